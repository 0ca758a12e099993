import type { Finding, PlacedFinding } from '../finding.ts';
import { positionAt, type Source } from '../text/source.ts';

/** Adds file, line and column to the findings of a rule. */
export function findingPlacer({ file, text }: Source): (rule: string) => (located: Finding) => PlacedFinding {
  const at = positionAt(text);
  return (rule) =>
    ({ start, end, related, ...problem }) => ({
      ...problem,
      rule,
      file,
      start: at(start),
      end: at(end),
      ...(related && { related: { start: at(related.start), end: at(related.end) } }),
    });
}
