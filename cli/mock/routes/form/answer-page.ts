/** The pages for submissions: the result for visitors without script, and the list of all submissions. */
import { html } from 'hono/html';
import type { FieldValue } from '../../../../core/model/form/values.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import { messages } from '../../messages.en.ts';
import type { Refusal, SavedSubmission } from '../../state/submission.ts';
import { htmlPage, type Markup } from '../html-page.ts';

const shown = (value: FieldValue): string => {
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? value.join(', ')
    : Object.entries(value)
        .map(([question, answer]) => `${question}: ${answer}`)
        .join('\n');
};

const back = (page: string | undefined): Markup =>
  page === undefined ? '' : html`<p><a href="${page}">${formatMessage(messages['mock-answer-back'])}</a></p>`;

function fieldList({ fields }: SavedSubmission, before: Markup): Markup {
  const rows = Object.entries(fields).map(([name, value]) => html`<dt>${name}</dt><dd>${shown(value)}</dd>`);
  return rows.length > 0
    ? html`${before}<dl>${rows}</dl>`
    : html`<p>${formatMessage(messages['mock-answer-empty'])}</p>`;
}

/** Returns a page with the saved fields. `page` is the path to link back to. */
export function savedPage(saved: SavedSubmission, page: string | undefined): Markup {
  const body = fieldList(saved, html`<p>${formatMessage(messages['mock-answer-kept'])}</p>`);
  return htmlPage(formatMessage(messages['mock-answer-thanks']), html`${body}${back(page)}`);
}

/** Returns a page with the reasons of a refusal. */
export function refusedPage({ error, errors = {} }: Refusal, page: string | undefined): Markup {
  const rows = Object.entries(errors).map(([name, message]) => html`<dt>${name}</dt><dd>${message}</dd>`);
  const list = rows.length > 0 ? html`<dl>${rows}</dl>` : '';
  return htmlPage(formatMessage(messages['mock-answer-refused']), html`<p>${error}</p>${list}${back(page)}`);
}

/** Returns a page with all submissions since the start, the newest first. */
export function submissionsPage(submissions: readonly SavedSubmission[]): Markup {
  const entries = [...submissions].reverse().map(
    (saved) => html`<section>
<h2>${saved.formId}</h2>
<p><time datetime="${saved.savedAt}">${saved.savedAt}</time></p>
${fieldList(saved, '')}
</section>`,
  );
  const none = html`<p>${formatMessage(messages['mock-list-empty'])}</p>`;
  return htmlPage(
    formatMessage(messages['mock-list-title'], { n: entries.length }),
    html`${entries.length > 0 ? entries : none}`,
  );
}
