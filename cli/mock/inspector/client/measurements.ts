/** The live table of what pages measure, the newest first, with charts. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import { type Measurement, measurementKinds } from '../../measurements/measurement.ts';
import { messages } from '../messages.en.ts';
import type { CallSummary } from '../recorder.ts';
import type { Api } from './api.ts';
import { MeasurementCharts } from './measurement-charts.ts';
import { measurementRow } from './measurement-row.ts';
import { kindText } from './measurement-text.ts';

type Code = keyof typeof messages;

const word = (code: Code, args = {}): string => formatMessage(messages[code], args);

/** Rows of the table. A call may have several. */
const maxRows = 1000;

/** Milliseconds: one drawing for several calls, and the time after which the minutes of the chart have moved. */
const delays = { draw: 50, move: 15_000 } as const;

/** The markup that turns measuring on. */
const example = `<script type="module" src="/site-elements/site.js" data-site-tracking></script>
<site-cookie-banner preset="strict"></site-cookie-banner>`;

interface Entry {
  readonly call: CallSummary;
  readonly measurement: Measurement;
  readonly row: HTMLTableRowElement;
}

/** Explains how to turn measuring on. `docs` is the path of the docs, if they are served. */
function explanation(docs: string | undefined): HTMLElement {
  const label = word('inspector-measurements-example');
  return el(
    'div',
    { class: 'explanation' },
    el('p', {}, word('inspector-measurements-none')),
    // Focusable, because a scrollable element must be reachable with the keyboard.
    el('pre', { tabindex: 0, role: 'region', 'aria-label': label }, example),
    docs === undefined
      ? undefined
      : el('p', {}, el('a', { href: `${docs}tracking` }, word('inspector-measurements-docs'))),
  );
}

export class Measurements {
  readonly #api: Api;
  readonly #open: (id: number, opener: HTMLElement) => void;
  /** The newest first. */
  #entries: readonly Entry[] = [];
  readonly #heading = el('h2', { id: 'measurements' }, word('inspector-measurements'));
  readonly #charts = new MeasurementCharts();
  readonly #rows = el('tbody');
  readonly #caption = el('caption');
  readonly #table = el(
    'table',
    { class: 'sent' },
    this.#caption,
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        ...(['inspector-time', 'inspector-measurement', 'inspector-page'] as const).map((code) =>
          el('th', { scope: 'col' }, word(code)),
        ),
      ),
    ),
    this.#rows,
  );
  readonly #hidden = el('p', { class: 'muted' }, word('inspector-measurements-hidden'));
  readonly #explanation: HTMLElement;
  readonly #kinds = el(
    'select',
    { id: 'kind', change: () => this.show() },
    el('option', { value: '' }, word('inspector-kind-all')),
    ...measurementKinds.map((kind) => el('option', { value: kind }, kindText(kind))),
  );
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `open` shows a recorded call and returns the focus to the opener afterwards. */
  constructor(api: Api, open: (id: number, opener: HTMLElement) => void, docs: string | undefined) {
    this.#api = api;
    this.#open = open;
    this.#explanation = explanation(docs);
    setInterval(() => this.#draw(), delays.move);
    this.show();
  }

  get view(): HTMLElement {
    const clear = el('button', { type: 'button', click: () => void this.#api.clear() }, word('inspector-clear'));
    return el(
      'section',
      { class: 'measurements', 'aria-labelledby': 'measurements' },
      this.#heading,
      this.#charts.view,
      el('div', { class: 'filters' }, el('label', { for: 'kind' }, word('inspector-kind'), this.#kinds), clear),
      this.#explanation,
      this.#hidden,
      this.#table,
    );
  }

  /** Returns the buttons that show a call, and the heading. */
  focusTargets(id: number): readonly HTMLElement[] {
    const rows = this.#entries.filter(({ call }) => call.id === id).map(({ row }) => row);
    return [...rows.flatMap((row) => row.querySelector('button') ?? []), this.#heading];
  }

  /** Adds the measurements of a call. They are known when it has a response, and do not change then. */
  put(call: CallSummary): void {
    if (call.measurements.length === 0 || this.#entries.some((entry) => entry.call.id === call.id)) return;
    const added = call.measurements
      .map((measurement): Entry => {
        const row = measurementRow(call, measurement, (opener) => this.#open(call.id, opener));
        return { call, measurement, row };
      })
      .reverse();
    this.#rows.prepend(...added.map(({ row }) => row));
    for (const entry of added) this.#showRow(entry);
    this.#setEntries([...added, ...this.#entries]);
  }

  remove(ids: readonly number[]): void {
    const removed = new Set(ids);
    for (const { call, row } of this.#entries) if (removed.has(call.id)) row.remove();
    this.#setEntries(this.#entries.filter(({ call }) => !removed.has(call.id)));
  }

  /** Empties the table: a new connection sends all calls again. */
  empty(): void {
    this.#rows.replaceChildren();
    this.#setEntries([]);
  }

  /** Shows the measurements of the selected kind and session. */
  show(): void {
    this.#caption.textContent = word('inspector-measurements-caption', { session: this.#api.session });
    for (const entry of this.#entries) this.#showRow(entry);
    this.#drawSoon();
  }

  #setEntries(entries: readonly Entry[]): void {
    for (const { row } of entries.slice(maxRows)) row.remove();
    this.#entries = entries.slice(0, maxRows);
    this.#drawSoon();
  }

  #showRow({ call, measurement, row }: Entry): void {
    const kind = this.#kinds.value;
    row.hidden = call.session !== this.#api.session || (kind !== '' && measurement.kind !== kind);
  }

  #drawSoon(): void {
    this.#timer ??= setTimeout(() => this.#draw(), delays.draw);
  }

  #draw(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const inSession = this.#entries.filter(({ call }) => call.session === this.#api.session);
    const isEmpty = inSession.length === 0;
    const areHidden = inSession.every(({ row }) => row.hidden);
    this.#explanation.hidden = !isEmpty;
    this.#hidden.hidden = isEmpty || !areHidden;
    this.#table.hidden = areHidden;
    this.#charts.view.hidden = isEmpty;
    const arrivals = inSession.map(({ call, measurement }) => ({ time: Date.parse(call.startedAt), measurement }));
    if (!isEmpty) this.#charts.show(arrivals, Date.now());
  }
}
