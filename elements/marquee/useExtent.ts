import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { observeResize } from '../../core/page/resize.ts';

/** Sizes in CSS pixels. */
export interface Extent {
  /** The width of the box in which the text moves. */
  readonly box: number;
  /** The width of the text, and the space after it. */
  readonly text: number;
}

/** The time without a change of size after which the text is laid out again, in milliseconds (docs/spec.md#runtime-9). */
const debounce = 1000;

/** Returns the sizes; undefined until the browser has laid out the page. New content is measured at once. */
export function useExtent(
  box: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  content: readonly unknown[],
): Extent | undefined {
  const [extent, setExtent] = useState<Extent>();
  const measure = (): void => {
    const { current: outer } = box;
    const { current: inner } = text;
    if (outer && inner) setExtent({ box: outer.offsetWidth, text: inner.offsetWidth });
  };
  useHostEffect((_host, signal) => {
    for (const { current: node } of [box, text])
      if (node) observeResize(node, measure, { axis: 'x', debounce, signal });
  });
  useLayoutEffect(() => {
    // Measuring on mount would force a layout for each element.
    if (extent) measure();
  }, content);
  return extent;
}
