/** For each chunk an element that needs it: how a visitor or a script uses the element, and how it shows that it works. */
import type { OwnPage } from '../support/own-page.ts';
import { otherPlayer, picture, specimens } from './specimens.ts';

export interface ChunkScenario {
  /** Loaded at once, without the loader. */
  readonly scripts?: readonly string[];
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

const pointAt = (element: Element): boolean =>
  element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

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

/** By the name of the chunk. */
export const scenarios: Readonly<Record<string, ChunkScenario>> = {
  ...Object.fromEntries(Object.entries(specimens).map(([name, { contract }]) => [contract.tag, byLoader(name)])),
  MovingGallery: movingGallery,
  Columns: columns,
  Pagination: pagination,
  Thumbnails: thumbnails,
  'slide-loop': slideLoop,
  LightboxExtras: lightboxExtras,
  lightbox: galleryLightbox,
  CookieBanner: cookieBanner,
  CookiePreferences: cookiePreferences,
  'site-cart': cart,
  VideoPlayer: video,
  'dialog-parts': contentDialog,
  InteractiveMap: tileMap,
  tiles: tileMap,
  google: googleMap,
  'form-submitter': form,
  'form-files': formFiles,
  'json-form': jsonForm,
  'place-captcha': captcha,
};

/** Chunks that other chunks import statically: engines that remember a failed URL need a reload for these. */
export const shared: readonly string[] = [
  ...[
    'react',
    'bridge',
    'page',
    'messages',
    'ui',
    'hooks',
    'lazy',
    'images',
    'loaded-images',
    'storage',
    'request',
    'fields',
  ],
  ...['consent-question', 'load-script', 'trusted-types', 'safe-html', 'live', 'form-session'],
  // Only in test builds: what product chunks share with fixtures.
  ...['captcha', 'captcha.fixture', 'form-fields', 'form-fields.fixture', 'motion', 'store', 'video-frame'],
];

/** Chunks with a fallback, chunks whose failure the visitor does not notice, and chunks whose script tag is written by the page. */
export const withoutRetry: readonly string[] = [
  ...['VideoSlide', 'sanitizer', 'cover-page', 'draft-policy', 'development-warnings', 'form-steps', 'login-prompt'],
  ...['site', 'site-page', 'site-system-error'],
];
