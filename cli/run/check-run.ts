/** The work of `check`: fixes pages, checks each of them and the links between them. */
import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { formatMessage } from '../../core/model/message-format.ts';
import { isUserError, type UserError } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import type { Config } from '../config/config.ts';
import { byFileAndRule, type SkippedRule } from '../finding.ts';
import { allMessages } from '../lint/all-messages.ts';
import { checkSite } from '../lint/site/check-site.ts';
import type { PageSummary } from '../lint/site/page-summary.ts';
import type { SiteRoot } from '../lint/site/site-paths.ts';
import { messages as runMessages } from '../messages.en.ts';
import type { ReportOptions, RunResult } from '../report/report-types.ts';
import type { Source } from '../text/source.ts';
import { withSlashes } from '../text/with-slashes.ts';
import { pageForm } from './cache/page-form.ts';
import type { CachedResults, RunCache } from './cache/run-cache.ts';
import { withCache } from './cache/with-cache.ts';
import type { CheckedFile, CheckedFiles, FilesToCheck } from './check-files.ts';
import type { FixOptions } from './fix/fix-options.ts';
import { fixRun } from './fix/fix-run.ts';
import { nameOf, readAgain } from './inputs.ts';
import { type PackedFindings, packFindings } from './packed-findings.ts';
import { createProgress } from './progress.ts';
import type { RunOptions } from './run-options.ts';
import type { FileRun } from './run-or-watch.ts';
import { checkPaths, type ReadStylesheet, siteRootOf } from './site-files.ts';
import { sourceAgain, storedFindings } from './stored-findings.ts';
import { threadsFor } from './threads/thread-count.ts';

export interface CheckOptions extends ReportOptions, FixOptions, RunOptions {
  /** The folder that root-relative links resolve to. */
  readonly siteRoot?: string;
}

/** Fixes the pages if the options request it. Returns the environment of the check. */
export const fixPages = (
  options: CheckOptions,
  files: FileRun,
  io: Io,
  cached?: CachedResults<CheckedFile>,
): Promise<Io> =>
  fixRun(options, files, { loadCheck: async () => (await import('../lint/check-page.ts')).checkPage, cached }, io);

/** Returns the pages of earlier runs. */
export const cachedPages = (cache: RunCache | undefined): CachedResults<CheckedFile> | undefined =>
  cache?.results(pageForm);

/** The packed findings of a file; its text only if it cannot be read again. */
export interface PackedFile {
  readonly source: Source | undefined;
  readonly packed: readonly PackedFindings[];
}

/** Adds the findings that need all pages, and returns the rules that could not run on some of them. */
async function addSiteFindings(
  results: Map<string, PackedFile>,
  pages: readonly PageSummary[],
  root: SiteRoot | undefined,
  read: ReadStylesheet,
  io: Io,
): Promise<readonly SkippedRule[]> {
  const { missing, stylesheets } = await checkPaths(pages, root, read);
  for (const [file, findingsIn] of checkSite(pages, root, missing, stylesheets.values())) {
    const known = results.get(file);
    const source = known?.source ?? stylesheets.get(file) ?? (await readAgain(file, io));
    const found = packFindings(findingsIn(source));
    results.set(file, { source: known?.source, packed: [...(known?.packed ?? []), found] });
  }
  return missing.skipped;
}

/** The stylesheets of a run: they are no inputs, but have findings. */
interface Stylesheets {
  readonly read: ReadStylesheet;
  /** The names of those that were read. */
  readonly files: ReadonlySet<string>;
  readonly unread: readonly UserError[];
}

function createStylesheets(
  { config: { isIgnored }, onFiles }: Pick<FileRun, 'config' | 'onFiles'>,
  isInput: (file: string) => boolean,
  io: Io,
): Stylesheets {
  const files = new Set<string>();
  const unread: UserError[] = [];
  return {
    files,
    unread,
    async read(path) {
      const file = nameOf(path, io, {});
      if (isInput(file) || isIgnored(file)) return undefined;
      onFiles([path]);
      // A link to a device or pipe may have no end.
      if (!(await stat(path)).isFile()) return undefined;
      try {
        const source = await readAgain(file, io);
        files.add(file);
        return source;
      } catch (error) {
        if (!isUserError(error)) throw error;
        unread.push(error);
        return undefined;
      }
    },
  };
}

/** Reports settings files without a site root that replace one with a site root. */
function noteReplacedSiteRoots(pages: readonly PageSummary[], { path, outerSiteRoot }: Config, io: Io): void {
  const name = (file: string): string => withSlashes(relative(io.cwd, file));
  const lines = pages.flatMap(({ file }) => {
    const [config, outer] = [path(file), outerSiteRoot(file)];
    if (config === undefined || outer === undefined) return [];
    return [formatMessage(runMessages['site-root-not-inherited'], { file: name(config), outer: name(outer) })];
  });
  for (const line of new Set(lines)) io.note(`${line}\n`);
}

/** Groups pages by their configured site root, absolute: settings files in several folders may describe several sites. */
function pagesBySiteRoot(
  pages: readonly PageSummary[],
  { siteRoot }: CheckOptions,
  config: Config,
  { cwd }: Io,
): ReadonlyMap<string | undefined, readonly PageSummary[]> {
  const groups = new Map<string | undefined, PageSummary[]>();
  for (const page of pages) {
    const root = siteRoot === undefined ? config.siteRoot(page.file) : resolve(cwd, siteRoot);
    const group = groups.get(root);
    if (group) group.push(page);
    else groups.set(root, [page]);
  }
  return groups;
}

/** Checks the files, in threads if there are enough of them. */
async function checkAll(
  files: FilesToCheck & Pick<FileRun, 'stdin'>,
  { concurrency }: CheckOptions,
  io: Io,
): Promise<CheckedFiles> {
  const progress = createProgress(files.paths.length, io);
  // A run whose results are all known loads no rule.
  const { checkInThreads } = await import('./threads/check-in-threads.ts');
  try {
    return await checkInThreads({ ...files, onPage: progress.step }, io, threadsFor(files, concurrency, io));
  } finally {
    progress.end();
  }
}

/** The findings of the pages of a run and those that need all of them, before the settings of rules are applied. */
export interface CheckedSite {
  readonly packed: ReadonlyMap<string, PackedFile>;
  /** Of each page, and of those whose site is not known. */
  readonly skipped: SkippedRule[];
  /** The names of the stylesheets that were read. */
  readonly stylesheets: ReadonlySet<string>;
  readonly unread: readonly UserError[];
}

/** Checks the links between pages, and everything else that needs several of them. */
export async function checkSiteOf(
  pages: readonly CheckedFile[],
  options: CheckOptions,
  { config, inputs, onFiles }: Pick<FileRun, 'config' | 'inputs' | 'onFiles'>,
  io: Io,
): Promise<CheckedSite> {
  const summaries = pages.map(({ summary }) => summary);
  const packed = new Map<string, PackedFile>();
  for (const { source, findings, summary } of pages)
    if (findings.length > 0 || source) packed.set(summary.file, { source, packed: [findings] });
  const inSite: SkippedRule[] = [];
  const names = new Set(summaries.map(({ file }) => file));
  const stylesheets = createStylesheets({ config, onFiles }, (file) => names.has(file), io);
  if (options.verbose && options.siteRoot === undefined) noteReplacedSiteRoots(summaries, config, io);
  for (const [configured, pages] of pagesBySiteRoot(summaries, options, config, io)) {
    const root = await siteRootOf(inputs, configured, pages, io);
    inSite.push(...(await addSiteFindings(packed, pages, root, stylesheets.read, io)));
  }
  return {
    packed,
    skipped: [...pages.flatMap((page) => page.skipped), ...inSite],
    stylesheets: stylesheets.files,
    unread: stylesheets.unread,
  };
}

/** Checks the pages of a run. Returns undefined when the run is interrupted. */
export async function checkRun(
  options: CheckOptions,
  fileRun: FileRun,
  io: Io,
  cached?: CachedResults<CheckedFile>,
): Promise<RunResult | undefined> {
  const { inputs, stdin, reading, paths, isReported, config } = fileRun;
  const { levels } = config;
  const { results: pages, unread } = await withCache(
    {
      ...{ paths, reading, cached },
      fileOf: ({ summary }) => summary.file,
      compute: async (paths, reading) => {
        const { pages, unread } = await checkAll({ paths, reading, stdin }, options, io);
        return { results: pages, unread };
      },
    },
    io,
  );
  if (io.signal.aborted) return undefined;
  const site = await checkSiteOf(pages, options, fileRun, io);
  const files = pages.map(({ summary }) => summary.file).filter(isReported);
  return {
    command: 'check',
    inputs,
    files: files.length,
    read: new Set([...files, ...site.stylesheets]),
    results: [...site.packed]
      .filter(([file]) => isReported(file))
      .map(([file, { source = sourceAgain(file, io), packed }]) => storedFindings(source, packed, levels)),
    unread: [...unread, ...site.unread],
    skipped: site.skipped
      .filter(({ rule, file }) => isReported(file) && levels(file)[rule] !== 'off')
      .sort(byFileAndRule),
    messages: allMessages,
  };
}
