/** Measures work without a clock, so that a loaded machine changes no result. */
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { takeBuiltInCount } from './count-built-ins.ts';
import { countSteps, runUncounted } from './count-steps.ts';

// Samples are taken at equal distances.
setFlagsFromString('--sampling-heap-profiler-suppress-randomness');
const session = new Session();
session.connect();

/** Both are read by V8, but missing in the types of Node 20. */
const everything = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };

/** The work of a function. */
export interface Work {
  /** Functions and blocks that ran, and characters and items that built-in functions read. */
  readonly steps: number;
  /** Allocated memory, including what is no longer used. */
  readonly bytes: number;
}

/** Measures one call. */
export async function measureWork(work: () => unknown): Promise<Work> {
  takeBuiltInCount();
  await session.post('HeapProfiler.startSampling', { samplingInterval: 2048, ...everything });
  const steps = await countSteps(work);
  const { profile } = await session.post('HeapProfiler.stopSampling');
  const samples: readonly { readonly size: number }[] = Reflect.get(profile, 'samples');
  return { steps: steps + takeBuiltInCount(), bytes: samples.reduce((sum, { size }) => sum + size, 0) };
}

/** Returns how many times the work for `n` the work for `2n` is, after a first run that fills every cache. */
export async function growthOfWork(work: (size: number) => unknown, n: number): Promise<Work> {
  await runUncounted(() => work(2));
  const once = await measureWork(() => work(n));
  const twice = await measureWork(() => work(2 * n));
  return { steps: twice.steps / once.steps, bytes: twice.bytes / once.bytes };
}
