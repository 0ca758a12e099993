/** Reads `site-elements.config.json`. Comments and trailing commas are allowed; each error is reported at its position. */
import { readFile } from 'node:fs/promises';
import { formatMessage, type MessageTable } from '../../core/model/message-format.ts';
import { type EntityProblem, entityProblems } from '../../core/model/schema/entity-problems.ts';
import { userErrors } from '../../core/model/user-error.ts';
import { faultAdvice, faultsIn, faultText, isAllowedInSettings } from '../lint/data/fault-text.ts';
import { nodeAt } from '../lint/data/json-ranges.ts';
import { messages as dataMessages } from '../lint/data/messages.en.ts';
import { type JsonNode, readJson } from '../lint/data/read-json.ts';
import { readRulePages } from '../lint/rule-pages.ts';
import { messages } from '../messages.en.ts';
import { reasonOf } from '../reason.ts';
import { closestMatch } from '../text/closest-match.ts';
import { decode } from '../text/decode.ts';
import { positionAt } from '../text/source.ts';
import { type ConfigFile, configSchema } from './schema.ts';

const fail = userErrors(messages);

type Path = readonly (string | number)[];

/** Returns the offset of a value or its key or, if the value does not exist, that of the closest value around it. */
function offsetOf(root: JsonNode | undefined, path: Path, isKey: boolean): number {
  const node = nodeAt(root, path);
  return (isKey ? node?.key : node)?.start ?? 0;
}

const dataTable: MessageTable = dataMessages;

/** Joins a problem and what to write instead, without the full stop that the message of the error adds. */
const joined = (...sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== '')
    .join(' ')
    .replace(/\.$/, '');

const problemText = ({ code, args }: EntityProblem): string =>
  joined(...[code, `${code}.help`].map((one) => formatMessage(dataTable[one] ?? '', args)));

/** Lists the rule ids in the file with their paths. */
const ruleNames = ({ rules = {}, overrides = [] }: ConfigFile): readonly (readonly [id: string, path: Path])[] => [
  ...Object.keys(rules).map((id) => [id, ['rules', id]] as const),
  ...overrides.flatMap((one, index) =>
    Object.keys(one.rules).map((id) => [id, ['overrides', index, 'rules', id]] as const),
  ),
];

/** @throws UserError with file, line and column of the first mistake. */
export async function readConfigFile(path: string, name: string): Promise<ConfigFile> {
  const text = decode(
    await readFile(path).catch((cause: unknown) => {
      throw fail('config-unreadable', { file: name, reason: reasonOf(cause) }, cause);
    }),
  );
  const at = positionAt(text);
  const wrong = (offset: number, problem: string, code: 'config-wrong' | 'config-wrong-key' = 'config-wrong') => {
    const { line, column } = at(offset);
    return fail(code, { place: `${name}:${line}:${column}`, problem });
  };
  const reading = readJson(text);
  const fault = faultsIn(text, reading).find((one) => !isAllowedInSettings(one));
  if (fault) throw wrong(fault.start, joined(faultText(fault), faultAdvice(fault)));
  const { root } = reading;
  const value = root?.value;
  const [problem] = entityProblems(configSchema, value);
  if (problem)
    throw wrong(
      offsetOf(root, problem.path, problem.onKey),
      problemText(problem),
      problem.onKey ? 'config-wrong-key' : 'config-wrong',
    );
  const data = configSchema.parse(value);
  const known = (await readRulePages()).map(({ id }) => id);
  const unknown = ruleNames(data).find(([id]) => !known.includes(id));
  if (unknown) {
    const [rule, path] = unknown;
    const { line, column } = at(offsetOf(root, path, true));
    const place = `${name}:${line}:${column}`;
    const meant = closestMatch(rule, known);
    throw meant
      ? fail('config-misspelt-rule', { place, rule, nearest: meant })
      : fail('config-unknown-rule', { place, rule });
  }
  return data;
}
