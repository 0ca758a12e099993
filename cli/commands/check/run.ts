import type { ExitCode, Io } from '../../command.ts';
import { finish } from '../../report/finish.ts';
import { type CheckOptions, checkRun, fixPages } from '../../run/check-run.ts';
import { runOrWatch } from '../../run/run-or-watch.ts';

/** File extensions that are read in a folder. */
const extensions = ['html', 'htm'];

/** Checks pages and prints the findings, once or after every change. */
export const run = (options: CheckOptions, io: Io): Promise<ExitCode> =>
  runOrWatch(options, extensions, io, async (files) => {
    const fixed = await fixPages(options, files, io);
    const result = await checkRun(options, files, fixed);
    return result ? finish(result, options, fixed) : 130;
  });
