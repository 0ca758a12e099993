/** Computes fingerprints that identify a finding even when other lines of its file change. */

import { createHash } from 'node:crypto';
import type { PlacedFinding } from '../finding.ts';
import { lineStarts } from '../text/source.ts';

/**
 * A longer line, as in a minified page, changes too often to identify a finding; then only the text of the finding is
 * used.
 */
const longestLine = 400;

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * Returns a function that computes the fingerprints of one text's findings. Call it in the order of the text. A fingerprint
 * consists of rule, code, arguments, file, the line without white space, and the index among identical findings.
 */
export function fingerprintsOf(text: string): (finding: PlacedFinding) => string {
  let starts: readonly number[] | undefined;
  const seen = new Map<string, number>();
  return ({ rule, code, args, file, start, end }) => {
    starts ??= lineStarts(text);
    const line = text.slice(starts[start.line - 1] ?? 0, starts[start.line] ?? text.length);
    const around = line.length > longestLine ? text.slice(start.offset, end.offset) : line;
    const key = digest([rule, code, args, file, around.replace(/\s+/g, ' ').trim()]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return nth === 0 ? key : digest([key, nth]);
  };
}
