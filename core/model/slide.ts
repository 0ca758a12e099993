/** One image or video of a gallery or lightbox (docs/spec.md#widgets-3, "Slide attributes"). */
import type { Point } from './contract/point.ts';
import type { Size } from './contract/size.ts';

export interface Slide {
  readonly type: 'image' | 'video';
  /** `data-slide-id`. */
  readonly id: string | undefined;
  /** `data-slide-url`: the slide's own URL on the site. */
  readonly url: string | undefined;
  /** `data-click-through-url`, or the target of the link around the image if that is not an image; if it is safe. */
  readonly clickThroughUrl: string | undefined;
  /** The URL of the largest image: the target of the link if that is an image, `data-src`, or the image's own URL. */
  readonly src: string | undefined;
  /** The `srcset` of the author's image, if `src` is the image's own URL. */
  readonly srcset: string | undefined;
  /** The image on the page, shown until `src` has loaded. */
  readonly thumbnail: string | undefined;
  /** The values of `data-src` and `data-image` that are ignored because they are not URLs of images. */
  readonly refused: readonly string[];
  readonly alt: string;
  /** The caption's text, white space collapsed, a line for each block in it; empty without one. */
  readonly caption: string;
  /** `data-image-dimensions`, or the `width` and `height` of the image. */
  readonly size: Size | undefined;
  /** `data-image-focal-point`; the centre where it is missing. */
  readonly focalPoint: Point;
}
