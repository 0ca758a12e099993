/** Summaries of the tests, whose server the tests are. */
import type { SiteSummaryElement } from '../../../elements/summary/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

export type Summary = InstanceType<typeof SiteSummaryElement>;

/** A call that waits for its response. */
export interface Call {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Resolves with the fields of the call. */
  readonly fields: Promise<URLSearchParams>;
  readonly respond: (html: unknown) => void;
  readonly respondText: (text: string, status?: number) => void;
  readonly fail: () => void;
}

export interface SummaryPage extends OwnPage {
  readonly element: Summary;
  readonly calls: readonly Call[];
  readonly events: readonly string[];
}

/** Responds to the calls of a page that render blocks; its files are loaded. */
export function respondToCalls(view: OwnPage['view'], calls: Call[]): void {
  const { fetch } = view;
  view.fetch = (input, options) => {
    const request = input as Request;
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/api/widget')) return fetch.call(view, input, options);
    return new Promise((resolve, reject) => {
      const signal = options?.signal ?? request.signal;
      const respondText = (text: string, status = 200): void => resolve(new view.Response(text, { status }));
      signal.addEventListener('abort', () => reject(new view.DOMException('', 'AbortError')));
      calls.push({
        url,
        signal,
        fields: request.text().then((text) => new URLSearchParams(text)),
        respondText,
        respond: (html) => respondText(JSON.stringify({ data: { html } })),
        fail: () => reject(new view.TypeError('no network')),
      });
    });
  };
}

export const block = (...titles: readonly string[]): string =>
  `<ul style="list-style: none; padding: 0">${titles.map((title) => `<li style="block-size: 40px"><a href="#${title}">${title}</a></li>`).join('')}</ul>`;

/** The same items as a server writes them: safe HTML has no styles. */
export const items = (...titles: readonly string[]): string =>
  `<ul>${titles.map((title) => `<li><a href="#${title}">${title}</a></li>`).join('')}</ul>`;

const itemStyles = '<style>ul { list-style: none; padding: 0; } li { block-size: 40px; } body { margin: 0; }</style>';

interface Options {
  readonly content?: string;
  readonly attributes?: string;
  readonly before?: string;
  readonly after?: string;
  readonly prepare?: (view: OwnPage['view']) => void;
}

/** Opens a page with a summary. */
export async function open({
  content = block('One', 'Two'),
  attributes = 'block-id="journal"',
  before = '',
  after = '',
  prepare,
}: Options = {}): Promise<SummaryPage> {
  const calls: Call[] = [];
  const events: string[] = [];
  const page = await openPage({
    head: styled + itemStyles + scripted(['site-summary']),
    body: `<main>${before}<site-summary ${attributes}>${content}</site-summary>${after}</main>`,
    prepare: (view) => {
      respondToCalls(view, calls);
      prepare?.(view);
      for (const type of ['site-rendered', 'site-render-failed', 'site-error'])
        view.document.addEventListener(type, () => events.push(type));
    },
  });
  await page.view.customElements.whenDefined('site-summary');
  const element = page.document.querySelector('site-summary');
  if (!element) throw new Error('The page has no summary.');
  return { ...page, element, calls, events };
}

/** Returns the call with this number, from 0, once it has been sent. */
export const callAt = (page: SummaryPage, index: number): Promise<Call> =>
  eventually(`call ${index}`, () => page.calls[index]);

/** Returns the texts of the links that a visitor sees in the summary. */
export const shown = ({ element }: SummaryPage): string =>
  [...element.querySelectorAll('a')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent)
    .join();

export const part = ({ element }: SummaryPage, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

/** Returns the text that screen readers announce. */
export const announced = ({ element }: SummaryPage): string =>
  element.shadowRoot?.querySelector('[role="status"]')?.textContent ?? '';
