import { z } from 'zod';
import { parseLength } from '../contract/length.ts';
import { parseRatio } from '../contract/ratio.ts';
import { namedRatios } from '../vocabularies/aspect-ratios.ts';
import { galleryDesigns } from '../vocabularies/gallery-designs.ts';
import { byDefault, entity, looseFlag, looseNumber, looseWord } from './fields.ts';
import { checked } from './issue.ts';

/** A ratio, the name of one, or a keyword. */
const ratio = (keywords: readonly string[], description: string) =>
  checked(z.union([z.string(), z.number(), z.null()]), ['entity-ratio'], (value) => {
    const text = String(value ?? '').toLowerCase();
    const isRatio = keywords.includes(text) || Object.hasOwn(namedRatios, text) || parseRatio(text) !== undefined;
    return isRatio ? [] : [{ code: 'entity-ratio', severity: 'warn' }];
  }).describe(description);

const names = Object.keys(namedRatios).join(', ');

/** `Auto`, or a ratio. */
export const imageAspectRatio = byDefault(
  'Auto',
  ratio(
    ['', 'auto', 'undefined'],
    `Ratio of width to height of the images: Auto, a ratio such as 1.5 or 3:2, or ${names}.`,
  ),
);

const columns = { max: 12, isWhole: true };

/** Settings that galleries and summaries share. */
export const slideSettings = {
  design: looseWord(
    'Layout of the slides: stacked, slider, slideshow, grid, autogrid, autocolumns, autorows, carousel or list. Any other value means stacked.',
    galleryDesigns,
  ),
  imageAspectRatio,
  slidesPerRow: byDefault(
    4,
    looseNumber(1, 'Number of columns of a grid, or of visible slides of a carousel, from 1 to 12.', columns),
  ),
  columnWidth: byDefault(
    250,
    looseNumber(0, 'Minimum width of a column of autogrid and autocolumns, in pixels.', { isPositive: true }),
  ),
  gutter: looseNumber(0, 'Space between slides: in pixels, in a carousel in percent of its width.'),
  listImageSize: checked(z.union([z.string(), z.number(), z.null()]), ['entity-setting'], (value) => {
    const text = String(value ?? '');
    const isValid = ['', 'undefined'].includes(text) || parseLength(text) !== undefined;
    return isValid ? [] : [{ code: 'entity-setting', args: { accepted: 'a length such as 30, 30% or 350px' } }];
  }).describe('Width of the images of a list: a number in percent of the list, or a length such as 350px.'),
  lightbox: looseFlag('Whether a click on an image opens it in a lightbox.'),
  lightboxTheme: looseWord('Colours of the lightbox: light or dark.', ['light', 'dark']),
  mixedContent: looseFlag('Whether the gallery shows videos besides images; false leaves videos out.'),
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
  'thumbnails-per-row': looseNumber(
    1,
    'Number of thumbnails per row of a slideshow, or of columns of a grid, from 1 to 12.',
    columns,
  ),
  'square-thumbs': looseFlag('Whether thumbnails are square.'),
  'auto-crop': looseFlag('Whether images are cropped to fill their box; false shows whole images.'),
  thumbnails: looseFlag('Whether a slider or slideshow has a strip of thumbnails below it.'),
  'thumbnail-strip-height': looseNumber(1, 'Height of the thumbnail strip, in pixels, for example 55.'),
  'thumbnail-strip-margin': looseNumber(0, 'Space above the thumbnail strip, in pixels, for example 20.'),
  padding: looseNumber(0, 'Space between images, in pixels, in designs that show all of them.'),
  aspectRatio: looseNumber(0, 'Height of a slider or slideshow in percent of its width, for example 56.25 for 16:9.'),
  vSize: looseNumber(0, 'Height of a slider or slideshow in percent of its width, if there is no aspectRatio.'),
  'aspect-ratio': ratio(['', 'undefined'], `Ratio of width to height of the images: ${names}, or a ratio such as 3:2.`),
  newWindow: looseFlag('Whether links of the slides open in a new window.'),
  controls: looseFlag('Whether the gallery has buttons for the previous and the next slide.'),
});
