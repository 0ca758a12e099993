import type { ExitCode, Io } from '../../command.ts';
import { finish } from '../../report/finish.ts';
import { openCache } from '../../run/cache/run-cache.ts';
import { cachedFiles, fixLinted, type LintOptions, lintExpectationsOf, lintRun } from '../../run/lint-run.ts';
import { runOrWatch } from '../../run/run-or-watch.ts';

/** File extensions that are read in a folder. */
const extensions = ['json', 'html', 'htm', 'js', 'mjs', 'cjs'];

/** Returns the options with the working directory as the input, if they name none. */
const withInput = (options: LintOptions): LintOptions =>
  options.inputs.length === 0 && options.filesFrom === undefined ? { ...options, inputs: ['.'] } : options;

/** Checks the pages and the data of a site, once or after every change. */
export const run = (given: LintOptions, io: Io): Promise<ExitCode> => {
  const options = withInput(given);
  return runOrWatch(options, extensions, io, async (files) => {
    const expected = lintExpectationsOf(options, files, io);
    const cache = await openCache(options, io);
    const fixed = await fixLinted(options, files, expected, io);
    const result = await lintRun(options, files, { ...expected, cached: cachedFiles(cache, expected) }, fixed);
    if (!result) return 130;
    await cache?.save();
    return finish(result, options, fixed);
  });
};
