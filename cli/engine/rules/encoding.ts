import type { Rule } from '../rule.ts';

/** Files that are read as text and are none: the other rules find nothing in them, which must not pass for clean. */
export const encoding: Rule = {
  id: 'encoding',
  check({ page }) {
    const start = page.source.text.indexOf('\0');
    return start < 0 ? [] : [{ code: 'encoding-nul', severity: 'error', args: {}, start, end: start + 1 }];
  },
};
