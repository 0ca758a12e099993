/** Searches of the tests, whose server the tests are. */
import type { SiteSearchElement } from '../../../elements/search/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

export type Search = InstanceType<typeof SiteSearchElement>;

export const form = (attributes = 'action="/search"'): string =>
  `<form ${attributes} style="display: flex"><label>Search <input type="search" name="q"></label><button>Search</button></form>`;

export const region = '<div slot="results"></div>';

export interface Item {
  readonly title?: unknown;
  readonly itemUrl?: unknown;
  readonly collectionDisplayName?: unknown;
  readonly excerpt?: unknown;
}

/** A call that waits for its answer. */
export interface Call {
  readonly url: URL;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  readonly answer: (data: unknown, status?: number) => void;
  readonly answerText: (text: string, status?: number) => void;
  readonly fail: () => void;
}

export interface SearchPage extends OwnPage {
  readonly element: Search;
  readonly field: HTMLInputElement;
  readonly calls: readonly Call[];
  /** The types of the events, and the query of a form that leads to its page. */
  readonly events: readonly string[];
}

/** Answers the calls of a page to the search; its files are loaded. */
export function answerCalls(view: OwnPage['view'], calls: Call[]): void {
  const { fetch } = view;
  view.fetch = (input, options) => {
    const request = input as Request;
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/api/search')) return fetch.call(view, input, options);
    return new Promise((resolve, reject) => {
      const signal = options?.signal ?? request.signal;
      const answerText = (text: string, status = 200): void => resolve(new view.Response(text, { status }));
      signal.addEventListener('abort', () => reject(new view.DOMException('', 'AbortError')));
      calls.push({
        url,
        query: url.searchParams,
        signal,
        answerText,
        answer: (data, status) => answerText(JSON.stringify(data), status),
        fail: () => reject(new view.TypeError('no network')),
      });
    });
  };
}

/** Opens a page with a search, whose form never leaves the page. */
export async function open(content = form(), attributes = ''): Promise<SearchPage> {
  const calls: Call[] = [];
  const events: string[] = [];
  const page = await openPage({
    head: styled + scripted(['site-search']),
    body: `<main style="padding: 20px"><site-search ${attributes}>${content}</site-search></main>`,
    prepare: (view) => {
      answerCalls(view, calls);
      for (const type of ['site-search', 'site-searched', 'site-error'])
        view.document.addEventListener(type, () => events.push(type));
      view.addEventListener('submit', (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        events.push(`submit ${new FormData(event.target as HTMLFormElement).get('q')}`);
      });
    },
  });
  await page.view.customElements.whenDefined('site-search');
  const element = page.document.querySelector('site-search');
  const field = page.document.querySelector<HTMLInputElement>('[name="q"]');
  if (!element || !field) throw new Error('The page has no search.');
  return { ...page, element, field, calls, events };
}

/** Returns the call with this number, from 0, once it has been sent. */
export const callAt = (page: SearchPage, index: number): Promise<Call> =>
  eventually(`call ${index}`, () => page.calls[index]);

export const optionsOf = ({ document: page }: OwnPage): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('site-search [role="option"]'),
];

export const shown = (page: OwnPage): readonly string[] =>
  optionsOf(page)
    .filter((option) => option.checkVisibility())
    .map(({ firstElementChild }) => firstElementChild?.textContent ?? '');

export const parts = ({ document: page }: OwnPage, name: string): readonly HTMLElement[] => [
  ...(page.querySelector('site-search')?.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${name}"]`) ?? []),
];

export const part = (page: OwnPage, name: string): HTMLElement => {
  const [found] = parts(page, name);
  if (!found) throw new Error(`The search has no ${name}.`);
  return found;
};

/** Returns the texts that screen readers announce. */
export const announced = ({ document: page }: OwnPage): readonly string[] =>
  [...(page.querySelector('site-search')?.shadowRoot?.querySelectorAll('[role="status"]') ?? [])].flatMap(
    ({ textContent }) => textContent || [],
  );

export const item = (title: string, more: Item = {}): Item => ({
  title,
  itemUrl: `/pages/${encodeURIComponent(title)}`,
  ...more,
});

export const found = (...titles: readonly string[]): object => ({
  items: titles.map((title) => item(title)),
  totalCount: titles.length,
});

/** Types into the field as a script of the browser does, without trusted keys. */
export function enter({ field, view }: SearchPage, text: string): void {
  field.focus();
  field.value = text;
  field.dispatchEvent(new view.InputEvent('input', { bubbles: true }));
}
