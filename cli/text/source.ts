import type { Position } from '../../core/model/finding.ts';
import { lastAtMost } from './binary-search.ts';

/** A text to check. `file` is relative to the working directory, with `/`, or `<stdin>`. A byte order mark is not part of `text`. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /**
   * The offset of the first bytes that are invalid in the file's encoding; the text has U+FFFD there. Absent if all
   * are valid.
   */
  readonly undecoded?: number;
}

/** Returns the offsets at which the lines of a text begin. CR, LF and CRLF all end a line. */
export function lineStarts(text: string): readonly number[] {
  const lineEnd = /\r\n?|\n/g;
  const starts = [0];
  while (lineEnd.test(text)) starts.push(lineEnd.lastIndex);
  return starts;
}

/**
 * Converts offsets in `text` to line and column. Lines are counted on the first call, so that a file without findings
 * costs nothing. Offsets outside the text are clamped.
 */
export function positionAt(text: string): (offset: number) => Position {
  let starts: readonly number[] | undefined;
  return (given) => {
    starts ??= lineStarts(text);
    const offset = Math.min(Math.max(given, 0), text.length);
    const line = lastAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1, offset };
  };
}
