/** Code frames: the lines of the source around a finding, with carets below it. */
import type { Position } from '../../../core/model/finding.ts';
import { lineStarts } from '../../text/source.ts';
import { cutToWidth, widthOf } from '../../text/wrap.ts';
import { printable } from './printable.ts';

/** The columns of a line that are shown if the width of the terminal is unknown; a longer line is cut around the finding. */
const widest = 100;
/** The most characters that are shown before the finding in a line that is cut. */
const mostBefore = 30;
const ellipsis = '…';

/** The half-open range of a line without its line break. */
interface Line {
  readonly from: number;
  readonly to: number;
}

const isLineEnd = (unit: number): boolean => unit === 10 || unit === 13;

function lineAt(text: string, starts: readonly number[], index: number): Line | undefined {
  const from = starts[index];
  if (from === undefined) return undefined;
  let to = starts[index + 1] ?? text.length;
  while (to > from && isLineEnd(text.charCodeAt(to - 1))) to--;
  return { from, to };
}

/** Returns `width` columns of a line from column `first` (from 0), with an ellipsis where the line is cut. */
function cut(text: string, { from, to }: Line, first: number, width: number): string {
  const start = Math.min(from + first, to);
  const shown = cutToWidth(printable(text.slice(start, Math.min(start + width, to))), width);
  return `${first > 0 && to > from ? ellipsis : ''}${shown}${start + shown.length < to ? ellipsis : ''}`;
}

/** Returns the column (from 0) at which a line begins in the frame: 0 unless the line is too long. */
function firstColumn(text: string, { from, to }: Line, { column }: Position, width: number): number {
  if (to - from <= width && widthOf(printable(text.slice(from, to))) <= width) return 0;
  return Math.max(0, column - 1 - Math.min(mostBefore, Math.floor(width / 4)));
}

function frame(
  text: string,
  starts: readonly number[],
  { start, end, columns }: { readonly start: Position; readonly end: Position; readonly columns: number | undefined },
): readonly string[] {
  const line = lineAt(text, starts, start.line - 1) ?? { from: text.length, to: text.length };
  const numberWidth = String(start.line + 1).length;
  // What remains beside the mark, the number, the bar, and an ellipsis at each end.
  const width = columns === undefined ? widest : columns - numberWidth - 7;
  const first = firstColumn(text, line, start, width);
  const row = (mark: string, label: string | number, content: string): string =>
    `${mark} ${String(label).padStart(numberWidth)} | ${content}`.trimEnd();
  const before = first > 0 ? ellipsis.length : 0;
  const indent = before + widthOf(printable(text.slice(line.from + first, start.offset)));
  const markedTo = Math.min(end.offset, line.to, start.offset + width);
  const marked = cutToWidth(printable(text.slice(start.offset, markedTo)), width + before - indent);
  const carets = ' '.repeat(indent) + '^'.repeat(Math.max(1, widthOf(marked)));
  const above = lineAt(text, starts, start.line - 2);
  const below = lineAt(text, starts, start.line);
  const context = (number: number, { from, to }: Line): readonly string[] =>
    // Nothing of a short line is left of a cut; and there is no line after the last line break.
    (first > 0 && to - from <= first) || from === text.length
      ? []
      : [row(' ', number, cut(text, { from, to }, first, width))];
  return [
    ...(above ? context(start.line - 1, above) : []),
    row('>', start.line, cut(text, line, first, width)),
    row(' ', '', carets),
    ...(below ? context(start.line + 1, below) : []),
  ];
}

/**
 * Returns a function that frames the findings of one text: up to three numbered lines and the carets, ready to print,
 * of at most `columns` columns. A finding over several lines is underlined to the end of its first line.
 */
export function framesOf(text: string, columns?: number): (start: Position, end: Position) => readonly string[] {
  let starts: readonly number[] | undefined;
  return (start, end) => {
    starts ??= lineStarts(text);
    return frame(text, starts, { start, end, columns });
  };
}
