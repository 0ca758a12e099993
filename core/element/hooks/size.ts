import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeResize } from '../../page/resize.ts';

/**
 * Returns the current width of a node in CSS pixels; `debounce` is in milliseconds. Returns `undefined` until the
 * browser has laid out the page: measuring on mount would force a layout for each element.
 */
export function useWidth(ref: RefObject<HTMLElement | null>, debounce: number): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { current: node } = ref;
    if (!node) return undefined;
    observeResize(node, (size) => setWidth(size.width), { axis: 'x', debounce, signal });
    return () => controller.abort();
  }, [ref, debounce]);
  return width;
}
