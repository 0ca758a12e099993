import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { duration, flag, list, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import { pinterestAttributes, pinterestFromContext } from '../../core/model/pinterest/settings.ts';
import { defaults } from './model/defaults.ts';

/** The indexes of a slide change. */
export interface SlideChange {
  readonly from: number;
  readonly to: number;
}

/** docs/spec.md#widgets-2, 4 and 9, "Lightbox". */
export const contract = defineContract({
  tag: 'site-lightbox',
  load: 'on-intent',
  wake: 'idle',
  wakeIf: ({ open, historyHash }) => open || historyHash,
  uses: () => ['image'],
  attributes: {
    /** Whether the lightbox is shown. Updated when the visitor opens or closes it. */
    open: flag(),
    /** Ids of its content: galleries, lists or other nodes that contain slides, or single images. Default: its children. */
    for: { ...list(), names: '*' },
    /** The current slide, counted from 0. Any integer wraps around. Updated when the visitor changes slides. */
    currentIndex: number(0, { integer: true }),
    /** The colour around the image: nearly black, or nearly white. */
    theme: oneOf(['dark', 'light'], 'dark'),
    /** Whether the first slide follows the last one. Never on a phone, where slides are swiped. */
    loop: toggle(defaults.loop),
    /** Duration of a slide change. */
    speed: duration(defaults.speed),
    /** Space around the image, in pixels; less on small screens. */
    padding: number(defaults.padding, { min: 0 }),
    /** The caption below the image: one line, with a button that expands it. */
    captions: toggle(defaults.captions),
    /** Adds a link that downloads the image. */
    download: flag(),
    /** Adds a button that shows the lightbox in full screen, where the browser supports it. */
    fullScreen: flag(),
    /** Adds a button that shares the slide by the platform's own dialog, where the browser supports it. */
    share: flag(),
    /** Shows a strip of thumbnails, to select a slide. */
    thumbnails: flag(),
    /** The URL of the page follows the current slide while the lightbox is open, and a URL with a slide opens the lightbox. */
    historyHash: flag(),
    /** The lightbox's name for assistive technology. Default "Pictures". */
    label: text(),
    /** Adds a link that saves the current image to Pinterest, if it is an image of the site: shown on `hover` and focus, or `always`. Touch screens always show it. Default: the setting of the site context. */
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
    /** Before the lightbox is shown; cancelling keeps it hidden. */
    'site-show': cancelableEvent(),
    /** The lightbox is shown and has the focus. */
    'site-shown': event(),
    /** Before another slide becomes the current one; cancelling keeps the current slide. */
    'site-slide': cancelableEvent<SlideChange>(),
    /** Another slide is the current one, and the transition has ended. */
    'site-slid': event<SlideChange>(),
    /** Before the lightbox is hidden for any reason; cancelling keeps it open. */
    'site-hide': cancelableEvent(),
    /** The lightbox is hidden, and the focus is back on the element that had it before. */
    'site-hidden': event(),
  },
  methods: {
    /** Shows the lightbox with the slide of this index, counted from 0, or with the current slide. */
    show: method<(index?: number) => void>(),
    /** Hides the lightbox. */
    hide: method<() => void>(),
    /** Shows the next slide. */
    next: method<() => void>(),
    /** Shows the previous slide. */
    previous: method<() => void>(),
  },
  commands: { '--show': 'show', '--hide': 'hide', '--next': 'next', '--previous': 'previous' },
  reads: {
    selector: 'a, figcaption, iframe, img, site-video, video, [data-html], [data-src]',
    attributes: ['alt', 'href', 'src', 'srcset', 'data-html', 'data-src'],
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The slides, shown in the page until one is opened: links to images, figures, images or videos. */
    '': true,
  },
  parts: {
    /** The button that opens the lightbox, visible on focus; only for images without a link. */
    open: true,
    /** The dialog, which covers the window. */
    dialog: true,
    /** The overlay that covers the page. */
    overlay: true,
    /** The box of the image or video. */
    picture: true,
    /** The image. */
    image: true,
    /** The error shown if an image cannot be loaded. */
    error: true,
    /** Every button and link in the dialog. */
    control: true,
    /** The button to the previous slide. */
    previous: true,
    /** The button to the next slide. */
    next: true,
    /** The button that enlarges the image and restores its size. */
    zoom: true,
    /** The link that downloads the image. */
    download: true,
    /** The link that saves the image to Pinterest. */
    pinterest: true,
    /** The button that shows the lightbox in full screen. */
    'full-screen': true,
    /** The button that shares the slide. */
    share: true,
    /** The strip of thumbnails. */
    thumbnails: true,
    /** Each thumbnail. */
    thumbnail: true,
    /** The thumbnail of the current slide. */
    current: true,
    /** The button that closes. */
    close: true,
    /** The position, such as "2 / 8". */
    counter: true,
    /** The button that hides the caption and shows it again. */
    captions: true,
    /** Container of the caption. */
    caption: true,
    /** The button that expands the caption. */
    more: true,
  },
  cssProperties: {
    /** Colour of the overlay. Default: nearly black or nearly white, by `theme`. */
    '--site-lightbox-background': 'color',
    /** Captions and controls. */
    '--site-lightbox-color': 'color',
    /** Opacity of the overlay, 0 to 1. Default `0.95`. */
    '--site-lightbox-opacity': 'number',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line around focus rings. */
    '--site-surface': 'color',
    /** Background of the button that opens the lightbox. */
    '--site-surface-raised': 'color',
    /** Text of the button that opens the lightbox. */
    '--site-text': 'color',
    /** Line around the button that opens the lightbox. */
    '--site-line': 'color',
    /** Corners of the button that opens the lightbox. */
    '--site-radius-1': 'length',
    /** Stacking order of the dialog. */
    '--site-z-index': 'integer',
  },
});
