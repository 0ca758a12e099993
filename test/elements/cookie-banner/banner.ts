/** Opens pages with a cookie banner, each with a separate consent, and finds its visible parts. */
import type { SiteCookieBannerElement } from '../../../elements/cookie-banner/element.tsx';
import { loadServices } from '../../core/page/services.ts';
import { removeCookies, setCookies } from '../../support/cookies.ts';
import { eventually, never } from '../../support/eventually.ts';
import { type OwnPage, openPage, type PageOptions, scripted, styled } from '../../support/own-page.ts';

export type SiteCookieBanner = InstanceType<typeof SiteCookieBannerElement>;

const { consent } = await loadServices();

export { setCookies };

/** The visitor has not answered. */
export const forget = (): void => {
  removeCookies('site-consent', '_ga');
  localStorage.clear();
  sessionStorage.clear();
};

export const contextOf = (cookieSettings: object): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ cookieSettings })}</script>`;

export interface BannerPage extends OwnPage {
  readonly banner: SiteCookieBanner;
  /** Returns a part of the banner, or `null` if it does not exist. */
  find(part: string): HTMLElement | null;
  /** Returns a part that must exist. */
  get(part: string): HTMLElement;
  readonly consent: ReturnType<typeof consent>;
}

/** Opens a page with this markup, on which the banner may appear or not. */
async function openAny(markup: string, { head = '', ...options }: PageOptions = {}): Promise<BannerPage> {
  const page = await openPage({
    ...options,
    head: `${styled}${head}${scripted(['site-cookie-banner'])}`,
    body: markup + (options.body ?? ''),
  });
  await page.view.customElements.whenDefined('site-cookie-banner');
  const banner = page.document.querySelector('site-cookie-banner');
  if (!banner) throw new Error('the markup has no banner');
  const find = (part: string): HTMLElement | null =>
    banner.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`) ?? null;
  const get = (part: string): HTMLElement => {
    const found = find(part);
    if (!found) throw new Error(`the banner shows no ${part}`);
    return found;
  };
  return { ...page, banner, find, get, consent: consent(page.document) };
}

/** Whether the banner is visible. */
export const isShown = ({ find }: BannerPage): boolean => (find('banner')?.getBoundingClientRect().height ?? 0) > 0;

export const appears = (page: BannerPage): Promise<unknown> => eventually('the banner is visible', () => isShown(page));
export const leaves = (page: BannerPage): Promise<unknown> => eventually('the banner is hidden', () => !isShown(page));

/** Opens a page with this markup and waits until the banner appears. */
export async function open(markup: string, options?: PageOptions): Promise<BannerPage> {
  const page = await openAny(markup, options);
  await appears(page);
  return page;
}

/** Opens a page on which the banner must not appear, and watches it while the banner would. */
export async function openSilent(markup: string, options?: PageOptions): Promise<BannerPage> {
  const page = await openAny(markup, options);
  await page.view.eval("import('/dist/test/CookieBanner.js')");
  await never('the banner appears', () => isShown(page));
  return page;
}
