/** A measurement. */
export interface PerformanceRecord {
  /** `largest-contentful-paint`, `cumulative-layout-shift`, `interaction-to-next-paint`, `time-to-first-byte`, `hydration` or `errors`. */
  readonly name: string;
  /** Milliseconds; for `cumulative-layout-shift` its score, for `errors` their number. */
  readonly value: number;
  /** The id of the metric, so that a later value replaces an earlier one. */
  readonly id?: string;
  /** How the visitor came to the page, such as `navigate`, `back-forward-cache` or `prerender`. */
  readonly navigationType?: string;
  /** The tag of the hydrated elements. */
  readonly element?: string;
  /** How many elements were hydrated. */
  readonly count?: number;
}
