/** Selects the thumbnails of a strip: all of them, or those around the current slide if there are many. */
import { type Design, isBoxed } from './designs.ts';

/** On either side of the current slide. */
const reach = 24;

export interface Range {
  readonly start: number;
  /** Excluded from the range. */
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

/** Returns the height of the strip and the space above it, in pixels; 0 without a strip. */
export const stripHeight = (strip: Strip, count: number): number =>
  strip.thumbnails && isBoxed(strip.design) && count > 1 ? strip.thumbnailStripHeight + strip.thumbnailStripMargin : 0;
