/** Counts the work of JavaScript without a clock, by the block counts of V8's precise coverage. */
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

// Optimized code does not count, nor do functions that were compiled before the coverage started.
setFlagsFromString('--no-opt');
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Returns how often functions and blocks ran since the last call, without those of Node itself. */
async function takeCount(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.startsWith('file:'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

let isReset = false;

/** Counts the steps of `work`. Those of built-in functions and regular expressions do not count. */
export async function countSteps(work: () => unknown): Promise<number> {
  // Taking the counts takes longer than most work. What ran since the last time is little, except before the first.
  if (!isReset) await takeCount();
  isReset = true;
  await work();
  return takeCount();
}

/** Runs work that is not counted, such as what fills caches. */
export async function runUncounted(work: () => unknown): Promise<void> {
  isReset = false;
  await work();
}

/**
 * Returns how many times the steps for `n` those for `2n` are, after a first run that fills every cache. Work that is
 * awaited is counted with whatever else runs meanwhile, so the smaller of two counts is taken.
 */
export async function growth(work: (size: number) => unknown, n: number): Promise<number> {
  const smaller = async (size: number): Promise<number> =>
    Math.min(await countSteps(() => work(size)), await countSteps(() => work(size)));
  await runUncounted(() => work(2));
  const once = await smaller(n);
  return (await smaller(2 * n)) / once;
}
