import {
  cancelableEvent,
  defineContract,
  defineShadowApi,
  event,
  method,
  readOnly,
} from '../../core/model/contract/contract.ts';
import { duration, flag, length, list, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import { pinterestAttributes, pinterestFromContext } from '../../core/model/pinterest/settings.ts';
import { messages } from './messages.en.ts';
import { alignment } from './model/alignment.ts';
import { aspectRatio } from './model/aspect-ratio.ts';
import { readBlock } from './model/block-data.ts';
import { clickBehaviors } from './model/click-behavior.ts';
import { columnWidth } from './model/column-width.ts';
import { fromDesign } from './model/design-defaults.ts';
import { designs } from './model/designs.ts';
import { keyPair, slideKeys } from './model/keys.ts';
import { paginationKinds } from './model/pagination.ts';
import { slidesPerRow } from './model/slides-per-row.ts';
import { boundary, snapPoints } from './model/swipe-settings.ts';
import { transitions } from './model/transitions.ts';

/** The indexes of a slide change. */
export interface SlideChange {
  readonly from: number;
  readonly to: number;
}

/** Accepts the slides of docs/spec.md#widgets-3, "Slide attributes": none of them is required. Settings: docs/spec.md#widgets-3 and docs/spec.md#widgets-9. */
export const contract = defineContract({
  tag: 'site-gallery',
  load: 'near-viewport',
  wake: 'viewport',
  wakeIf: ({ autoplay, pinterest }) => autoplay || pinterest !== 'off',
  uses: ({ design, keyboard, keys, lightbox, orientation }) => [
    ...(lightbox || /^slide/.test(design) ? ['click'] : []),
    ...(lightbox ? ['image'] : []),
    // Drags with a mouse: a finger scrolls natively.
    ...(/^(?:slide|carousel)/.test(design) ? ['mousemove'] : []),
    ...(keyboard && /^(?:slide|carousel)/.test(design)
      ? slideKeys({ keys, isVertical: orientation === 'vertical' })
      : []),
  ],
  attributes: {
    /**
     * The layout of the slides. All at once: `stacked` below each other, `grid` in rows of equal columns, `autogrid` in
     * as many columns as fit, `autocolumns` in columns of different heights, `autorows` in rows of one height, `list` with
     * captions beside the images. A few at a time: `slider` as a strip, `slideshow` one by one, `carousel` in groups.
     */
    design: { ...oneOf(designs, 'stacked'), complaint: messages['gallery-design-unknown'] },
    /** Gallery block data of a website builder, as JSON. Attributes take precedence. */
    blockJson: text(),
    /** Same as `block-json`, under the name that website builders use. */
    dataBlockJson: text(),
    /**
     * Columns of a grid, or slides visible in a carousel, 1 to 12; at most 3 below 724 px, and 2 below 480 px. Or a number for
     * each minimum width of the gallery, in pixels: `1 600:2 1000:3` is 1 below 600 px, then 2, and 3 from 1000 px on. Default 4, in a carousel 3.
     */
    slidesPerRow: slidesPerRow(4),
    /** The direction in which a carousel moves: `horizontal`, or `vertical` with slides above each other. */
    orientation: oneOf(['horizontal', 'vertical'], 'horizontal'),
    /** The minimum width of a column in `autogrid` and `autocolumns`, in pixels. */
    columnWidth: columnWidth(),
    /** The height of the rows of `autorows`, in pixels. */
    rowHeight: number(250, { min: 1 }),
    /** Space between slides: in pixels, in a carousel in percent of its width. Default 11, in `autorows` 20, in a carousel 1. */
    gutter: number(11, { min: 0 }),
    /** Width to height of every image, or of the box of a slider or slideshow (default there: 2:1). */
    aspectRatio: aspectRatio(),
    /** Whether images fill their box, cropped around their focal point; `false` shows them whole. */
    autoCrop: toggle(true),
    /** Width of the images in a list. */
    listImageSize: length('40%'),
    /** The transition between the slides of a slideshow. */
    transition: { ...oneOf(transitions, 'fade'), complaint: messages['gallery-transition-unknown'] },
    /** Duration of a slide change. Default 1s, in a slider 0.5s. */
    speed: duration(1000),
    /** The current slide, counted from 0. Any integer wraps around. Updated when the visitor changes slides. */
    currentIndex: number(0, { integer: true }),
    /** Whether the first slide follows the last one, without a rewind if the slides are more than fit. On by default in a slideshow. */
    loop: toggle(false),
    /** Slides advance automatically until a visitor pauses them. Never under reduced motion. */
    autoplay: flag(),
    /** Time that a slide is shown. Takes precedence over `autoplay-interval`. Default 5s. */
    autoplayTimeout: duration(),
    /** Same as `autoplay-timeout`, which takes precedence. */
    autoplayInterval: duration(),
    /** Time that a slide is shown, in seconds. Takes precedence over `autoplay-timeout` and `autoplay-interval`. */
    autoplayDuration: number(undefined, { min: 0.1 }),
    /** Shows the slides in random order during autoplay. */
    autoplayRandomize: flag(),
    /** Whether autoplay pauses while the pointer is over the gallery. */
    autoplayPauseOnMouseover: toggle(true),
    /** The position of the current slide of a slider: `left`, `center` or `right`, also `start`, `middle` or `end`. In the middle there is space beside the first and the last slide. */
    activeAlignment: alignment('middle'),
    /** The action of a click on the slide of a slideshow: `next`, `previous`, or `halves` (previous or next, by the half clicked). */
    clickBehavior: oneOf(clickBehaviors, 'next'),
    /** The action of a click on the current slide of a slider. */
    activeSlideClickBehavior: oneOf(clickBehaviors, 'next'),
    /** Whether a carousel, slider or slideshow has previous and next buttons. */
    controls: toggle(true),
    /** Shows the position below a carousel, slider or slideshow: a dot for each group of slides, `2 / 8`, or a bar. A fraction replaces more than 12 dots. */
    pagination: oneOf(paginationKinds),
    /** Shows a strip of thumbnails below a slider or slideshow, to select a slide. */
    thumbnails: flag(),
    /** Thumbnails per row of the strip. Default: as many as fit. */
    thumbnailsPerRow: number(undefined, { min: 1, max: 12, integer: true }),
    /** Whether thumbnails are square. */
    squareThumbs: toggle(false),
    /** Height of the thumbnail strip, in pixels. */
    thumbnailStripHeight: number(55, { min: 1 }),
    /** Space above the thumbnail strip, in pixels. */
    thumbnailStripMargin: number(20, { min: 0 }),
    /** Whether arrow keys change slides: with the focus in the gallery, and without it in the only such gallery of a page while it is in view; not during autoplay. Keys that scroll the page are left to it. */
    keyboard: toggle(true),
    /** The keys for previous and next: two key names such as `ArrowUp ArrowDown`, or two legacy key codes. Default: the left and right arrow keys, mirrored in right-to-left text; the up and down arrow keys with `orientation="vertical"`. */
    keys: keyPair(),
    /** Whether images outside the viewport are loaded only when they come near it. */
    lazyLoad: toggle(true),
    /** Number of slides on either side of the current one that are preloaded. */
    preloadCount: number(1, { min: 0, integer: true }),
    /** Whether the gallery shows videos besides images; `false` leaves videos out. */
    mixedContent: toggle(true),
    /** The URL of the page follows the current slide and selects the first one. */
    historyHash: flag(),
    /** The URL of the collection that the slides belong to. Default: the URL of the page's collection, from the site context. */
    collectionUrl: text(),
    /** Ids of galleries that keep the same current slide. */
    linkedGalleries: { ...list(), names: 'site-gallery' },
    /** Opens links in `data-click-through-url` in a new window. */
    newWindow: flag(),
    /** Whether a click on an image without a link opens it in a lightbox. On by default in a grid. */
    lightbox: toggle(false),
    /** Colours of the lightbox: dark or light. */
    lightboxTheme: oneOf(['dark', 'light'], 'dark'),
    /** How a slide dragged too far returns, at the beginning and at the end: one value or two. */
    swipeBoundaries: boundary(),
    /** Positions where a slider rests after the visitor scrolled it: percentages of its scroll range, or `none` for anywhere. Default: at the slides. */
    snapPoints: snapPoints(),
    /** Adds a link that saves it to Pinterest to each image of the site: shown on `hover` and focus, or `always`. Touch screens always show it. Default: the setting of the site context. */
    pinterest: pinterestAttributes.pinterest,
    /** The shape of that link: `rect` with a text, or `round`. */
    pinterestShape: pinterestAttributes.pinterestShape,
    /** The size of that link. */
    pinterestSize: pinterestAttributes.pinterestSize,
    /** The colour of that link. */
    pinterestColor: pinterestAttributes.pinterestColor,
  },
  layers: {
    block: ({ blockJson, dataBlockJson, ...own }): object => {
      const text = blockJson ?? dataBlockJson;
      return text === undefined ? {} : readBlock(text, contract.attributes, own).settings;
    },
    context: (context) => ({ ...pinterestFromContext(context), collectionUrl: context.collection?.fullUrl }),
    design: fromDesign,
  },
  events: {
    /** Before another slide becomes the current one; cancelling keeps the current slide. */
    'site-slide': cancelableEvent<SlideChange>(),
    /** Another slide is the current one, and the transition has ended. */
    'site-slid': event<SlideChange>(),
    /** The visitor requests the next slide at the last slide, without `loop`. */
    'site-reached-end': event(),
    /** The visitor requests the previous slide at the first slide, without `loop`. */
    'site-reached-beginning': event(),
  },
  properties: {
    /** The number of slides, without those that the gallery leaves out. */
    numberOfSlides: readOnly<number>(),
  },
  methods: {
    /** Shows the next slide, or group of slides. */
    next: method<() => void>(),
    /** Shows the previous slide, or group of slides. */
    previous: method<() => void>(),
    /** Shows the slide with this index, counted from 0. Any integer wraps around. Throws a `TypeError` for anything but a number. */
    select: method<(index: number) => void>(),
    /** Starts autoplay, also without `autoplay` and after the visitor paused it. */
    play: method<() => void>(),
    /** Pauses autoplay. */
    pause: method<() => void>(),
  },
  reads: {
    selector: 'img, video, iframe, site-video, [data-image-focal-point], [data-image-dimensions]',
    attributes: ['data-image-focal-point', 'data-image-dimensions', 'width', 'height', 'src', 'data-src'],
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /**
     * The slides, in order: figures, images, links around images, or anything else. An image or a slide may carry
     * `data-image-focal-point="0.5,0.25"` (fractions of width and height) and `data-image-dimensions="1600x900"`.
     */
    '': true,
  },
  parts: {
    /** The button that opens the lightbox, visible on focus; only for images without a link. */
    open: true,
    /** The box that contains the slides. */
    slides: true,
    /** Each button: previous, next, pause. */
    control: true,
    /** The button to the previous slide or group. */
    previous: true,
    /** The button to the next slide or group. */
    next: true,
    /** The button that pauses and resumes autoplay. */
    pause: true,
    /** The dots, the fraction or the bar below the slides. */
    pagination: true,
    /** Each dot. */
    dot: true,
    /** The filled part of the bar. */
    bar: true,
    /** The strip of thumbnails. */
    thumbnails: true,
    /** Each thumbnail. */
    thumbnail: true,
    /** The dot or thumbnail of the current slide. */
    current: true,
    /** Each link that saves an image to Pinterest. */
    pinterest: true,
  },
  states: {
    /** A slide change is in progress. */
    moving: true,
    /** Autoplay is running. */
    playing: true,
  },
  cssProperties: {
    /** The minimum width of a column; if columns do not fit, there are fewer. Default `6rem`. */
    '--site-gallery-min-column': 'length',
    /** Corners of the images. Default `0`. */
    '--site-gallery-radius': 'length',
    /** The focal point of cropped images that have none. Default `50% 50%`. */
    '--site-gallery-focal-point': 'position',
    /** Space between an image and a caption below it. Default `6px`. */
    '--site-gallery-caption-gap': 'length',
    /** Size of captions. Default `0.875rem`. */
    '--site-gallery-caption-size': 'length',
    /** Colour of captions. Default: the text colour around the gallery. */
    '--site-gallery-caption-color': 'color',
    /** The focus ring of linked images. */
    '--site-accent': 'color',
    /** The line around the focus ring, which keeps it visible on any image. */
    '--site-surface': 'color',
    /** Background of the button that opens the lightbox. */
    '--site-surface-raised': 'color',
    /** Text of the button that opens the lightbox. */
    '--site-text': 'color',
    /** The text of disabled buttons. */
    '--site-text-muted': 'color',
    /** Line around the button that opens the lightbox. */
    '--site-line': 'color',
    /** Corners of the button that opens the lightbox. */
    '--site-radius-1': 'length',
    /** Stacking order of the lightbox. */
    '--site-z-index': 'integer',
  },
});
