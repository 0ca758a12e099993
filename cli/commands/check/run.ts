import type { ExitCode, Io } from '../../command.ts';
import { applyLevels } from '../../config/settings.ts';
import type { CheckedFiles, FilesToCheck } from '../../engine/check-files.ts';
import { checkPage } from '../../engine/check-page.ts';
import { checkSite } from '../../engine/check-site.ts';
import { readAgain, readFiles } from '../../engine/inputs.ts';
import type { PageSummary } from '../../engine/page-summary.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import type { SiteRoot } from '../../engine/site-paths.ts';
import { byFileAndRule, type SkippedRule } from '../../engine/skipped.ts';
import { finish } from '../../finish.ts';
import { mendedWorld } from '../../fix/mended.ts';
import type { FixOptions } from '../../fix/options.ts';
import { createProgress } from '../../progress.ts';
import type { RoundOptions } from '../../rounds/options.ts';
import { type Round, runRounds } from '../../rounds/run-rounds.ts';
import { checkPaths, siteRootOf } from '../../site-files.ts';
import { checkInThreads } from '../../threads/check-in-threads.ts';
import { threadsFor } from '../../threads/thread-count.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['html', 'htm'];

export interface CheckOptions extends ReportOptions, FixOptions, RoundOptions {
  /** The folder that `/` of links stands for. */
  readonly siteRoot?: string;
}

/** Adds what is known only when all pages have been read, and returns the rules that could not run on some. */
async function addSiteFindings(
  results: Map<string, Result>,
  pages: readonly PageSummary[],
  root: SiteRoot | undefined,
  io: Io,
): Promise<readonly SkippedRule[]> {
  const { missing, skipped } = await checkPaths(pages, root);
  for (const [file, tell] of checkSite(pages, root, missing)) {
    const { source, findings } = results.get(file) ?? { source: await readAgain(file, io), findings: [] };
    results.set(file, { source, findings: [...findings, ...tell(source)] });
  }
  return skipped;
}

/** By threads where that pays, and where files are all there is to read. */
async function checkAll(
  files: FilesToCheck & Pick<Round, 'stdin'>,
  { concurrency }: CheckOptions,
  io: Io,
): Promise<CheckedFiles> {
  const progress = createProgress(files.paths.length, io);
  try {
    return await checkInThreads({ ...files, onPage: progress.step }, io, threadsFor(files, concurrency, io));
  } finally {
    progress.end();
  }
}

async function checkOnce(options: CheckOptions, round: Round, world: Io): Promise<ExitCode> {
  const { config, inputs, stdin, reading, paths, ownPaths, isReported } = round;
  const { levels } = config;
  const io = await mendedWorld(
    {
      ...options,
      stdin,
      sources: () => readFiles(ownPaths, world, { ...reading, onUnreadable: () => {} }),
      check: (source) => applyLevels(checkPage(source), levels(source.file)),
    },
    world,
  );
  const { pages, unread } = await checkAll({ paths, reading, stdin }, options, io);
  if (io.signal.aborted) return 130;
  const summaries = pages.map(({ summary }) => summary);
  const results = new Map<string, Result>();
  for (const { source, findings } of pages) if (source) results.set(source.file, { source, findings });
  const root = await siteRootOf(inputs, options, config, summaries, io);
  const inSite = await addSiteFindings(results, summaries, root, io);
  const files = summaries.map(({ file }) => file).filter(isReported);
  const outcome = {
    command: 'check',
    files: files.length,
    read: new Set(files),
    results: [...results.values()]
      .filter(({ source }) => isReported(source.file))
      .map(({ source, findings }) => ({
        source,
        findings: applyLevels(findings, levels(source.file)),
      })),
    unread,
    skipped: [...pages.flatMap((page) => page.skipped), ...inSite]
      .filter(({ rule, file }) => isReported(file) && levels(file)[rule] !== 'off')
      .sort(byFileAndRule),
    words: messages,
  } as const;
  return finish(outcome, options, io);
}

/** Checks pages and prints what was found, once or again and again. */
export const run = (options: CheckOptions, io: Io): Promise<ExitCode> =>
  runRounds(options, extensions, io, (round) => checkOnce(options, round, io));
