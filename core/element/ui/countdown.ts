import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../hooks/latest.ts';

/** The longest delay of a timer; a longer one would fire at once. */
const longest = 2 ** 31 - 1;

/**
 * Calls `onEnd` after this many `milliseconds` without pauses; pausing keeps the remaining time. 0 never ends. A
 * different `round` restarts the countdown.
 */
export function useCountdown(milliseconds: number, isRunning: boolean, onEnd: () => void, round?: unknown): void {
  const left = useRef(milliseconds);
  const end = useLatest(onEnd);
  useLayoutEffect(() => {
    left.current = milliseconds;
  }, [milliseconds, round]);
  useLayoutEffect(() => {
    if (!isRunning || milliseconds === 0) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), Math.min(left.current, longest));
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isRunning, milliseconds, round]);
}
