/** The submissions of forms, newest first. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import type { SavedSubmission } from '../../state/submission.ts';
import { messages } from '../messages.en.ts';
import type { Api } from './api.ts';
import { timeText } from './time-text.ts';

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const entry = ({ formId, savedAt, fields }: SavedSubmission): HTMLElement =>
  el(
    'li',
    {},
    el('h3', {}, formId),
    el('p', { class: 'muted' }, timeText(savedAt)),
    el(
      'dl',
      {},
      ...Object.entries(fields).flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, valueText(value))]),
    ),
  );

export class Submissions {
  readonly #api: Api;
  readonly #list = el('ul');
  readonly #none = el('p', { class: 'muted' }, formatMessage(messages['inspector-submissions-none']));

  constructor(api: Api) {
    this.#api = api;
  }

  get view(): HTMLElement {
    const heading = el('h2', { id: 'submissions' }, formatMessage(messages['inspector-submissions']));
    // Focusable, because the section scrolls on wide screens and contains no control.
    const attributes = { class: 'submissions', 'aria-labelledby': 'submissions', tabindex: 0 };
    return el('section', attributes, heading, this.#none, this.#list);
  }

  /** Reads the submissions again. */
  async refresh(): Promise<void> {
    const saved = await this.#api.readSubmissions();
    if (!saved) return;
    this.#none.hidden = saved.length > 0;
    this.#list.replaceChildren(...[...saved].reverse().map(entry));
  }
}
