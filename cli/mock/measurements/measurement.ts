/** Measurements that pages send: visits, events, performance, errors and variants of experiments. */

/** The kinds of measurements, in the order in which the inspector lists them. */
export const measurementKinds = [
  'page-view',
  'interaction',
  'event',
  'experiment',
  'performance',
  'error',
  'landing',
  'log',
] as const;

/** One of `measurementKinds`. */
export type MeasurementKind = (typeof measurementKinds)[number];

/** Long texts are cut, and lists and objects are their JSON as text. */
export type FieldValue = string | number | boolean | null;

/** How good a Core Web Vital is (https://web.dev/articles/vitals). */
export type Rating = 'good' | 'needs-improvement' | 'poor';

/** One measurement. A call may contain several. */
export interface Measurement {
  readonly kind: MeasurementKind;
  /** The name of the event or metric, the message of the error, or the kind of interaction; empty if the call has none. */
  readonly name: string;
  /** The path of the measured page; null if neither the call nor its `Referer` contains it. */
  readonly page: string | null;
  /** The values that describe it. Those that are the same for every call of a page are only in the recorded call. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** The rating of a Core Web Vital; null for everything else. */
  readonly rating: Rating | null;
}
