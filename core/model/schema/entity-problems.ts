/** The problems of an entity as data: the issues of zod with our codes and the path of each. */
import type { z } from 'zod';
import type { Problem } from '../finding.ts';
import { fitsOf } from './fits.ts';
import type { Fault } from './issue.ts';
import { type JsonPath, valueAt } from './json-value.ts';

/** A problem at a path of the JSON. Where there is no value at the path, the problem is about its parent. */
export interface EntityProblem extends Problem {
  readonly path: JsonPath;
  /** The path of another value that explains the problem, such as the first of two with one id. */
  readonly relatedPath?: JsonPath;
  /** The key at the path is wrong, not its value. */
  readonly onKey: boolean;
  /** The accepted values, if the value is not one of them. */
  readonly allowedValues?: readonly string[];
}

type Issue = z.core.$ZodIssue;

const jsonType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'undefined' ? 'nothing' : typeof value;

const longest = 40;

/** A value as written in the JSON, shortened when it is long. */
function shown(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? jsonType(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const typeNames: Readonly<Record<string, string>> = { int: 'whole number', record: 'object' };

/** The JSON names of the types that an issue of zod expects. */
const expectedTypes = (issue: Issue): readonly string[] =>
  issue.code === 'invalid_type'
    ? [typeNames[issue.expected] ?? issue.expected]
    : issue.code === 'invalid_union'
      ? [...new Set(issue.errors.flat().flatMap(expectedTypes))]
      : [];

/** The issues of the branch of a union whose type is the right one; none when every branch refuses the type. */
const insideUnion = (issue: Issue): readonly Issue[] =>
  issue.code === 'invalid_union'
    ? (issue.errors.find((branch) => branch.every(({ code, path }) => path.length > 0 || code !== 'invalid_type')) ??
      [])
    : [];

const isFault = (params: Record<string, unknown> | undefined): params is { fault: Fault } =>
  params?.fault !== undefined;

/** The fault that an issue reports. Only a fault of our checks has a path. */
function faultOf(issue: Issue): Fault {
  if (issue.code === 'custom' && isFault(issue.params)) return issue.params.fault;
  // The patterns of `fields.ts` use their code as the message.
  if (issue.code === 'invalid_format') return { code: issue.message };
  if (issue.code === 'too_small') return { code: 'entity-too-small', args: { min: Number(issue.minimum) } };
  if (issue.code === 'too_big') return { code: 'entity-too-big', args: { max: Number(issue.maximum) } };
  return { code: 'entity-type', args: { expected: expectedTypes(issue).join(' | ') } };
}

function problemsOf(issue: Issue, value: unknown, base: JsonPath): readonly EntityProblem[] {
  // Keys of JSON are never symbols.
  const path = [...base, ...(issue.path as JsonPath)];
  const inside = insideUnion(issue);
  if (inside.length > 0) return inside.flatMap((issue) => problemsOf(issue, value, path));
  const fault = faultOf(issue);
  const { code, args = {}, severity = 'error', onKey = false, relatedPath, allowedValues } = fault;
  const found = valueAt(value, path);
  return [
    {
      code: found === undefined ? 'entity-missing' : path.length === 0 && code === 'entity-type' ? 'entity-root' : code,
      severity,
      args: { key: path.join('.'), found: shown(found), ...args },
      path,
      onKey,
      ...(relatedPath && { relatedPath: [...path.slice(0, path.length - (fault.path?.length ?? 0)), ...relatedPath] }),
      ...(allowedValues && { allowedValues }),
    },
  ];
}

const ofType: ReadonlySet<string> = new Set(['entity-type', 'entity-root']);

/** Removes the problems that follow from a wrong type, which is reported itself. */
function once(problems: readonly EntityProblem[]): readonly EntityProblem[] {
  const placeOf = ({ path }: EntityProblem): string => path.join('\n');
  const mistyped = new Set(problems.filter(({ code }) => ofType.has(code)).map(placeOf));
  return problems.filter((problem) => ofType.has(problem.code) || !mistyped.has(placeOf(problem)));
}

/**
 * Returns all problems of a value that was parsed from the JSON of an entity, including notes (severity `info`). Never
 * throws.
 */
export function entityProblems(schema: z.ZodType, value: unknown): readonly EntityProblem[] {
  if (fitsOf(schema)(value)) return [];
  const { error } = schema.safeParse(value);
  return once(error?.issues.flatMap((issue) => problemsOf(issue, value, [])) ?? []);
}
