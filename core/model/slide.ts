/** One picture or video of a gallery, as galleries and the lightbox share it (docs/spec.md#widgets-3, "Slide attributes"). */
import type { Point } from './contract/point.ts';
import type { Size } from './contract/size.ts';

export interface Slide {
  readonly type: 'image' | 'video';
  /** `data-slide-id`. */
  readonly id: string | undefined;
  /** `data-slide-url`: the slide's own address on the site. */
  readonly url: string | undefined;
  /** `data-click-through-url`, or the link that the author put around the picture when it leads to no picture. */
  readonly clickThroughUrl: string | undefined;
  /** The best picture that is known: what the author's link leads to if that is a picture, `data-src`, or the image's. */
  readonly src: string | undefined;
  /** The `srcset` of the author's image, where that is the best picture itself. */
  readonly srcset: string | undefined;
  /** What the page shows already, for the time until `src` is there. */
  readonly thumbnail: string | undefined;
  readonly alt: string;
  /** The caption's text, white space collapsed, a line for each block in it; empty without one. */
  readonly caption: string;
  /** `data-image-dimensions`, or the `width` and `height` of the image. */
  readonly size: Size | undefined;
  /** `data-image-focal-point`; the centre where it is missing. */
  readonly focalPoint: Point;
}
