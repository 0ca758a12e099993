import { after, before, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { duration, flag, length, list, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import { messages } from './messages.en.ts';
import { alignment } from './model/alignment.ts';
import { aspectRatio } from './model/aspect-ratio.ts';
import { readBlock } from './model/block-data.ts';
import { clickBehaviors } from './model/click-behavior.ts';
import { fromDesign } from './model/design-defaults.ts';
import { designs } from './model/designs.ts';
import { keyPair } from './model/keys.ts';
import { boundary, snapPoints } from './model/swipe-settings.ts';
import { transitions } from './model/transitions.ts';

/** Where a change of slide comes from and goes to. */
export interface SlideChange {
  readonly from: number;
  readonly to: number;
}

/** Accepts the slides of docs/spec.md#widgets-3, "Slide attributes": nothing is required of them. Settings: docs/spec.md#widgets-3 and docs/spec.md#widgets-9. */
export const contract = defineContract({
  tag: 'site-gallery',
  load: 'near-viewport',
  attributes: {
    /**
     * How the slides are laid out. All at once: `stacked` below each other, `grid` in rows of equal columns, `autogrid` in
     * as many columns as fit, `autocolumns` in columns of different heights, `autorows` in rows of one height, `list` with
     * the words beside. A few at a time: `slider` as a strip, `slideshow` one by one, `carousel` in groups.
     */
    design: { ...oneOf(designs, 'stacked'), complaint: messages['gallery-design-unknown'] },
    /** Gallery block data as a site builder writes it, JSON; every attribute goes before it. */
    blockJson: text(),
    /** The same, by the name that site builders give it. */
    dataBlockJson: text(),
    /** Columns of a grid, or slides that a carousel shows, 1 to 12; at most 3 below 724 px, and 2 below 480 px. Default 4, in a carousel 3. */
    slidesPerRow: number(4, { min: 1, max: 12, integer: true }),
    /** The least width of a column in `autogrid` and `autocolumns`, in pixels. */
    columnWidth: number(250, { min: 1 }),
    /** The height of the rows of `autorows`, in pixels. */
    rowHeight: number(250, { min: 1 }),
    /** Space between slides: pixels, in a carousel percent of its width. Default 11, in `autorows` 20, in a carousel 1. */
    gutter: number(11, { min: 0 }),
    /** Width to height of every picture, or of the box of a slider or slideshow (default there: half as high as wide). */
    aspectRatio: aspectRatio(),
    /** Pictures fill their box, cropped around their focal point; `false` shows them whole. */
    autoCrop: toggle(true),
    /** Width of the pictures in a list. */
    listImageSize: length('40%'),
    /** How a slideshow changes slides. */
    transition: { ...oneOf(transitions, 'fade'), complaint: messages['gallery-transition-unknown'] },
    /** How long a change of slides takes. Default 1s, in a slider 0.5s. */
    speed: duration(1000),
    /** The current slide, counted from 0; any number is wrapped into the slides. A visitor's moves are written back. */
    currentIndex: number(0, { integer: true }),
    /** After the last slide comes the first again. On by default in a slideshow. */
    loop: toggle(false),
    /** Slides advance automatically until a visitor pauses them. Never under reduced motion. */
    autoplay: flag(),
    /** Time that a slide stays. Goes before `autoplay-interval`. Default 5s. */
    autoplayTimeout: duration(),
    /** The same as `autoplay-timeout`. */
    autoplayInterval: duration(),
    /** The same in seconds, and before both. */
    autoplayDuration: number(undefined, { min: 0.1 }),
    /** Any slide may come next. */
    autoplayRandomize: flag(),
    /** Autoplay waits while the pointer is over the gallery. */
    autoplayPauseOnMouseover: toggle(true),
    /** The alignment of the current slide of a slider: `left`, `center` or `right`, also `start`, `middle` or `end`. */
    activeAlignment: alignment('middle'),
    /** The action of a click on the slide of a slideshow: `next`, `previous`, or by the half clicked, `halves`. */
    clickBehavior: oneOf(clickBehaviors, 'next'),
    /** The action of a click on the current slide of a slider. */
    activeSlideClickBehavior: oneOf(clickBehaviors, 'next'),
    /** Previous and next buttons of a design that moves. */
    controls: toggle(true),
    /** A strip of thumbnails under a slider or slideshow. */
    thumbnails: flag(),
    /** Thumbnails in the width of the strip. Default: as many as fit. */
    thumbnailsPerRow: number(undefined, { min: 1, max: 12, integer: true }),
    /** Thumbnails are square. */
    squareThumbs: toggle(false),
    /** Height of the strip in pixels. */
    thumbnailStripHeight: number(55, { min: 1 }),
    /** Space above the strip in pixels. */
    thumbnailStripMargin: number(20, { min: 0 }),
    /** Arrow keys change slides while the gallery is in view, except during autoplay and in text fields. */
    keyboard: toggle(true),
    /** The keys for previous and next: two names as in `ArrowUp ArrowDown`, or two old key codes. Default: the arrows left and right, mirrored from right to left. */
    keys: keyPair(),
    /** Images load when they come near the viewport. */
    lazyLoad: toggle(true),
    /** Slides on either side of the current one that are loaded ahead. */
    preloadCount: number(1, { min: 0, integer: true }),
    /** The URL of the page follows the slide, and selects the first one. */
    historyHash: flag(),
    /** The address of the collection that the slides belong to. Default: the page's, from the site context. */
    collectionUrl: text(),
    /** Ids of galleries that keep the same current slide. */
    linkedGalleries: { ...list(), names: 'site-gallery' },
    /** `data-click-through-url` opens in a new window. */
    newWindow: flag(),
    /** A click on an image opens it in a lightbox, unless it links to another page. On by default in a grid. */
    lightbox: toggle(false),
    /** The lightbox around the picture. */
    lightboxTheme: oneOf(['dark', 'light'], 'dark'),
    /** How a slide that was drawn too far comes back, at the beginning and at the end: one word or two. */
    swipeBoundaries: boundary(),
    /** Where a slider comes to rest after a person has scrolled it: percentages of its way, or `none` for anywhere. Default: at the slides. */
    snapPoints: snapPoints(),
  },
  layers: {
    block: ({ blockJson, dataBlockJson, ...own }): object => {
      const text = blockJson ?? dataBlockJson;
      return text === undefined ? {} : readBlock(text, contract.attributes, own).settings;
    },
    context: ({ collection }) => ({ collectionUrl: collection?.fullUrl }),
    design: fromDesign,
  },
  events: {
    /** Before another slide becomes the current one; cancelling keeps the one that is. */
    'site-slide': before<SlideChange>(),
    /** Another slide is the current one, and in its place. */
    'site-slid': after<SlideChange>(),
    /** A visitor wants to go on from the last slide, without `loop`. */
    'site-reached-end': after(),
    /** A visitor wants to go back from the first slide, without `loop`. */
    'site-reached-beginning': after(),
  },
  methods: {
    /** The next slide, or group of slides. */
    next: method<() => void>(),
    /** The previous one. */
    previous: method<() => void>(),
    /** The slide of this number, counted from 0 and wrapped into the slides. Throws what is no number. */
    select: method<(index: number) => void>(),
    /** Starts autoplay, also without `autoplay` and after a visitor's pause. */
    play: method<() => void>(),
    /** Pauses autoplay. */
    pause: method<() => void>(),
  },
  reads: {
    selector: 'img, [data-image-focal-point], [data-image-dimensions]',
    attributes: ['data-image-focal-point', 'data-image-dimensions', 'width', 'height', 'src', 'data-src'],
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
    /** The button that opens the lightbox, visible when it has the focus; only for images without a link. */
    open: true,
    /** The box that lays the slides out. */
    slides: true,
    /** Each button: previous, next, pause. */
    control: true,
    /** The button to the slide or group before. */
    previous: true,
    /** The button to the next one. */
    next: true,
    /** The button that pauses autoplay and lets it go on. */
    pause: true,
    /** The strip of thumbnails. */
    thumbnails: true,
    /** Each thumbnail. */
    thumbnail: true,
    /** The one of the current slide. */
    current: true,
  },
  states: {
    /** A change of slides is in motion. */
    moving: true,
    /** Autoplay is running. */
    playing: true,
  },
  cssProperties: {
    /** Columns are never narrower than this; there are fewer of them instead. Default `6rem`. */
    '--site-gallery-min-column': 'length',
    /** Corners of the pictures. Default `0`. */
    '--site-gallery-radius': 'length',
    /** The point that stays in view of a cropped image without a focal point. Default `50% 50%`. */
    '--site-gallery-focal-point': 'position',
    /** Space between an image and the caption below it. Default `6px`. */
    '--site-gallery-caption-gap': 'length',
    /** Size of captions. Default `0.875rem`. */
    '--site-gallery-caption-size': 'length',
    /** Colour of captions. Default: the text's around the gallery. */
    '--site-gallery-caption-color': 'color',
    /** The focus ring of linked pictures. */
    '--site-accent': 'color',
    /** The line around the focus ring, so that the ring shows on any picture. */
    '--site-surface': 'color',
    /** The button that shows the pictures large. */
    '--site-surface-raised': 'color',
    /** Its text. */
    '--site-text': 'color',
    /** The text of buttons at an end. */
    '--site-text-muted': 'color',
    /** Its line. */
    '--site-line': 'color',
    /** Its corners. */
    '--site-radius-1': 'length',
    /** Its `z-index`. */
    '--site-z-index': 'integer',
  },
});
