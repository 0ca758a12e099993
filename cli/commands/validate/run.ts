import { relative, resolve, sep } from 'node:path';
import type { Finding } from '../../../core/model/finding.ts';
import type { EntityName } from '../../../core/model/schema/names.ts';
import { type UserError, userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { loadConfig } from '../../config/config.ts';
import { applyLevels } from '../../config/settings.ts';
import { checkEntities } from '../../engine/context/check-entities.ts';
import { type FileKind, type FoundEntities, fileKind, findEntities } from '../../engine/context/find-entities.ts';
import { tellingKeys } from '../../engine/context/recognise.ts';
import { contextNames } from '../../engine/context/script-contexts.ts';
import { allInputs, readSources } from '../../engine/inputs.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import type { Source } from '../../engine/source.ts';
import { finish } from '../../finish.ts';
import { mendedWorld } from '../../fix/mended.ts';
import type { FixOptions } from '../../fix/options.ts';
import { type InputOptions, stdinName } from '../../input-options.ts';
import { messages as ofPages } from '../check/messages.en.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['json', 'html', 'htm', 'js', 'mjs', 'cjs'];

const fail = userErrors(messages);

export interface ValidateOptions extends ReportOptions, InputOptions, FixOptions {
  readonly inputs: readonly string[];
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

/** Checks site contexts and other entities. @throws UserError when there is none in any input. */
export async function run({ inputs: given, ...options }: ValidateOptions, world: Io): Promise<ExitCode> {
  const inputs = await allInputs(given, options, world);
  const named = namedFiles(inputs, options, world);
  const { isIgnored, levels } = await loadConfig(options.config, world);
  const unread: UserError[] = [];
  const read = (io: Io, onUnreadable = (_: UserError): void => {}) =>
    readSources(inputs, extensions, io, { ...options, isIgnored, onUnreadable });
  const entitiesOf = ({ file, text }: Source) => findEntities(text, { isExpected: named.has(file), as: options.as });
  const findingsOf = (source: Source, found: readonly FoundEntities[]): readonly Finding[] =>
    applyLevels(
      found.flatMap((one) => checkEntities(source, one)),
      levels(source.file),
    );
  const io = await mendedWorld(
    {
      ...options,
      stdin: stdinName(inputs, options),
      sources: () => read(world),
      check: (source) => findingsOf(source, entitiesOf(source)),
    },
    world,
  );
  const results: Result[] = [];
  const without: Source[] = [];
  const names = new Set<string>();
  let files = 0;
  for await (const source of read(io, (error) => unread.push(error))) {
    names.add(source.file);
    const found = entitiesOf(source);
    if (found.length > 0) files += 1;
    else if (named.has(source.file)) without.push(source);
    const findings = findingsOf(source, found);
    if (findings.length > 0) results.push({ source, findings });
  }
  if (files === 0 && inputs.length > 0 && unread.length === 0)
    throw fail('no-context-anywhere', { inputs: listed(inputs), ...advice });
  const empty = without.map((source) => ({ source, findings: applyLevels([nothingIn(source)], levels(source.file)) }));
  const all = [...results, ...empty];
  return finish(
    {
      files: files + without.length,
      read: names,
      results: all,
      unread,
      words: { ...ofPages, ...messages },
    },
    options,
    io,
  );
}
