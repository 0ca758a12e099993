import type { Problem } from '../finding.ts';

/** Cents. */
const highest = 100_000_000;

/** A price is at least 0 and at most 100000000 cents (docs/spec.md#runtime-5). */
export function priceProblems(cents: number): readonly Problem[] {
  if (cents > highest) return [{ code: 'price-limit', severity: 'error', args: { cents, limit: highest } }];
  return cents >= 0 ? [] : [{ code: 'price-negative', severity: 'error', args: { cents } }];
}
