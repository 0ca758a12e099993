/** Which of the sizes that a platform makes of an image a place needs (docs/spec.md#widgets-5 and docs/spec.md#widgets-9, "Image sizes"). */
import type { Size } from '../contract/size.ts';

/** The widths in pixels that there are of every image. */
export const widths = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** The fit of an image in its box: filling it and cropped, contained in it, or unscaled. */
export type CropMode = 'cover' | 'contain' | 'none';

/** Where an image is shown. */
export interface Place {
  /** In CSS pixels; a side of 0 is not known yet. */
  readonly box: Size;
  /** Of the image itself, for its ratio; the box's where it is not known. */
  readonly own?: Size | undefined;
  readonly cropMode: CropMode;
}

/** How many pixels of an image belong on one CSS pixel. */
export interface Density {
  /** Of the screen. */
  readonly pixelRatio: number;
  readonly dprMin?: number | undefined;
  /** Goes before `dprMin`. */
  readonly dprMax?: number | undefined;
  /** The visitor wants to save data: one pixel is enough. */
  readonly savesData?: boolean;
}

/** The width that the whole image would have as it is shown, in CSS pixels: more than the box's where it is cropped. */
export function shownWidth({ box, own = box, cropMode }: Place): number {
  const byHeight = own.height > 0 ? (box.height * own.width) / own.height : 0;
  if (box.width <= 0 || box.height <= 0) return box.width || byHeight || own.width;
  if (cropMode === 'none') return box.width;
  return cropMode === 'cover' ? Math.max(box.width, byHeight) : Math.min(box.width, byHeight);
}

export function densityOf({ pixelRatio, dprMin = 0, dprMax = Infinity, savesData = false }: Density): number {
  return Math.min(dprMax, savesData ? 1 : Math.max(dprMin, pixelRatio));
}

/** The smallest of the widths that has that many pixels, or else the largest. Parts of a pixel do not count. */
export const widthFor = (pixels: number): number =>
  widths.findLast((width) => width >= Math.floor(pixels)) ?? widths[0];
