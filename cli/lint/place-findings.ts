import type { Finding, PlacedFinding } from '../finding.ts';
import { positionAt, type Source } from '../text/source.ts';

/** Adds file, line and column to the findings of a rule. */
export function findingPlacer({ file, text }: Source): (rule: string) => (located: Finding) => PlacedFinding {
  const at = positionAt(text);
  // Rest and spread take many times longer than naming the properties, and a page can have any number of findings.
  return (rule) =>
    ({ code, severity, args, start, end, related, fix }) => ({
      rule,
      code,
      severity,
      args,
      file,
      start: at(start),
      end: at(end),
      ...(related && { related: { start: at(related.start), end: at(related.end) } }),
      ...(fix && { fix }),
    });
}
