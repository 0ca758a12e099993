import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from './latest.ts';

/**
 * Adds a native event listener to a node of the view. React's listeners do not receive events of slotted nodes, because
 * React does not render these. `capture` also receives events that do not bubble.
 */
export function useListener<Type extends keyof HTMLElementEventMap>(
  ref: RefObject<HTMLElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
  capture = false,
): void {
  const latest = useLatest(listener);
  useLayoutEffect(() => {
    const { current: node } = ref;
    const onEvent = (event: HTMLElementEventMap[Type]): void => latest.current(event);
    node?.addEventListener(type, onEvent, capture);
    return () => node?.removeEventListener(type, onEvent, capture);
  }, [ref, type, capture]);
}
