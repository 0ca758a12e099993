import { maxEntries } from './capped-record.ts';
import type { SavedSubmission } from './submission.ts';

/** The length of all submissions of a session together, as JSON. A submission may have the length of a request body. */
const maxLength = 20_000_000;

const lengths = new WeakMap<SavedSubmission, number>();

function lengthOf(saved: SavedSubmission): number {
  const length = lengths.get(saved) ?? JSON.stringify(saved).length;
  lengths.set(saved, length);
  return length;
}

/** Adds a submission. Removes the oldest ones if there are too many or they are too long, but never the new one. */
export function storeSubmission(submissions: SavedSubmission[], saved: SavedSubmission): void {
  submissions.push(saved);
  let total = submissions.reduce((sum, one) => sum + lengthOf(one), 0);
  while (submissions.length > maxEntries || total > maxLength) {
    const [oldest] = submissions;
    if (oldest === undefined || oldest === saved) return;
    submissions.shift();
    total -= lengthOf(oldest);
  }
}
