/** How our checks speak through zod: the message of an issue is one of our codes, its params are the rest. */
import type { z } from 'zod';
import type { MessageArgs, Severity } from '../finding.ts';

/** What a check says about a value. */
export interface Fault {
  /** Of our words: the schema's own begin with `context-`, those of rules of the model are theirs. */
  readonly code: string;
  readonly args?: MessageArgs;
  /** Error unless said otherwise. */
  readonly severity?: Severity;
  /** From the checked value to the one that is wrong; empty for the value itself. */
  readonly path?: readonly (string | number)[];
  /** The words of which one was meant. */
  readonly words?: readonly string[];
  /** What is wrong is the key at the path, not its value. */
  readonly onKey?: boolean;
}

/** Turns a function that finds faults into a zod check. */
export const faults =
  <T>(find: (value: T) => readonly Fault[]) =>
  (value: T, context: z.RefinementCtx<T>): void => {
    for (const fault of find(value)) {
      context.addIssue({ code: 'custom', message: fault.code, path: [...(fault.path ?? [])], params: { fault } });
    }
  };
