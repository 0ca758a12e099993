import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Listens for an event on a node of the view natively: React's listeners do not receive events of slotted nodes, which are
 * outside of what React renders. `capture` receives events that do not bubble.
 */
export function useListener<Type extends keyof HTMLElementEventMap>(
  ref: RefObject<HTMLElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  capture = false,
): void {
  const latest = useRef(listener);
  latest.current = listener;
  useLayoutEffect(() => {
    const { current: node } = ref;
    const hear = (event: HTMLElementEventMap[Type]): void => latest.current(event);
    node?.addEventListener(type, hear, capture);
    return () => node?.removeEventListener(type, hear, capture);
  }, [ref, type, capture]);
}
