/** Computes fingerprints that identify a finding even when other lines of its file change. */

import { hash } from 'node:crypto';
import type { PlacedFinding } from '../finding.ts';
import { lineStarts, type Source } from '../text/source.ts';

/**
 * A longer line, as in a minified page, changes too often to identify a finding; then only the text of the finding is
 * used.
 */
const longestLine = 400;

const digest = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts)).slice(0, 32);

/** Computes the fingerprints of findings that are in the order of the text. */
function computeFingerprints(text: string, findings: readonly PlacedFinding[]): ReadonlyMap<PlacedFinding, string> {
  const starts = lineStarts(text);
  const seen = new Map<string, number>();
  return new Map(
    findings.map((finding) => {
      const { rule, code, args, file, start, end } = finding;
      const line = text.slice(starts[start.line - 1] ?? 0, starts[start.line] ?? text.length);
      const around = line.length > longestLine ? text.slice(start.offset, end.offset) : line;
      const key = digest([rule, code, args, file, around.replace(/\s+/g, ' ').trim()]);
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      return [finding, nth === 0 ? key : digest([key, nth])];
    }),
  );
}

/**
 * Returns a function that returns the fingerprints of one text's findings, which are in the order of the text. A fingerprint
 * consists of rule, code, arguments, file, the line without white space, and the index among identical findings. All are
 * computed on the first call, because most reports contain none.
 */
export function fingerprintsOf(
  source: Pick<Source, 'text'>,
  findings: readonly PlacedFinding[],
): (finding: PlacedFinding) => string {
  let computed: ReadonlyMap<PlacedFinding, string> | undefined;
  return (finding) => {
    computed ??= computeFingerprints(source.text, findings);
    return computed.get(finding) ?? '';
  };
}
