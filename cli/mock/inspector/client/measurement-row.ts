/** A row in the table of measurements. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import type { Measurement } from '../../measurements/measurement.ts';
import { messages } from '../messages.en.ts';
import type { CallSummary } from '../recorder.ts';
import { clockTime, consentBadge } from './call-row.ts';
import { kindText, otherFields, ratingText, titleOf } from './measurement-text.ts';

const fieldList = (fields: readonly (readonly [string, string])[]): HTMLElement =>
  el(
    'dl',
    { class: 'fields' },
    ...fields.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, el('bdi', {}, value)))),
  );

/** Creates the row; `open` shows the recorded call, and gets the button that was used. */
export function measurementRow(
  { startedAt, missingConsent }: CallSummary,
  measurement: Measurement,
  open: (opener: HTMLElement) => void,
): HTMLTableRowElement {
  const { kind, page, rating } = measurement;
  const title = el(
    'button',
    { type: 'button', class: 'title', click: () => open(title) },
    el('bdi', {}, titleOf(measurement)),
  );
  const fields = otherFields(measurement);
  return el(
    'tr',
    {},
    el('td', {}, el('time', { datetime: startedAt, class: 'time' }, clockTime(startedAt))),
    el(
      'td',
      {},
      el('span', { class: 'kind' }, kindText(kind)),
      title,
      rating ? el('span', { class: `badge ${rating}` }, ratingText(rating)) : undefined,
      missingConsent ? consentBadge(missingConsent) : undefined,
      fields.length > 0 ? fieldList(fields) : undefined,
    ),
    el('td', { class: 'path' }, page ?? formatMessage(messages['inspector-page-unknown'])),
  );
}
