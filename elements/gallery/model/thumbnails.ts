/** Which small pictures a strip holds: all of a few, and those around the current slide of many. */

/** On either side of the current slide. */
const reach = 24;

export interface Range {
  readonly start: number;
  /** Not in it any more. */
  readonly end: number;
}

export const thumbnailRange = (index: number, count: number): Range => ({
  start: Math.max(0, Math.min(index - reach, count - 2 * reach)),
  end: Math.min(count, Math.max(index + reach, 2 * reach)),
});
