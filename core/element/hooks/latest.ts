import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Keeps the value of the last committed render for listeners, timers and promises that outlive it. The effect runs before
 * all layout effects, those of children included, so none of them reads the value of an earlier render.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
