/** The version of the package, in a module of its own, so that `--version` loads nothing else. */
export { version } from '../package.json';
