import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { route } from './route.ts';

/** Markup for a block that the platform renders itself: its answer replaces what is in the block. */
export const widgetRendering = route({
  method: 'POST',
  path: '/api/widget/GetWidgetRendering',
  name: 'GetWidgetRendering',
  summary: 'Renders a block anew.',
  spec: 'docs/spec.md#runtime-7',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text, looseText }) => ({
    form: z.looseObject({
      widgetJSON: z
        .looseObject({ type: looseText('Its kind.'), id: looseText('Its id.'), value: z.unknown() })
        .describe('The block.'),
      collectionId: text('Of a summary of events: their collection.').optional(),
    }),
    jsonFields: ['widgetJSON'],
  }),
  gives: ({ z, text }) => ({
    200: z.looseObject({ data: z.looseObject({ html: text('What the block then holds.') }) }),
  }),
  sample: { form: { widgetJSON: { type: 'summary-v2', id: 'journal', value: { design: 'list' } } } },
  answer(context, _, { form: { widgetJSON } }) {
    const { type, id } = widgetJSON;
    const text = formatMessage(messages['mock-widget'], { type: type ?? '', id: id ?? '' });
    return context.json({ data: { html: String(html`<p>${text}</p>`) } });
  },
});
