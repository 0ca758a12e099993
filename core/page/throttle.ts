import { RunTimes } from '../model/run-times.ts';

/** When a throttled function ends. */
export interface ThrottleOptions {
  /** Drops the waiting call and all later ones. */
  readonly signal?: AbortSignal;
}

/**
 * Returns a function that calls `run` at once, and then not before twice its average run time has passed since the last run
 * (docs/spec.md#runtime-5): a slow function takes at most a third of the time. Calls in between are one call with the latest
 * arguments.
 */
export function throttle<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  { signal }: ThrottleOptions = {},
): (...args: Args) => void {
  if (typeof run !== 'function') throw new TypeError('[Throttle] The first parameter is not a function.');
  const times = new RunTimes();
  let waiting: Args | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  const runNow = (args: Args): void => {
    isPaused = true;
    const start = performance.now();
    try {
      run(...args);
    } finally {
      times.add(performance.now() - start);
      timer = setTimeout(resume, 2 * times.average);
    }
  };
  const resume = (): void => {
    isPaused = false;
    const args = waiting;
    waiting = undefined;
    if (args && !signal?.aborted) runNow(args);
  };
  signal?.addEventListener('abort', () => clearTimeout(timer));
  return (...args) => {
    if (signal?.aborted) return;
    if (isPaused) waiting = args;
    else runNow(args);
  };
}
