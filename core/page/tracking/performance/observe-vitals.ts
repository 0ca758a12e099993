/** Core Web Vitals of the page of this script, by the library `web-vitals`. */
import type { MetricType } from 'web-vitals';
import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';
import { onTTFB } from 'web-vitals/onTTFB.js';
import type { PerformanceRecord } from './performance-record.ts';

/** Receives the metrics of a page. */
export interface VitalsListener {
  /** Called with each change of a metric. */
  readonly onMetric: (record: PerformanceRecord) => void;
  /** Called when the page returns from the back/forward cache, before the metrics of this view. */
  readonly onRestore: () => void;
}

/** The names in the performance timeline, as far as it has them. */
const names: Readonly<Partial<Record<MetricType['name'], string>>> = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  INP: 'interaction-to-next-paint',
  TTFB: 'time-to-first-byte',
};

/** The library cannot end what it has started, so it starts once. */
let isStarted = false;
let current: VitalsListener | undefined;

const onMetric = ({ name, value, id, navigationType }: MetricType): void =>
  current?.onMetric({ name: names[name] ?? name, value, id, navigationType });

function start(): void {
  isStarted = true;
  // The library listens in the same phase, so this listener has to come first.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) current?.onRestore();
    },
    true,
  );
  for (const observe of [onLCP, onCLS, onINP, onTTFB]) observe(onMetric, { reportAllChanges: true });
}

/** Calls the listener from now on, instead of an earlier one. Returns a function that ends it. */
export function observeVitals(listener: VitalsListener): () => void {
  current = listener;
  if (!isStarted) start();
  return () => {
    if (current === listener) current = undefined;
  };
}
