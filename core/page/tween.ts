/** The duration and pace of an animation (docs/spec.md#widgets-5). */
export interface TweenOptions {
  /** In milliseconds; 0 or less completes at once. Default 300 (docs/spec.md#widgets-5). */
  readonly duration?: number;
  /** Maps the elapsed time to progress, both from 0 to 1. Default: linear. */
  readonly ease?: (time: number) => number;
  /** Stops the animation. */
  readonly signal?: AbortSignal;
}

/** Eases in and out. */
export const easeInOut = (time: number): number => (1 - Math.cos(Math.PI * time)) / 2;

/** Eases out, for the end of a drag. */
export const easeOut = (time: number): number => 1 - (1 - time) ** 3;

/**
 * Calls `frame` now and before each paint until it returns true; rejects with the error that it throws, or with the signal's
 * reason.
 */
const untilDone = (frame: (now: number) => boolean, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    let request = 0;
    const stop = (): void => {
      cancelAnimationFrame(request);
      reject(signal?.reason);
    };
    const next = (now: number): void => {
      try {
        if (!frame(now)) {
          request = requestAnimationFrame(next);
          return;
        }
        resolve();
      } catch (cause) {
        reject(cause);
      }
      signal?.removeEventListener('abort', stop);
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    next(performance.now());
  });

/**
 * Calls `step` with a progress from 0 to 1 before each paint, at the end with exactly 1, and then resolves. Throws when
 * `step` is not a function or `duration` is not a finite number (docs/spec.md#widgets-5 and docs/spec.md#widgets-8);
 * rejects when `step` throws, and like `fetch` with the signal's reason when it is aborted.
 */
export function tween(step: (progress: number) => void, options: TweenOptions = {}): Promise<void> {
  const { duration = 300, ease = (time) => time, signal } = options;
  if (typeof step !== 'function') throw new TypeError('[Tween] The first parameter is not a function.');
  if (!Number.isFinite(duration)) throw new TypeError('[Tween] Duration is not a finite number.');
  let start: number | undefined;
  return untilDone((now) => {
    start ??= now;
    // The timestamp of a frame may be earlier than the call that requested it.
    const time = duration > 0 ? Math.min(1, Math.max(0, (now - start) / duration)) : 1;
    step(time === 1 ? 1 : ease(time));
    return time === 1;
  }, signal);
}
