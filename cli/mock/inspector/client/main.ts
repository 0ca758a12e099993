/** The inspector page: the recorded calls and the settings of the mock API. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import { messages } from '../messages.en.ts';
import type { CallSummary } from '../recorder.ts';
import { Api, type SessionData } from './api.ts';
import { Calls } from './calls.ts';
import { Controls } from './controls.ts';
import { Files } from './files.ts';
import sheet from './inspector.css';
import { Measurements } from './measurements.ts';
import { Orders } from './orders.ts';
import { Submissions } from './submissions.ts';

const own = sheet.sheetFor(document);
if (own) document.adoptedStyleSheets = [own];

const lost = el('p', { role: 'status', class: 'lost' });
const sessions = el('select', { id: 'session', change: () => choose(sessions.value) });
const api = new Api(new URLSearchParams(location.search).get('__session') ?? 'default', (text) =>
  controls.showNote(text),
);
const controls = new Controls(api, () => void refreshSaved());
const calls = new Calls(api, (id) => measurements.focusTargets(id));
const measurements: Measurements = new Measurements(
  api,
  (id, opener) => calls.open(id, opener),
  document.documentElement.dataset.docs,
);
const submissions = new Submissions(api);
const files = new Files(api);
const orders = new Orders(api);

function showSession(data: SessionData): void {
  const names = [...new Set(['default', api.session, ...data.sessions])].sort();
  sessions.replaceChildren(...names.map((name) => el('option', { selected: name === api.session }, name)));
  controls.show(data);
}

/** Reads what forms have saved and uploaded, and the orders. */
async function refreshSaved(): Promise<void> {
  await Promise.all([submissions.refresh(), files.refresh(), orders.refresh()]);
}

async function refresh(): Promise<void> {
  const data = await api.readSession();
  if (data) showSession(data);
  await refreshSaved();
}

function choose(session: string): void {
  api.select(session);
  controls.discardEdits();
  calls.show();
  measurements.show();
  void refresh();
}

const { list, details } = calls.view;
const measured = measurements.view;
const saved = el('div', { class: 'saved' }, submissions.view, files.view, orders.view);
const main = el('main', {}, list, measured, details, controls.view, saved);
const links = (['calls', 'measurements'] as const).map((view) =>
  el('a', { href: `#${view}` }, formatMessage(messages[`inspector-${view}`])),
);

/** Shows the view that the hash of the URL names: the calls by default. */
function showView(): void {
  const isMeasuring = location.hash === '#measurements';
  list.hidden = isMeasuring;
  saved.hidden = isMeasuring;
  measured.hidden = !isMeasuring;
  main.classList.toggle('measuring', isMeasuring);
  for (const link of links) {
    if (link.hash === (isMeasuring ? '#measurements' : '#calls')) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

window.addEventListener('hashchange', showView);
showView();

document.body.append(
  el(
    'header',
    { class: 'top' },
    el('h1', {}, formatMessage(messages['inspector-title'])),
    el('nav', { 'aria-label': formatMessage(messages['inspector-views']) }, ...links),
    lost,
    el('label', { for: 'session' }, formatMessage(messages['inspector-session']), sessions),
    el('a', { href: '/__mock/har', download: 'mock.har' }, formatMessage(messages['inspector-har'])),
  ),
  main,
);

/** Whether a call may change the submissions, the files, the orders or the list of sessions. */
const mattersBeside = ({ duration, method, session }: CallSummary): boolean =>
  duration !== null && (method !== 'GET' || ![...sessions.options].some(({ value }) => value === session));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Refreshes all of them, once for several calls. */
function refreshSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), 150);
}

const events = new EventSource('/__mock/events?tail=1000');
events.addEventListener('open', () => {
  // The server now sends all recorded calls again.
  calls.empty();
  measurements.empty();
  lost.textContent = '';
  refreshSoon();
});
events.addEventListener('error', () => {
  lost.textContent = formatMessage(messages['inspector-lost']);
});
events.addEventListener('call', ({ data }) => {
  const { call }: { call: CallSummary } = JSON.parse(data);
  calls.put(call);
  measurements.put(call);
  if (mattersBeside(call)) refreshSoon();
});
events.addEventListener('cleared', ({ data }) => {
  const { ids }: { ids: readonly number[] } = JSON.parse(data);
  calls.remove(ids);
  measurements.remove(ids);
});
events.addEventListener('session', refreshSoon);
