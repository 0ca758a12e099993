import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { route } from './route.ts';

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
        .looseObject({ type: looseText('Type of the block.'), id: looseText('Id of the block.'), value: z.unknown() })
        .describe('The block.'),
      collectionId: text('Collection of the events, for a summary of events.').optional(),
    }),
    jsonFields: ['widgetJSON'],
  }),
  gives: ({ z, text }) => ({
    200: z.looseObject({ data: z.looseObject({ html: text('The new content of the block.') }) }),
  }),
  sample: { form: { widgetJSON: { type: 'summary-v2', id: 'journal', value: { design: 'list' } } } },
  answer(context, _, { form: { widgetJSON } }) {
    const { type, id } = widgetJSON;
    const text = formatMessage(messages['mock-widget'], { type: type ?? '', id: id ?? '' });
    return context.json({ data: { html: String(html`<p>${text}</p>`) } });
  },
});
