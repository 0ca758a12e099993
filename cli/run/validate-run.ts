/** The work of `validate`: fixes files, and checks the data in them. */
import { relative, resolve } from 'node:path';
import type { EntityName } from '../../core/model/schema/names.ts';
import { userErrors } from '../../core/model/user-error.ts';
import type { Io } from '../command.ts';
import { byFileAndRule, type PlacedFinding } from '../finding.ts';
import { allMessages } from '../lint/all-messages.ts';
import { entityDefault } from '../lint/data/data-rules.ts';
import { type FileKind, fileKind } from '../lint/data/find-entities.ts';
import { messages } from '../lint/data/messages.en.ts';
import { identifyingKeys } from '../lint/data/recognise.ts';
import { contextNamesWith } from '../lint/data/script-contexts.ts';
import { type Expectations, validateText } from '../lint/data/validate-text.ts';
import type { ReportOptions, RunResult } from '../report/report-types.ts';
import type { Source } from '../text/source.ts';
import { withSlashes } from '../text/with-slashes.ts';
import { dataForm } from './cache/data-form.ts';
import type { CachedResults, RunCache } from './cache/run-cache.ts';
import { withCache } from './cache/with-cache.ts';
import type { FixOptions } from './fix/fix-options.ts';
import { fixRun } from './fix/fix-run.ts';
import type { InputOptions } from './input-options.ts';
import { readFiles } from './inputs.ts';
import { type PackedFindings, packFindings } from './packed-findings.ts';
import { createProgress } from './progress.ts';
import type { RunOptions } from './run-options.ts';
import type { FileRun } from './run-or-watch.ts';
import { sourceAgain, storedFindings } from './stored-findings.ts';
import { threadsFor } from './threads/thread-count.ts';
import { validateInThreads } from './threads/validate-in-threads.ts';
import type { FilesToValidate, ValidatedFile } from './validate-files.ts';

const fail = userErrors(messages);

export interface ValidateOptions extends ReportOptions, FixOptions, RunOptions {
  /** The entity in the JSON files, for files whose content does not identify it. */
  readonly as?: EntityName;
  /** Suffixes of further variables that contexts are assigned to. */
  readonly contextVariable?: readonly string[];
}

const noContext = {
  json: 'no-context-json',
  page: 'no-context-page',
  script: 'no-context-script',
} as const satisfies Record<FileKind, keyof typeof messages>;

const adviceOf = (names: readonly string[]) => ({ keys: identifyingKeys, names: names.join(', ') });

/** Returns the names of the files that are inputs themselves, not found in a folder. */
const namedFiles = (
  inputs: readonly string[],
  { stdinFilename = '<stdin>' }: InputOptions,
  { cwd }: Io,
): ReadonlySet<string> =>
  new Set(inputs.map((input) => (input === '-' ? stdinFilename : withSlashes(relative(cwd, resolve(cwd, input))))));

const mostListed = 3;

const listed = (inputs: readonly string[]): string =>
  [...inputs.slice(0, mostListed), ...(inputs.length > mostListed ? ['…'] : [])].join(', ');

/** Reports a named file without data to check. It is not an error, because a shell glob may have named the file. */
function nothingIn({ file, text }: Source, names: readonly string[]): PlacedFinding {
  const start = { line: 1, column: 1, offset: 0 };
  const code = noContext[fileKind(text)];
  return { rule: 'no-context', code, severity: 'warn', args: adviceOf(names), file, start, end: start };
}

export interface RunExpectations extends Expectations {
  readonly names: readonly string[];
}

/** Returns the files of earlier runs with the same expectations. */
export const cachedData = (
  cache: RunCache | undefined,
  { named, ...others }: Expectations,
): CachedResults<ValidatedFile> | undefined => {
  const general = JSON.stringify(others);
  return cache?.results(dataForm, (file) => `${named.has(file)} ${general}`);
};

interface WithCache {
  readonly cached: CachedResults<ValidatedFile> | undefined;
}

/** Returns the expectations of the run about its files. */
export const expectationsOf = (options: ValidateOptions, { config, inputs }: FileRun, io: Io): RunExpectations => ({
  named: namedFiles(inputs, options, io),
  as: options.as,
  names: contextNamesWith(options.contextVariable),
  reportsDefaults: config.isEnabled(entityDefault),
});

/** Fixes the files if the options request it. Returns the environment of the check. */
export const fixData = (
  options: ValidateOptions,
  files: FileRun,
  { cached, ...expected }: Expectations & WithCache,
  io: Io,
): Promise<Io> =>
  fixRun(options, files, { loadCheck: async () => (source) => validateText(source, expected).findings, cached }, io);

/** Validates the files, in threads if there are enough of them. */
async function validateAll(files: FilesToValidate & Pick<FileRun, 'stdin'>, { concurrency }: ValidateOptions, io: Io) {
  const progress = createProgress(files.paths.length, io);
  try {
    return await validateInThreads({ ...files, onFiles: progress.step }, io, threadsFor(files, concurrency, io));
  } finally {
    progress.end();
  }
}

/** Returns the packed findings of a file with data; of one that was expected to have some, that it has none. */
export function packedData(
  { file, source, findings, hasEntities }: ValidatedFile,
  { named, names }: RunExpectations,
  io: Io,
): readonly PackedFindings[] {
  if (hasEntities || !named.has(file)) return findings.length === 0 ? [] : [findings];
  return [packFindings([nothingIn(source ?? sourceAgain(file, io), names)]), findings];
}

/** Whether a file outside this shard contains data: only a run without any data fails. */
async function isElsewhere({ paths, ownPaths, reading }: FileRun, expected: Expectations, io: Io): Promise<boolean> {
  const own = new Set(ownPaths);
  const others = paths.filter((path) => !own.has(path));
  for await (const source of readFiles(others, io, { ...reading, onUnreadable: () => {} }))
    if (validateText(source, expected).hasEntities) return true;
  return false;
}

/**
 * Validates the files of a run. Returns undefined when the run is interrupted.
 *
 * @throws UserError when no input contains any data.
 */
export async function validateRun(
  options: ValidateOptions,
  fileRun: FileRun,
  { cached, ...expected }: RunExpectations & WithCache,
  io: Io,
): Promise<RunResult | undefined> {
  const { config, inputs, stdin, reading, ownPaths } = fileRun;
  const { names, named } = expected;
  const { results: read, unread } = await withCache(
    {
      ...{ paths: ownPaths, reading, cached },
      fileOf: ({ file }) => file,
      compute: async (paths, reading) => {
        const { files, unread } = await validateAll({ ...expected, paths, reading, stdin }, options, io);
        return { results: files, unread };
      },
    },
    io,
  );
  if (io.signal.aborted) return undefined;
  const holding = read.filter(({ hasEntities }) => hasEntities);
  if (holding.length === 0 && inputs.length > 0 && unread.length === 0 && !(await isElsewhere(fileRun, expected, io)))
    throw fail('no-context-anywhere', { inputs: listed(inputs), ...adviceOf(names) });
  const isEmpty = ({ file, hasEntities }: ValidatedFile): boolean => !hasEntities && named.has(file);
  const results = read.flatMap((one) => {
    const packed = packedData(one, expected, io);
    return packed.length === 0 ? [] : [storedFindings(one.source ?? sourceAgain(one.file, io), packed, config.levels)];
  });
  return {
    command: 'validate',
    inputs,
    files: holding.length + read.filter(isEmpty).length,
    read: new Set(read.map(({ file }) => file)),
    results,
    unread,
    skipped: read
      .flatMap(({ skipped }) => skipped)
      .filter(({ rule, file }) => config.levels(file)[rule] !== 'off')
      .sort(byFileAndRule),
    messages: allMessages,
  };
}
