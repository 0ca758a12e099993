/**
 * The silence test: every element on one page, which also measures visits, reports errors, events and performance, runs
 * experiments, and records sessions. Before the visitor agrees, nothing is stored or requested that is not necessary; after that exactly what is listed;
 * after a withdrawal it is gone. It is long because a visitor uses everything on the same page.
 */
import { expect } from '@open-wc/testing';
import { loadServices } from '../core/page/services.ts';
import { bundleNames, specimens } from '../hostile/specimens.ts';
import { cookieNames, removeCookies, setCookies } from '../support/cookies.ts';
import { elapsed, eventually, frames } from '../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, scriptsEnded, styled } from '../support/own-page.ts';
import { withoutTimeLimits } from '../support/without-time-limits.ts';
import { type Listed, listed, override } from './listed.ts';

const { pageStorage } = await loadServices();

/**
 * This policy stops requests to other origins and reports them to the page: no engine hides such a request. The origin is
 * written out, because in a page from `srcdoc` Firefox does not match 'self' to any origin.
 */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src ${location.origin} 'unsafe-inline' data:">`;

const videos = ['https://youtu.be/M7lc1UVf-VE', 'https://vimeo.com/76979871'].map(
  (src) => `<site-video require-consent src="${src}"></site-video>`,
);
const captchas = ['recaptcha', 'hcaptcha', 'turnstile'].map(
  (name) => `<form><site-captcha provider="${name}" site-key="key"></site-captcha></form>`,
);
const follow = '<site-follow username="haldenprints"></site-follow>';
// The map of the specimens has tiles without requests.
const maps =
  '<site-map tiles="https://tiles.invalid/{z}/{x}/{y}.png" address-title="Halden"></site-map>' +
  '<site-map provider="google" api-key="AIza-key" address-title="Halden"></site-map>';
const cart = '<site-cart-indicator id="cart"><a href="/cart">Cart</a></site-cart-indicator>';
const letter = `<site-form id="letter"><form data-form-id="letter"><label>Name <input name="name"></label>
  <button>Send</button></form></site-form>`;
const member = `<div id="members"><site-account><a href="#login">Log in</a></site-account><site-login><form method="post">
  <input name="email" aria-label="E-mail"><input name="password" type="password" aria-label="Password"><button>Log in</button></form></site-login></div>`;
const button = '<button type="button" id="book" data-site-button="book" data-site-event="booked">Book a visit</button>';
const quickView = `<site-dialog id="quick-view" dialog-style="content" dialog-title="Saltmarsh">
  <site-product data-item-id="64f1c0de5a1e7a0b2c3d4f02"></site-product></site-dialog>`;
const bar = '<site-announcement-bar id="session" dismiss-days="0">Leeward is back.</site-announcement-bar>';
const others = Object.values(specimens).filter(({ contract }) => contract.tag !== 'site-cookie-banner');
const body = `<site-cookie-banner preset="strict" tracking-cookies="_ga*"><p data-session-recording>We record sessions.</p></site-cookie-banner>${letter}
  <site-experiment name="hero">Prints</site-experiment>${others.map(({ markup }) => markup).join('')}${videos.join('')}${captchas.join('')}${maps}${follow}${cart}${member}${bar}${button}${quickView}<p style="font-family: Lora">A print</p>`;

/** The services that measure a page. */
const measuring = `<script type="module" src="/dist/test/site-tracking.js" data-site-tracking></script>
<script type="module">
  import { startEvents, trace, track } from '/dist/test/site-tracking-events.js';
  startEvents({ landing: true });
  window.trackInService = () => {
    trace('a line of the log');
    startEvents({ origin: window.origin });
    track('served');
  };
</script>
<script type="module">
  import { reportErrors } from '/dist/test/site-tracking-errors.js';
  import { measurePerformance } from '/dist/test/site-tracking-performance.js';
  reportErrors({ pageErrors: true });
  import { recordSessions } from '/dist/test/site-tracking-recording.js';
  measurePerformance();
  recordSessions({ percentage: 100, record: () => {} });
</script>`;

/** An experiment whose variant the server has assigned, one that the page divides, and the toggle of session recording. */
const experiments = [
  { name: 'hero', variant: 'b' },
  { name: 'footer', variants: ['long', 'short'] },
  { name: 'session-recording', experimentType: 'FEATURE_TOGGLE', variant: 'true' },
];
/** A font of the server, one of another server, and one of a service. */
const fonts = {
  families: [
    { family: 'Fraunces', faces: [{ src: '/examples/halden/fonts/fraunces.woff2' }] },
    { family: 'Karla' },
    { family: 'Lora', faces: [{ src: 'https://files.invalid/lora.woff2' }] },
  ],
  service: { url: 'https://fonts.invalid/css2' },
};
const experimenting = `<script type="application/json" data-site-context>${JSON.stringify({ experiments, fonts, website: { siteStatus: 6 } })}</script>
<script type="module">
  import { experiments } from '/dist/test/site-experiments.js';
  experiments();
</script>${scripted(['site-fonts'])}`;

/** Milliseconds until an error is reported. */
const reportDelay = 1000;

type State = 'unknown' | 'declined' | 'accepted' | 'withdrawn';

interface SilentPage extends OwnPage {
  /** Third-party hosts, and paths of our server that are not files of the page. */
  readonly requests: () => readonly string[];
  readonly banner: HTMLElement;
}

/** `query` is that of its URL. */
async function open(query = ''): Promise<SilentPage> {
  const foreign: string[] = [];
  const page = await openPage({
    head: `${policy}${styled}${scripted(bundleNames)}${measuring}${experimenting}`,
    body,
    prepare: (view) => {
      withoutTimeLimits(view);
      // Sessions are recorded only on devices with more than two processor cores; the machine of the test may have fewer.
      Object.defineProperty(view.navigator, 'hardwareConcurrency', { get: () => 8 });
      // A page from `srcdoc` has no query.
      if (query) Object.defineProperty(view.document, 'URL', { get: () => `${location.origin}/${query}` });
      view.document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
        if (URL.canParse(blockedURI)) foreign.push(new URL(blockedURI).host);
      });
    },
  });
  await Promise.all(bundleNames.map((tag) => page.view.customElements.whenDefined(tag)));
  await scriptsEnded(page);
  const banner = page.document.querySelector<HTMLElement>('site-cookie-banner');
  if (!banner) throw new Error('the page has no banner');
  const own = (): string[] =>
    page.view.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname, protocol }) => protocol.startsWith('http') && !pathname.startsWith('/dist/'))
      .map(({ host, pathname }) => (host === location.host ? pathname : host));
  return { ...page, banner, requests: () => [...new Set([...foreign, ...own()].map(general))].sort() };
}

const partOf = (element: Element | null, name: string): HTMLElement | null =>
  element?.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

async function answer({ banner, requests }: SilentPage, part: 'accept' | 'decline'): Promise<void> {
  Reflect.get(banner, 'show').call(banner);
  const control = await eventually(`the part ${part}`, () => partOf(banner, part));
  control.click();
  await eventually('the banner is hidden', () => !partOf(banner, 'banner'));
  // Clicks before the script that counts them has loaded are not counted.
  if (part === 'accept') await eventually('clicks are counted', () => requests().includes('/api/census/RecordHit'));
}

/** Everything that a visitor can do without agreeing: scrolls, plays, closes bars, requests maps, starts a form, types in another. */
async function doAll({ document: page, view }: SilentPage): Promise<void> {
  for (const element of page.querySelectorAll(bundleNames.join())) element.scrollIntoView();
  const summary = page.querySelector('site-summary');
  summary?.scrollIntoView();
  await eventually('the summary is rendered again', () => summary?.querySelector('[data-site-owned]'));
  for (const video of page.querySelectorAll('site-video[require-consent]')) {
    partOf(video, 'play')?.click();
    // Playing the next one removes this one.
    await eventually('the player, or the question', () => partOf(video, 'player') ?? partOf(video, 'consent'));
  }
  for (const bar of page.querySelectorAll('site-announcement-bar')) partOf(bar, 'close')?.click();
  await eventually('the bars are closed', () => !page.querySelector('site-announcement-bar:not([dismissed])'));
  for (const map of page.querySelectorAll('site-map')) {
    partOf(map, 'show')?.click();
    await eventually(
      'the map, or the question',
      () => partOf(map, 'map') ?? partOf(map, 'consent') ?? partOf(map, 'notice'),
    );
  }
  for (const captcha of page.querySelectorAll('site-captcha')) {
    captcha.dispatchEvent(new view.FocusEvent('focusin', { bubbles: true, composed: true }));
    partOf(captcha, 'box')?.focus();
  }
  const popup = page.querySelector('site-popup');
  popup?.setAttribute('open', '');
  await eventually('the popup is shown', () => partOf(popup, 'popup')?.checkVisibility());
  partOf(popup, 'close')?.click();
  await eventually('the popup is hidden', () => !partOf(popup, 'popup')?.checkVisibility());
  const pricing = page.querySelector('site-pricing');
  for (const view of ['first', 'second'])
    pricing?.querySelector<HTMLElement>(`[data-pricing-option="${view}"]`)?.click();
  await eventually('the other prices are shown', () => pricing?.getAttribute('view') === 'second');
  const language = page.querySelector<HTMLElement>('site-language a[hreflang="de"]');
  language?.addEventListener('click', (event) => event.preventDefault());
  language?.click();
  const list = page.querySelector('site-list');
  const grid = [...(list?.shadowRoot?.querySelectorAll<HTMLElement>('[part="view"]') ?? [])].at(-1);
  grid?.click();
  await eventually('the grid is shown', () => list?.getAttribute('view') === 'grid');
  const query = page.querySelector<HTMLInputElement>('site-search input');
  if (query) query.value = 'leeward';
  query?.dispatchEvent(new view.Event('input', { bubbles: true }));
  await eventually('the suggestions', () => page.querySelector('site-search [role="option"]'));
  for (const follow of page.querySelectorAll('site-follow'))
    follow.dispatchEvent(new view.PointerEvent('pointerover', { bubbles: true, composed: true }));
  const login = page.querySelector('#members site-login');
  for (const field of login?.querySelectorAll('input') ?? []) field.value = 'ida@example.com';
  login?.querySelector('button')?.click();
  await eventually('the token is stored', () => storedIn(view.sessionStorage).includes('site:member'));
  page.querySelector<HTMLElement>('#book')?.scrollIntoView();
  page.querySelector<HTMLElement>('#book')?.click();
  const dialog = page.querySelector<HTMLElement>('#quick-view');
  dialog?.setAttribute('open', '');
  await eventually('the quick view is shown', () => dialog?.shadowRoot?.querySelector('dialog[open]'));
  dialog?.removeAttribute('open');
  await eventually('the quick view is hidden', () => !dialog?.shadowRoot?.querySelector('dialog[open]'));
  const input = page.querySelector<HTMLInputElement>('#letter input');
  if (input) input.value = 'Ada';
  input?.dispatchEvent(new view.Event('input', { bubbles: true }));
  await eventually('the draft is stored', () => storedIn(view.sessionStorage).includes('site:site-form:…'));
  await eventually('the cart is read', () => page.querySelector('#cart:state(initialised)'));
  Reflect.get(view, 'trackInService')();
  view.dispatchEvent(new view.ErrorEvent('error', { message: 'a script of the page has failed' }));
  await elapsed(reportDelay);
  hide(view);
  // Sends the log, which waits 30 s otherwise.
  view.dispatchEvent(new view.Event('pagehide'));
}

/** Hides the page for a moment, as another tab does. */
function hide({ document: page, Event }: SilentPage['view']): void {
  const { visibilityState } = page;
  for (const value of ['hidden', visibilityState]) {
    Object.defineProperty(page, 'visibilityState', { get: () => value, configurable: true });
    page.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}

/** Resolves when what the page had requested would have arrived: a file that was requested later has. */
async function settled(): Promise<void> {
  await frames(3);
  await (await fetch('/dist/site-elements.css', { cache: 'no-store' })).text();
  await frames(3);
}

/** Opens a page and brings it into a state, with what the visitor does in each. */
async function reach(state: State): Promise<SilentPage> {
  const page = await open();
  if (state === 'declined') await answer(page, 'decline');
  if (state === 'accepted' || state === 'withdrawn') await answer(page, 'accept');
  await doAll(page);
  if (state === 'withdrawn') {
    await answer(page, 'decline');
    await doAll(page);
  }
  await settled();
  return page;
}

/** Returns names in the form of the list. */
const general = (name: string): string =>
  name
    .replace(/^(site:site-(?:announcement-bar|form|form-key|list|popup|pricing):).*/, '$1…')
    .replace(/(RecordQuickView\/).*/, '$1…')
    .replace('tiles.invalid', 'the host of tiles')
    .replace('fonts.invalid', 'the host of the font service')
    .replace('files.invalid', 'the host of a font file');

/** Returns the names of the stored values, in the form of the list. */
const storedIn = (storage: Storage): readonly string[] => [...new Set(Object.keys(storage).map(general))];

async function stored({ view }: SilentPage): Promise<readonly string[]> {
  const databases = await view.indexedDB.databases();
  const names = [...storedIn(view.sessionStorage), ...storedIn(view.localStorage), ...cookieNames().map(general)];
  return [...names, ...databases.map(({ name = '' }) => name)].sort();
}

/** Several services can send the same request. */
const names = (isMeant: (one: Listed) => boolean): readonly string[] =>
  [...new Map(listed.filter(isMeant).map(({ kind, name }) => [`${kind} ${name}`, name])).values()].sort();

const isRequest = ({ kind }: Listed): boolean => kind.startsWith('request');
const isNecessary = ({ category }: Listed): boolean => category === 'necessary';
const isOfSending = ({ when }: Listed): boolean => when === 'sends the form';
const isOfOverride = ({ when }: Listed): boolean => when === override;
const isStored = (one: Listed): boolean => !isRequest(one) && !isOfSending(one) && !isOfOverride(one);
/** The requests that are sent without consent, before a form is sent. */
const silent = names((one) => isRequest(one) && isNecessary(one) && !isOfSending(one));
const consented = names((one) => isRequest(one) && !isNecessary(one));

/** The providers of the specimens, from our own server. */
const fakeProviders = ['/mock/captcha.js', '/mock/follow.js'];

/** A request is known only once it ends, which can be after the next answer of the visitor. */
const allRequested = (page: SilentPage): Promise<unknown> =>
  eventually('all listed requests', () =>
    [...silent, ...consented, ...fakeProviders].every((name) => page.requests().includes(name)),
  );

const forget = (): void => {
  removeCookies(...cookieNames());
  localStorage.clear();
  sessionStorage.clear();
};

beforeEach(forget);
afterEach(() => {
  closePages();
  forget();
});

describe('a page with every element', () => {
  it('stores a draft and the closing of a popup, closed bars, requests the cart, and does nothing else, before the visitor answers', async () => {
    const page = await reach('unknown');
    expect(await stored(page)).to.deep.equal(
      names((one) => isStored(one) && isNecessary(one) && one.when !== 'answers'),
    );
    expect(page.requests()).to.deep.equal(silent);
  });

  it('remembers a refusal, and stores and requests no more than before', async () => {
    const page = await reach('declined');
    expect(await stored(page)).to.deep.equal(names((one) => isStored(one) && isNecessary(one)));
    expect(page.requests()).to.deep.equal(silent);
  });

  it('stores and requests exactly what is listed, once the visitor accepts', async () => {
    const page = await reach('accepted');
    await allRequested(page);
    const requests = page.requests().filter((name) => !fakeProviders.includes(name));
    expect(requests).to.deep.equal([...silent, ...consented].sort());
    expect(await stored(page)).to.deep.equal(names(isStored));
  });

  it('erases it when the consent is withdrawn, and sends no further requests', async () => {
    const page = await open();
    await answer(page, 'accept');
    for (const area of ['local', 'session'] as const)
      pageStorage(area, page.document).set('seen', 1, { category: 'analytics' });
    setCookies('site-visitor', '_ga_x');
    await doAll(page);
    await allRequested(page);
    await answer(page, 'decline');
    const before = page.requests();
    await doAll(page);
    await settled();
    expect(page.requests()).to.deep.equal(before);
    await eventually(
      'the cookies are removed',
      () => !cookieNames().some((name) => ['site-visitor', '_ga_x'].includes(name)),
    );
    expect(await stored(page)).to.deep.equal(names((one) => isStored(one) && isNecessary(one)));
    expect(page.document.querySelector('site-captcha iframe, site-captcha script')).to.equal(null);
    for (const video of page.document.querySelectorAll('site-video')) expect(partOf(video, 'player')).to.equal(null);
    for (const map of page.document.querySelectorAll('site-map:not([tiles^="data:"])'))
      expect(partOf(map, 'map')).to.equal(null);
  });

  it('remembers the variant that the staff of an internal site selects in the URL', async () => {
    const page = await open('?experiment-hero=c');
    await settled();
    expect((await stored(page)).filter((name) => name.startsWith('site:experiment'))).to.deep.equal(
      names(isOfOverride),
    );
  });

  it('sends a form to your server when the visitor sends it, whatever the answer', async () => {
    const page = await reach('declined');
    page.document.querySelector<HTMLElement>('#letter button')?.click();
    const expected = names((one) => isRequest(one) && isNecessary(one));
    await eventually('the form is sent', () => page.requests().length === expected.length);
    expect(page.requests()).to.deep.equal(expected);
  });
});
