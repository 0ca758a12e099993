import { after, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { oneOf } from '../../core/model/contract/kinds.ts';
import { messages } from '../../core/model/images/messages.en.ts';
import { dataAttributes, settings } from '../../core/model/images/settings.ts';

/** The settings of docs/spec.md#widgets-3, "Image configuration"; the image's own data attributes say the same and come after them. */
export const contract = defineContract({
  tag: 'site-image',
  load: 'near-viewport',
  attributes: {
    /** The image's address, without a size. Default: `data-src` of the image, or its `src`. */
    source: settings.source,
    /** Width and height of the image itself, for what has to be known before it is loaded. Default: its `width` and `height`. */
    dimensions: settings.dimensions,
    /** The box keeps one ratio: the image's own, or the one written here. */
    fixedRatio: settings.fixedRatio,
    /** The point that stays in view where the image is cropped. */
    focalPoint: settings.focalPoint,
    /** When the image is loaded: near the `viewport`, at once (`true`), or only when `update()` is called (`false`). */
    load: settings.load,
    /** Loads the size that the box needs, also a smaller one than there is. */
    forceImageUpdate: settings.forceImageUpdate,
    /** The image fills its box and is cropped (`cover`), is shown whole (`contain`), or has its own ratio (`none`). */
    cropMode: settings.cropMode,
    /** Times the width that the box needs. */
    sizeAdjustment: settings.sizeAdjustment,
    /** The format of the width in URLs of the platform: `?format=750w` or `name-750w.jpg`. */
    sizeFormat: settings.sizeFormat,
    /** An image that is smaller than its box is enlarged. */
    stretch: settings.stretch,
    /** The image is the background of the box, for styles that only backgrounds have. */
    useBgImage: settings.useBgImage,
    /** The focal point of a cropped image comes to the middle of the box, as near as the image's edges let it. */
    useAdvancedPositioning: settings.useAdvancedPositioning,
    /** One pixel of the image for each of the page is enough for visitors who save data. */
    allowSaveData: settings.allowSaveData,
    /** No more pixels of the image than this for each of the page. */
    dprMax: settings.dprMax,
    /** No fewer, whatever the screen has. */
    dprMin: settings.dprMin,
    /** The alignment of a whole image in its box: `top`, `left`, `center`, `right`, `bottom`, or two of them. */
    alignment: { ...settings.alignment, complaint: messages['image-alignment-unknown'] },
    /** The image is cut to this shape; each has its own ratio (docs/spec.md#runtime-3, "Images"). */
    shape: oneOf([
      'circle',
      'diamond',
      'octagon',
      'vertical-oval',
      'arched-window',
      'horizontal-oval',
      'parallelogram',
    ]),
    /** The place of the caption; always below the image if the element is narrower than 415 px. */
    captionPlace: oneOf(['below', 'beside'], 'below'),
  },
  events: {
    /** The image has loaded. */
    'site-loaded': after<{ readonly source: string }>(),
  },
  methods: {
    /** Loads the image now, or in a larger size if its box needs one. */
    update: method<() => void>(),
  },
  reads: {
    selector: 'img, [slot="caption"]',
    attributes: ['src', 'width', 'height', ...dataAttributes],
  },
});

export const surface = defineSurface({
  slots: {
    /** The image: an `img`, alone or in a link or `picture`. Without script it is shown as it is written. */
    '': true,
    /** The caption. */
    caption: true,
  },
  parts: {
    /** Image and caption. */
    figure: true,
    /** The box of the image. */
    box: true,
    /** Around the caption. */
    caption: true,
  },
  states: {
    /** The image is loaded. */
    loaded: true,
    /** The element is narrower than 415 px. */
    narrow: true,
  },
  cssProperties: {
    /** Corners of the image. Default `0`. */
    '--site-image-radius': 'length',
    /** Space between image and caption. Default `6px`, and `22px` beside each other. */
    '--site-image-caption-gap': 'length',
    /** The focus ring of a linked image. */
    '--site-accent': 'color',
    /** The line around that ring. */
    '--site-surface': 'color',
  },
});
