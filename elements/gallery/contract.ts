import { defineContract, defineSurface } from '../../core/model/contract/contract.ts';
import { length, number, oneOf, toggle } from '../../core/model/contract/kinds.ts';
import { aspectRatio } from './model/aspect-ratio.ts';
import { designs } from './model/designs.ts';

/** Accepts the slides of widgets 3, "Slide attributes": nothing is required of them. */
export const contract = defineContract({
  tag: 'site-gallery',
  load: 'near-viewport',
  attributes: {
    /** How the slides are laid out: `grid` in rows of equal columns, `list` one below the other with the words beside. */
    design: oneOf(designs, 'grid'),
    /** Columns of a grid, 1 to 12. A gallery narrower than 724 px has at most 3, one narrower than 480 px at most 2. */
    slidesPerRow: number(4, { min: 1, max: 12, integer: true }),
    /** Space between slides in pixels. */
    gutter: number(11, { min: 0 }),
    /** Width to height of every picture; without it each keeps its own. */
    aspectRatio: aspectRatio(),
    /** Pictures fill the aspect ratio, cropped around their focal point; `false` shows them whole. */
    crop: toggle(true),
    /** Width of the pictures in a list. */
    listImageSize: length('40%'),
  },
  reads: {
    selector: 'img, [data-image-focal-point], [data-image-dimensions]',
    attributes: ['data-image-focal-point', 'data-image-dimensions', 'width', 'height'],
  },
});

export const surface = defineSurface({
  slots: {
    /**
     * The slides, in order: figures, images, links around images, or anything else. An image or a slide may carry
     * `data-image-focal-point="0.5,0.25"` (fractions of width and height) and `data-image-dimensions="1600x900"`.
     */
    '': true,
  },
  parts: {
    /** The box that lays the slides out. */
    slides: true,
  },
  cssProperties: {
    /** Columns are never narrower than this; there are fewer of them instead. Default `6rem`. */
    '--site-gallery-min-column': 'length',
    /** Corners of the pictures. Default `0`. */
    '--site-gallery-radius': 'length',
    /** What stays in view of a cropped picture that has no focal point of its own. Default `50% 50%`. */
    '--site-gallery-focal-point': 'position',
    /** Space between a picture and a caption below it. Default `6px`. */
    '--site-gallery-caption-gap': 'length',
    /** Size of captions. Default `0.875rem`. */
    '--site-gallery-caption-size': 'length',
    /** Colour of captions. Default: the text's around the gallery. */
    '--site-gallery-caption-color': 'color',
    /** The focus ring of linked pictures. */
    '--site-accent': 'color',
    /** The line around the focus ring, so that the ring shows on any picture. */
    '--site-surface': 'color',
  },
});
