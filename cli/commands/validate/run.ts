import type { ExitCode, Io } from '../../command.ts';
import { finish } from '../../report/finish.ts';
import { runOrWatch } from '../../run/run-or-watch.ts';
import { expectationsOf, fixData, type ValidateOptions, validateRun } from '../../run/validate-run.ts';

/** File extensions that are read in a folder. */
const extensions = ['json', 'html', 'htm', 'js', 'mjs', 'cjs'];

/** Checks site contexts and other entities, once or after every change. @throws UserError when no input contains any. */
export const run = (options: ValidateOptions, io: Io): Promise<ExitCode> =>
  runOrWatch(options, extensions, io, async (files) => {
    const expected = expectationsOf(options, files, io);
    const fixed = await fixData(options, files, expected, io);
    const result = await validateRun(options, files, expected, fixed);
    return result ? finish(result, options, fixed) : 130;
  });
