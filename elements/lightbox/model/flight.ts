/** From the thumbnail to the picture and back: a cropped thumbnail shows a part of the whole picture. */
import type { Point } from '../../../core/model/contract/point.ts';
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

/** How the picture must be moved and cropped to lie on its thumbnail. */
export interface Landing {
  readonly view: View;
  /** Cut off at the top, right, bottom and left, in percent of the picture. */
  readonly crop: readonly number[];
}

const fractionOf = (word = ''): number => (word.endsWith('%') ? Number.parseFloat(word) / 100 : 0.5);

/** What is at the same place in image and box; lengths other than percentages count as the middle. */
const alignmentOf = (position: string): Point => {
  const [x, y] = position.split(' ');
  return { x: fractionOf(x), y: fractionOf(y ?? x) };
};

/** `picture` is the picture's rectangle where it fits, not moved and not enlarged. */
export function landingOn({ rect, fit, position }: Thumbnail, picture: Rect): Landing {
  const ratios = [rect.width / picture.width, rect.height / picture.height];
  const scale = /contain|scale-down/.test(fit) ? Math.min(...ratios) : Math.max(...ratios);
  const align = alignmentOf(position);
  // What of the whole picture does not fit into the thumbnail; less than nothing where the picture leaves room.
  const over = { x: picture.width * scale - rect.width, y: picture.height * scale - rect.height };
  const left = rect.left - over.x * align.x;
  const top = rect.top - over.y * align.y;
  const across = (part: number): number => (100 * Math.max(0, part)) / (picture.width * scale);
  const down = (part: number): number => (100 * Math.max(0, part)) / (picture.height * scale);
  return {
    view: {
      scale,
      x: left + (picture.width * scale) / 2 - (picture.left + picture.width / 2),
      y: top + (picture.height * scale) / 2 - (picture.top + picture.height / 2),
    },
    crop: [
      down(over.y * align.y),
      across(over.x * (1 - align.x)),
      down(over.y * (1 - align.y)),
      across(over.x * align.x),
    ],
  };
}
