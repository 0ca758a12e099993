import { relative, resolve, sep } from 'node:path';
import type { EntityName } from '../../../core/model/schema/names.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { applyLevels } from '../../config/settings.ts';
import type { PlacedFinding } from '../../finding.ts';
import { entityDefault } from '../../lint/data/data-rules.ts';
import { type FileKind, fileKind } from '../../lint/data/find-entities.ts';
import { messages } from '../../lint/data/messages.en.ts';
import { identifyingKeys } from '../../lint/data/recognise.ts';
import { contextNamesWith } from '../../lint/data/script-contexts.ts';
import { type Expectations, validateText } from '../../lint/data/validate-text.ts';
import { messages as ofPages } from '../../lint/rules/messages.en.ts';
import { finish } from '../../report/finish.ts';
import type { ReportOptions } from '../../report/report-types.ts';
import { fixFiles } from '../../run/fix/fix-files.ts';
import type { FixOptions } from '../../run/fix/fix-options.ts';
import type { InputOptions } from '../../run/input-options.ts';
import { readFiles } from '../../run/inputs.ts';
import { createProgress } from '../../run/progress.ts';
import type { RunOptions } from '../../run/run-options.ts';
import { type FileRun, runOrWatch } from '../../run/run-or-watch.ts';
import { threadsFor } from '../../run/threads/thread-count.ts';
import { validateInThreads } from '../../run/threads/validate-in-threads.ts';
import type { FilesToValidate, ValidatedFile } from '../../run/validate-files.ts';
import type { Source } from '../../text/source.ts';

/** File extensions that are read in a folder. */
const extensions = ['json', 'html', 'htm', 'js', 'mjs', 'cjs'];

const fail = userErrors(messages);

export interface ValidateOptions extends ReportOptions, FixOptions, RunOptions {
  /** The entity in the JSON files, for files whose content does not identify it. */
  readonly as?: EntityName;
  /** Further variables that contexts are assigned to. */
  readonly contextVariable?: readonly string[];
}

const noContext = {
  json: 'no-context-json',
  page: 'no-context-page',
  script: 'no-context-script',
} as const satisfies Record<FileKind, keyof typeof messages>;

const adviceOf = (names: readonly string[]) => ({ keys: identifyingKeys, names: names.join(', ') });

/** Returns the files that the user named one by one, as sources name them. */
const namedFiles = (
  inputs: readonly string[],
  { stdinFilename = '<stdin>' }: InputOptions,
  { cwd }: Io,
): ReadonlySet<string> =>
  new Set(
    inputs.map((input) => (input === '-' ? stdinFilename : relative(cwd, resolve(cwd, input)).replaceAll(sep, '/'))),
  );

const mostListed = 3;

const listed = (inputs: readonly string[]): string =>
  [...inputs.slice(0, mostListed), ...(inputs.length > mostListed ? ['…'] : [])].join(', ');

/** Reports a named file without data to check. It is not an error, because a shell glob may have named the file. */
function nothingIn({ file, text }: Source, names: readonly string[]): PlacedFinding {
  const start = { line: 1, column: 1, offset: 0 };
  const code = noContext[fileKind(text)];
  return { rule: 'no-context', code, severity: 'warn', args: adviceOf(names), file, start, end: start };
}

/** Validates the files, in threads if there are enough of them. */
async function validateAll(files: FilesToValidate & Pick<FileRun, 'stdin'>, { concurrency }: ValidateOptions, io: Io) {
  const progress = createProgress(files.paths.length, io);
  try {
    return await validateInThreads({ ...files, onFiles: progress.step }, io, threadsFor(files, concurrency, io));
  } finally {
    progress.end();
  }
}

/** Whether a file outside this shard contains data: only a run without any data fails. */
async function isElsewhere({ paths, ownPaths, reading }: FileRun, expected: Expectations, io: Io): Promise<boolean> {
  const own = new Set(ownPaths);
  const others = paths.filter((path) => !own.has(path));
  for await (const source of readFiles(others, io, { ...reading, onUnreadable: () => {} }))
    if (validateText(source, expected).hasEntities) return true;
  return false;
}

async function validateOnce(options: ValidateOptions, round: FileRun, world: Io): Promise<ExitCode> {
  const { config, inputs, stdin, reading, ownPaths } = round;
  const { levels } = config;
  const names = contextNamesWith(options.contextVariable);
  const reportsDefaults = config.isEnabled(entityDefault);
  const expected = { named: namedFiles(inputs, options, world), as: options.as, names, reportsDefaults };
  const io = await fixFiles(
    {
      ...options,
      stdin,
      sources: () => readFiles(ownPaths, world, { ...reading, onUnreadable: () => {} }),
      check: (source) => applyLevels(validateText(source, expected).findings, levels(source.file)),
    },
    world,
  );
  const { files: read, unread } = await validateAll({ ...expected, paths: ownPaths, reading, stdin }, options, io);
  if (io.signal.aborted) return 130;
  const holding = read.filter(({ hasEntities }) => hasEntities);
  if (holding.length === 0 && inputs.length > 0 && unread.length === 0 && !(await isElsewhere(round, expected, io)))
    throw fail('no-context-anywhere', { inputs: listed(inputs), ...adviceOf(names) });
  const isEmpty = ({ file, hasEntities }: ValidatedFile): boolean => !hasEntities && expected.named.has(file);
  const results = read.flatMap((one) => {
    const { source, findings } = one;
    if (!source) return [];
    const all = isEmpty(one) ? [nothingIn(source, names), ...findings] : findings;
    return [{ source, findings: applyLevels(all, levels(source.file)) }];
  });
  const outcome = {
    command: 'validate',
    files: holding.length + read.filter(isEmpty).length,
    read: new Set(read.map(({ file }) => file)),
    results,
    unread,
    skipped: [],
    messages: { ...ofPages, ...messages },
  } as const;
  return finish(outcome, options, io);
}

/** Checks site contexts and other entities, once or after every change. @throws UserError when no input contains any. */
export const run = (options: ValidateOptions, io: Io): Promise<ExitCode> =>
  runOrWatch(options, extensions, io, (round) => validateOnce(options, round, io));
