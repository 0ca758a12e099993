/** Continues a visit or begins one (docs/spec.md#runtime-4, "Visitor cookie"). */
import { readVisitTime } from './visit-time.ts';
import { newVisitor, nextVisit, readVisitorRecord, type VisitorRecord } from './visitor-record.ts';

/** The texts of the cookies; empty or undefined for a cookie that does not exist. */
export interface VisitCookies {
  readonly visitor: string | undefined;
  readonly visit: string | undefined;
}

/**
 * Returns the record of the visitor, in the visit at a time in epoch milliseconds. Without a valid record the visitor is
 * new; with one, a new visit begins unless the cookie of the visit is valid. Never throws: any script may have written the
 * cookies.
 */
export function currentVisit(
  { visitor = '', visit = '' }: VisitCookies,
  now: number,
  createId: () => string,
): VisitorRecord {
  const record = readVisitorRecord(visitor);
  if (!record) return newVisitor(createId(), now);
  return readVisitTime(visit) ? record : nextVisit(record, now);
}
