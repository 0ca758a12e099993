/** Starts the command, after `main.ts` has checked the version of Node. */
export { runProcess as start } from './process.ts';
