/** The version of the package, in a separate module, so that `--version` loads nothing else. */
export { version } from '../package.json';
