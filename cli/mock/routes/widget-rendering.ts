import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { number, own, text as textOf } from '../../../core/model/site-context/decoders.ts';
import { blockTypes } from '../../../core/model/vocabularies/blocks.ts';
import { messages } from '../messages.en.ts';
import type { MockOptions } from '../state/mock-site.ts';
import { hostileHtml, itemsOf, type SummaryItem } from '../state/summaries.ts';
import type { Markup } from './html-page.ts';
import { route } from './route.ts';

/** The largest number of items of a summary whose block data has no `pageSize`. */
const defaultSize = 10;

const isSummary = (type: unknown): boolean =>
  (['summary', 'summary-v2'] as const).some((name) => type === name || Number(type) === blockTypes[name]);

/** Whether block data turns a part of each item off. */
const isOff = (value: unknown, key: string): boolean => own(value, key) === false;

const day = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const itemHtml = ({ title, url, excerpt, image, date, price }: SummaryItem, value: unknown): Markup => html`<li
  class="summary-item"><article>
${own(value, 'showThumbnail') === true ? html`<a href="${url}" class="summary-thumbnail" tabindex="-1"><img src="${image}" alt="" width="1200" height="800" ></a>` : ''}
${isOff(value, 'showTitle') ? '' : html`<h3 class="summary-title"><a href="${url}">${title}</a></h3>`}
${date === undefined ? '' : html`<time datetime="${date}">${day(date)}</time>`}
${price === undefined || isOff(value, 'showPrice') ? '' : html`<p class="product-price">${price}</p>`}
${isOff(value, 'showExcerpt') ? '' : html`<p class="summary-excerpt">${excerpt}</p>`}
${own(value, 'showReadMoreLink') === true ? html`<a href="${url}">Read More</a>` : ''}
</article></li>`;

function summaryHtml(id: string, value: unknown, isOfEvents: boolean): Markup {
  const size = number(own(value, 'pageSize')) ?? defaultSize;
  const items = itemsOf(id, isOfEvents).slice(0, Math.max(size, 0));
  return html`<ul class="summary-item-list">${items.map((item) => itemHtml(item, value))}</ul>`;
}

const scenarioHtml: Readonly<Record<NonNullable<MockOptions['summaries']>, string>> = {
  empty: '',
  hostile: hostileHtml,
};

/** Responds with markup for a block that the platform renders. It replaces the content of the block. */
export const widgetRendering = route({
  method: 'POST',
  path: '/api/widget/GetWidgetRendering',
  name: 'GetWidgetRendering',
  summary: 'Renders a block again.',
  spec: 'docs/spec.md#runtime-7',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text, looseText }) => ({
    form: z.looseObject({
      widgetJSON: z
        .looseObject({
          type: looseText('Type of the block, by its number or its name.'),
          id: looseText('Id of the block.'),
          value: z.unknown(),
        })
        .describe('The block.'),
      collectionId: text('Collection of the events, for a summary of events.').optional(),
    }),
    jsonFields: ['widgetJSON'],
  }),
  gives: ({ z, text }) => ({
    200: z.looseObject({ data: z.looseObject({ html: text('The new content of the block.') }) }),
  }),
  sample: { form: { widgetJSON: { type: blockTypes['summary-v2'], id: 'journal', value: { design: 'list' } } } },
  answer(context, { options: { summaries } }, { form: { widgetJSON, collectionId } }) {
    const { type, id, value } = widgetJSON;
    if (isSummary(type)) {
      const rendered = summaries
        ? scenarioHtml[summaries]
        : summaryHtml(textOf(id) ?? '', value, collectionId !== undefined);
      return context.json({ data: { html: String(rendered) } });
    }
    const text = formatMessage(messages['mock-widget'], { type: type ?? '', id: id ?? '' });
    return context.json({ data: { html: String(html`<p>${text}</p>`) } });
  },
});
