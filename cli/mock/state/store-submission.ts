import { maxEntries } from './capped-record.ts';
import type { MockState } from './state.ts';
import type { SavedSubmission } from './submission.ts';

/** The length of all submissions of a session together, as JSON. A submission may have the length of a request body. */
const maxLength = 20_000_000;

const lengths = new WeakMap<object, number>();

/** Returns the length of a value as JSON, and remembers it. The value must not change. */
function lengthOf(value: object): number {
  const length = lengths.get(value) ?? JSON.stringify(value).length;
  lengths.set(value, length);
  return length;
}

/** The lengths of lists: they are kept up to date, because summing them for each call would be slow. */
const totals = new WeakMap<readonly SavedSubmission[], number>();

function totalOf(submissions: readonly SavedSubmission[]): number {
  const total = totals.get(submissions) ?? submissions.reduce((sum, one) => sum + lengthOf(one), 0);
  totals.set(submissions, total);
  return total;
}

/** Returns the length of the texts in a state that visitors can make long, as JSON. */
export const stateLength = ({ submissions, siteParts }: MockState): number =>
  totalOf(submissions) + lengthOf(siteParts);

/** Adds a submission. Removes the oldest ones if there are too many or they are too long, but never the new one. */
export function storeSubmission(submissions: SavedSubmission[], saved: SavedSubmission): void {
  let total = totalOf(submissions) + lengthOf(saved);
  submissions.push(saved);
  while (submissions.length > 1 && (submissions.length > maxEntries || total > maxLength)) {
    const oldest = submissions.shift();
    total -= oldest ? lengthOf(oldest) : 0;
  }
  totals.set(submissions, total);
}
