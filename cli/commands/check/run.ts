import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { loadConfig } from '../../config/config.ts';
import { applyLevels } from '../../config/settings.ts';
import type { CheckedFiles, FilesToCheck } from '../../engine/check-files.ts';
import { checkPage } from '../../engine/check-page.ts';
import { checkSite } from '../../engine/check-site.ts';
import { allInputs, findFiles, nameOf, readAgain, readFiles } from '../../engine/inputs.ts';
import type { PageSummary } from '../../engine/page-summary.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import type { SiteRoot } from '../../engine/site-paths.ts';
import { finish } from '../../finish.ts';
import { mendedWorld } from '../../fix/mended.ts';
import type { FixOptions } from '../../fix/options.ts';
import { type InputOptions, stdinName } from '../../input-options.ts';
import { messages as commandMessages } from '../../messages.en.ts';
import { createProgress } from '../../progress.ts';
import { missingOnDisk, siteRootOf } from '../../site-files.ts';
import { checkInThreads } from '../../threads/check-in-threads.ts';
import { type Concurrency, threadCount } from '../../threads/thread-count.ts';
import { type Cover, watchRounds } from '../../watch.ts';
import { messages } from './messages.en.ts';
import { type PartOptions, partOf } from './part.ts';

const fail = userErrors(commandMessages);

/** File endings that a folder is searched for. */
const extensions = ['html', 'htm'];

export interface CheckOptions extends ReportOptions, InputOptions, FixOptions, PartOptions {
  readonly inputs: readonly string[];
  /** The folder that `/` of links stands for. */
  readonly siteRoot?: string;
  readonly concurrency?: Concurrency;
  readonly watch?: boolean;
}

/** Adds what is known only when all pages have been read. */
async function addSiteFindings(
  results: Map<string, Result>,
  pages: readonly PageSummary[],
  root: SiteRoot | undefined,
  io: Io,
): Promise<void> {
  for (const [file, tell] of checkSite(pages, root, await missingOnDisk(pages, root))) {
    const { source, findings } = results.get(file) ?? { source: await readAgain(file, io), findings: [] };
    results.set(file, { source, findings: [...findings, ...tell(source)] });
  }
}

/** By threads where that pays, and where files are all there is to read. */
async function checkAll(files: FilesToCheck, { concurrency }: CheckOptions, io: Io): Promise<CheckedFiles> {
  const { paths, stdin } = files;
  const progress = createProgress(paths.length, io);
  const count = io.texts || stdin !== undefined ? 1 : threadCount(paths.length, concurrency);
  try {
    return await checkInThreads({ ...files, onPage: progress.step }, io, count);
  } finally {
    progress.end();
  }
}

async function checkOnce(options: CheckOptions, world: Io, cover: Cover = () => {}): Promise<ExitCode> {
  const config = await loadConfig(options.config, world);
  const { isIgnored, levels } = config;
  const inputs = await allInputs(options.inputs, options, world);
  const reading = { ...options, isIgnored };
  const stdin = stdinName(inputs, options);
  const paths = await findFiles(inputs, extensions, world, reading);
  cover(paths);
  const names = paths.map((path) => nameOf(path, world, options));
  const isReported = await partOf(names, options, world);
  const ownPaths = paths.filter((_, index) => isReported(names[index] ?? ''));
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
  await addSiteFindings(results, summaries, await siteRootOf(inputs, options, config, summaries, io), io);
  const files = summaries.map(({ file }) => file).filter(isReported);
  const outcome = {
    files: files.length,
    read: new Set(files),
    results: [...results.values()]
      .filter(({ source }) => isReported(source.file))
      .map(({ source, findings }) => ({
        source,
        findings: applyLevels(findings, levels(source.file)),
      })),
    unread,
    words: messages,
  };
  return finish(outcome, options, io);
}

const isPage = (name: string): boolean => extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Checks pages and prints what was found, once or again and again. */
export async function run(options: CheckOptions, io: Io): Promise<ExitCode> {
  if (!options.watch) return checkOnce(options, io);
  if (options.inputs.includes('-') || options.filesFrom === '-') throw fail('watch-stdin');
  return watchRounds((cover) => checkOnce(options, io, cover), isPage, io);
}
