/** Shows request and response of one call. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import { messages } from '../messages.en.ts';
import type { Message, RecordedCall } from '../recorder.ts';
import { statusText } from './call-row.ts';

const isForm = ({ headers }: Message): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('application/x-www-form-urlencoded'));

/** Formats JSON and URL-encoded forms with a line for each member. Returns other texts unchanged. */
function pretty(text: string, message: Message): string {
  if (isForm(message)) return [...new URLSearchParams(text)].map(([name, value]) => `${name}=${value}`).join('\n');
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function bodyView(message: Message, label: string): readonly HTMLElement[] {
  const { body } = message;
  if (!body?.text) return [el('p', { class: 'muted' }, formatMessage(messages['inspector-body-none']))];
  // Focusable, because a scrollable element must be reachable with the keyboard.
  const text = el('pre', { tabindex: 0, role: 'region', 'aria-label': label }, pretty(body.text, message));
  return body.isCut ? [text, el('p', { class: 'muted' }, formatMessage(messages['inspector-body-cut']))] : [text];
}

const headersView = ({ headers }: Message): HTMLElement =>
  el(
    'details',
    {},
    el('summary', {}, formatMessage(messages['inspector-headers'])),
    el('dl', {}, ...headers.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])),
  );

function messageView(title: string, message: Message | null): HTMLElement {
  const heading = el('h3', {}, title);
  if (!message)
    return el('section', {}, heading, el('p', { class: 'muted' }, formatMessage(messages['inspector-no-response'])));
  return el('section', {}, heading, ...bodyView(message, title), headersView(message));
}

const consentTexts = ({ missingConsent }: RecordedCall): readonly string[] =>
  missingConsent
    ? [formatMessage(messages[`inspector-consent-${missingConsent.reason}`], { category: missingConsent.category })]
    : [];

function wrongView(call: RecordedCall): HTMLElement | undefined {
  const { route, violations, nearest } = call;
  const routes = nearest.join(', ');
  const missed = formatMessage(messages[routes === '' ? 'inspector-nearest-none' : 'inspector-nearest'], { routes });
  const list = route === null ? [missed] : [...violations, ...consentTexts(call)];
  if (list.length === 0) return undefined;
  const heading = el('h3', {}, formatMessage(messages['inspector-wrong']));
  return el('section', { class: 'wrong' }, heading, el('ul', {}, ...list.map((text) => el('li', {}, text))));
}

/** Creates the details of a call; `close` removes them. */
export function callDetails(call: RecordedCall, close: () => void): readonly HTMLElement[] {
  const closing = el('button', { type: 'button', click: close }, formatMessage(messages['inspector-close']));
  const heading = el('h2', { tabindex: -1 }, `${call.method} ${call.url}`);
  const status = el('p', { class: 'muted' }, [statusText(call), call.fault, call.scenario].filter(Boolean).join(' · '));
  const wrong = wrongView(call);
  return [
    el('header', {}, heading, closing),
    status,
    ...(wrong ? [wrong] : []),
    messageView(formatMessage(messages['inspector-request']), call.request),
    messageView(formatMessage(messages['inspector-response']), call.response),
  ];
}
