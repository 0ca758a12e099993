import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeResize } from '../../page/resize.ts';

/**
 * The width of a node in CSS pixels, live. `debounce` is in milliseconds. `undefined` until the browser has laid the page
 * out later anyway: measuring now would force a layout for every mounted element, instead of one for all.
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
