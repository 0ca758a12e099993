/** Pages with languages, of the tests. */
import type { SiteLanguageElement } from '../../../elements/language/element.tsx';
import { loadServices } from '../../core/page/services.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

const { consent } = await loadServices();

export interface LanguagePage extends OwnPage {
  readonly element: InstanceType<typeof SiteLanguageElement>;
  readonly consent: ReturnType<typeof consent>;
  /** Whether each click on a link was prevented. No link is followed. */
  readonly prevented: readonly boolean[];
}

export const anchors = `<a href="#en" hreflang="en" lang="en">English</a>
  <a href="#de" hreflang="de" lang="de">Deutsch</a> <a href="#ar" hreflang="ar" lang="ar" dir="rtl">العربية</a>`;

export const alternates = ['en', 'de', 'ar', 'x-default']
  .map((tag) => `<link rel="alternate" hreflang="${tag}" href="#${tag}">`)
  .join('');

export interface Options {
  readonly head?: string;
  readonly body?: string;
  readonly html?: string;
  readonly width?: number;
}

export const language = (attributes = '', content = anchors): string =>
  `<site-language ${attributes}>${content}</site-language>`;

const linksIn = (element: Element): readonly HTMLAnchorElement[] => [
  ...element.querySelectorAll('a'),
  ...(element.shadowRoot?.querySelectorAll('a') ?? []),
];

/** Opens a page of its visitor, with a separate consent. */
export async function open({
  head = '',
  body = language(),
  html = 'lang="en"',
  width,
}: Options = {}): Promise<LanguagePage> {
  const source = `<!doctype html><html ${html}><head><title>Prints</title>${styled}${head}${scripted(['site-language'])}</head><body>${body}</body></html>`;
  const page = await openPage({ source, ...(width !== undefined && { width }) });
  await page.view.customElements.whenDefined('site-language');
  const element = page.document.querySelector('site-language');
  if (!element) throw new Error('The page has no <site-language>.');
  const prevented: boolean[] = [];
  page.document.addEventListener('click', (event) => {
    // The button of the menu opens it.
    if (!event.composedPath().some((node) => linksIn(element).some((link) => link === node))) return;
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  return { ...page, element, consent: consent(page.document), prevented };
}

/** The links of the list, wherever they are. */
export const linksOf = ({ element }: LanguagePage): readonly HTMLAnchorElement[] => linksIn(element);

/** The `hreflang` of the current links. */
export const currentOf = (page: LanguagePage): string =>
  linksOf(page)
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ hreflang }) => hreflang)
    .join();

/** The `hreflang` of the links that are marked as chosen before. */
export const chosenOf = (page: LanguagePage): string =>
  linksOf(page)
    .filter((link) => link.hasAttribute('aria-description'))
    .map(({ hreflang }) => hreflang)
    .join();

export function linkTo(page: LanguagePage, tag: string): HTMLAnchorElement {
  const found = linksOf(page).find(({ hreflang }) => hreflang === tag);
  if (!found) throw new Error(`There is no link to ${tag}.`);
  return found;
}

export const part = ({ element }: LanguagePage, name: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
  if (!found) throw new Error(`There is no part ${name}.`);
  return found;
};

export const isOpen = ({ element }: LanguagePage): boolean =>
  element.shadowRoot?.querySelector('details')?.open === true;
