/** A row in the list of calls. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import type { MissingConsent } from '../../measurements/missing-consent.ts';
import { messages } from '../messages.en.ts';
import type { CallSummary } from '../recorder.ts';

export const isProblem = ({ route, violations, missingConsent, status, duration }: CallSummary): boolean =>
  route === null ||
  violations.length > 0 ||
  missingConsent !== null ||
  (duration !== null && (status === null || status >= 400));

/** Returns the color of the status. The number conveys the same information. */
const toneOf = ({ status, duration }: CallSummary): string => {
  if (duration === null) return 'pending';
  return status === null || status >= 400 ? 'bad' : 'good';
};

export function statusText({ status, duration }: CallSummary): string {
  if (duration === null) return formatMessage(messages['inspector-pending']);
  return status === null ? formatMessage(messages['inspector-broken']) : String(status);
}

const badge = (text: string, tone: string): HTMLElement => el('span', { class: `badge ${tone}` }, text);

/** Names the consent that a call lacks. */
export const consentBadge = ({ category }: MissingConsent): HTMLElement =>
  badge(formatMessage(messages['inspector-consent-missing'], { category }), 'bad');

function badges({ route, violations, missingConsent, fault, scenario }: CallSummary): HTMLElement {
  const found = [
    route === null && badge(formatMessage(messages['inspector-unmatched']), 'bad'),
    violations.length > 0 && badge(formatMessage(messages['inspector-violations'], { n: violations.length }), 'bad'),
    missingConsent !== null && consentBadge(missingConsent),
    fault !== null && badge(fault, 'fault'),
    scenario !== null && badge(scenario, 'fault'),
  ];
  return el('span', { class: 'badges' }, ...found.map((one) => one || undefined));
}

/** Formats a time as that of the browser's clock, without the date. */
export const clockTime = (startedAt: string): string => new Date(startedAt).toLocaleTimeString([], { hour12: false });

/** Creates the button that opens a call. */
export function callRow(call: CallSummary, open: () => void): HTMLButtonElement {
  const duration = call.duration === null ? '' : formatMessage(messages['inspector-duration'], { n: call.duration });
  return el(
    'button',
    { type: 'button', class: 'call', 'data-id': call.id, click: open },
    el('span', { class: 'time' }, clockTime(call.startedAt)),
    el('span', { class: 'method' }, call.method),
    el('span', { class: 'path' }, call.url),
    el('span', { class: `status ${toneOf(call)}` }, statusText(call)),
    el('span', { class: 'duration' }, duration),
    badges(call),
  );
}
