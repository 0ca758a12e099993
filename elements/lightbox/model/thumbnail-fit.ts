/** Calculates the animation between a thumbnail and its image: a cropped thumbnail shows a part of the image. */
import type { Size } from '../../../core/model/contract/size.ts';
import type { View } from './zoom.ts';

/** In CSS pixels of the window. */
export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** An image as the page shows it. */
export interface Thumbnail {
  readonly rect: Rect;
  /** `object-fit`. */
  readonly fit: string;
  /** `object-position`, computed. */
  readonly position: string;
}

/** The transform and the cropping that place the image on its thumbnail. */
export interface ThumbnailFit {
  readonly view: View;
  /** The cropping at the top, right, bottom and left, in percent of the image. */
  readonly crop: readonly number[];
}

/** Returns the point at the same place in image and box; lengths other than percentages count as the middle. */
const fractionOf = (word: string | undefined): number => (word?.endsWith('%') ? Number.parseFloat(word) / 100 : 0.5);

/** `image` is the rectangle of the fitted image, neither moved nor enlarged. */
export function fitToThumbnail({ rect, fit, position }: Thumbnail, image: Rect): ThumbnailFit {
  const ratios = [rect.width / image.width, rect.height / image.height];
  const scale = Math[/contain|scale/.test(fit) ? 'min' : 'max'](...ratios);
  const [x, y = x] = position.split(' ');
  // The whole image at the scale of the thumbnail: `object-position` distributes the cropped parts.
  const width = image.width * scale;
  const height = image.height * scale;
  const left = rect.left + (rect.width - width) * fractionOf(x);
  const top = rect.top + (rect.height - height) * fractionOf(y);
  return {
    view: {
      scale,
      x: left + width / 2 - image.left - image.width / 2,
      y: top + height / 2 - image.top - image.height / 2,
    },
    crop: [
      (rect.top - top) / height,
      (left + width - rect.left - rect.width) / width,
      (top + height - rect.top - rect.height) / height,
      (rect.left - left) / width,
    ].map((part) => Math.max(0, part * 100)),
  };
}
