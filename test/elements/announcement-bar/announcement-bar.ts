/** Opens pages with an announcement bar, each with a separate consent. */
import type { SiteAnnouncementBarElement } from '../../../elements/announcement-bar/element.tsx';
import { loadServices } from '../../core/page/services.ts';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, type PageOptions, scripted, styled } from '../../support/own-page.ts';

const { consent } = await loadServices();
const bundle = '/dist/test/site-announcement-bar.js';
await import(bundle);

export const markup =
  '<site-announcement-bar id="edition"><p>Leeward is back. <a href="#leeward">See it</a></p></site-announcement-bar>';

/** The content of the page after the bar. */
export const after = '<h1>Prints</h1><input><button id="hidden" hidden>Menu</button><a id="home" href="#home">Home</a>';

export interface BarPage extends OwnPage {
  readonly bar: InstanceType<typeof SiteAnnouncementBarElement>;
  readonly consent: ReturnType<typeof consent>;
}

/** Returns the bar of a page. */
export function barOf({ document }: OwnPage): BarPage['bar'] {
  const bar = document.querySelector('site-announcement-bar');
  if (!bar) throw new Error('The page has no <site-announcement-bar>.');
  return bar;
}

export async function open(body = markup, { head = '', ...options }: PageOptions = {}): Promise<BarPage> {
  const page = await openPage({
    ...options,
    head: `${styled}${head}${scripted(['site-announcement-bar'])}`,
    body: body + after,
  });
  await page.view.customElements.whenDefined('site-announcement-bar');
  return { ...page, bar: barOf(page), consent: consent(page.document) };
}

/** Adds a bar to the page of the test: engines compute accessible names only there. */
export function place(body: string): BarPage['bar'] {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = body;
  document.body.append(box);
  const bar = box.querySelector('site-announcement-bar');
  if (!bar) throw new Error('The markup has no <site-announcement-bar>.');
  return bar;
}

/** Removes the bars that `place` has added. */
export const clear = (): void => {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
};

export const findPart = (bar: Element, name: string): HTMLElement | null =>
  bar.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

/** Returns a part that must exist. */
export function part(bar: Element, name: string): HTMLElement {
  const found = findPart(bar, name);
  if (!found) throw new Error(`The bar has no ${name}.`);
  return found;
}

export const isShown = (bar: Element): boolean => bar.getBoundingClientRect().height > 0;

export const appears = (bar: Element): Promise<unknown> => eventually('the bar is open', () => isShown(bar));
export const leaves = (bar: Element): Promise<unknown> => eventually('the bar is closed', () => !isShown(bar));

/** The visitor has closed no bar. */
export const forget = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};

const keysOf = (storage: Storage): readonly string[] => Object.keys(storage);

/** The keys in both storages. */
export const stored = (): Readonly<Record<'session' | 'local', readonly string[]>> => ({
  session: keysOf(sessionStorage),
  local: keysOf(localStorage),
});
