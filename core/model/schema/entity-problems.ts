/** The problems of an entity as data: the issues of zod with our codes and the path of each. */
import { z } from 'zod';
import type { Problem } from '../finding.ts';
import { fitsOf } from './fits.ts';
import type { Fault } from './issue.ts';
import { isObject, type JsonPath, valueAt } from './json-value.ts';

/** A problem at a path of the JSON. Where there is no value at the path, the problem is about its parent. */
export interface EntityProblem extends Problem {
  readonly path: JsonPath;
  /** The path of another value that explains the problem, such as the first of two with one id. */
  readonly relatedPath?: JsonPath;
  /** The key at the path is wrong, not its value. */
  readonly onKey: boolean;
  /** The accepted values, if the value is not one of them. */
  readonly allowedValues?: readonly string[];
  /** The accepted types as zod names them, if the value has another one. */
  readonly expectedTypes?: readonly string[];
}

type Issue = z.core.$ZodIssue;

const longest = 40;

/** A value as written in the JSON, shortened when it is long. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : value === undefined ? 'nothing' : String(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

interface TypeText {
  readonly name: string;
  readonly advice: string;
}

/** The types of JSON by their names in zod: the name in messages, and what to write. */
const types: Readonly<Record<string, TypeText>> = {
  string: { name: 'text', advice: 'text in double quotes' },
  number: { name: 'a number', advice: 'a number without quotes' },
  int: { name: 'a whole number', advice: 'a whole number without quotes' },
  boolean: { name: 'true or false', advice: 'true or false without quotes' },
  null: { name: 'null', advice: 'null' },
  array: { name: 'a list', advice: 'a list in square brackets' },
  object: { name: 'an object', advice: 'an object in braces' },
  record: { name: 'an object', advice: 'an object in braces' },
};

/** The types that an issue of zod expects; types that JSON does not have are left out. */
const expectedTypes = (issue: Issue): readonly string[] =>
  issue.code === 'invalid_type'
    ? [issue.expected].filter((type) => Object.hasOwn(types, type))
    : issue.code === 'invalid_union'
      ? issue.errors.flat().flatMap(expectedTypes)
      : [];

/** The issues of the branch of a union whose type is the right one; none when every branch refuses the type. */
const insideUnion = (issue: Issue): readonly Issue[] =>
  issue.code === 'invalid_union'
    ? (issue.errors.find((branch) => branch.every(({ code, path }) => path.length > 0 || code !== 'invalid_type')) ??
      [])
    : [];

const isFault = (params: Record<string, unknown> | undefined): params is { fault: Fault } =>
  params?.fault !== undefined;

interface IssueFault extends Fault {
  readonly expectedTypes?: readonly string[];
}

/** `text, a list or null` */
const listOfAny = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');

function typeFault(issue: Issue): IssueFault {
  const expected = [...new Set(expectedTypes(issue))];
  const texts = expected.flatMap((type) => types[type] ?? []);
  const of = (key: keyof TypeText): string => listOfAny([...new Set(texts.map((text) => text[key]))]);
  return texts.length > 0
    ? { code: 'entity-type', args: { expected: of('name'), advice: of('advice') }, expectedTypes: expected }
    : { code: 'entity-invalid' };
}

const lengthUnits: Readonly<Record<string, string>> = { string: 'character', array: 'item', object: 'key' };

/** The fault of a value, or of the length of a text or list, that is outside of a limit. */
function limitFault(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): IssueFault {
  const end = issue.code === 'too_small' ? 'small' : 'big';
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const unit = lengthUnits[issue.origin];
  if (unit) return { code: `entity-length-${end}`, args: { n: limit, unit } };
  if (issue.inclusive === false) return { code: `entity-limit-${end}`, args: { limit } };
  return { code: `entity-too-${end}`, args: { [end === 'small' ? 'min' : 'max']: limit } };
}

/** The patterns of `fields.ts` use their code as the message; any other message is a text of zod. */
const isCode = (message: string): boolean => /^[a-z]+(?:-[a-z]+)+$/.test(message);

function valueFault({ values }: z.core.$ZodIssueInvalidValue, found: unknown): IssueFault {
  const allowedValues = values.map(String);
  const accepted = allowedValues.join(', ');
  return typeof found === 'string'
    ? { code: 'entity-unknown-word', args: { value: found, accepted }, allowedValues }
    : { code: 'entity-unlisted', args: { accepted } };
}

/** Returns our code for an issue of zod. No text of zod is used. */
function faultOf(issue: Issue, found: unknown): IssueFault {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return typeFault(issue);
    case 'too_small':
    case 'too_big':
      return limitFault(issue);
    case 'invalid_format':
      return isCode(issue.message)
        ? { code: issue.message }
        : { code: 'entity-format', args: { format: issue.format } };
    case 'invalid_value':
      return valueFault(issue, found);
    case 'not_multiple_of':
      return { code: 'entity-multiple', args: { divisor: Number(issue.divisor) } };
    case 'invalid_key':
      return { code: 'entity-key', onKey: true };
    case 'custom':
      return isFault(issue.params) ? issue.params.fault : { code: 'entity-invalid' };
    default:
      return { code: 'entity-invalid' };
  }
}

/** The code for a value, which depends on whether there is a value, and whether it is all of the data. */
function codeAt(path: JsonPath, found: unknown, { code, onKey = false }: IssueFault): string {
  if (path.length === 0) return code === 'entity-type' ? 'entity-root' : code;
  return found === undefined && !onKey ? 'entity-missing' : code;
}

function problemAt(path: JsonPath, found: unknown, fault: IssueFault): EntityProblem {
  const { args, severity = 'error', onKey = false, relatedPath, allowedValues, expectedTypes } = fault;
  // Only a fault of our checks has a path, which starts at the checked value, like that of the related value.
  const checkedPath = path.slice(0, path.length - (fault.path?.length ?? 0));
  return {
    code: codeAt(path, found, fault),
    severity,
    args: { key: path.join('.') || 'The data', name: String(path.at(-1) ?? ''), found: shown(found), ...args },
    path,
    onKey,
    ...(relatedPath && { relatedPath: [...checkedPath, ...relatedPath] }),
    ...(allowedValues && { allowedValues }),
    ...(expectedTypes && { expectedTypes }),
  };
}

function problemsOf(issue: Issue, value: unknown, base: JsonPath): readonly EntityProblem[] {
  // Keys of JSON are never symbols.
  const path = [...base, ...(issue.path as JsonPath)];
  const inside = insideUnion(issue);
  if (inside.length > 0) return inside.flatMap((issue) => problemsOf(issue, value, path));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      problemAt([...path, key], valueAt(value, [...path, key]), { code: 'entity-unknown-key', onKey: true }),
    );
  const found = valueAt(value, path);
  return [problemAt(path, found, faultOf(issue, found))];
}

const anything = z.unknown();

const ofType: ReadonlySet<string> = new Set(['entity-type', 'entity-root']);

/** Removes the problems that follow from a wrong type, which is reported itself. */
function once(problems: readonly EntityProblem[]): readonly EntityProblem[] {
  const placeOf = ({ path }: EntityProblem): string => path.join('\n');
  const mistyped = new Set(problems.filter(({ code }) => ofType.has(code)).map(placeOf));
  return problems.filter((problem) => ofType.has(problem.code) || !mistyped.has(placeOf(problem)));
}

/** Accepts anything in the members that fit, so that zod copies and checks only the others. */
function withoutFitting(schema: z.ZodType, value: unknown): z.ZodType {
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return schema;
  const fitting = Object.entries(schema.shape).filter(([key, member]) => key in value && fitsOf(member)(value[key]));
  return schema.safeExtend(Object.fromEntries(fitting.map(([key]) => [key, anything])));
}

/**
 * Returns all problems of a value that was parsed from the JSON of an entity, including notes (severity `info`). Never
 * throws.
 */
export function entityProblems(schema: z.ZodType, value: unknown): readonly EntityProblem[] {
  if (fitsOf(schema)(value)) return [];
  // The schema of each value is another one, so compiling it would take longer than reading its members.
  const { error } = withoutFitting(schema, value).safeParse(value, { jitless: true });
  return once(error?.issues.flatMap((issue) => problemsOf(issue, value, [])) ?? []);
}
