/** The search of a site, for scripts and as a page. The specification shows no call for it: the path and the names are those of site builders. */
import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { isSafeUrl } from '../../../core/model/safe-url.ts';
import { messages } from '../messages.en.ts';
import { type FoundPage, findPages, findPlainPages } from '../state/search.ts';
import { htmlPage, type Markup } from './html-page.ts';
import { type Route, route, type SchemaKit } from './route.ts';

const defaultSize = 20;
const maxSize = 100;

interface SearchQuery {
  readonly q: string;
  readonly p?: string;
  readonly size?: string;
}

const call = route({
  method: 'GET',
  path: '/api/search/GeneralSearch',
  name: 'GeneralSearch',
  summary: 'Searches the pages of the site.',
  kind: 'call',
  takes: ({ z, text }) => {
    const number = (description: string) =>
      z
        .string()
        .regex(/^\d{1,6}$/)
        .describe(description)
        .optional();
    return {
      query: z.looseObject({
        q: text('The query.'),
        p: number('Number of the page of results, from 0.'),
        size: number(`Results of a page, at most ${maxSize}; ${defaultSize} by default.`),
      }),
    };
  },
  gives: ({ z, text }: SchemaKit) => ({
    200: z.looseObject({
      items: z.array(
        z
          .looseObject({
            title: text('Title, as HTML with <em> around matches.'),
            itemUrl: text('URL of the page.'),
            collectionDisplayName: text('The part of the site.').optional(),
            excerpt: text('Excerpt, as HTML with <em> around matches.').optional(),
          })
          .meta({ id: 'SearchResult', description: 'A page that matches.' }),
      ),
      totalCount: z.int().describe('Number of all results.'),
    }),
  }),
  sample: { query: { q: 'leeward', p: '0', size: '5' } },
  answer(context, { options }, { query }) {
    // The schema has accepted it.
    const { q, p = 0, size = defaultSize } = query as SearchQuery;
    const most = Math.min(Math.max(Number(size), 1), maxSize);
    return context.json(findPages({ q, p: Number(p), size: most }, options.search));
  },
});

const form = (q: string): Markup => html`<form action="/search">
<label>${formatMessage(messages['mock-search-label'])} <input type="search" name="q" value="${q}"></label>
<button>${formatMessage(messages['mock-search-send'])}</button>
</form>`;

const item = ({ title, itemUrl, excerpt }: FoundPage): Markup =>
  html`<li>${isSafeUrl(itemUrl) ? html`<a href="${itemUrl}">${title}</a>` : title}<br>${excerpt}</li>`;

const page: Route = {
  method: 'GET',
  path: '/search',
  name: 'Search',
  summary: 'Search',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  gives: () => ({ 200: 'text/html' }),
  sample: { query: { q: 'leeward' } },
  answer(context, { options }) {
    const q = context.req.query('q')?.trim() ?? '';
    const found = findPlainPages(q, options.search);
    const code = found.length > 0 ? 'mock-search-count' : 'mock-search-none';
    const count = q && html`<p>${formatMessage(messages[code], { n: found.length, query: q })}</p>`;
    const title = formatMessage(messages['mock-search-title']);
    return context.html(htmlPage(title, html`${form(q)}${count}<ul>${found.map(item)}</ul>`, 'search'));
  },
};

export const search: readonly Route[] = [call, page];
