/** The journal of a site, as a page that filters, sorts and has further pages. Its path is that of the example site. */
import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { findPosts, type Post, type PostQuery, tags } from '../state/posts.ts';
import { htmlPage, type Markup } from './html-page.ts';
import type { Route, SchemaKit } from './route.ts';

const path = '/mock/journal';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const item = ({ title, about, date, tag, category }: Post): Markup => html`<li class="post">
<p class="eyebrow"><time datetime="${date}">${dates.format(Date.parse(date))}</time> · <a href="${path}?category=${category.toLowerCase()}">${category}</a></p>
<h3><a href="/halden/journal.html?post=${encodeURIComponent(title)}">${title}</a></h3>
<p>${about}</p>
<p><a href="${path}?tag=${tag.toLowerCase()}" rel="tag">${tag}</a></p>
</li>`;

/** Returns the URL of a page of the same posts. */
function urlOf({ tag, category, sort }: PostQuery, page: number): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries({ tag, category, sort })) if (value) fields.set(name, value);
  fields.set('page', String(page));
  return `${path}?${fields}`;
}

const topics = (
  current: string | undefined,
): Markup => html`<nav><a href="${path}">${formatMessage(messages['mock-journal-all'])}</a>
${tags.map((tag) => {
  const isCurrent = tag.toLowerCase() === current?.toLowerCase();
  return html` <a href="${path}?tag=${tag.toLowerCase()}"${isCurrent ? html` aria-current="true"` : ''}>${tag}</a>`;
})}</nav>`;

const page: Route = {
  method: 'GET',
  path,
  name: 'Journal',
  summary: 'Posts of the site',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  takes: ({ z, text }: SchemaKit) => ({
    query: z.looseObject({
      tag: text('The tag of all posts.').optional(),
      category: text('The category of all posts.').optional(),
      sort: text('The order: newest, oldest or title.').optional(),
      page: text('The number of the page, from 1.').optional(),
    }),
  }),
  gives: () => ({ 200: 'text/html' }),
  sample: { query: { tag: 'wind', page: '1' } },
  answer(context) {
    const query: PostQuery = context.req.query();
    const found = findPosts(query);
    const next = found.hasMore
      ? html`<p><a rel="next" href="${urlOf(query, found.page + 1)}">${formatMessage(messages['mock-journal-next'])}</a></p>`
      : '';
    const title = formatMessage(messages['mock-journal-title']);
    const list = html`<site-list id="journal">${topics(query.tag)}<ul>${found.items.map(item)}</ul>${next}</site-list>`;
    return context.html(htmlPage(title, list));
  },
};

export const journal: readonly Route[] = [page];
