/** What tells a finding from all others, also when other lines of its file have changed. */

import { createHash } from 'node:crypto';
import type { PlacedFinding } from '../finding.ts';
import { lineStarts } from '../text/source.ts';

/** A longer line, as of a minified page, changes too often to say anything: then only the finding's own text counts. */
const longestLine = 400;

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * Gives the findings of one text their fingerprints, to be asked in the order of their places: rule, code, arguments,
 * file, the line without its white space, and which of the alike ones it is.
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
