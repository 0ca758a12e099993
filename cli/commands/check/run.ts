import type { ExitCode, Io } from '../../command.ts';
import { finish } from '../../report/finish.ts';
import { openCache } from '../../run/cache/run-cache.ts';
import { type CheckOptions, cachedPages, checkRun, fixPages } from '../../run/check-run.ts';
import { runOrWatch } from '../../run/run-or-watch.ts';

/** File extensions that are read in a folder. */
const extensions = ['html', 'htm'];

/** Checks pages and prints the findings, once or after every change. */
export const run = (options: CheckOptions, io: Io): Promise<ExitCode> =>
  runOrWatch(options, extensions, io, async (files) => {
    const cache = await openCache(options, io);
    const cached = cachedPages(cache);
    const fixed = await fixPages(options, files, io, cached);
    const result = await checkRun(options, files, fixed, cached);
    if (!result) return 130;
    await cache?.save();
    return finish(result, options, fixed);
  });
