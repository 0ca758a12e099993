import { relative, resolve, sep } from 'node:path';
import type { Finding } from '../../../core/model/finding.ts';
import type { EntityName } from '../../../core/model/schema/names.ts';
import { type UserError, userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { applyLevels } from '../../config/settings.ts';
import { checkEntities } from '../../engine/context/check-entities.ts';
import { type FileKind, type FoundEntities, fileKind, findEntities } from '../../engine/context/find-entities.ts';
import { tellingKeys } from '../../engine/context/recognise.ts';
import { contextNames } from '../../engine/context/script-contexts.ts';
import { readFiles } from '../../engine/inputs.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import type { Source } from '../../engine/source.ts';
import { finish } from '../../finish.ts';
import { mendedWorld } from '../../fix/mended.ts';
import type { FixOptions } from '../../fix/options.ts';
import type { InputOptions } from '../../input-options.ts';
import { createProgress } from '../../progress.ts';
import type { RoundOptions } from '../../round-options.ts';
import { type Round, runRounds } from '../../rounds.ts';
import { messages as ofPages } from '../check/messages.en.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['json', 'html', 'htm', 'js', 'mjs', 'cjs'];

const fail = userErrors(messages);

export interface ValidateOptions extends ReportOptions, FixOptions, RoundOptions {
  /** What the JSON files are, where their content does not show it. */
  readonly as?: EntityName;
}

const noContext = {
  json: 'no-context-json',
  page: 'no-context-page',
  script: 'no-context-script',
} as const satisfies Record<FileKind, keyof typeof messages>;

const advice = { keys: tellingKeys, names: contextNames.join(', ') };

/** The files that the user named one by one, as sources name them. */
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

/** A file that was named holds nothing to check: said, but no reason to fail, as a shell may have named it. */
function nothingIn({ file, text }: Source): Finding {
  const start = { line: 1, column: 1, offset: 0 };
  const code = noContext[fileKind(text)];
  return { rule: 'no-context', code, severity: 'warn', args: advice, file, start, end: start };
}

type EntitiesOf = (source: Source) => readonly FoundEntities[];

/** Whether a file that this part does not report holds anything: only where none does has the whole run a mistake. */
async function isElsewhere({ paths, ownPaths, reading }: Round, entitiesOf: EntitiesOf, io: Io): Promise<boolean> {
  const own = new Set(ownPaths);
  const others = paths.filter((path) => !own.has(path));
  for await (const source of readFiles(others, io, { ...reading, onUnreadable: () => {} }))
    if (entitiesOf(source).length > 0) return true;
  return false;
}

async function validateOnce(options: ValidateOptions, round: Round, world: Io): Promise<ExitCode> {
  const { config, inputs, stdin, reading, ownPaths } = round;
  const { levels } = config;
  const named = namedFiles(inputs, options, world);
  const unread: UserError[] = [];
  const read = (io: Io, onUnreadable = (_: UserError): void => {}) =>
    readFiles(ownPaths, io, { ...reading, onUnreadable });
  const entitiesOf: EntitiesOf = ({ file, text }) =>
    findEntities(text, { isExpected: named.has(file), as: options.as });
  const findingsOf = (source: Source, found: readonly FoundEntities[]): readonly Finding[] =>
    applyLevels(
      found.flatMap((one) => checkEntities(source, one)),
      levels(source.file),
    );
  const io = await mendedWorld(
    {
      ...options,
      stdin,
      sources: () => read(world),
      check: (source) => findingsOf(source, entitiesOf(source)),
    },
    world,
  );
  const results: Result[] = [];
  const without: Source[] = [];
  const names = new Set<string>();
  let files = 0;
  const progress = createProgress(ownPaths.length, io);
  for await (const source of read(io, (error) => unread.push(error))) {
    names.add(source.file);
    const found = entitiesOf(source);
    if (found.length > 0) files += 1;
    else if (named.has(source.file)) without.push(source);
    const findings = findingsOf(source, found);
    if (findings.length > 0) results.push({ source, findings });
    progress.step();
  }
  progress.end();
  if (io.signal.aborted) return 130;
  if (files === 0 && inputs.length > 0 && unread.length === 0 && !(await isElsewhere(round, entitiesOf, io)))
    throw fail('no-context-anywhere', { inputs: listed(inputs), ...advice });
  const empty = without.map((source) => ({ source, findings: applyLevels([nothingIn(source)], levels(source.file)) }));
  const outcome = {
    command: 'validate',
    files: files + without.length,
    read: names,
    results: [...results, ...empty],
    unread,
    words: { ...ofPages, ...messages },
  } as const;
  return finish(outcome, options, io);
}

/** Checks site contexts and other entities, once or again and again. @throws UserError when there is none in any input. */
export const run = (options: ValidateOptions, io: Io): Promise<ExitCode> =>
  runRounds(options, extensions, io, (round) => validateOnce(options, round, io));
