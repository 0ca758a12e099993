import { useLayoutEffect, useRef } from 'react';

/** The longest time that a timer takes; beyond it, it would end at once. */
const longest = 2 ** 31 - 1;

/** Calls `onEnd` after so many milliseconds of running; pausing keeps what is left. 0 never ends; another `round` begins anew. */
export function useCountdown(milliseconds: number, isRunning: boolean, onEnd: () => void, round?: unknown): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  end.current = onEnd;
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
