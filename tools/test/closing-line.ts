import type { Outcome } from './outcome.ts';

/** The line that ends every test run, as in `212 passed, 0 failed, 3 skipped`. */
export const closingLine = ({ passed, failed, skips }: Outcome): string =>
  `${passed} passed, ${failed} failed${skips.length > 0 ? `, ${skips.length} skipped` : ''}`;
