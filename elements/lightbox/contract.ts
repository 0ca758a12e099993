import { after, before, defineContract, defineSurface, method } from '../../core/model/contract/contract.ts';
import { duration, flag, list, number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import { defaults } from './model/defaults.ts';

/** Where a change of slide comes from and goes to. */
export interface SlideChange {
  readonly from: number;
  readonly to: number;
}

/** docs/spec.md#widgets-2, 4 and 9, "Lightbox". */
export const contract = defineContract({
  tag: 'site-lightbox',
  load: 'on-intent',
  attributes: {
    /** Whether the lightbox is shown. Written back when a visitor opens or closes it. */
    open: flag(),
    /** Ids of what it shows: galleries, lists or any other node with slides in it, or single pictures. Default: its own children. */
    for: { ...list(), names: '*' },
    /** The current slide, counted from 0; any number is wrapped into the slides. A visitor's moves are written back. */
    currentIndex: number(0, { integer: true }),
    /** The background: nearly black, or nearly white. */
    theme: oneOf(['dark', 'light'], 'dark'),
    /** The first slide follows the last one; never on a phone, where slides scroll. */
    loop: toggle(defaults.loop),
    /** How long a change of slides takes. */
    speed: duration(defaults.speed),
    /** Space around the picture, in pixels; less on small screens. */
    padding: number(defaults.padding, { min: 0 }),
    /** The caption under the picture: one line, with a button that opens the rest. */
    captions: toggle(defaults.captions),
    /** Shows a download link. */
    download: flag(),
    /** The hash of the URL follows the slide while the lightbox is open, and opens it. */
    historyHash: flag(),
    /** The lightbox's name for assistive technology. Default "Pictures". */
    label: text(),
  },
  events: {
    /** Before the lightbox is shown; cancelling keeps it hidden. */
    'site-show': before(),
    /** The lightbox is shown and has the focus. */
    'site-shown': after(),
    /** Before another slide becomes the current one; cancelling keeps the one that is. */
    'site-slide': before<SlideChange>(),
    /** Another slide is the current one, and in its place. */
    'site-slid': after<SlideChange>(),
    /** Before the lightbox is hidden, however that came about; cancelling keeps it open. */
    'site-hide': before(),
    /** The lightbox is hidden and the focus has returned. */
    'site-hidden': after(),
  },
  methods: {
    /** Shows the lightbox: the slide of this number, counted from 0, or the current one. */
    show: method<(index?: number) => void>(),
    /** Hides the lightbox. */
    hide: method<() => void>(),
    /** The next slide. */
    next: method<() => void>(),
    /** The previous one. */
    previous: method<() => void>(),
  },
  commands: { '--show': 'show', '--hide': 'hide', '--next': 'next', '--previous': 'previous' },
  reads: {
    selector: 'a, figcaption, iframe, img, site-video, video, [data-html], [data-src]',
    attributes: ['alt', 'href', 'src', 'srcset', 'data-html', 'data-src'],
  },
});

export const surface = defineSurface({
  slots: {
    /** Slides, shown where they stand until one is opened: links to pictures, figures, images or videos. */
    '': true,
  },
  parts: {
    /** The button that opens the lightbox, visible when it has the focus; only for images without a link. */
    open: true,
    /** Everything, over the whole window. */
    dialog: true,
    /** The backdrop. */
    overlay: true,
    /** The box of the picture, or of the video. */
    picture: true,
    /** The picture itself. */
    image: true,
    /** The message for an image that failed to load. */
    error: true,
    /** Every button and link in it. */
    control: true,
    /** The button to the previous slide. */
    previous: true,
    /** The button to the next slide. */
    next: true,
    /** The button that zooms in and out. */
    zoom: true,
    /** The link to download the picture. */
    download: true,
    /** The button that closes. */
    close: true,
    /** "2 / 8". */
    counter: true,
    /** Around the caption. */
    caption: true,
    /** The button that opens the rest of the caption. */
    more: true,
  },
  cssProperties: {
    /** The color of the backdrop. Default: nearly black or nearly white, by `theme`. */
    '--site-lightbox-background': 'color',
    /** Captions and controls. */
    '--site-lightbox-color': 'color',
    /** The opacity of the backdrop, 0 to 1. Default `0.95`. */
    '--site-lightbox-opacity': 'number',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line around focus rings. */
    '--site-surface': 'color',
    /** The button that shows the pictures large. */
    '--site-surface-raised': 'color',
    /** Its text. */
    '--site-text': 'color',
    /** Its line. */
    '--site-line': 'color',
    /** Its corners. */
    '--site-radius-1': 'length',
    /** Its `z-index`. */
    '--site-z-index': 'integer',
  },
});
