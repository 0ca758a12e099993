/** The page that a visitor without script sees after sending a form. */
import { html } from 'hono/html';
import type { FieldValue } from '../../../core/model/form/values.ts';
import { say } from '../../../core/model/words.ts';
import { htmlPage, type Markup } from '../html-page.ts';
import { messages } from '../messages.en.ts';
import type { Refusal, SavedSubmission } from './submission.ts';

const shown = (value: FieldValue): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? value.join(', ')
    : Object.entries(value)
        .map(([question, answer]) => `${question}: ${answer}`)
        .join('\n');
};

const back = (page: string | undefined): Markup =>
  page === undefined ? '' : html`<p><a href="${page}">${say(messages['mock-answer-back'])}</a></p>`;

/** What was kept, field by field. `page` is the path to go back to. */
export function savedPage({ fields }: SavedSubmission, page: string | undefined): Markup {
  const rows = Object.entries(fields).map(([name, value]) => html`<dt>${name}</dt><dd>${shown(value)}</dd>`);
  const list = html`<p>${say(messages['mock-answer-kept'])}</p><dl>${rows}</dl>`;
  const body = rows.length > 0 ? list : html`<p>${say(messages['mock-answer-empty'])}</p>`;
  return htmlPage(say(messages['mock-answer-thanks']), html`${body}${back(page)}`);
}

/** Why nothing was kept. */
export function refusedPage({ error, errors = {} }: Refusal, page: string | undefined): Markup {
  const rows = Object.entries(errors).map(([name, message]) => html`<dt>${name}</dt><dd>${message}</dd>`);
  const list = rows.length > 0 ? html`<dl>${rows}</dl>` : '';
  return htmlPage(say(messages['mock-answer-refused']), html`<p>${error}</p>${list}${back(page)}`);
}
