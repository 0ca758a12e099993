/** Charts of measurements: how many arrive, and the web vitals against their limits. Each is in a table with the same data. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { el } from '../../../client/dom.ts';
import { svgElement, svgImage } from '../../../client/svg.ts';
import {
  type Measurement,
  type MeasurementKind,
  measurementKinds,
  type Rating,
} from '../../measurements/measurement.ts';
import { ratingOf, type Vital, vitals } from '../../measurements/vitals.ts';
import { messages } from '../messages.en.ts';
import { kindText, metricText, ratingText } from './measurement-text.ts';

type Code = keyof typeof messages;

const word = (code: Code, args = {}): string => formatMessage(messages[code], args);

/** A measurement and when it arrived, in milliseconds since 1970. */
export interface Arrival {
  readonly time: number;
  readonly measurement: Measurement;
}

/** The minutes that the chart shows. */
const minutes = 10;

const minute = 60_000;

/** CSS pixels. */
const heights = { bars: 24, gauge: 16, marker: 3 } as const;

/** The numbers of each kind per minute, the oldest first. Kinds without any are omitted. */
type Activity = readonly (readonly [MeasurementKind, readonly number[]])[];

function activityOf(arrivals: readonly Arrival[], now: number): Activity {
  const counts = new Map(measurementKinds.map((kind) => [kind, Array.from({ length: minutes }, () => 0)]));
  for (const { time, measurement } of arrivals) {
    // The clocks of the server and of this browser may differ.
    const age = Math.max(0, Math.floor((now - time) / minute));
    const list = counts.get(measurement.kind);
    const at = minutes - 1 - age;
    if (list?.[at] !== undefined) list[at] += 1;
  }
  return [...counts].filter(([, list]) => list.some((count) => count > 0));
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

function bars(kind: MeasurementKind, list: readonly number[], most: number): SVGSVGElement {
  const label = word('inspector-activity-image', { kind: kindText(kind), list: list.join(', ') });
  const step = 100 / minutes;
  const drawn = list.map((count, at) => {
    const height = count === 0 ? 1 : 2 + ((heights.bars - 2) * count) / most;
    const place = { x: `${at * step}%`, width: `${step * 0.8}%`, y: heights.bars - height, height };
    return svgElement('rect', { class: count === 0 ? 'bar none' : 'bar', ...place });
  });
  return svgImage(label, heights.bars, ...drawn);
}

const headerRow = (...texts: readonly string[]): HTMLElement =>
  el('thead', {}, el('tr', {}, ...texts.map((text) => el('th', { scope: 'col' }, text))));

const rowHeader = (text: string): HTMLElement => el('th', { scope: 'row' }, text);

function activityChart(activity: Activity): HTMLElement {
  const most = Math.max(...activity.flatMap(([, list]) => list));
  return el(
    'table',
    { class: 'chart' },
    el('caption', {}, word('inspector-activity', { n: minutes })),
    headerRow(word('inspector-kind'), word('inspector-activity-minutes'), word('inspector-activity-total')),
    el(
      'tbody',
      {},
      ...activity.map(([kind, list]) =>
        el(
          'tr',
          {},
          rowHeader(kindText(kind)),
          el('td', { class: 'drawing' }, bars(kind, list, most)),
          el('td', { class: 'number' }, String(sum(list))),
        ),
      ),
    ),
  );
}

function activityNumbers(activity: Activity): HTMLElement {
  const ages = Array.from({ length: minutes }, (_, at) => String(minutes - 1 - at));
  return el(
    'table',
    { class: 'numbers' },
    el('caption', {}, word('inspector-activity-ages')),
    headerRow(word('inspector-kind'), ...ages),
    el(
      'tbody',
      {},
      ...activity.map(([kind, list]) =>
        el('tr', {}, rowHeader(kindText(kind)), ...list.map((count) => el('td', { class: 'number' }, String(count)))),
      ),
    ),
  );
}

/** The share of the gauge that each rating has, in percent. */
const zones: readonly (readonly [Rating, number, number])[] = [
  ['good', 0, 40],
  ['needs-improvement', 40, 30],
  ['poor', 70, 30],
];

/** Returns where a value is on the gauge, in percent. */
function positionOf({ good, poor }: Vital, value: number): number {
  if (value <= good) return (40 * Math.max(0, value)) / good;
  if (value <= poor) return 40 + (30 * (value - good)) / (poor - good);
  return 70 + 28 * Math.min(1, (value - poor) / poor);
}

function gauge(vital: Vital, value: number): SVGSVGElement {
  const text = { metric: vital.label, value: metricText(vital, value), rating: ratingText(ratingOf(vital, value)) };
  const x = `${positionOf(vital, value)}%`;
  return svgImage(
    word('inspector-vital-image', text),
    heights.gauge,
    ...zones.map(([rating, start, width]) =>
      svgElement('rect', { class: `zone ${rating}`, x: `${start}%`, y: 5, width: `${width - 1}%`, height: 6 }),
    ),
    svgElement('rect', { class: 'marker', x, y: 0, width: heights.marker, height: heights.gauge }),
  );
}

const limitsText = (vital: Vital): string =>
  word('inspector-vital-limits', { good: metricText(vital, vital.good), poor: metricText(vital, vital.poor) });

function vitalRow(vital: Vital, value: number | undefined): HTMLElement {
  const shown =
    value === undefined
      ? [el('td', { class: 'drawing' }, limitsView(vital)), el('td', { class: 'muted' }, word('inspector-vital-none'))]
      : [
          el('td', { class: 'drawing' }, el('div', {}, gauge(vital, value)), limitsView(vital)),
          el(
            'td',
            {},
            el('strong', {}, metricText(vital, value)),
            el('small', { class: ratingOf(vital, value) }, ratingText(ratingOf(vital, value))),
          ),
        ];
  return el('tr', {}, rowHeader(vital.label), ...shown);
}

const limitsView = (vital: Vital): HTMLElement => el('small', {}, limitsText(vital));

/** Returns the latest value of a metric; arrivals have the newest first. */
function latestOf(arrivals: readonly Arrival[], { name }: Vital): number | undefined {
  for (const { measurement } of arrivals) {
    const { value } = measurement.fields;
    if (measurement.kind === 'performance' && measurement.name === name && typeof value === 'number') return value;
  }
  return undefined;
}

type VitalValues = readonly (readonly [Vital, number | undefined])[];

const vitalsChart = (values: VitalValues): HTMLElement =>
  el(
    'table',
    { class: 'chart' },
    el('caption', {}, word('inspector-vitals')),
    headerRow(word('inspector-vital'), word('inspector-vital-scale'), word('inspector-vital-value')),
    el('tbody', {}, ...values.map(([vital, value]) => vitalRow(vital, value))),
  );

/** The charts of some measurements, the newest first. */
export class MeasurementCharts {
  readonly #activity = el('div', {});
  // Focusable, because a scrollable element must be reachable with the keyboard.
  readonly #numbers = el('div', {
    class: 'scrollable',
    tabindex: 0,
    role: 'region',
    'aria-label': word('inspector-activity-numbers'),
  });
  readonly #vitals = el('div', {});
  readonly view = el(
    'div',
    { class: 'charts' },
    // The numbers stay open when they change.
    el(
      'div',
      {},
      this.#activity,
      el('details', {}, el('summary', {}, word('inspector-activity-numbers')), this.#numbers),
    ),
    this.#vitals,
  );
  /** The data of the charts, as JSON. */
  readonly #drawn = { activity: '', vitals: '' };

  /** Redraws a chart only if its data have changed: selected text and the position of a screen reader remain otherwise. */
  show(arrivals: readonly Arrival[], now: number): void {
    const activity = activityOf(arrivals, now);
    if (this.#hasChanged('activity', activity)) this.#drawActivity(activity);
    const values = vitals.map((vital) => [vital, latestOf(arrivals, vital)] as const);
    if (this.#hasChanged('vitals', values)) this.#vitals.replaceChildren(vitalsChart(values));
  }

  #hasChanged(chart: 'activity' | 'vitals', data: unknown): boolean {
    const [text, previous] = [JSON.stringify(data), this.#drawn[chart]];
    this.#drawn[chart] = text;
    return text !== previous;
  }

  #drawActivity(activity: Activity): void {
    const isQuiet = activity.length === 0;
    const quiet = el('p', { class: 'muted' }, word('inspector-activity-none', { n: minutes }));
    this.#activity.replaceChildren(isQuiet ? quiet : activityChart(activity));
    this.#numbers.replaceChildren(isQuiet ? quiet.cloneNode(true) : activityNumbers(activity));
  }
}
