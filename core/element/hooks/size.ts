import { type RefObject, useLayoutEffect, useState } from 'react';
import { observeResize } from '../../page/resize.ts';

/** The width of a node in CSS pixels, live; `undefined` until the first layout. `debounce` is in milliseconds. */
export function useWidth(ref: RefObject<HTMLElement | null>, debounce: number): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { current: node } = ref;
    if (!node) return undefined;
    setWidth(node.clientWidth);
    observeResize(node, (size) => setWidth(size.width), { axis: 'x', debounce, signal });
    return () => controller.abort();
  }, [ref, debounce]);
  return width;
}
