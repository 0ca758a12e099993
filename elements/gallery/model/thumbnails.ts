/** Which small pictures a strip holds: all of a few, and those around the current slide of many. */
import { type Design, isBoxed } from './designs.ts';

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

interface Strip {
  readonly design: Design;
  readonly thumbnails: boolean;
  readonly thumbnailStripHeight: number;
  readonly thumbnailStripMargin: number;
}

/** The height that the strip takes with the space above it, in pixels; 0 where there is none. */
export const stripHeight = (strip: Strip, count: number): number =>
  strip.thumbnails && isBoxed(strip.design) && count > 1 ? strip.thumbnailStripHeight + strip.thumbnailStripMargin : 0;
