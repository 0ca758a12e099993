/** The page to which the link in a newsletter leads. The specification shows no path for it. */
import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { htmlPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';
import { type Route, route, type SchemaKit } from './route.ts';

const path = '/newsletter/unsubscribe';
const title = formatMessage(messages['mock-unsubscribe']);

const takesEmail = ({ z, text }: SchemaKit) => ({ query: z.looseObject({ email: text('The address.').min(1) }) });

const page = route({
  method: 'GET',
  path,
  name: 'NewsletterUnsubscribe',
  summary: 'Question whether to unsubscribe from the newsletter',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  takes: takesEmail,
  gives: () => ({ 200: 'text/html' }),
  sample: { query: { email: 'ada@example.org' } },
  // Programs that check links in e-mails follow them: only the button changes something.
  answer: (context, _site, { query }) =>
    context.html(
      htmlPage(
        title,
        html`<p>${formatMessage(messages['mock-unsubscribe-question'])} ${query.email}</p>
<form method="post"><button>${title}</button></form>`,
        'newsletter-unsubscribe',
      ),
    ),
});

const unsubscription = route({
  method: 'POST',
  path,
  name: 'Unsubscribe',
  summary: 'Unsubscribes from the newsletter.',
  kind: 'call',
  crumb: 'query',
  takes: takesEmail,
  gives: () => ({ 200: 'text/html' }),
  sample: { query: { email: 'ada@example.org' } },
  answer: (context) =>
    noticePage(context, title, formatMessage(messages['mock-unsubscribe-done']), 200, 'newsletter-unsubscribe'),
});

export const newsletter: readonly Route[] = [page, unsubscription];
