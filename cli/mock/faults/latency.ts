import type { Latency } from './fault.ts';

/** A number that is 0 in the middle and seldom beyond 3 (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** No response takes longer than a minute. */
const maxLatency = 60_000;

/** How many milliseconds the next answer takes. */
export const latencyFrom = (latency: Latency, random: () => number): number =>
  'min' in latency
    ? Math.round(latency.min + (latency.max - latency.min) * random())
    : Math.min(maxLatency, Math.round(latency.median * Math.exp(latency.sigma * normal(random))));
