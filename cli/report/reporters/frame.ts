/** Code frames: the lines of the source around a finding, with carets below it. */
import type { Position } from '../../../core/model/finding.ts';
import { lineStarts } from '../../text/source.ts';
import { printable } from './printable.ts';

/** The number of characters of a line that are shown; a longer line is cut around the finding. */
const width = 100;
const before = 30;
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

/** Returns the part of a line from column `first` (from 0), with an ellipsis where the line is cut. */
function cut(text: string, { from, to }: Line, first: number): string {
  const start = Math.min(from + first, to);
  const shown = printable(text.slice(start, Math.min(start + width, to)));
  return `${first > 0 && to > from ? ellipsis : ''}${shown}${start + width < to ? ellipsis : ''}`;
}

function frame(text: string, starts: readonly number[], start: Position, end: Position): readonly string[] {
  const line = lineAt(text, starts, start.line - 1) ?? { from: text.length, to: text.length };
  const first = line.to - line.from > width ? Math.max(0, start.column - 1 - before) : 0;
  const numberWidth = String(start.line + 1).length;
  const row = (mark: string, label: string | number, content: string): string =>
    `${mark} ${String(label).padStart(numberWidth)} | ${content}`.trimEnd();
  const caretsTo = Math.min(end.offset, line.to, line.from + first + width);
  const indent = start.column - 1 - first + (first > 0 ? ellipsis.length : 0);
  const carets = ' '.repeat(indent) + '^'.repeat(Math.max(1, caretsTo - start.offset));
  const above = lineAt(text, starts, start.line - 2);
  const below = lineAt(text, starts, start.line);
  return [
    ...(above ? [row(' ', start.line - 1, cut(text, above, first))] : []),
    row('>', start.line, cut(text, line, first)),
    row(' ', '', carets),
    ...(below ? [row(' ', start.line + 1, cut(text, below, first))] : []),
  ];
}

/**
 * Returns a function that frames the findings of one text: up to three numbered lines and the carets, ready to print.
 * A finding over several lines is underlined to the end of its first line.
 */
export function framesOf(text: string): (start: Position, end: Position) => readonly string[] {
  let starts: readonly number[] | undefined;
  return (start, end) => {
    starts ??= lineStarts(text);
    return frame(text, starts, start, end);
  };
}
