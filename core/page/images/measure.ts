/** Measures the width that an image needs. */
import type { Size } from '../../model/contract/size.ts';
import type { ImageSettings } from '../../model/images/settings.ts';
import { type CropMode, densityOf, shownWidth, widthFor } from '../../model/images/width.ts';
import { unclobber } from '../unclobber.ts';

const fits: Readonly<Record<string, CropMode>> = { cover: 'cover', contain: 'contain', 'scale-down': 'contain' };

/** Returns the size of the image itself: from its data, its attributes, or the loaded file. */
export function ownSize(image: HTMLImageElement, dimensions: Size | undefined): Size | undefined {
  if (dimensions) return dimensions;
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
  if (width && height) return { width, height };
  return image.naturalWidth > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
}

/** Returns the box of an image. An image without a box is assumed to be as wide as its container. */
function boxOf(image: HTMLElement): Size {
  if (image.offsetWidth > 0) return { width: image.offsetWidth, height: image.offsetHeight };
  for (let around = image.parentElement; around; ) {
    const { offsetWidth: width, parentElement } = unclobber(around);
    if (width > 0) return { width, height: 0 };
    around = parentElement;
  }
  return { width: 0, height: 0 };
}

/** The pixels of an image for each CSS pixel of this page. */
function densityIn(view: Window, settings: ImageSettings): number {
  const { connection } = view.navigator;
  const savesData = settings.allowSaveData && connection?.saveData === true;
  return densityOf({ ...settings, pixelRatio: view.devicePixelRatio, savesData }) * settings.sizeAdjustment;
}

export interface Need {
  /** The smallest available width. */
  readonly width: number;
  /** Whether the width depends only on the width of the image on the page, so that the browser can choose it. */
  readonly isPlain: boolean;
}

/** Measures an image in a window, including its cropping by `object-fit`. */
export function measureNeed(image: HTMLImageElement, view: Window, settings: ImageSettings): Need {
  const own = ownSize(image, settings.dimensions);
  const cropMode = fits[view.getComputedStyle(image).objectFit] ?? 'none';
  const shown = shownWidth({ box: boxOf(image), own, cropMode });
  const density = densityIn(view, settings);
  return {
    width: widthFor(shown * density),
    // Tolerates a rounding error of one pixel.
    isPlain: own !== undefined && density === view.devicePixelRatio && Math.abs(shown - image.offsetWidth) <= 1,
  };
}
