/** Starts the command, after `main.ts` has checked the version of Node. It is in the same folder in `dist`. */
import { runProcess } from './process.ts';

/** Resolves when the command has ended; rejects if it cannot start. */
export const ended = runProcess(import.meta.url);
