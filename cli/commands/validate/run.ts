import type { ExitCode, Io } from '../../command.ts';
import { finish } from '../../report/finish.ts';
import { openCache } from '../../run/cache/run-cache.ts';
import { runOrWatch } from '../../run/run-or-watch.ts';
import { cachedData, expectationsOf, fixData, type ValidateOptions, validateRun } from '../../run/validate-run.ts';

/** File extensions that are read in a folder. */
const extensions = ['json', 'html', 'htm', 'js', 'mjs', 'cjs'];

/** Checks site contexts and other entities, once or after every change. @throws UserError when no input contains any. */
export const run = (options: ValidateOptions, io: Io): Promise<ExitCode> =>
  runOrWatch(options, extensions, io, async (files) => {
    const expected = expectationsOf(options, files, io);
    const cache = await openCache(options, io);
    const cached = cachedData(cache, expected);
    const fixed = await fixData(options, files, { ...expected, cached }, io);
    const result = await validateRun(options, files, { ...expected, cached }, fixed);
    if (!result) return 130;
    await cache?.save();
    return finish(result, options, fixed);
  });
