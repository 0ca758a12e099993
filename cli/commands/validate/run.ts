import { relative, resolve, sep } from 'node:path';
import type { Finding } from '../../../core/model/finding.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ExitCode, Io } from '../../command.ts';
import { applyLevels, loadConfig } from '../../config/config.ts';
import { checkContext } from '../../engine/context/check-context.ts';
import { type FileKind, fileKind, findContexts } from '../../engine/context/find-contexts.ts';
import { tellingKeys } from '../../engine/context/recognise.ts';
import { contextNames } from '../../engine/context/script-contexts.ts';
import { allInputs, readSources } from '../../engine/inputs.ts';
import type { ReportOptions, Result } from '../../engine/report.ts';
import type { Source } from '../../engine/source.ts';
import { finish } from '../../finish.ts';
import type { InputOptions } from '../../input-options.ts';
import { messages } from './messages.en.ts';

/** File endings that a folder is searched for. */
const extensions = ['json', 'html', 'htm', 'js', 'mjs', 'cjs'];

const fail = userErrors(messages);

export interface ValidateOptions extends ReportOptions, InputOptions {
  readonly inputs: readonly string[];
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

/** A file that was named holds no context: said, but no reason to fail, as a shell may have named it. */
function nothingIn({ file, text }: Source): Finding {
  const start = { line: 1, column: 1, offset: 0 };
  const code = noContext[fileKind(text)];
  return { rule: 'no-context', code, severity: 'warn', args: advice, file, start, end: start };
}

/** Checks site contexts and prints what was found. @throws UserError when there is no context in any input. */
export async function run({ inputs: given, ...options }: ValidateOptions, io: Io): Promise<ExitCode> {
  const inputs = await allInputs(given, options, io);
  const named = namedFiles(inputs, options, io);
  const { isIgnored, levels } = await loadConfig(options.config, io);
  const results: Result[] = [];
  const without: Source[] = [];
  const read = new Set<string>();
  let files = 0;
  for await (const source of readSources(inputs, extensions, io, { ...options, isIgnored })) {
    read.add(source.file);
    const isNamed = named.has(source.file);
    const contexts = findContexts(source.text, isNamed);
    if (contexts.length > 0) files += 1;
    else if (isNamed) without.push(source);
    const found = contexts.flatMap((context) => checkContext(source, context));
    const findings = applyLevels(found, levels(source.file));
    if (findings.length > 0) results.push({ source, findings });
  }
  if (files === 0 && inputs.length > 0) throw fail('no-context-anywhere', { inputs: listed(inputs), ...advice });
  const empty = without.map((source) => ({ source, findings: applyLevels([nothingIn(source)], levels(source.file)) }));
  const outcome = { files: files + without.length, read, results: [...results, ...empty], words: messages };
  return finish(outcome, options, io);
}
