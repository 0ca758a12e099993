import type { Problem } from './finding.ts';

/** Checks that a value is one of the expected options (docs/spec.md#widgets-5, "Editor messages"). */
export const optionProblems = (val: string | number, expected: readonly (string | number)[]): readonly Problem[] =>
  expected.includes(val)
    ? []
    : [{ code: 'option-unexpected', severity: 'error', args: { val, accepted: expected.join(', ') } }];
