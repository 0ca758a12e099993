/** The cookie with the time when the visit began (docs/spec.md#runtime-3 to docs/spec.md#runtime-5, "Visitor tracking"). */
import type { Problem } from '../finding.ts';
import { isPositiveInteger } from './positive-integer.ts';

/** Parses epoch milliseconds. Returns undefined unless the text is a positive integer. */
export const readVisitTime = (cookie: string): number | undefined =>
  isPositiveInteger(cookie) ? Number(cookie) : undefined;

/** Returns the problems of a visit cookie, empty when it is valid. */
export const visitTimeProblems = (cookie: string): readonly Problem[] =>
  cookie === '' || isPositiveInteger(cookie) ? [] : [{ code: 'visit-time', severity: 'error', args: { val: cookie } }];
