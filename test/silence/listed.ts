/**
 * Everything that the elements, and page services that a page turns on, store on a visitor's device and request from any server. The
 * silence test compares a page with all of them against it, in each state of consent and in each engine; `npm run generate` writes the page for visitors and
 * lawyers from it. It is long because it is the list of all of them.
 */
import type { ConsentCategory } from '../../core/model/vocabularies/consent-categories.ts';

export interface Listed {
  /** The folder of the element, or the export of a page service. */
  readonly by: string;
  readonly kind:
    | 'cookie'
    | 'local storage'
    | 'session storage'
    | 'request to others'
    | 'request to the server that the page names'
    | 'request to your server';
  /** Its name or host; what follows a `…` differs, as does the server that an author names. */
  readonly name: string;
  readonly category: ConsentCategory;
  /** The visitor's action that causes it. */
  readonly when: string;
  readonly purpose: string;
  readonly lasts?: string;
}

const whens = {
  captcha: 'starts to fill in the form',
  follow: 'points at the link, or focuses it',
  map: 'requests the interactive map',
  video: 'plays the video',
} as const;

const provider = (by: keyof typeof whens, name: string, purpose: string): Listed => ({
  by,
  kind: 'request to others',
  name,
  category: 'media',
  when: whens[by],
  purpose,
});

const measuring = (kind: Listed['kind'], name: string, purpose: string, lasts?: string): Listed => ({
  by: 'site-elements/tracking',
  kind,
  name,
  category: 'analytics',
  when: 'opens a page that measures visits',
  purpose,
  ...(lasts !== undefined && { lasts }),
});

const census = (name: string, when: string, purpose: string): Listed => ({
  ...measuring('request to your server', `/api/census/${name}`, purpose),
  when: `${when} on a page that measures this`,
});

const event = (kind: Listed['kind'], name: string, purpose: string): Listed => ({
  by: 'site-elements/tracking/events',
  kind,
  name,
  category: 'analytics',
  when: 'causes an event that the page has defined',
  purpose,
});

const ofExperiments = (kind: Listed['kind'], name: string, when: string, purpose: string, lasts?: string): Listed => ({
  by: 'site-elements/experiments',
  kind,
  name,
  category: 'analytics',
  when,
  purpose,
  ...(lasts !== undefined && { lasts }),
});

/** The action of the staff of an internal site. Other visitors cannot do it, so that a separate test does. */
export const override = 'selects a variant in the URL of an internal site';

export const listed: readonly Listed[] = [
  {
    by: 'announcement-bar',
    kind: 'session storage',
    name: 'site:site-announcement-bar:…',
    category: 'necessary',
    when: 'closes the bar without consent to functional storage, or dismiss-days is 0',
    purpose: 'keeps the bar closed',
    lasts: 'until the tab is closed',
  },
  {
    by: 'account',
    kind: 'request to your server',
    name: '/api/site-users/account/session',
    category: 'necessary',
    when: 'opens the page, unless the element has sync="false"; logs in or out, also in another tab; or returns with Back',
    purpose: 'shows who is logged in',
  },
  {
    by: 'login',
    kind: 'session storage',
    name: 'site:member',
    category: 'necessary',
    when: 'logs in, or opens a page with site-account as a member, whose session another visit has left',
    purpose: 'sends later calls for this member only: email address, name and anti-forgery token',
    lasts: 'the address until the logout or until the tab is closed, the token at most until the session ends',
  },
  {
    by: 'login',
    kind: 'request to your server',
    name: '/api/site-users/account/session',
    category: 'necessary',
    when: 'logs in',
    purpose: 'logs the visitor in',
  },
  {
    by: 'announcement-bar',
    kind: 'local storage',
    name: 'site:site-announcement-bar:…',
    category: 'functional',
    when: 'closes the bar',
    purpose: 'keeps the bar closed',
    lasts: '30 days, or as the bar declares',
  },
  {
    by: 'cart-indicator',
    kind: 'request to your server',
    name: '/api/commerce/shopping-cart',
    category: 'necessary',
    when: 'opens the page, unless the indicator has sync="false"',
    purpose: 'shows what is in the cart',
  },
  {
    by: 'cart-indicator',
    kind: 'cookie',
    name: 'CART',
    category: 'necessary',
    when: 'opens the page, unless the indicator has sync="false"',
    purpose: 'finds the cart again; your server sets it and chooses its name',
    lasts: 'as your server sets it',
  },
  {
    by: 'cart-indicator',
    kind: 'session storage',
    name: 'site:cart-items',
    category: 'necessary',
    when: 'opens the page, unless the indicator has sync="false"',
    purpose: 'shows the number of items on the next page before the cart is read',
    lasts: 'until the tab is closed',
  },
  {
    by: 'cookie-banner',
    kind: 'cookie',
    name: 'site-consent',
    category: 'necessary',
    when: 'answers',
    purpose: 'remembers the answer',
    lasts: '30 days, 180 for a refusal under the strict preset, or as the banner declares',
  },
  {
    by: 'form',
    kind: 'session storage',
    name: 'site:site-form:…',
    category: 'necessary',
    when: 'types, unless the form has keep-draft="false"',
    purpose: 'gives back what was typed after a reload',
    lasts: 'until the form is sent or the tab is closed',
  },
  {
    by: 'form',
    kind: 'session storage',
    name: 'site:site-form-key:…',
    category: 'necessary',
    when: 'sends the form',
    purpose: 'sends nothing twice',
    lasts: 'until it is saved or the tab is closed',
  },
  {
    by: 'form',
    kind: 'request to your server',
    name: '/api/form/FormSubmissionKey',
    category: 'necessary',
    when: 'sends the form',
    purpose: 'sends nothing twice',
  },
  {
    by: 'form',
    kind: 'request to your server',
    name: '/api/form/SaveFormSubmission',
    category: 'necessary',
    when: 'sends the form',
    purpose: 'saves it',
  },
  {
    by: 'popup',
    kind: 'session storage',
    name: 'site:site-popup:…',
    category: 'necessary',
    when: 'closes the popup, or sends a form in it',
    purpose: 'does not open again in this visit: date-closed, version, submitted',
    lasts: 'until the tab is closed',
  },
  {
    by: 'popup',
    kind: 'local storage',
    name: 'site:site-popup:…',
    category: 'functional',
    when: 'closes the popup, or sends a form in it',
    purpose: 'does not open again in later visits: date-closed, version, submitted',
    lasts: 'the days of display-frequency; without limit after a sign-up, and for -1',
  },
  {
    by: 'language',
    kind: 'local storage',
    name: 'site:site-language',
    category: 'functional',
    when: 'chooses a language',
    purpose: 'marks this language on pages in another one',
    lasts: '365 days',
  },
  {
    by: 'pricing',
    kind: 'local storage',
    name: 'site:site-pricing:…',
    category: 'functional',
    when: 'selects the other prices',
    purpose: 'shows these prices again in later visits to the page',
    lasts: '30 days',
  },
  {
    by: 'list',
    kind: 'local storage',
    name: 'site:site-list:…',
    category: 'functional',
    when: 'selects the list or the grid',
    purpose: 'shows this view again in later visits to the page',
    lasts: '30 days',
  },
  {
    by: 'search',
    kind: 'request to your server',
    name: '/api/search/GeneralSearch',
    category: 'necessary',
    when: 'types into a search, or sends it',
    purpose: 'finds pages that match; the URL of the request contains what was typed',
  },
  {
    by: 'summary',
    kind: 'request to your server',
    name: '/api/widget/GetWidgetRendering',
    category: 'necessary',
    when: 'sees a summary',
    purpose: 'renders the summary again; the request contains the data of the block',
  },
  measuring(
    'cookie',
    'site-visitor',
    'recognizes a returning visitor and counts the visits',
    '2 years after the last page',
  ),
  measuring('cookie', 'site-visit', 'knows when this visit began', '30 minutes after the last page'),
  {
    ...measuring('cookie', 'site-analytics', 'an id for analytics', '390 days after the last page'),
    when: 'opens a page that measures visits, or sends events to a service',
  },
  measuring('request to your server', '/api/census/RecordHit', 'counts views of pages'),
  census('button-render', 'sees a button', 'counts buttons that are shown'),
  census('button-click', 'clicks a button', 'counts clicks on buttons'),
  census('form-render', 'opens a form', 'counts forms that are shown'),
  census('overlay', 'sees a popup', 'counts popups that are shown'),
  census('RecordQuickView/…', 'opens the quick view of a product', 'counts quick views of products'),
  {
    by: 'site-elements/tracking/errors',
    kind: 'request to your server',
    name: '/api/events/RecordJavascriptErrors',
    category: 'analytics',
    when: 'uses a page that reports errors, and a script fails',
    purpose: 'reports the error',
  },
  event('request to your server', '/api/events/RecordEvent', 'reports the event'),
  event('request to the server that the page names', '/api/v1/events', 'reports the event to a service'),
  {
    ...event('request to your server', '/api/events/Trace', 'sends the log of the page'),
    when: 'uses a page that writes a log',
  },
  {
    ...event('request to your server', '/api/track/Track', 'reports the first page of a session'),
    when: 'opens a page that reports landings',
  },
  {
    ...event('session storage', 'site:events', 'an id of the session, and whether it is the first one'),
    when: 'opens a page that reports landings, or sends events to a service',
    lasts: 'until the tab is closed',
  },
  {
    ...event('local storage', 'site:events', 'recognizes a returning visitor'),
    when: 'opens a page that reports landings, or sends events to a service',
    lasts: '390 days after the last page',
  },
  ofExperiments(
    'local storage',
    'site:experiments',
    'opens a page that divides its visitors',
    'shows the same variants on the next page',
    '30 days',
  ),
  ofExperiments(
    'local storage',
    'site:experiment-exposures',
    'gets a variant of an experiment',
    'reports it once',
    '30 days',
  ),
  ofExperiments(
    'request to your server',
    '/api/events/RecordEvent',
    'gets a variant of an experiment',
    'reports the variant',
  ),
  {
    ...ofExperiments(
      'local storage',
      'site:experiment-overrides',
      override,
      'shows the selected variant',
      'until it is reset',
    ),
    category: 'necessary',
  },
  {
    by: 'site-elements/tracking/performance',
    kind: 'request to your server',
    name: '/api/1/performance/settings',
    category: 'analytics',
    when: 'opens a page that measures its performance',
    purpose: 'reads the id of this view of the page',
  },
  {
    by: 'site-elements/tracking/performance',
    kind: 'request to your server',
    name: '/api/1/performance/records',
    category: 'analytics',
    when: 'has seen such a page for 30 seconds, or leaves it',
    purpose: 'reports how fast the page was, and the number of errors',
  },
  {
    by: 'site-elements/tracking/recording',
    kind: 'request to your server',
    name: '/api/commerce/fullstory/getId',
    category: 'marketing',
    when: 'opens a page that records sessions, and is in the sample',
    purpose: 'reads the id of the recording; what the recorder of the page stores and sends is that of its provider',
  },
  {
    by: 'site-elements/fonts',
    kind: 'request to others',
    name: 'the host of the font service',
    category: 'media',
    when: 'opens a page with fonts of a service',
    purpose: 'the fonts of the page, from the service that it names',
  },
  {
    by: 'site-elements/fonts',
    kind: 'request to others',
    name: 'the host of a font file',
    category: 'media',
    when: 'opens a page that shows a font whose file is on another origin',
    purpose: 'the fonts of the page, from the server that it names',
  },
  provider('captcha', 'www.google.com', 'reCAPTCHA'),
  provider('captcha', 'js.hcaptcha.com', 'hCaptcha'),
  provider('captcha', 'challenges.cloudflare.com', 'Turnstile'),
  provider('follow', 'platform.twitter.com', 'the follow button of X'),
  provider('map', 'maps.googleapis.com', 'Google’s map'),
  provider('map', 'the host of tiles', 'images of the map, from the server that the page names'),
  provider('video', 'www.youtube-nocookie.com', 'YouTube’s player'),
  provider('video', 'player.vimeo.com', 'Vimeo’s player'),
];
