/** Reports problems of our checks as zod issues: the message is our code, and the params contain all other values. */
import { z } from 'zod';
import type { MessageArgs, Severity } from '../finding.ts';

/** A problem that a check reports about a value. */
export interface Fault<Code extends string = string> {
  /** The message code: codes of the schema begin with `entity-`, others are those of the model's rules. */
  readonly code: Code;
  readonly args?: MessageArgs;
  /** `error` unless set. */
  readonly severity?: Severity;
  /** The path from the checked value to the invalid one; empty for the value itself. */
  readonly path?: readonly (string | number)[];
  /** The path from the checked value to another value that explains the problem. */
  readonly relatedPath?: readonly (string | number)[];
  /** The allowed values, from which a suggestion is selected. */
  readonly allowedValues?: readonly string[];
  /** The key at the path is wrong, not its value. */
  readonly onKey?: boolean;
}

type Find<S extends z.ZodType, Code extends string> = (value: z.output<S>) => readonly Fault<Code>[];

type When = NonNullable<z.core.$ZodCheckDef['when']>;

const finders = new WeakMap<z.core.$ZodCheck, Find<z.ZodType, string>>();

/** Returns the function that finds the faults of a check; undefined for the checks of zod. */
export const finderOf = (check: z.core.$ZodCheck): Find<z.ZodType, string> | undefined => finders.get(check);

// Not `superRefine`, which creates a function for each value.
function refine<S extends z.ZodType>(schema: S, find: Find<S, string>, when?: When): S {
  const check = z.core._check<z.output<S>>(({ value, issues }) => {
    for (const fault of find(value)) {
      const { code: message, path = [] } = fault;
      issues.push({ code: 'custom', message, path: [...path], params: { fault }, input: value, continue: true });
    }
  }, when && { when });
  // The check only runs on values of its schema.
  finders.set(check, find as Find<z.ZodType, string>);
  return schema.check(check);
}

/**
 * Adds metadata to a schema that was just created. `describe` and `meta` of zod copy the schema, and creating schemas
 * takes much of the time in which a command starts.
 */
export const annotated = <S extends z.ZodType>(schema: S, metadata: z.core.GlobalMeta): S => {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...metadata });
  return schema;
};

/** A check that JSON Schema cannot express: the exported schema lists its codes. */
export const checked = <S extends z.ZodType, const Code extends string>(
  schema: S,
  codes: readonly Code[],
  find: Find<S, Code>,
): S => annotated(refine(schema, find), { 'x-checks': codes });

/** A check that accepts any value, and therefore also runs when types are wrong. */
export const checkedForAnyType = <const Code extends string>(
  schema: z.ZodType,
  codes: readonly Code[],
  find: Find<z.ZodUnknown, Code>,
): z.ZodType =>
  annotated(
    refine(schema, find, () => true),
    { 'x-checks': codes },
  );

/** A check that JSON Schema expresses as a list of accepted values. */
export const listed = <S extends z.ZodType>(
  schema: S,
  accepted: readonly (string | number)[],
  find: Find<S, string>,
): S => annotated(refine(schema, find), { enum: [...new Set(accepted)] });
