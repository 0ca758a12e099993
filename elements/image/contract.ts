import { defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { oneOf } from '../../core/model/contract/kinds.ts';
import { messages } from '../../core/model/images/messages.en.ts';
import { dataAttributes, settings } from '../../core/model/images/settings.ts';
import { pinterestAttributes, pinterestFromContext } from '../../core/model/pinterest/settings.ts';

/** The settings of docs/spec.md#widgets-3, "Image configuration". The image's data attributes have the same meaning and lower precedence. */
export const contract = defineContract({
  tag: 'site-image',
  load: 'near-viewport',
  attributes: {
    /** The URL of the image, without a size. Default: `data-src` of the image, or its `src`. */
    source: settings.source,
    /** Intrinsic width and height of the image, used before it is loaded. Default: its `width` and `height`. */
    dimensions: settings.dimensions,
    /** Keeps the box at a fixed ratio: this one, or with `true` the image's own. */
    fixedRatio: settings.fixedRatio,
    /** The point that stays in view when the image is cropped. */
    focalPoint: settings.focalPoint,
    /** When the image is loaded: near the `viewport`, at once (`true`), or only when `update()` is called (`false`). */
    load: settings.load,
    /** Always loads the size that the box needs, even if it is smaller than the one already loaded. */
    forceImageUpdate: settings.forceImageUpdate,
    /** How the image fits its box: filled and cropped (`cover`), whole (`contain`), or in its own ratio (`none`). */
    cropMode: settings.cropMode,
    /** Factor for the width that is requested. */
    sizeAdjustment: settings.sizeAdjustment,
    /** How the platform's URLs specify a width: `?format=750w` or `name-750w.jpg`. */
    sizeFormat: settings.sizeFormat,
    /** Whether an image smaller than its box is enlarged. */
    stretch: settings.stretch,
    /** Renders the image as the background of the box, for styles that only apply to backgrounds. */
    useBgImage: settings.useBgImage,
    /** Moves the focal point of a cropped image to the middle of the box, as far as the edges of the image allow. */
    useAdvancedPositioning: settings.useAdvancedPositioning,
    /** Whether visitors who save data get one image pixel per CSS pixel. */
    allowSaveData: settings.allowSaveData,
    /** Maximum number of image pixels per CSS pixel. */
    dprMax: settings.dprMax,
    /** Minimum number of image pixels per CSS pixel. */
    dprMin: settings.dprMin,
    /** Position of a whole image in its box: `top`, `left`, `center`, `right`, `bottom`, or two of them. */
    alignment: { ...settings.alignment, complaint: messages['image-alignment-unknown'] },
    /** Clips the image to a shape, each with its own ratio (docs/spec.md#runtime-3, "Images"). */
    shape: oneOf([
      'circle',
      'diamond',
      'octagon',
      'vertical-oval',
      'arched-window',
      'horizontal-oval',
      'parallelogram',
    ]),
    /** Position of the caption; below the image if the element is narrower than 415 px. */
    captionPlace: oneOf(['below', 'beside'], 'below'),
    /** Adds a link that saves the image to Pinterest, if it is an image of the site: shown on `hover` and focus, or `always`. Touch screens always show it. Default: the setting of the site context. */
    pinterest: pinterestAttributes.pinterest,
    /** The shape of that link: `rect` with a text, or `round`. */
    pinterestShape: pinterestAttributes.pinterestShape,
    /** The size of that link. */
    pinterestSize: pinterestAttributes.pinterestSize,
    /** The colour of that link. */
    pinterestColor: pinterestAttributes.pinterestColor,
  },
  layers: { context: pinterestFromContext },
  events: {
    /** The image is loaded, in this size. */
    'site-loaded': event<{ readonly source: string }>(),
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

export const shadowApi = defineShadowApi({
  slots: {
    /** The image: an `img`, alone or in a link or `picture`. Without script it is shown unchanged. */
    '': true,
    /** The caption. */
    caption: true,
  },
  parts: {
    /** Image and caption. */
    figure: true,
    /** The box of the image. */
    box: true,
    /** Container of the caption. */
    caption: true,
    /** The link that saves the image to Pinterest. */
    pinterest: true,
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
    /** The line around the focus ring. */
    '--site-surface': 'color',
  },
});
