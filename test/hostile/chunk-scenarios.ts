/**
 * For each chunk an element that needs it: how a visitor or a script uses the element, and how it shows that it works. It is
 * long because each chunk has a scenario.
 */
import { loadServices } from '../core/page/services.ts';
import { eventually, frames } from '../support/eventually.ts';
import { isPrerendered, type OwnPage } from '../support/own-page.ts';
import { otherPlayer, picture, specimens } from './specimens.ts';

export interface ChunkScenario {
  /** Default: the key of the scenario. */
  readonly chunk?: string;
  /** Loaded at once, without the loader. */
  readonly scripts?: readonly string[];
  /** The inline script of the page, for a folder of chunks. */
  readonly module?: (folder: string) => string;
  readonly markup: string;
  /** Called while the chunk is blocked, and again afterwards. */
  use(page: OwnPage): unknown;
  works(page: OwnPage): unknown;
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** An element of the project with its methods; the chunks under test define them. */
const find = ({ document: page }: OwnPage, selector: string): HTMLElement & Methods => {
  const found = page.querySelector<HTMLElement & Methods>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

const part = (page: OwnPage, tag: string, name: string): HTMLElement | null | undefined =>
  find(page, tag).shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`);

/** Points at an element. A prerendered element is loaded when it is pressed, and not before. */
function pointAt(element: Element): void {
  for (const type of isPrerendered ? ['pointerover', 'pointerdown'] : ['pointerover'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
}

/** The loader fetches the element on a visitor's sign of intent. */
const byLoader = (name: string): ChunkScenario => {
  const { markup = '', contract } = specimens[name] ?? {};
  const tag = contract?.tag ?? '';
  return {
    markup,
    use: (page) => pointAt(find(page, tag)),
    works: ({ document: page }) => page.querySelector(`${tag}:defined`)?.shadowRoot?.firstChild,
  };
};

const slides = [1, 2, 3].map((number) => `<figure><img alt="Print ${number}" src="${picture()}"></figure>`).join('');

const movingGallery: ChunkScenario = {
  scripts: ['site-gallery'],
  markup: `<site-gallery design="slider" speed="0">${slides}</site-gallery>`,
  use: (page) => find(page, 'site-gallery').next?.(),
  works: (page) => Number(Reflect.get(find(page, 'site-gallery'), 'currentIndex')) > 0,
};

const columns: ChunkScenario = {
  scripts: ['site-gallery'],
  markup: `<site-gallery design="autocolumns">${slides}</site-gallery>`,
  use: (page) => pointAt(find(page, 'site-gallery')),
  works: (page) => {
    find(page, 'site-gallery').insertAdjacentHTML('beforeend', slides);
    return find(page, 'site-gallery').shadowRoot?.querySelector('.placed');
  },
};

const pagination: ChunkScenario = {
  scripts: ['site-gallery'],
  markup: `<site-gallery design="slider" pagination="dots">${slides}</site-gallery>`,
  use: (page) => pointAt(find(page, 'site-gallery')),
  works: (page) => part(page, 'site-gallery', 'pagination'),
};

const thumbnails: ChunkScenario = {
  scripts: ['site-gallery'],
  markup: `<site-gallery design="slider" thumbnails>${slides}</site-gallery>`,
  use: (page) => pointAt(find(page, 'site-gallery')),
  works: (page) => part(page, 'site-gallery', 'thumbnails'),
};

/** Without the script of the loop, the slides are rewound. */
const slideLoop: ChunkScenario = {
  scripts: ['site-gallery'],
  markup: `<site-gallery design="carousel" slides-per-row="1" loop speed="0">${slides}</site-gallery>`,
  use: (page) => pointAt(find(page, 'site-gallery')),
  works: (page) => part(page, 'site-gallery', 'slides')?.hasAttribute('data-loop'),
};

const lightboxExtras: ChunkScenario = {
  scripts: ['site-lightbox'],
  markup: `<site-lightbox thumbnails>${slides}</site-lightbox>`,
  use: (page) => {
    find(page, 'site-lightbox').show?.();
    pointAt(find(page, 'site-lightbox'));
  },
  works: (page) => part(page, 'site-lightbox', 'thumbnails'),
};

const pinterest: ChunkScenario = {
  scripts: ['site-image'],
  markup: `<site-image pinterest="always"><img alt="Waves" src="${location.origin}/examples/images/leeward.svg"></site-image>`,
  use: (page) => pointAt(find(page, 'site-image')),
  works: (page) => part(page, 'site-image', 'pinterest'),
};

/** A lightbox with a video, which is shown by the second use. */
const lightboxVideo: ChunkScenario = {
  scripts: ['site-lightbox'],
  markup: `<site-lightbox speed="0"><site-video src="${otherPlayer}"><img alt="Waves" src="${picture()}"></site-video>${slides}</site-lightbox>`,
  use: (page) => find(page, 'site-lightbox').show?.(part(page, 'site-lightbox', 'dialog') ? 0 : 1),
  works: (page) => part(page, 'site-lightbox', 'dialog')?.querySelector('site-video'),
};

const lightboxPlayer: ChunkScenario = {
  ...lightboxVideo,
  chunk: 'site-video',
  works: (page) => part(page, 'site-lightbox', 'dialog')?.querySelector('site-video')?.shadowRoot,
};

const galleryLightbox: ChunkScenario = {
  scripts: ['site-gallery'],
  markup: `<site-gallery lightbox>${slides}</site-gallery>`,
  use: (page) => part(page, 'site-gallery', 'open')?.click(),
  works: (page) => part(page, 'site-gallery', 'dialog'),
};

const contentDialog: ChunkScenario = {
  scripts: ['site-dialog'],
  markup: '<site-dialog dialog-style="content" dialog-title="Care"><p>Keep it out of the sun.</p></site-dialog>',
  use: (page) => find(page, 'site-dialog').show?.(),
  works: (page) => part(page, 'site-dialog', 'dialog')?.matches(':modal'),
};

const cookieBanner: ChunkScenario = {
  scripts: ['site-cookie-banner'],
  markup: '<site-cookie-banner></site-cookie-banner>',
  use: (page) => find(page, 'site-cookie-banner').show?.(),
  works: (page) => part(page, 'site-cookie-banner', 'banner'),
};

const cookiePreferences: ChunkScenario = {
  ...cookieBanner,
  works: (page) => part(page, 'site-cookie-banner', 'categories'),
};

/** The text of the banner is markup. */
const bannerMarkup: ChunkScenario = {
  ...cookieBanner,
  markup: '<site-cookie-banner enabled="false" banner-text="We use <b>cookies</b>."></site-cookie-banner>',
  use: async (page) => {
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    part(page, 'site-cookie-banner', 'banner')?.dispatchEvent(pressed);
    await eventually('the banner is closed', () => !part(page, 'site-cookie-banner', 'banner'));
    find(page, 'site-cookie-banner').show?.();
  },
  works: (page) => part(page, 'site-cookie-banner', 'banner')?.querySelector('b'),
};

const cart: ChunkScenario = {
  scripts: ['site-cart-indicator'],
  markup: '<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>',
  use: (page) => pointAt(find(page, 'site-cart-indicator')),
  works: (page) => find(page, 'site-cart-indicator').matches(':state(initialised)'),
};

const video: ChunkScenario = {
  scripts: ['site-video'],
  markup: `<site-video><a href="${otherPlayer}"><img alt="Waves" src="${picture()}"></a></site-video>`,
  use: (page) => find(page, 'site-video').play?.(),
  works: (page) => part(page, 'site-video', 'player'),
};

const map = (attributes: string): ChunkScenario => ({
  scripts: ['site-map'],
  markup: `<site-map address-title="Halden" require-consent="false" ${attributes}></site-map>`,
  use: (page) => find(page, 'site-map').show?.(),
  works: (page) => part(page, 'site-map', 'map')?.matches('[aria-busy="false"]'),
});

const tileMap = map(`tiles="${picture(256, 256)}"`);
const googleMap = map('provider="google" api-key="key" src="/test/elements/map/fixtures/google.js"');

const form: ChunkScenario = {
  scripts: ['site-form'],
  markup: specimens.form?.markup ?? '',
  use: (page) => find(page, 'site-form').querySelector('button')?.click(),
  works: (page) => find(page, 'site-form').querySelector('.site-form-error'),
};

/** A form with a file input is checked only once the script for files has loaded. */
const formFiles: ChunkScenario = {
  scripts: ['site-form'],
  markup:
    '<site-form><form data-form-id="files"><label>Photo <input type="file" name="photo" required></label><button>Send</button></form></site-form>',
  use: (page) => find(page, 'site-form').querySelector('button')?.click(),
  works: (page) => find(page, 'site-form').querySelector('.site-form-error'),
};

/** Whether the page has requested the chunk. */
const hasRequested = ({ view }: OwnPage, chunk: string): boolean =>
  view.performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith(`/${chunk}.js`));

/** The visitor types, and continues until the form is ready for it. */
const formDraft: ChunkScenario = {
  ...form,
  markup: form.markup.replace('keep-draft="false"', ''),
  use: (page) =>
    eventually('the form needs the policy', () => {
      const input = find(page, 'site-form').querySelector('input');
      if (!input) throw new Error('the form has no input');
      input.value = 'Waves';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return hasRequested(page, 'draft-policy');
    }),
  works: ({ view }) => JSON.stringify(view.sessionStorage).includes('Waves'),
};

const formSteps: ChunkScenario = {
  scripts: ['site-form'],
  markup:
    '<site-form><form data-form-id="steps"><p data-step><input name="name" aria-label="Name"></p><p data-step><button>Send</button></p></form></site-form>',
  use: (page) =>
    find(page, 'site-form')
      .querySelector('input')
      ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  works: (page) => find(page, 'site-form').querySelector('.site-form-progress'),
};

const jsonForm: ChunkScenario = {
  scripts: ['site-form'],
  markup: '<site-form form-id="f"></site-form>',
  use: (page) => void Reflect.set(find(page, 'site-form'), 'fields', [{ id: 'name', type: 'text', title: 'Name' }]),
  works: (page) => find(page, 'site-form').querySelector('input'),
};

const captcha: ChunkScenario = {
  scripts: ['site-captcha'],
  markup: specimens.captcha?.markup.replace('src=', 'require-consent="false" src=') ?? '',
  use: (page) => {
    const retry = part(page, 'site-captcha', 'retry');
    if (retry) retry.click();
    else find(page, 'site-captcha').dispatchEvent(new Event('focusin', { bubbles: true }));
  },
  works: (page) => find(page, 'site-captcha').matches(':state(rendered)'),
};

/** Removes an attribute, and sets it when the element has rendered without it: what it needs is requested again. */
async function setAgain(element: Element, name: string, value: string): Promise<void> {
  element.removeAttribute(name);
  await frames(2);
  element.setAttribute(name, value);
}

const settingsText: ChunkScenario = {
  scripts: ['site-announcement-bar'],
  markup: '<site-announcement-bar id="news" bar-text="Leeward is back."></site-announcement-bar>',
  use: (page) => setAgain(find(page, 'site-announcement-bar'), 'bar-text', 'Leeward is sold out.'),
  works: (page) => find(page, 'site-announcement-bar').shadowRoot?.textContent?.includes('Leeward is sold out.'),
};

const blockItems: ChunkScenario = {
  scripts: ['site-marquee'],
  markup: '<site-marquee></site-marquee>',
  use: (page) => setAgain(find(page, 'site-marquee'), 'block-json', '{"marqueeItems": [{"text": "Leeward is back."}]}'),
  works: (page) => find(page, 'site-marquee').shadowRoot?.textContent?.includes('Leeward is back.'),
};

const wave: ChunkScenario = {
  scripts: ['site-marquee'],
  markup: '<site-marquee shape="wave">Leeward is back.</site-marquee>',
  use: (page) => setAgain(find(page, 'site-marquee'), 'shape', 'wave'),
  works: (page) => find(page, 'site-marquee').shadowRoot?.querySelector('textPath'),
};

const openingHours: ChunkScenario = {
  scripts: ['site-info-bar'],
  markup: '<site-info-bar opening-hours="Mo-Su 00:00-24:00" time-zone="UTC"></site-info-bar>',
  use: (page) => setAgain(find(page, 'site-info-bar'), 'opening-hours', 'Mo-Su 00:00-24:00'),
  works: (page) => find(page, 'site-info-bar').shadowRoot?.querySelector('[part="week"]'),
};

const eventItem = '<ul><li><h3>Fair</h3><time datetime="2026-12-05">5 December</time></li></ul>';

const eventCalendar: ChunkScenario = {
  scripts: ['site-events'],
  markup: `<site-events month="2026-12">${eventItem}</site-events>`,
  use: (page) => find(page, 'site-events').shadowRoot?.querySelectorAll<HTMLElement>('[part="view"]')[1]?.click(),
  works: (page) => part(page, 'site-events', 'calendar'),
};

const dayEvents: ChunkScenario = {
  scripts: ['site-events'],
  markup: `<site-events view="calendar" month="2026-12">${eventItem}</site-events>`,
  use: async (page) => {
    const event = () => find(page, 'site-events').shadowRoot?.querySelector<HTMLElement>('[data-day] [part="event"]');
    await eventually('the calendar has loaded', event);
    event()?.click();
  },
  works: (page) => part(page, 'site-events', 'item'),
};

const eventDownload: ChunkScenario = {
  scripts: ['site-events'],
  markup: `<site-events>${eventItem}</site-events>`,
  use: (page) => {
    const { URL } = page.view;
    URL.createObjectURL = () => {
      page.document.body.dataset.hasFile = '';
      return 'blob:none';
    };
    page.document.querySelector<HTMLElement>('site-events li button')?.click();
  },
  works: ({ document: page }) => page.body.dataset.hasFile === '',
};

/** The message about payments in installments, which the element of its template loads. */
const installments: ChunkScenario = {
  scripts: ['site-product'],
  markup: `<site-product currency="EUR" product='[{"price": 100, "attributes": {}}]'>
    <form><button>Add</button></form><template data-installments><p>Four payments</p></template></site-product>`,
  use: (page) => pointAt(find(page, 'site-product')),
  works: (page) => part(page, 'site-product', 'allow'),
};

/** The keys of the player, which are loaded when the focus reaches it. */
const audioKeys: ChunkScenario = {
  scripts: ['site-audio'],
  markup: specimens.audio?.markup ?? '',
  use: (page) => {
    part(page, 'site-audio', 'play')?.blur();
    part(page, 'site-audio', 'play')?.focus();
  },
  works: (page) => {
    const pressed = new KeyboardEvent('keydown', { key: 'l', bubbles: true, composed: true, cancelable: true });
    part(page, 'site-audio', 'play')?.dispatchEvent(pressed);
    return pressed.defaultPrevented;
  },
};

const follow: ChunkScenario = {
  scripts: ['site-follow'],
  markup: specimens.follow?.markup ?? '',
  use: async (page) => {
    const { consent } = await loadServices();
    consent(page.document).grant('media');
    pointAt(find(page, 'site-follow'));
  },
  works: (page) => find(page, 'site-follow').querySelector('[data-site-owned] a'),
};

const searchForm =
  '<form action="/search"><label>Search <input name="q"></label><button>Search</button></form><div slot="results"></div>';

const typeQuery = (page: OwnPage): void => {
  const field = page.document.querySelector<HTMLInputElement>('[name="q"]');
  if (field) field.value = 'leeward';
  field?.dispatchEvent(new page.view.Event('input', { bubbles: true }));
};

const suggestions: ChunkScenario = {
  scripts: ['site-search'],
  markup: `<site-search>${searchForm}</site-search>`,
  use: typeQuery,
  works: (page) => find(page, 'site-search').querySelector('[role="option"]'),
};

const searchResults: ChunkScenario = {
  scripts: ['site-search'],
  markup: `<site-search suggestions="0">${searchForm}</site-search>`,
  use: (page) => {
    // Without the chunk, the form leads to its page.
    page.view.addEventListener('submit', (event) => event.preventDefault());
    typeQuery(page);
  },
  works: (page) => {
    if (!part(page, 'site-search', 'status')) page.document.querySelector<HTMLElement>('site-search button')?.click();
    return part(page, 'site-search', 'result');
  },
};

const languageMenu: ChunkScenario = {
  scripts: ['site-language'],
  markup: specimens.language?.markup ?? '',
  use: (page) => pointAt(find(page, 'site-language')),
  works: (page) => part(page, 'site-language', 'button'),
};

const listContent = `<nav><a href="?tag=wind">Wind</a></nav>
  <ul><li><a href="/leeward">Leeward</a> <a href="?tag=wind">Wind</a></li><li><a href="/saltmarsh">Saltmarsh</a></li></ul>`;

/** Reaches the filters of a list, whose code is then loaded. */
const reachList = (page: OwnPage): void => {
  find(page, 'site-list nav a').dispatchEvent(new page.view.PointerEvent('pointerover', { bubbles: true }));
};

const listItems: ChunkScenario = {
  scripts: ['site-list'],
  markup: `<site-list>${listContent}</site-list>`,
  use: reachList,
  works: (page) => part(page, 'site-list', 'bar'),
};

/** Reads the stored view of a list; missing until the services are loaded. */
let storedListView: ((page: OwnPage) => unknown) | undefined;

const listView: ChunkScenario = {
  scripts: ['site-list'],
  markup: `<site-list id="journal" view-switch>${listContent}</site-list>`,
  use: async (page) => {
    const { pageStorage } = await loadServices();
    storedListView = ({ document: owner, view: { location } }) =>
      pageStorage('local', owner).get(`site-list:${location.pathname}:journal`, (view) => view);
    part(page, 'site-list', 'view')?.click();
  },
  // Without consent the view is kept until the page is closed.
  works: (page) => storedListView?.(page),
};

const listPages: ChunkScenario = {
  scripts: ['site-list'],
  markup: `<site-list id="journal">${listContent}<a rel="next" href="/mock/journal?page=2">More</a></site-list>`,
  use: (page) => find(page, 'site-list [rel="next"]').click(),
  works: (page) => {
    part(page, 'site-list', 'retry')?.click();
    return find(page, 'site-list').querySelector('li[data-site-owned]');
  },
};

type Services = typeof import('../../core/page/request.ts') &
  typeof import('../../core/page/safe-html.ts') &
  typeof import('../../core/page/system-error.ts');

const servicesOf = ({ view }: OwnPage): Services => Reflect.get(view, 'services');

/** A page that uses the page services, without elements. */
const byServices = (scenario: Pick<ChunkScenario, 'markup' | 'use' | 'works'>): ChunkScenario => ({
  ...scenario,
  module: (folder) => `import * as services from '${folder}page-services.js'; Object.assign(window, { services });`,
});

/** Sends a request to which the server responds with this body. */
const refusedRequest = (page: OwnPage, body: object): Promise<unknown> => {
  page.view.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status: 401 }));
  return servicesOf(page).request('/api/orders');
};

const systemError = byServices({
  markup: '',
  use: (page) => {
    servicesOf(page).showSystemErrors();
    return refusedRequest(page, { authorizationFail: true });
  },
  works: ({ document: page }) => page.querySelector('body > [data-site-owned]')?.shadowRoot?.querySelector('dialog'),
});

const login = byServices({
  markup: '<dialog data-site-login><a href="/login">Log in</a></dialog>',
  use: (page) => refusedRequest(page, { loginRequired: true }),
  works: ({ document: page }) => page.querySelector('dialog:modal'),
});

/** An engine that cannot sanitize markup. */
const sanitizer = byServices({
  markup: '<p></p>',
  use: (page) => {
    Reflect.deleteProperty(page.view.Element.prototype, 'setHTML');
    return servicesOf(page).safeHtml(find(page, 'p'), '<b>Bold</b>');
  },
  works: ({ document: page }) => page.querySelector('b'),
});

/** By the name of the chunk, unless the scenario has another. */
/** A change of the page's language loads the messages of the new one; a change to the same value counts. */
const translation = (language: string, label: string): ChunkScenario => ({
  scripts: ['site-announcement-bar'],
  markup: '<site-announcement-bar><p>Leeward is back.</p></site-announcement-bar>',
  use: ({ document: page }) => {
    page.documentElement.lang = language;
  },
  works: (page) => part(page, 'site-announcement-bar', 'close')?.getAttribute('aria-label') === label,
});

export const scenarios: Readonly<Record<string, ChunkScenario>> = {
  ...Object.fromEntries(Object.entries(specimens).map(([name, { contract }]) => [contract.tag, byLoader(name)])),
  MovingGallery: movingGallery,
  Columns: columns,
  Pagination: pagination,
  Thumbnails: thumbnails,
  'slide-loop': slideLoop,
  LightboxExtras: lightboxExtras,
  PinterestLinks: pinterest,
  lightbox: galleryLightbox,
  CookieBanner: cookieBanner,
  CookiePreferences: cookiePreferences,
  VideoSlide: lightboxVideo,
  'site-video in a lightbox': lightboxPlayer,
  'safe-html': bannerMarkup,
  sanitizer,
  'cover-page': systemError,
  'login-prompt': login,
  'site-shopping-cart': cart,
  VideoPlayer: video,
  'dialog-parts': contentDialog,
  InteractiveMap: tileMap,
  tiles: tileMap,
  google: googleMap,
  'form-submitter': form,
  'form-files': formFiles,
  'form-steps': formSteps,
  'draft-policy': formDraft,
  'json-form': jsonForm,
  'place-captcha': captcha,
  'place-button': follow,
  SettingsText: settingsText,
  BlockItems: blockItems,
  Wave: wave,
  OpeningHours: openingHours,
  'used-player': audioKeys,
  Installments: installments,
  EventCalendar: eventCalendar,
  DayEvents: dayEvents,
  'event-download': eventDownload,
  Suggestions: suggestions,
  Results: searchResults,
  'messages-de': translation('de', 'Ankündigung schließen'),
  'messages-fr': translation('fr', 'Fermer l’annonce'),
  'messages-es': translation('es', 'Cerrar aviso'),
  'messages-ar': translation('ar', 'إغلاق الإعلان'),
  LanguageMenu: languageMenu,
  'list-items': listItems,
  'list-pages': listPages,
  'stored-list-view': listView,
};

/** Chunks that no code of the project requests again. */
export const withoutRetry: readonly string[] = [
  // The page includes these scripts. Browsers do not request a script again.
  ...['site', 'site-page', 'site-modules', 'triggers', 'site-system-error'],
  // Without them nothing is measured, and the page works.
  ...['site-tracking', 'census', 'site-tracking-errors', 'errors', 'while-allowed'],
  ...['site-tracking-performance', 'performance', 'performance-records'],
  ...['site-tracking-recording', 'recording', 'record-session', 'site-tracking-mouse-positions', 'mouse-positions'],
  ...['site-tracking-events', 'events', 'event-warnings', 'apply-options', 'trace-log'],
  // Without it visitors get the defaults, and the variants that the server has assigned in markup.
  'site-experiments',
  // Without the first the page shows its fallback fonts; the second is a tool for authors.
  ...['site-fonts', 'fonts', 'site-fonts-measure'],
  // Without it the page after logging out has no notice.
  'site-logout',
  // For developers, who reload the page.
  ...['development-warnings', 'setting-warnings', 'missing-modules'],
  // Without the first two, elements render as on a page that is not prerendered; the third only prepares their first use.
  ...['prerendered', 'hydration', 'idle'],
  // Without it the page of the checkout shows the reason.
  'alert-without-cart',
];
