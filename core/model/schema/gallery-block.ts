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
  }).describe('Width to height of the pictures: Auto, or a ratio such as 1.5 or 3:2.'),
);

/** Settings that galleries and summaries share. */
export const slideSettings = {
  design: looseWord('How the slides are laid out; another word counts as stacked.', galleryDesigns),
  imageAspectRatio,
  slidesPerRow: byDefault(4, looseNumber(1, 'Columns of a grid, or slides that a carousel shows.')),
  columnWidth: byDefault(250, looseNumber(1, 'The least width of a column, in pixels.')),
  gutter: looseNumber(0, 'Space between slides: pixels, in a carousel percent.'),
  listImageSize: looseNumber(1, 'Width of the pictures of a list, in percent.'),
  lightbox: looseFlag('Whether a click opens an image in a lightbox.'),
  lightboxTheme: looseWord('The lightbox around the picture.', ['light', 'dark']),
  mixedContent: looseFlag('Whether slides are of several kinds.'),
  vSize: looseNumber(0, 'Height of the block.'),
  hSize: looseNumber(0, 'Width of the block.'),
};

/** Gallery block data (docs/spec.md#widgets-3). */
export const galleryBlock = entity('GalleryBlock', 'Block data of a gallery.', {
  ...slideSettings,
  autoplay: byDefault(false, looseFlag('Whether slides advance automatically.')),
  'autoplay-duration': byDefault(5, looseNumber(0.1, 'Seconds that a slide stays.')),
  'active-alignment': looseWord('Position of the current slide of a slider.', [
    'left',
    'center',
    'right',
    'start',
    'middle',
    'end',
  ]),
  'thumbnails-per-row': looseNumber(1, 'Small pictures in a row.'),
  'square-thumbs': looseFlag('Whether small pictures are square.'),
  'auto-crop': looseFlag('Whether pictures fill their box.'),
  thumbnails: looseFlag('Whether small pictures stand below.'),
  'thumbnail-strip-height': looseNumber(1, 'Height of the small pictures, in pixels.'),
  'thumbnail-strip-margin': looseNumber(0, 'Space above the small pictures, in pixels.'),
  padding: looseNumber(0, 'Space around pictures, in pixels.'),
  aspectRatio: looseNumber(0, 'Height of the box, in percent of its width.'),
  'aspect-ratio': looseText('Width to height of the pictures, by name.'),
  newWindow: looseFlag('Whether links of slides open in a new window.'),
  controls: looseFlag('Whether there are buttons for the previous and the next slide.'),
});
