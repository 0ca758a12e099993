/** From the entities in a file to findings at their places. */
import type { Finding, Fix, MessageArgs, Severity } from '../../../core/model/finding.ts';
import { entities as schemas } from '../../../core/model/schema/entities.ts';
import { type EntityProblem, entityProblems, type JsonPath } from '../../../core/model/schema/entity-problems.ts';
import { nearest } from '../nearest.ts';
import { positionAt, type Source } from '../source.ts';
import { hasDuplicateKeys } from './count-keys.ts';
import type { FoundEntities } from './find-entities.ts';
import { jsonFix, literalFix, valueFix } from './json-fix.ts';
import { parseJson } from './parse-json.ts';
import { type JsonNode, type JsonReading, type Range, readJson } from './read-json.ts';
import type { Recognised } from './recognise.ts';
import { type JsonFault, shortened } from './tokens.ts';

/** A finding before line and column are known. */
interface Draft extends Range {
  readonly rule: string;
  readonly code: string;
  readonly severity: Severity;
  readonly args: MessageArgs;
  readonly path?: JsonPath;
  readonly fix?: Fix;
}

const fault = (found: JsonFault): Draft => ({
  rule: 'json-syntax',
  code: found.code,
  severity: 'error',
  args: found.args,
  start: found.start,
  end: found.end,
});

const opening = ({ start }: JsonNode): Range => ({ start, end: start + 1 });

/** The place of a path: its value or its key; where there is nothing, the key of what should hold it. */
function placeOf(root: JsonNode, path: JsonPath, onKey: boolean): Range {
  let node = root;
  for (const key of path) {
    const member = node.members?.get(key);
    if (!member) return node.key ?? opening(node);
    node = member;
  }
  if (onKey) return node.key ?? opening(node);
  const { start, end, key, members } = node;
  return members ? (key ?? opening(node)) : { start, end };
}

/** Code and arguments, with the word that was probably meant. */
function worded({ code, args, words = [] }: EntityProblem): Pick<Draft, 'code' | 'args'> {
  const meant = nearest(String(args.value), words);
  return meant === undefined ? { code, args } : { code: 'entity-misspelled-word', args: { ...args, nearest: meant } };
}

function problem(root: JsonNode, found: Found, text: string): Draft {
  const range = placeOf(root, found.path, found.onKey);
  const { rule, severity, path } = found;
  return { rule, ...worded(found), severity, path, ...range, ...valueFix(found, range, text) };
}

/** A problem of the whole value, by the rule that tells of it. */
interface Found extends EntityProblem {
  readonly rule: 'site-context' | 'entity';
}

const valueAt = (value: unknown, path: JsonPath): unknown =>
  // What is recognised in a value stands there.
  path.reduce<unknown>((at, key) => Reflect.get(at as object, key), value);

const problemsOf = (value: unknown, { entity, within }: Recognised): readonly Found[] =>
  entityProblems(schemas[entity], valueAt(value, within)).map((found) => ({
    ...found,
    path: [...within, ...found.path],
    rule: entity === 'site-context' ? entity : 'entity',
  }));

const duplicates = (reading: JsonReading): readonly Draft[] =>
  reading.duplicates.map(({ path, start, end }) => ({
    rule: 'json-duplicate-key',
    code: 'json-duplicate-key',
    severity: 'warn',
    args: { key: path.join('.') },
    path,
    start,
    end,
  }));

// White space of JSON, which is less than what `trim` takes.
const notSpace = /[^ \t\r\n](?:.*[^ \t\r\n])?/s;

/** What follows the value where nothing may follow. */
function extra(text: string, end: number): readonly Draft[] {
  const rest = notSpace.exec(text.slice(end));
  if (!rest) return [];
  const [found] = rest;
  const start = end + rest.index;
  return [fault({ code: 'json-extra', args: { found: shortened(found) }, start, end: start + found.length })];
}

function checkValue(
  text: string,
  value: unknown,
  entities: readonly Recognised[],
  given?: JsonReading,
): readonly Draft[] {
  const problems = entities.flatMap((entity) => problemsOf(value, entity));
  if (problems.length === 0 && !hasDuplicateKeys(text, value)) return [];
  const reading = given ?? readJson(text);
  const { root } = reading;
  return [...(root ? problems.map((found) => problem(root, found, text)) : []), ...duplicates(reading)];
}

/** A text that is JSON from end to end: every fault that can be told. */
function checkWhole({ text, entities, json = parseJson(text) }: FoundEntities): readonly Draft[] {
  if (json) return checkValue(text, json.value, entities);
  const reading = readJson(text);
  return [
    ...reading.faults.map((found) => ({ ...fault(found), ...jsonFix(found, text) })),
    ...(reading.faults.length > 0 ? [] : extra(text, reading.end)),
  ];
}

/** A value in a script: at its first token that is not JSON it is no JSON at all. */
function checkLiteral({ text, entities }: FoundEntities): readonly Draft[] {
  const reading = readJson(text);
  const [first] = reading.faults;
  if (first) return [{ ...fault(first), ...literalFix(text, reading) }];
  const value = text.slice(0, reading.end);
  return checkValue(value, JSON.parse(value), entities, reading);
}

const placedFix = (fix: Fix, { at }: FoundEntities): Fix => ({ ...fix, start: at(fix.start), end: at(fix.end) });

/** All findings of one JSON text of a file. */
export function checkEntities({ file, text }: Source, found: FoundEntities): readonly Finding[] {
  const at = positionAt(text);
  return (found.isWhole ? checkWhole(found) : checkLiteral(found)).map(({ fix, ...draft }) => ({
    ...draft,
    file,
    start: at(found.at(draft.start)),
    end: at(found.at(draft.end)),
    ...(fix && !found.isEscaped && { fix: placedFix(fix, found) }),
  }));
}
