/**
 * Selects the size of an image that its box needs (docs/spec.md#widgets-5 and docs/spec.md#widgets-9, "Image sizes").
 */
import type { Size } from '../contract/size.ts';

/** The widths in pixels that exist of every image. */
export const widths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** The fit of an image in its box: filling it and cropped, contained in it, or unscaled. */
export type CropMode = 'cover' | 'contain' | 'none';

/** The box of an image, and the screen. */
export interface Place {
  /** The size of the box in CSS pixels; 0 for a side that is not known yet. */
  readonly box: Size;
  /** The natural size of the image, for its ratio. Default: that of the box. */
  readonly own?: Size | undefined;
  readonly cropMode: CropMode;
}

/** The number of image pixels for each CSS pixel. */
export interface Density {
  /** The pixel ratio of the screen. */
  readonly pixelRatio: number;
  readonly dprMin?: number | undefined;
  /** Takes precedence over `dprMin`. */
  readonly dprMax?: number | undefined;
  /** The visitor saves data: one image pixel for each CSS pixel. */
  readonly savesData?: boolean;
}

/** Returns the width of the whole image in CSS pixels: more than that of the box if the image is cropped. */
export function shownWidth({ box, own = box, cropMode }: Place): number {
  const byHeight = own.height > 0 ? (box.height * own.width) / own.height : 0;
  if (box.width <= 0 || box.height <= 0) return box.width || byHeight || own.width;
  if (cropMode === 'none') return box.width;
  return cropMode === 'cover' ? Math.max(box.width, byHeight) : Math.min(box.width, byHeight);
}

export function densityOf({ pixelRatio, dprMin = 0, dprMax = Infinity, savesData = false }: Density): number {
  return Math.min(dprMax, savesData ? 1 : Math.max(dprMin, pixelRatio));
}

/** Returns the smallest width with at least this many pixels, or else the largest. Fractions of a pixel are ignored. */
export const widthFor = (pixels: number): number =>
  widths.findLast((width) => width >= Math.floor(pixels)) ?? widths[0];
