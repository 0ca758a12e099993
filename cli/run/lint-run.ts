/** The work of `lint`: the rules of `check` and of `validate` in one pass over the files. */
import type { Io } from '../command.ts';
import { byFileAndRule, type PlacedFinding } from '../finding.ts';
import { allMessages } from '../lint/all-messages.ts';
import { checkPage } from '../lint/check-page.ts';
import { validateText } from '../lint/data/validate-text.ts';
import { isPage } from '../lint/page/is-page.ts';
import type { FileFindings, RunResult } from '../report/report-types.ts';
import type { Source } from '../text/source.ts';
import { pageForm } from './cache/page-form.ts';
import type { Cached, RunCache } from './cache/run-cache.ts';
import { withCache } from './cache/with-cache.ts';
import { type CheckOptions, checkSiteOf } from './check-run.ts';
import { fixRun } from './fix/fix-run.ts';
import type { FilesToLint, LintedFile } from './lint-files.ts';
import type { PackedFindings } from './packed-findings.ts';
import { createProgress } from './progress.ts';
import type { FileRun } from './run-or-watch.ts';
import { sourceAgain, storedFindings } from './stored-findings.ts';
import { lintInThreads } from './threads/lint-in-threads.ts';
import { threadsFor } from './threads/thread-count.ts';
import { cachedData, expectationsOf, packedData, type RunExpectations, type ValidateOptions } from './validate-run.ts';

export interface LintOptions extends CheckOptions, ValidateOptions {}

const isJson = (file: string): boolean => /\.json$/i.test(file);
const hasOneKind = (file: string): boolean => /\.(?:json|[cm]?js)$/i.test(file);

/** Returns the expectations of the run. Of the named files only JSON must contain data: a page may have none. */
export function lintExpectationsOf(options: LintOptions, files: FileRun, io: Io): RunExpectations {
  const expected = expectationsOf(options, files, io);
  return { ...expected, named: new Set([...expected.named].filter(isJson)) };
}

/** Returns the results of earlier runs, also of those of `check` and `validate`. */
export function cachedFiles(cache: RunCache | undefined, expected: RunExpectations): Cached<LintedFile> | undefined {
  if (!cache) return undefined;
  const pages = cache.results(pageForm);
  const data = cachedData(cache, expected);
  return {
    hashes: pages.hashes,
    has: (file) => data?.has(file) === true,
    get(file, hash) {
      const ofData = data?.get(file, hash);
      const page = hasOneKind(file) ? undefined : pages.get(file, hash);
      return ofData && (page || hasOneKind(file)) ? { file, page, data: ofData } : undefined;
    },
    set(file, hash, result) {
      data?.set(file, hash, result.data);
      if (result.page) pages.set(file, hash, result.page);
    },
  };
}

const allFindings = (source: Source, expected: RunExpectations): readonly PlacedFinding[] => [
  ...(isPage(source) ? checkPage(source) : []),
  ...validateText(source, expected).findings,
];

/** Fixes the files if the options request it. Returns the environment of the check. */
export const fixLinted = (options: LintOptions, files: FileRun, expected: RunExpectations, io: Io): Promise<Io> =>
  fixRun(options, files, { loadCheck: async () => (source) => allFindings(source, expected) }, io);

/** Checks the files, in threads if there are enough of them. */
async function lintAll(files: FilesToLint & Pick<FileRun, 'stdin'>, { concurrency }: LintOptions, io: Io) {
  const progress = createProgress(files.paths.length, io);
  try {
    return await lintInThreads({ ...files, onFiles: progress.step }, io, threadsFor(files, concurrency, io));
  } finally {
    progress.end();
  }
}

const identityOf = ({ rule, code, args, start, end }: PlacedFinding): string =>
  JSON.stringify([rule, code, args, start.offset, end.offset]);

/** Returns a file without the findings that both kinds of rules report, such as an invalid encoding. */
const distinct = (stored: FileFindings): FileFindings => ({
  source: stored.source,
  get findings() {
    return [...new Map(stored.findings.toReversed().map((one) => [identityOf(one), one])).values()].toReversed();
  },
});

/** Checks the pages and the data of a run. Returns undefined when the run is interrupted. */
export async function lintRun(
  options: LintOptions,
  fileRun: FileRun,
  { cached, ...expected }: RunExpectations & { readonly cached: Cached<LintedFile> | undefined },
  io: Io,
): Promise<RunResult | undefined> {
  const { config, inputs, stdin, reading, paths, isReported } = fileRun;
  const { results: linted, unread } = await withCache(
    {
      ...{ paths, reading, cached },
      fileOf: ({ file }) => file,
      compute: async (paths, reading) => {
        const { files, unread } = await lintAll({ ...expected, paths, reading, stdin }, options, io);
        return { results: files, unread };
      },
    },
    io,
  );
  if (io.signal.aborted) return undefined;
  const site = await checkSiteOf(
    linted.flatMap(({ page }) => page ?? []),
    options,
    fileRun,
    io,
  );
  const own = linted.filter(({ file }) => isReported(file));
  const packed = new Map<string, readonly PackedFindings[]>();
  for (const [file, found] of site.packed) if (isReported(file)) packed.set(file, found.packed);
  for (const { file, data } of own) {
    const found = packedData(data, expected, io);
    if (found.length > 0) packed.set(file, [...(packed.get(file) ?? []), ...found]);
  }
  const sources = new Map(own.map(({ file, data }) => [file, data.source]));
  return {
    command: 'lint',
    inputs,
    files: own.filter(({ file, page, data }) => page || data.hasEntities || expected.named.has(file)).length,
    read: new Set([...own.map(({ file }) => file), ...site.stylesheets]),
    results: [...packed].map(([file, found]) =>
      distinct(storedFindings(sources.get(file) ?? sourceAgain(file, io), found, config.levels)),
    ),
    unread: [...unread, ...site.unread],
    skipped: [...site.skipped, ...own.flatMap(({ data }) => data.skipped)]
      .filter(({ rule, file }) => isReported(file) && config.levels(file)[rule] !== 'off')
      .sort(byFileAndRule),
    messages: allMessages,
  };
}
