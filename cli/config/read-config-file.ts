/** Reads `site-elements.config.json`. Comments and trailing commas are allowed; each error is reported at its position. */
import { readFile } from 'node:fs/promises';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { formatMessage, type MessageTable } from '../../core/model/message-format.ts';
import { type EntityProblem, entityProblems } from '../../core/model/schema/entity-problems.ts';
import { userErrors } from '../../core/model/user-error.ts';
import { messages as dataMessages } from '../lint/data/messages.en.ts';
import { readRulePages } from '../lint/rule-pages.ts';
import { messages } from '../messages.en.ts';
import { reasonOf } from '../reason.ts';
import { closestMatch } from '../text/closest-match.ts';
import { decode } from '../text/decode.ts';
import { positionAt } from '../text/source.ts';
import { type ConfigFile, configSchema } from './schema.ts';

const fail = userErrors(messages);

type Path = readonly (string | number)[];

/** Returns the node at a path or, if it does not exist, the closest node around it. */
function nodeAt(tree: Node, path: Path): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}

/** Turns `CommaExpected` into `Comma expected`. */
const separateCamelCase = (code: string): string =>
  code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const dataTable: MessageTable = dataMessages;

/** Returns the text of a problem and what to write instead, without the full stop that the message of the error adds. */
const problemText = ({ code, args }: EntityProblem): string =>
  [code, `${code}.help`]
    .flatMap((one) => formatMessage(dataTable[one] ?? '', args) || [])
    .join(' ')
    .replace(/\.$/, '');

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
  const wrong = (offset: number, problem: string) => {
    const { line, column } = at(offset);
    return fail('config-wrong', { place: `${name}:${line}:${column}`, problem });
  };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (!tree || error)
    throw wrong(error?.offset ?? 0, separateCamelCase(error ? printParseErrorCode(error.error) : 'ValueExpected'));
  const value: unknown = getNodeValue(tree);
  const [problem] = entityProblems(configSchema, value);
  if (problem) throw wrong(nodeAt(tree, problem.path).offset, problemText(problem));
  const data = configSchema.parse(value);
  const known = (await readRulePages()).map(({ id }) => id);
  const unknown = ruleNames(data).find(([id]) => !known.includes(id));
  if (unknown) {
    const [rule, path] = unknown;
    const { line, column } = at(nodeAt(tree, path).parent?.offset ?? 0);
    const place = `${name}:${line}:${column}`;
    const meant = closestMatch(rule, known);
    throw meant
      ? fail('config-misspelt-rule', { place, rule, nearest: meant })
      : fail('config-unknown-rule', { place, rule });
  }
  return data;
}
