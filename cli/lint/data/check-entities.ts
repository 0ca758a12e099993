/** Checks the entities in a file, and locates the findings in its text. */

import type { Fix, MessageArgs, Severity } from '../../../core/model/finding.ts';
import { entities as schemas } from '../../../core/model/schema/entities.ts';
import { type EntityProblem, entityProblems } from '../../../core/model/schema/entity-problems.ts';
import { type JsonPath, valueAt } from '../../../core/model/schema/json-value.ts';
import { type MissingDefaults, missingDefaults } from '../../../core/model/schema/missing-defaults.ts';
import { type MisspelledKey, misspelledKeyFinder } from '../../../core/model/schema/misspelled-keys.ts';
import type { EntityName } from '../../../core/model/schema/names.ts';
import type { PlacedFinding } from '../../finding.ts';
import { closestMatch, nearMatch } from '../../text/closest-match.ts';
import { positionAt, type Source } from '../../text/source.ts';
import { additionTo } from '../fix/default-fix.ts';
import { jsonFix, literalFix, valueFix } from '../fix/json-fix.ts';
import { hasUnusualKeys } from './count-keys.ts';
import { entityDefault } from './data-rules.ts';
import { faultsIn } from './fault-text.ts';
import type { FoundEntities } from './find-entities.ts';
import { nodeAt } from './json-ranges.ts';
import { parseJson } from './parse-json.ts';
import { type JsonNode, type JsonReading, type Range, readJson } from './read-json.ts';
import { type RecognisedEntity, schemaProblems } from './recognise.ts';
import { fixInFile } from './syntax-findings.ts';
import type { JsonFault } from './tokens.ts';

/** A finding without line and column. */
interface Draft extends Range {
  readonly rule: string;
  readonly code: string;
  readonly severity: Severity;
  readonly args: MessageArgs;
  readonly related?: Range;
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

/**
 * Returns the range of a path: its value or its key. If the path does not exist, returns the key of the closest value
 * around it.
 */
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

/** The codes of values that are close to an accepted one. */
const misspelled: Readonly<Record<string, string>> = {
  'entity-unknown-word': 'entity-misspelled-word',
  'entity-time-zone': 'entity-misspelled-time-zone',
};

/** Returns the code and the arguments, with the closest accepted value. */
function withClosestMatch({ code, args, allowedValues = [] }: EntityProblem): Pick<Draft, 'code' | 'args'> {
  const meant = closestMatch(String(args.value), allowedValues);
  return meant === undefined ? { code, args } : { code: misspelled[code] ?? code, args: { ...args, nearest: meant } };
}

function problem(root: JsonNode, found: RuleProblem, text: string): Draft {
  const range = placeOf(root, found.path, found.onKey);
  const { rule, severity, path, relatedPath } = found;
  const related = relatedPath && { related: placeOf(root, relatedPath, false) };
  return { rule, ...withClosestMatch(found), severity, path, ...range, ...related, ...valueFix(found, range, text) };
}

/** A problem of a value, with the rule that reports it. */
interface RuleProblem extends EntityProblem {
  readonly rule: 'site-context' | 'entity';
}

const searchKeys = misspelledKeyFinder(nearMatch);

const keyProblem = ({ path, nearest }: MisspelledKey): EntityProblem => ({
  code: 'entity-misspelled-key',
  severity: 'warn',
  args: { key: path.join('.'), nearest },
  path,
  onKey: true,
});

/** Site builders write many keys into blocks that are similar to others; the rule `block-data` knows them. */
function allProblemsOf(value: unknown, entity: EntityName): readonly EntityProblem[] {
  const schema = schemas[entity];
  if (entity.endsWith('-block')) return entityProblems(schema, value);
  const { fits, misspelled } = searchKeys(schema, value);
  return [...(fits ? [] : entityProblems(schema, value)), ...misspelled.map(keyProblem)];
}

const problemsOf = (value: unknown, { entity, within }: RecognisedEntity): readonly RuleProblem[] =>
  allProblemsOf(valueAt(value, within), entity).map((found) => ({
    ...found,
    path: [...within, ...found.path],
    rule: entity === 'site-context' ? entity : 'entity',
  }));

const defaultsOf = (value: unknown, { entity, within }: RecognisedEntity): readonly MissingDefaults[] =>
  missingDefaults(schemas[entity], valueAt(value, within), within);

function omittedDefaults(root: JsonNode, { path, defaults }: MissingDefaults, text: string): Draft {
  const object = nodeAt(root, path) ?? root;
  const keys = Object.entries(defaults).map(([key, value]) => `${key} (${JSON.stringify(value)})`);
  return {
    rule: entityDefault,
    code: entityDefault,
    severity: 'info',
    args: { n: keys.length, keys: keys.join(', ') },
    path,
    ...(object.key ?? opening(object)),
    fix: additionTo(object, defaults, text),
  };
}

const duplicates = (reading: JsonReading): readonly Draft[] =>
  reading.duplicates.map(({ path, label, first, start, end }) => ({
    rule: 'json-duplicate-key',
    code: 'json-duplicate-key',
    severity: 'warn',
    args: { key: label },
    path,
    start,
    end,
    related: first,
  }));

const prototypeKeys = ({ prototypeKeys }: JsonReading): readonly Draft[] =>
  prototypeKeys.map(({ name, path, start, end }) => ({
    rule: 'json-prototype-key',
    code: 'json-prototype-key',
    severity: 'warn',
    args: { key: name },
    path,
    start,
    end,
  }));

const allProblems = (value: unknown, entities: readonly RecognisedEntity[]): readonly RuleProblem[] => [
  ...schemaProblems(value).map((found) => ({ ...found, rule: 'entity' as const })),
  ...entities.flatMap((entity) => problemsOf(value, entity)),
];

/** Returns the findings of the keys and values in a text that was read. */
const draftsOf = (reading: JsonReading, problems: readonly RuleProblem[], text: string): readonly Draft[] => {
  const { root } = reading;
  return [
    ...(root ? problems.map((found) => problem(root, found, text)) : []),
    ...duplicates(reading),
    ...prototypeKeys(reading),
  ];
};

/** Checks a value that is valid JSON. */
function checkValue(
  { text, entities, reading: given }: FoundEntities,
  value: unknown,
  reportsDefaults: boolean,
): readonly Draft[] {
  const problems = allProblems(value, entities);
  const defaults = reportsDefaults ? entities.flatMap((entity) => defaultsOf(value, entity)) : [];
  if (problems.length + defaults.length === 0 && !hasUnusualKeys(text, value)) return [];
  const reading = given ?? readJson(text);
  const { root } = reading;
  return [
    ...draftsOf(reading, problems, text),
    ...(root ? defaults.map((found) => omittedDefaults(root, found, text)) : []),
  ];
}

/** Whether the finding reports a missing value, which may be in the part of the text that could not be read. */
const isOfAbsence = ({ code }: EntityProblem): boolean => /-missing$/.test(code);

/** Checks the part of invalid JSON that can be read. */
function checkReadable(reading: JsonReading, { text, entities }: FoundEntities): readonly Draft[] {
  const { root } = reading;
  if (!root) return [];
  const problems = allProblems(root.value, entities).filter((found) => !isOfAbsence(found));
  return draftsOf(reading, problems, text);
}

/** Checks a text that must be JSON as a whole. Returns all faults that can be found. */
function checkWhole(found: FoundEntities, reportsDefaults: boolean): readonly Draft[] {
  const { text, json = parseJson(text) } = found;
  if (json) return checkValue(found, json.value, reportsDefaults);
  const reading = found.reading ?? readJson(text);
  return [
    ...faultsIn(text, reading).map((one) => ({ ...fault(one), ...jsonFix(one, text) })),
    ...checkReadable(reading, found),
  ];
}

/** Code that browsers run, although it is not JSON. */
const runnable: ReadonlySet<string> = new Set([
  'json-backslash',
  'json-bare-key',
  'json-comment',
  'json-control-character',
  'json-expression',
  'json-join',
  'json-number',
  'json-single-quotes',
  'json-template',
  'json-trailing-comma',
  'json-undefined',
]);

const isRunnable = ({ code, args: { found } }: JsonFault): boolean =>
  runnable.has(code) ? found !== '\\u' : code === 'json-literal' && /^![01]$/.test(String(found));

/**
 * Returns the faults of a value in a script. A JavaScript value is one warning, because other programs cannot read it.
 * Errors after a value that does not end may be in other code, so only the first one is reported.
 */
function scriptFaults(reading: JsonReading, text: string): readonly Draft[] {
  const { faults, isClosed } = reading;
  const errors = faults.filter((one) => !isRunnable(one)).map(fault);
  if (!isClosed) return [...errors, ...faults.map(fault)].slice(0, 1);
  if (errors.length > 0) return errors;
  return faults.slice(0, 1).map((one) => ({ ...fault(one), severity: 'warn', ...literalFix(text, reading) }));
}

/** Checks a value in a script. */
function checkScript(found: FoundEntities, reading: JsonReading, reportsDefaults: boolean): readonly Draft[] {
  const { text } = found;
  if (reading.faults.length > 0) return [...scriptFaults(reading, text), ...checkReadable(reading, found)];
  const own = text.slice(0, reading.end);
  return checkValue({ ...found, text: own }, reading.root?.value, reportsDefaults);
}

const drafts = (found: FoundEntities, reportsDefaults: boolean): readonly Draft[] =>
  found.isScript && found.reading
    ? checkScript(found, found.reading, reportsDefaults)
    : checkWhole(found, reportsDefaults);

/** All findings of the entities in a file; of defaults that are left out only where that is wanted. */
export function checkEntities(
  { file, text }: Source,
  entities: readonly FoundEntities[],
  reportsDefaults = false,
): readonly PlacedFinding[] {
  const at = positionAt(text);
  return entities.flatMap((found) =>
    // As in `findingPlacer`, without rest and spread.
    drafts(found, reportsDefaults).map(({ rule, code, severity, args, start, end, related, path, fix }) => ({
      rule,
      code,
      severity,
      args,
      file,
      start: at(found.at(start)),
      end: at(found.at(end)),
      ...(related && { related: { start: at(found.at(related.start)), end: at(found.at(related.end)) } }),
      ...(path && { path }),
      ...(fix && { fix: fixInFile(fix, found) }),
    })),
  );
}
