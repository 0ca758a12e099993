/** The elements that are tested in the hosts, and how to read their rendered values. The file is long because it describes every element. */

import { messages as imageMessages } from '../../core/model/images/messages.en.ts';
import { messages as audioMessages } from '../../elements/audio/messages.en.ts';
import { messages as listMessages } from '../../elements/list/messages.en.ts';
import { messages as marqueeMessages } from '../../elements/marquee/messages.en.ts';
import { messages as productMessages } from '../../elements/product/messages.en.ts';
import { messages as relativeTimeMessages } from '../../elements/relative-time/messages.en.ts';
import { messages as textFitMessages } from '../../elements/text-fit/messages.en.ts';
import type { View } from './view.ts';

/** A value that a host sets. */
interface HostValue {
  /** The name in the view: that of the attribute or the property. */
  readonly name: string;
  readonly first: unknown;
  readonly second: unknown;
  /** The value that the element reads, if it differs. */
  readonly reads?: readonly [first: unknown, second: unknown];
  /** The value of the property after the host removes its value. */
  readonly without?: unknown;
}

export interface Subject {
  readonly tag: string;
  readonly values: readonly HostValue[];
  readonly properties: readonly HostValue[];
  /** Other content of the view. */
  readonly more?: Partial<Pick<View, 'properties' | 'events'>>;
  /** The rendered values, by property. */
  rendered?(element: Element): Readonly<Record<string, unknown>>;
  /** The use that visitors or scripts make of it. */
  readonly use?: Use;
  /** Warnings that are expected for the little content in this table. */
  readonly mayComplain?: readonly string[];
}

export interface Use {
  readonly method: string;
  isDone(element: Element): boolean;
  /** The events of the use. The first one is dispatched before it. */
  readonly events: readonly [string, ...string[]];
}

/** One event name in each letter case. */
export const casedEvents = ['lowercase', 'kebab-case', 'camelCase', 'CAPSevent', 'PascalCase'];

const part = (element: Element, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

/** Has every kind of value. */
export const sample: Subject = {
  tag: 'site-sample',
  values: [
    { name: 'label', first: 'one', second: 'two' },
    { name: 'amount', first: 4, second: 5, without: 3 },
    // Turned off by a string, because React and Preact write no attribute for `false`.
    { name: 'loud', first: 'false', second: 'true', reads: [false, true] },
    { name: 'wait', first: '2s', second: '300ms', reads: [2000, 300], without: 600 },
    { name: 'shape', first: '3:2', second: 2, reads: [1.5, 2] },
  ],
  properties: [
    { name: 'data', first: { amount: 7 }, second: { amount: 8 }, without: undefined },
    { name: 'tags', first: ['a', 'b'], second: ['c'] },
    { name: 'focus2', first: { x: 0.25, y: 0.5 }, second: { x: 1, y: 0 } },
    { name: 'dataURL', first: 'https://one.test/', second: 'https://two.test/' },
  ],
  more: { events: casedEvents },
  rendered: (element) => JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? '{}'),
  use: {
    method: 'count',
    isDone: (element) => /Add [1-9]/.test(element.shadowRoot?.textContent ?? ''),
    events: ['site-change', 'site-changed'],
  },
};

/** Assigns each child to a separate slot. */
const slots: Subject = { tag: 'site-slots', values: [], properties: [] };

const captcha: Subject = {
  tag: 'site-captcha',
  values: [
    { name: 'provider', first: 'hcaptcha', second: 'turnstile', without: 'recaptcha' },
    { name: 'site-key', first: 'one', second: 'two' },
    { name: 'require-consent', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [
    { name: 'minTime', first: 1000, second: 2000 },
    { name: 'src', first: '/mock/captcha.js', second: '/mock/other.js' },
  ],
  more: { events: ['site-solved', 'site-expired'] },
};

const cartIndicator: Subject = {
  tag: 'site-cart-indicator',
  values: [
    { name: 'items', first: 2, second: 3 },
    { name: 'sync', first: 'false', second: 'false', reads: [false, false] },
    { name: 'show-quantity', first: 'true', second: 'false', reads: [true, false] },
  ],
  properties: [
    { name: 'subtotal', first: '€20', second: '€30' },
    { name: 'href', first: '/cart', second: '/basket' },
  ],
  rendered: (element) => ({ subtotal: part(element, 'subtotal')?.textContent }),
};

const cookieBanner: Subject = {
  tag: 'site-cookie-banner',
  values: [
    { name: 'banner-text', first: 'We count visits.', second: 'We count nothing.' },
    { name: 'cta-variant', first: 'button', second: 'text', without: 'icon' },
    { name: 'policy-version', first: 3, second: 4, without: 2 },
    { name: 'enabled', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [
    { name: 'ctaText', first: 'Yes', second: 'Fine' },
    { name: 'trackingCookies', first: ['_ga*'], second: ['_fbp'] },
  ],
  more: { events: ['site-answer', 'site-answered'] },
  use: {
    method: 'show',
    // Only shown on request.
    isDone: (element) => part(element, 'decline') !== null,
    events: ['site-show', 'site-shown'],
  },
};

export const dialog: Subject = {
  tag: 'site-dialog',
  values: [
    { name: 'dialog-title', first: 'Sure?', second: 'Really?' },
    { name: 'destructive', first: true, second: false, without: false },
    { name: 'padding', first: 8, second: 12, without: 20 },
  ],
  properties: [{ name: 'confirmLabel', first: 'Do it', second: 'Go on' }],
  more: { properties: ['open'], events: ['site-hidden'] },
  rendered: (element) => ({
    dialogTitle: part(element, 'title')?.textContent,
    destructive: part(element, 'confirm')?.classList.contains('danger'),
    confirmLabel: part(element, 'confirm')?.textContent,
  }),
  use: {
    method: 'show',
    isDone: (element) => part(element, 'dialog')?.matches(':modal') === true,
    events: ['site-show', 'site-shown'],
  },
};

const form: Subject = {
  tag: 'site-form',
  values: [
    { name: 'form-id', first: 'one', second: 'two' },
    { name: 'timeout', first: '2s', second: '300ms', reads: [2000, 300], without: 30_000 },
    { name: 'overlay', first: true, second: false, without: false },
  ],
  properties: [
    { name: 'submissionText', first: 'Thank you', second: 'Thanks' },
    { name: 'keepDraft', first: false, second: true },
  ],
};

const gallery: Subject = {
  tag: 'site-gallery',
  values: [
    { name: 'slides-per-row', first: 2, second: 3, without: 4 },
    { name: 'auto-crop', first: 'false', second: 'true', reads: [false, true] },
    { name: 'aspect-ratio', first: '3:2', second: 2, reads: [1.5, 2], without: undefined },
  ],
  properties: [
    { name: 'gutter', first: 5, second: 8 },
    { name: 'listImageSize', first: '30%', second: '50%' },
  ],
  rendered: (element) => ({
    aspectRatio: Number(part(element, 'slides')?.style.getPropertyValue('--_site-gallery-ratio')),
    gutter: Number.parseFloat(getComputedStyle(part(element, 'slides') ?? element).rowGap),
  }),
};

const image: Subject = {
  tag: 'site-image',
  values: [
    { name: 'crop-mode', first: 'none', second: 'cover', without: 'none' },
    { name: 'fixed-ratio', first: '3:2', second: 2, reads: [1.5, 2], without: false },
    { name: 'stretch', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [
    { name: 'source', first: '/examples/images/leeward.svg', second: '/examples/images/undertow.svg' },
    { name: 'focalPoint', first: { x: 0.25, y: 0.5 }, second: { x: 1, y: 0 } },
    { name: 'dprMax', first: 1, second: 2 },
  ],
  mayComplain: [imageMessages['image-missing']],
  rendered: (element) => ({ fixedRatio: Number.parseFloat(part(element, 'box')?.style.aspectRatio ?? '') }),
};

/** Shows nothing here, because it has no slides: only its messages and reflected attributes are tested. */
const lightbox: Subject = {
  tag: 'site-lightbox',
  values: [
    { name: 'theme', first: 'light', second: 'dark', without: 'dark' },
    { name: 'current-index', first: 1, second: 2, without: 0 },
    { name: 'for', first: 'wall', second: 'wall shelf', reads: [['wall'], ['wall', 'shelf']] },
  ],
  properties: [
    { name: 'label', first: 'Prints', second: 'Posters' },
    { name: 'speed', first: 300, second: 0 },
    { name: 'historyHash', first: true, second: false, without: false },
  ],
  use: { method: 'show', isDone: (element) => element.hasAttribute('open'), events: ['site-show'] },
};

const map: Subject = {
  tag: 'site-map',
  values: [
    { name: 'address-title', first: 'Halden', second: 'Oslo' },
    { name: 'map-style', first: 'satellite', second: '5', reads: ['satellite', 'minimal-dark'], without: 'grayscale' },
    { name: 'map-zoom', first: 10, second: 11 },
    { name: 'tiles', first: '/mock/tiles/{z}/{x}/{y}', second: '/mock/tiles/{z}/{y}/{x}' },
    { name: 'show-labels', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [
    { name: 'mapLat', first: 59.12, second: 59.91 },
    { name: 'location', first: { mapLat: 59 }, second: { mapLat: 60 } },
  ],
  rendered: (element) => ({ addressTitle: part(element, 'address')?.textContent }),
  use: { method: 'show', isDone: (element) => part(element, 'map') !== null, events: ['site-show'] },
};

const video: Subject = {
  tag: 'site-video',
  values: [
    // A page of the test server that replaces an unknown provider.
    { name: 'src', first: '/test/elements/video/fixtures/other-player.html', second: '/other.mp4' },
    { name: 'video-title', first: 'Waves', second: 'The sea' },
  ],
  properties: [
    { name: 'aspectRatio', first: 2, second: 1.5 },
    { name: 'providerName', first: 'Acme', second: 'Other' },
  ],
  rendered: (element) => ({
    videoTitle: part(element, 'play')?.getAttribute('aria-label')?.replace('Play: ', ''),
    aspectRatio: Number.parseFloat(part(element, 'box')?.style.aspectRatio ?? ''),
  }),
  use: { method: 'play', isDone: (element) => part(element, 'player') !== null, events: ['site-play'] },
};

const accordion: Subject = {
  tag: 'site-accordion',
  values: [
    { name: 'multiple', first: 'true', second: 'false', reads: [true, false] },
    { name: 'icon', first: 'chevron', second: 'none', without: 'plus' },
    { name: 'dividers', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [],
};

const relativeTime: Subject = {
  tag: 'site-relative-time',
  values: [
    { name: 'format', first: 'datetime', second: 'relative', without: 'relative' },
    { name: 'format-style', first: 'short', second: 'narrow', without: 'long' },
    { name: 'tense', first: 'past', second: 'future', without: 'auto' },
    { name: 'threshold', first: 'P30D', second: 'PT1S', reads: [2_592_000_000, 1000], without: undefined },
  ],
  properties: [],
  mayComplain: [`site-elements: ${relativeTimeMessages['relative-time-mixed']}`],
};

const spinner: Subject = {
  tag: 'site-spinner',
  values: [
    { name: 'label', first: 'Drawing', second: 'Printing' },
    { name: 'delay', first: '2s', second: '300ms', reads: [2000, 300], without: 500 },
  ],
  properties: [],
  rendered: (element) => ({ label: element.shadowRoot?.querySelector('[role="status"]')?.textContent }),
};

const menu: Subject = {
  tag: 'site-menu',
  values: [
    { name: 'current-index', first: 1, second: 2, without: 0 },
    { name: 'label', first: 'Food', second: 'Drinks' },
  ],
  properties: [],
};

const popup: Subject = {
  tag: 'site-popup',
  values: [
    { name: 'modal', first: 'false', second: 'true', reads: [false, true] },
    { name: 'popup-style', first: 'side', second: 'stacked' },
    { name: 'scroll-percentage', first: 50, second: 75, without: 25 },
    { name: 'show-on-timer', first: 'false', second: 'false', reads: [false, false] },
  ],
  properties: [{ name: 'enabledPages', first: ['a', 'b'], second: ['c'] }],
  more: { properties: ['open'], events: ['site-hidden'] },
  rendered: (element) => ({ modal: part(element, 'popup')?.localName === 'dialog' }),
  use: {
    method: 'show',
    isDone: (element) => part(element, 'popup')?.checkVisibility() === true,
    events: ['site-show', 'site-shown'],
  },
};

const tooltip: Subject = {
  tag: 'site-tooltip',
  values: [
    { name: 'for', first: 'save', second: 'send' },
    { name: 'delay', first: '600ms', second: '2s', reads: [600, 2000], without: 1200 },
  ],
  properties: [],
};

const textFit: Subject = {
  tag: 'site-text-fit',
  values: [
    { name: 'min', first: 14, second: 16 },
    { name: 'max', first: 40, second: 60 },
  ],
  properties: [],
  mayComplain: [`site-elements: ${textFitMessages['text-fit-empty']}`],
};

const announcementBar: Subject = {
  tag: 'site-announcement-bar',
  values: [
    { name: 'label', first: 'News', second: 'Closing days' },
    { name: 'bar-text', first: 'Leeward is back.', second: 'Leeward is sold out.' },
    { name: 'bar-style', first: 'inverse', second: 1, reads: ['inverse', 'plain'], without: 'plain' },
    { name: 'dismiss-days', first: 7, second: 0, without: 30 },
    { name: 'dismissible', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [{ name: 'clickthroughUrl', first: '#one', second: '#two' }],
  rendered: (element) => ({
    clickthroughUrl: part(element, 'link')?.getAttribute('href'),
    dismissible: part(element, 'close') !== null,
  }),
  // A closed bar stays closed when it comes back, so it has no use here.
  more: { events: ['site-show', 'site-shown', 'site-hide', 'site-hidden'] },
};

const follow: Subject = {
  tag: 'site-follow',
  values: [
    { name: 'username', first: 'halden', second: '@prints', reads: ['halden', 'prints'] },
    { name: 'data-username', first: 'halden', second: 'prints' },
  ],
  properties: [{ name: 'src', first: '/mock/follow.js', second: '/mock/other.js' }],
  rendered: (element) => ({ username: part(element, 'link')?.textContent?.replace('Follow @', '') }),
};

const account: Subject = {
  tag: 'site-account',
  values: [{ name: 'account-href', first: '/account', second: '/members' }],
  properties: [{ name: 'sync', first: false, second: true }],
};

const login: Subject = {
  tag: 'site-login',
  values: [{ name: 'success-redirect', first: '/account', second: '/members' }],
  properties: [],
};

const animate: Subject = {
  tag: 'site-animate',
  values: [
    { name: 'animation', first: 'slide', second: 'scale', without: 'fade' },
    { name: 'duration', first: '2s', second: '300ms', reads: [2000, 300] },
  ],
  properties: [
    { name: 'delay', first: 100, second: 0 },
    { name: 'timeline', first: 'view', second: 'auto' },
  ],
};

const audio: Subject = {
  tag: 'site-audio',
  values: [
    { name: 'audio-title', first: 'One wave', second: 'Waves' },
    { name: 'artist', first: 'Halden', second: 'The sea' },
    { name: 'duration', first: 7, second: 70 },
    { name: 'download', first: 'true', second: 'false', reads: [true, false], without: false },
    { name: 'current-index', first: 1, second: 2, without: 0 },
  ],
  mayComplain: [audioMessages['audio-missing']],
  properties: [{ name: 'src', first: '/examples/sounds/wave.wav', second: '/examples/sounds/wave.wav?two' }],
  rendered: (element) => ({ src: element.shadowRoot?.querySelector('audio')?.getAttribute('src') ?? undefined }),
};

const marquee: Subject = {
  tag: 'site-marquee',
  values: [
    { name: 'speed', first: 90, second: 120, without: 60 },
    { name: 'direction', first: 'right', second: 'left' },
    { name: 'shape', first: 'wave', second: 'straight', without: 'straight' },
    { name: 'pause-on-hover', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [{ name: 'waveSegment', first: 400, second: 500 }],
  mayComplain: [marqueeMessages['marquee-no-content'], marqueeMessages['marquee-wave-content']],
  // Its events cannot be cancelled, so it has no use here.
  more: { properties: ['paused'], events: ['site-paused', 'site-resumed'] },
};

const infoBar: Subject = {
  tag: 'site-info-bar',
  values: [
    { name: 'label', first: 'Studio', second: 'Shop' },
    { name: 'bar-style', first: 'inverse', second: 1, reads: ['inverse', 'plain'], without: 'plain' },
    { name: 'phone', first: '+47 69 12 34 56', second: '112' },
    { name: 'time-zone', first: 'Europe/Oslo', second: 'UTC' },
  ],
  properties: [
    {
      name: 'openingHours',
      first: { monday: { text: 'Ten to six' } },
      second: { sunday: { text: 'By letter' } },
    },
  ],
  rendered: (element) => ({ label: part(element, 'bar')?.getAttribute('aria-label') }),
};

const donate: Subject = {
  tag: 'site-donate',
  values: [
    { name: 'currency', first: 'EUR', second: 'JPY', without: 'USD' },
    { name: 'min-amount', first: 2, second: 2.5 },
  ],
  properties: [],
};

const product: Subject = {
  tag: 'site-product',
  values: [
    { name: 'currency', first: 'EUR', second: 'JPY', without: 'USD' },
    { name: 'cart-href', first: '/cart.html', second: '/bag' },
    { name: 'low-stock', first: 3, second: 0, without: 5 },
  ],
  properties: [],
  mayComplain: [productMessages['offer-no-data']],
};

const pricing: Subject = {
  tag: 'site-pricing',
  values: [{ name: 'view', first: 'second', second: 'first', without: 'first' }],
  properties: [],
};

const cart: Subject = {
  tag: 'site-cart',
  values: [{ name: 'cart-title', first: 'Cart', second: 'Basket' }],
  properties: [],
  rendered: (element) => ({ cartTitle: part(element, 'title')?.textContent }),
};

const reviews: Subject = {
  tag: 'site-reviews',
  values: [
    { name: 'sort', first: 'highest', second: 'lowest', without: 'newest' },
    { name: 'token', first: 'a1', second: 'b2' },
  ],
  properties: [{ name: 'pageSize', first: 5, second: 7 }],
};

const events: Subject = {
  tag: 'site-events',
  values: [
    { name: 'view', first: 'calendar', second: 'list', without: 'list' },
    { name: 'month', first: '2026-12', second: '2027-01' },
    { name: 'time-zone', first: 'Europe/Oslo', second: 'Asia/Tokyo' },
    { name: 'week-start', first: 'sunday', second: 'monday' },
    { name: 'download', first: 'false', second: 'true', reads: [false, true] },
  ],
  properties: [],
};

const list: Subject = {
  tag: 'site-list',
  values: [{ name: 'view', first: 'grid', second: 'list', without: 'list' }],
  properties: [],
  mayComplain: [`site-elements: ${listMessages['list-missing']}`],
};

const search: Subject = {
  tag: 'site-search',
  values: [
    { name: 'src', first: '/find', second: '/api/find' },
    { name: 'suggestions', first: 3, second: 4, without: 6 },
    { name: 'page-size', first: 10, second: 11, without: 20 },
  ],
  properties: [],
};

const summary: Subject = {
  tag: 'site-summary',
  values: [
    { name: 'block-id', first: 'journal', second: 'prints' },
    { name: 'block-type', first: 'summary', second: 'summary-v2', without: 'summary-v2' },
    { name: 'collection-id', first: 'a1', second: 'b2' },
  ],
  properties: [{ name: 'blockJson', first: '{"pageSize":1}', second: '{"pageSize":2}' }],
};

const language: Subject = {
  tag: 'site-language',
  values: [
    { name: 'label', first: 'Languages', second: 'Choose a language' },
    { name: 'design', first: 'menu', second: 'list' },
  ],
  properties: [],
  rendered: (element) => ({ label: element.shadowRoot?.querySelector('nav')?.getAttribute('aria-label') }),
};

export const subjects: readonly Subject[] = [
  accordion,
  account,
  animate,
  announcementBar,
  audio,
  sample,
  slots,
  captcha,
  cart,
  cartIndicator,
  cookieBanner,
  dialog,
  donate,
  events,
  follow,
  form,
  gallery,
  image,
  infoBar,
  language,
  lightbox,
  login,
  map,
  marquee,
  menu,
  popup,
  pricing,
  product,
  relativeTime,
  reviews,
  list,
  search,
  spinner,
  summary,
  tooltip,
  textFit,
  video,
];

/** Elements whose tag ends with this are defined by a test while they are on the page. */
const late = '-late';

export const propertyOf = ({ name }: HostValue): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const viewOf = ({ tag, values, properties, more, use }: Subject): View => ({
  tag,
  values: values.map(({ name }) => name),
  properties: [...properties.map(({ name }) => name), ...(more?.properties ?? [])],
  events: [...(use?.events ?? []), ...(more?.events ?? [])],
});

export const lateViewOf = (subject: Subject): View => ({
  ...viewOf(subject),
  tag: subject.tag + late,
  isUndefined: true,
});

/** All subjects that hosts must render. */
export const views: readonly View[] = subjects.flatMap((subject) => [viewOf(subject), lateViewOf(subject)]);

/** Defines the element that is on the page and not defined yet. */
export function defineLate({ tag }: Subject): void {
  const Class = customElements.get(tag);
  if (!Class) throw new Error(`<${tag}> is not defined.`);
  customElements.define(tag + late, class extends Class {});
}
