/** How our checks speak through zod: the message of an issue is one of our codes, its params are the rest. */
import { z } from 'zod';
import type { MessageArgs, Severity } from '../finding.ts';

/** A problem that a check reports about a value. */
export interface Fault<Code extends string = string> {
  /** Of our words: the schema's own begin with `entity-`, those of rules of the model are theirs. */
  readonly code: Code;
  readonly args?: MessageArgs;
  /** `error` unless set. */
  readonly severity?: Severity;
  /** From the checked value to the one that is wrong; empty for the value itself. */
  readonly path?: readonly (string | number)[];
  /** The allowed values, of which one was probably meant. */
  readonly allowedValues?: readonly string[];
  /** The key at the path is wrong, not its value. */
  readonly onKey?: boolean;
}

type Find<S extends z.ZodType, Code extends string> = (value: z.output<S>) => readonly Fault<Code>[];

type When = NonNullable<z.core.$ZodCheckDef['when']>;

// Not `superRefine`, which makes a function for every value that it looks at.
const refine = <S extends z.ZodType>(schema: S, find: Find<S, string>, when?: When): S =>
  schema.check(
    z.core._check<z.output<S>>(({ value, issues }) => {
      for (const fault of find(value)) {
        const { code: message, path = [] } = fault;
        issues.push({ code: 'custom', message, path: [...path], params: { fault }, input: value, continue: true });
      }
    }, when && { when }),
  );

/** A check that JSON Schema cannot run: the exported schema names its codes, so that none is dropped silently. */
export const checked = <S extends z.ZodType, const Code extends string>(
  schema: S,
  codes: readonly Code[],
  find: Find<S, Code>,
): S => refine(schema, find).meta({ 'x-checks': codes });

/** The same of a check that can read any value, and so runs where types are wrong as well. */
export const checkedAnyway = <const Code extends string>(
  schema: z.ZodType,
  codes: readonly Code[],
  find: Find<z.ZodUnknown, Code>,
): z.ZodType => refine(schema, find, () => true).meta({ 'x-checks': codes });

/** A check that JSON Schema runs as well, by the list of what is accepted. */
export const listed = <S extends z.ZodType>(
  schema: S,
  accepted: readonly (string | number)[],
  find: Find<S, string>,
): S => refine(schema, find).meta({ enum: [...new Set(accepted)] });
