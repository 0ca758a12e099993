/** Placeholders for pages of the platform that a site links to (docs/spec.md#runtime-2). A page at the same path in the served folder takes precedence. */
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import type { pageTypes } from '../../../core/model/vocabularies/pages.ts';
import { messages } from '../messages.en.ts';
import { htmlPage, type Markup } from './html-page.ts';

const inputs = (context: Context): readonly (readonly [string, string])[] => [
  ...Object.entries(context.req.param()),
  ...Object.entries(context.req.query()),
];

const list = (entries: readonly (readonly [string, string])[]): Markup =>
  entries.length > 0
    ? html`<dl>${entries.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
    : html`<p>${formatMessage(messages['mock-page-nothing'])}</p>`;

const back = (): Markup => html`<p><a href="/">${formatMessage(messages['mock-page-back'])}</a></p>`;

/** Responds with a placeholder for a page of the platform: its title and the values of the URL. */
export const placeholderPage = (
  context: Context,
  title: string,
  type?: keyof typeof pageTypes,
): Response | Promise<Response> =>
  context.html(
    htmlPage(title, html`<p>${formatMessage(messages['mock-page-place'])}</p>${list(inputs(context))}${back()}`, type),
  );

/** Responds with a page that contains one paragraph. */
export const noticePage = (
  context: Context,
  title: string,
  text: string,
  status: 200 | 400 | 401 | 404 | 409 | 410 | 413 | 503,
  type?: keyof typeof pageTypes,
): Response | Promise<Response> => context.html(htmlPage(title, html`<p>${text}</p>${back()}`, type), status);

/** Answers only if no other handler does. Hono would merge the headers of the 404 into the new response. */
export const unlessFound =
  (answer: (context: Context) => Promise<Response>): MiddlewareHandler =>
  async (context, next) => {
    const { routeIndex } = context.req;
    await next();
    if (context.res.status !== 404) return;
    // Otherwise the parameters would be those of the last handler.
    context.req.routeIndex = routeIndex;
    const response = await answer(context);
    // Without a body: this page does not exist either.
    if (response.status === 404 && response.body === null) return;
    context.res = undefined;
    context.res = response;
  };
