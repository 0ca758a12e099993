import type { ExitCode, Io } from '../../command.ts';
import { applyLevels } from '../../config/settings.ts';
import { byFileAndRule, type SkippedRule } from '../../finding.ts';
import { checkPage } from '../../lint/check-page.ts';
import { messages } from '../../lint/rules/messages.en.ts';
import { checkSite } from '../../lint/site/check-site.ts';
import type { PageSummary } from '../../lint/site/page-summary.ts';
import type { SiteRoot } from '../../lint/site/site-paths.ts';
import { finish } from '../../report/finish.ts';
import type { FileFindings, ReportOptions } from '../../report/report-types.ts';
import type { CheckedFiles, FilesToCheck } from '../../run/check-files.ts';
import { fixFiles } from '../../run/fix/fix-files.ts';
import type { FixOptions } from '../../run/fix/fix-options.ts';
import { readAgain, readFiles } from '../../run/inputs.ts';
import { createProgress } from '../../run/progress.ts';
import type { RunOptions } from '../../run/run-options.ts';
import { type FileRun, runOrWatch } from '../../run/run-or-watch.ts';
import { checkPaths, siteRootOf } from '../../run/site-files.ts';
import { checkInThreads } from '../../run/threads/check-in-threads.ts';
import { threadsFor } from '../../run/threads/thread-count.ts';

/** File extensions that are read in a folder. */
const extensions = ['html', 'htm'];

export interface CheckOptions extends ReportOptions, FixOptions, RunOptions {
  /** The folder that root-relative links resolve to. */
  readonly siteRoot?: string;
}

/** Adds the findings that need all pages, and returns the rules that could not run on some of them. */
async function addSiteFindings(
  results: Map<string, FileFindings>,
  pages: readonly PageSummary[],
  root: SiteRoot | undefined,
  io: Io,
): Promise<readonly SkippedRule[]> {
  const { missing, skipped } = await checkPaths(pages, root);
  for (const [file, findingsIn] of checkSite(pages, root, missing)) {
    const { source, findings } = results.get(file) ?? { source: await readAgain(file, io), findings: [] };
    results.set(file, { source, findings: [...findings, ...findingsIn(source)] });
  }
  return skipped;
}

/** Checks the files, in threads if there are enough of them. */
async function checkAll(
  files: FilesToCheck & Pick<FileRun, 'stdin'>,
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

async function checkOnce(options: CheckOptions, round: FileRun, world: Io): Promise<ExitCode> {
  const { config, inputs, stdin, reading, paths, ownPaths, isReported } = round;
  const { levels } = config;
  const io = await fixFiles(
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
  const results = new Map<string, FileFindings>();
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
    messages,
  } as const;
  return finish(outcome, options, io);
}

/** Checks pages and prints the findings, once or after every change. */
export const run = (options: CheckOptions, io: Io): Promise<ExitCode> =>
  runOrWatch(options, extensions, io, (round) => checkOnce(options, round, io));
