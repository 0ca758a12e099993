import { z } from 'zod';
import { parseRatio } from '../contract/ratio.ts';
import { galleryDesigns } from '../vocabularies/gallery-designs.ts';
import { byDefault, entity, looseFlag, looseNumber, looseText, looseWord } from './fields.ts';
import { checked } from './issue.ts';

const ratioKeywords: readonly string[] = ['', 'auto', 'undefined'];

/** `Auto`, or a ratio. */
export const imageAspectRatio = byDefault(
  'Auto',
  checked(z.union([z.string(), z.number(), z.null()]), ['entity-ratio'], (value) => {
    const text = String(value ?? '').toLowerCase();
    const isRatio = ratioKeywords.includes(text) || parseRatio(text) !== undefined;
    return isRatio ? [] : [{ code: 'entity-ratio', severity: 'warn' }];
  }).describe('Ratio of width to height of the images: Auto, or a ratio such as 1.5 or 3:2.'),
);

/** Settings that galleries and summaries share. */
export const slideSettings = {
  design: looseWord(
    'Layout of the slides: stacked, slider, slideshow, grid, autogrid, autocolumns, autorows, carousel or list. Any other value means stacked.',
    galleryDesigns,
  ),
  imageAspectRatio,
  slidesPerRow: byDefault(
    4,
    looseNumber(1, 'Number of columns of a grid, or of visible slides of a carousel, from 1 to 12.'),
  ),
  columnWidth: byDefault(250, looseNumber(1, 'Minimum width of a column of autogrid and autocolumns, in pixels.')),
  gutter: looseNumber(0, 'Space between slides: in pixels, in a carousel in percent of its width.'),
  listImageSize: looseNumber(1, 'Width of the images of a list, in percent of the list.'),
  lightbox: looseFlag('Whether a click on an image opens it in a lightbox.'),
  lightboxTheme: looseWord('Colours of the lightbox: light or dark.', ['light', 'dark']),
  mixedContent: looseFlag(
    'Whether the slides are both images and videos. Site builders write it; galleries ignore it.',
  ),
  vSize: looseNumber(0, 'Height of the block in the page editor. Ignored.'),
  hSize: looseNumber(0, 'Width of the block in the page editor. Ignored.'),
};

/** Gallery block data (docs/spec.md#widgets-3). */
export const galleryBlock = entity('GalleryBlock', 'Block data of a gallery.', {
  ...slideSettings,
  autoplay: byDefault(false, looseFlag('Whether slides advance automatically.')),
  'autoplay-duration': byDefault(5, looseNumber(0.1, 'Time that a slide is shown, in seconds, for example 5.')),
  'active-alignment': looseWord(
    'Position of the current slide of a slider: left, center or right; also start, middle or end.',
    ['left', 'center', 'right', 'start', 'middle', 'end'],
  ),
  'thumbnails-per-row': looseNumber(1, 'Number of thumbnails per row of a slideshow, or of columns of a grid.'),
  'square-thumbs': looseFlag('Whether thumbnails are square.'),
  'auto-crop': looseFlag('Whether images are cropped to fill their box; false shows whole images.'),
  thumbnails: looseFlag('Whether a slider or slideshow has a strip of thumbnails below it.'),
  'thumbnail-strip-height': looseNumber(1, 'Height of the thumbnail strip, in pixels, for example 55.'),
  'thumbnail-strip-margin': looseNumber(0, 'Space above the thumbnail strip, in pixels, for example 20.'),
  padding: looseNumber(0, 'Space between images, in pixels, in designs that show all of them.'),
  aspectRatio: looseNumber(0, 'Height of a slider or slideshow in percent of its width, for example 56.25 for 16:9.'),
  'aspect-ratio': looseText(
    'Ratio of width to height of the images: a name such as square, standard or widescreen, or a ratio such as 3:2.',
  ),
  newWindow: looseFlag('Whether links of the slides open in a new window.'),
  controls: looseFlag('Whether the gallery has buttons for the previous and the next slide.'),
});
