/** The Core Web Vitals and their limits. */
import type { Rating } from './measurement.ts';

/** A metric, as records name it. */
export interface Vital {
  readonly name: string;
  /** The abbreviation by which developers know it. */
  readonly label: string;
  /** Values up to this one are good. In milliseconds, or a score without a unit. */
  readonly good: number;
  /** Values above this one are poor. */
  readonly poor: number;
  /** Whether the value is a score, not a time. */
  readonly isScore?: true;
}

/** The metrics with the limits of web.dev (https://web.dev/articles/vitals, https://web.dev/articles/ttfb). */
export const vitals: readonly Vital[] = [
  { name: 'largest-contentful-paint', label: 'LCP', good: 2500, poor: 4000 },
  { name: 'cumulative-layout-shift', label: 'CLS', good: 0.1, poor: 0.25, isScore: true },
  { name: 'interaction-to-next-paint', label: 'INP', good: 200, poor: 500 },
  { name: 'time-to-first-byte', label: 'TTFB', good: 800, poor: 1800 },
];

/** Returns how good a value is. */
export function ratingOf({ good, poor }: Vital, value: number): Rating {
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
