/** Lists of the tests, whose server the tests are. */
import type { SiteListElement } from '../../../elements/list/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

export type List = InstanceType<typeof SiteListElement>;

export interface Post {
  readonly title: string;
  readonly tag?: string;
  readonly category?: string;
  readonly date?: string;
  readonly price?: string;
}

export const postMarkup = ({ title, tag, category, date, price }: Post): string =>
  `<li class="post"><h3><a href="/posts/${encodeURIComponent(title)}">${title}</a></h3>${
    date ? `<time datetime="${date}">${date}</time>` : ''
  }${price ? `<data value="${price}">${price}</data>` : ''}${tag ? `<a href="?tag=${tag}">${tag}</a>` : ''}${
    category ? `<a href="/category/${category}/">${category}</a>` : ''
  }</li>`;

export const posts: readonly Post[] = [
  { title: 'Leeward', tag: 'wind', category: 'prints', date: '2026-03-01', price: '64.50' },
  { title: 'Saltmarsh', tag: 'water', category: 'prints', date: '2026-05-01', price: '9.00' },
  { title: 'Night shift', tag: 'wind', category: 'studio', date: '2026-01-01', price: '120' },
  { title: 'Agave', tag: 'Fine+Art', category: 'studio', date: '2026-04-01' },
];

export const listMarkup = (items: readonly Post[]): string =>
  `<ul class="posts">${items.map(postMarkup).join('')}</ul>`;

export const filters = `<nav aria-label="Topics"><a href="?">All</a> <a href="?tag=wind">Wind</a> <a href="?tag=fine-art">Fine art</a>
  <a href="?tag=none-of-them">Other</a> <a href="?category=studio">Studio</a></nav>`;

export const nextLink = '<p><a rel="next" href="/posts?page=2">Older posts</a></p>';

/** Returns a page of a server, with a list. */
export const pageOf = (items: readonly Post[], next = '', rest = ''): string =>
  `<!doctype html><html><head><title>Posts</title></head><body><h1>Posts</h1><nav><ul><li>Home</li></ul></nav>
  <site-list>${listMarkup(items)}${next && `<a rel="next" href="${next}">Older</a>`}</site-list>${rest}</body></html>`;

/** A request that waits for its answer. */
export interface Call {
  readonly url: URL;
  readonly options: RequestInit | undefined;
  readonly answer: (html: BodyInit, options?: ResponseInit) => void;
  readonly fail: () => void;
}

export interface ListPage extends OwnPage {
  readonly element: List;
  readonly calls: readonly Call[];
  /** The types of the events, and the URLs of links that lead to their page. */
  readonly events: string[];
}

/** Answers the requests of a page for other pages. */
export function answerPages(view: OwnPage['view'], calls: Call[]): void {
  const { fetch } = view;
  view.fetch = (input, options) => {
    if (typeof input !== 'string') return fetch.call(view, input, options);
    return new Promise((resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new view.DOMException('', 'AbortError')));
      calls.push({
        url: new URL(input),
        options,
        answer: (html, init) =>
          resolve(new view.Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })),
        fail: () => reject(new view.TypeError('no network')),
      });
    });
  };
}

/** Opens a page with a list, whose links never leave the page. */
export async function open(content: string, attributes = '', rest = ''): Promise<ListPage> {
  const calls: Call[] = [];
  const events: string[] = [];
  const page = await openPage({
    head: styled + scripted(['site-list']),
    body: `<main style="padding: 20px"><site-list ${attributes}>${content}</site-list>${rest}</main>`,
    prepare: (view) => {
      answerPages(view, calls);
      for (const type of ['site-load', 'site-loaded', 'site-filtered', 'site-error'])
        view.document.addEventListener(type, () => events.push(type));
      view.addEventListener('click', (event) => {
        const link = (event.composedPath()[0] as Element).closest('a[href]');
        if (!link || event.defaultPrevented) return;
        event.preventDefault();
        events.push(`follow ${link.getAttribute('href')}`);
      });
      view.addEventListener('submit', (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        events.push('submit');
      });
    },
  });
  await page.view.customElements.whenDefined('site-list');
  const element = page.document.querySelector('site-list');
  if (!element) throw new Error('The page has no list.');
  return { ...page, element, calls, events };
}

/** Returns the request with this number, from 0, once it has been sent. */
export const callAt = (page: ListPage, index: number): Promise<Call> =>
  eventually(`request ${index}`, () => page.calls[index]);

/** Returns the titles of the items that are shown, in their order. */
export const titles = ({ document: page }: OwnPage): readonly string[] =>
  [...page.querySelectorAll<HTMLElement>('site-list .post')]
    .filter((item) => item.checkVisibility())
    .map((item) => item.querySelector('h3')?.textContent ?? '');

export const part = ({ document: page }: OwnPage, name: string): HTMLElement | null | undefined =>
  page.querySelector('site-list')?.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`);

export const status = (page: OwnPage): string => part(page, 'status')?.textContent ?? '';

/** Reaches the controls of a list, and waits for their code. */
export async function reach(page: ListPage): Promise<void> {
  const control = page.element.querySelector('nav, [rel="next"], a, form');
  control?.dispatchEvent(new page.view.PointerEvent('pointerover', { bubbles: true }));
  await eventually('the code of the list', () => part(page, 'bar'));
}

export function linkNamed({ document: page }: OwnPage, name: string): HTMLAnchorElement {
  const link = [...page.querySelectorAll<HTMLAnchorElement>('site-list a')].find(
    ({ textContent }) => textContent === name,
  );
  if (!link) throw new Error(`The list has no link "${name}".`);
  return link;
}

export const next = ({ document: page }: OwnPage): HTMLAnchorElement => {
  const link = page.querySelector<HTMLAnchorElement>('site-list > a[rel="next"], site-list > p > a[rel="next"]');
  if (!link) throw new Error('The list has no link to the next page.');
  return link;
};
