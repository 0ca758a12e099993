/** The number of slides in a row, which may depend on the width of the gallery. */
import type { Attribute } from '../../../core/model/contract/kinds.ts';

/** One number, or the numbers from minimum widths on: `1 600:2 1000:3`. */
export type SlidesPerRow = number | string;

/** The number of slides from a minimum width on. */
interface Breakpoint {
  /** In pixels. */
  readonly width: number;
  readonly count: number;
}

/** Without breakpoints of the author: at most 2 slides below the first width, and 3 below the second (docs/spec.md#widgets-4, "Carousel"). */
const limits = [480, 724] as const;

function parse(text: string): SlidesPerRow | undefined {
  const parts = text.trim().split(/\s+/);
  let last = 0;
  for (const [place, part] of parts.entries()) {
    const [, width = '0', count] = /^(?:(\d{1,5}):)?(\d{1,2})$/.exec(part) ?? [];
    // The first number has no width, and each other one has a larger width than the one before it.
    if (!(Number(count) >= 1 && Number(count) <= 12) || (place === 0 ? part !== count : Number(width) <= last))
      return undefined;
    last = Number(width);
  }
  return parts.length > 1 ? parts.join(' ') : Number(parts[0]);
}

export const slidesPerRow = (fallback: number): Attribute<SlidesPerRow> => ({
  kind: 'number',
  fallback,
  accepts: 'a whole number from 1 to 12, or one for each minimum width in ascending order such as 1 600:2 1000:3',
  parse,
  format: String,
});

/** Returns the breakpoints in ascending order; the first one has the width 0. */
export function breakpointsOf(value: SlidesPerRow): readonly Breakpoint[] {
  if (typeof value === 'number')
    return [
      { width: 0, count: Math.min(2, value) },
      { width: limits[0], count: Math.min(3, value) },
      { width: limits[1], count: value },
    ];
  return value.split(' ').map((word) => {
    const [count = '1', width = '0'] = word.split(':').reverse();
    return { width: Number(width), count: Number(count) };
  });
}

/** Returns how many slides a carousel of this width shows. */
export const slidesShown = (value: SlidesPerRow, width: number): number =>
  breakpointsOf(value).findLast((breakpoint) => breakpoint.width <= width)?.count ?? 1;

/** Returns the CSS width of a slide in a row: the sum of one term for each breakpoint, of which the others are 0. */
export function shareOf(value: string): string {
  const terms = breakpointsOf(value).map(({ width, count }, place, all) => {
    const next = all[place + 1]?.width;
    // Half a pixel less, because `clientWidth`, which the script compares, is rounded.
    const isWide = `100% - ${width - 0.5}px`;
    const isHere = next === undefined ? isWide : `min(${isWide}, ${next - 0.5}px - 100%)`;
    const share = `(100% - ${count - 1} * var(--_site-gallery-gutter)) / ${count} - 0.01px`;
    return `min(${share}, max(0px, (${isHere}) * 9999))`;
  });
  return `calc(${terms.join(' + ')})`;
}
