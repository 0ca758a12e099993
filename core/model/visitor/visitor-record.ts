/**
 * The cookie that recognizes a returning visitor (docs/spec.md#runtime-3 to docs/spec.md#runtime-5, "Visitor
 * tracking"): an id and four numbers, `a|1|2|3|4`.
 */
import type { Problem } from '../finding.ts';
import { isPositiveInteger } from './positive-integer.ts';

/**
 * The specification defines only the number of fields; their order and meaning are ours. Times are epoch milliseconds.
 */
export interface VisitorRecord {
  readonly id: string;
  /** The number of visits, including this one. */
  readonly visits: number;
  readonly firstVisit: number;
  readonly previousVisit: number;
  readonly thisVisit: number;
}

/**
 * Parses the record in a cookie. Returns undefined unless it is an id followed by four positive integers. Never throws.
 */
export function readVisitorRecord(cookie: string): VisitorRecord | undefined {
  const [id = '', ...numbers] = cookie.split('|');
  if (numbers.length !== 4 || !/^[^\s;,]+$/.test(id) || !numbers.every(isPositiveInteger)) return undefined;
  const [visits = 0, firstVisit = 0, previousVisit = 0, thisVisit = 0] = numbers.map(Number);
  return { id, visits, firstVisit, previousVisit, thisVisit };
}

/** Formats the record as the text of the cookie. */
export const visitorRecordText = ({ id, visits, firstVisit, previousVisit, thisVisit }: VisitorRecord): string =>
  [id, visits, firstVisit, previousVisit, thisVisit].join('|');

/** Creates the record of a first-time visitor. */
export const newVisitor = (id: string, now: number): VisitorRecord => ({
  id,
  visits: 1,
  firstVisit: now,
  previousVisit: now,
  thisVisit: now,
});

/** Updates the record of a visitor who returns after the visit cookie has expired (docs/spec.md#runtime-4, "Visitor cookie"). */
export const nextVisit = (record: VisitorRecord, now: number): VisitorRecord => ({
  ...record,
  // A larger number would not be valid in the cookie, which any script may have written.
  visits: Math.min(record.visits + 1, Number.MAX_SAFE_INTEGER),
  previousVisit: record.thisVisit,
  thisVisit: now,
});

/** Returns the problems of a visitor-record cookie, empty when it is valid. */
export const visitorRecordProblems = (cookie: string): readonly Problem[] =>
  cookie === '' || readVisitorRecord(cookie)
    ? []
    : [{ code: 'visitor-record', severity: 'error', args: { val: cookie } }];
