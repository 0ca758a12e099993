/** Starts the command, after `main.ts` has checked the version of Node. It is in the same folder in `dist`. */
import { runProcess } from './process.ts';

runProcess(import.meta.url);
