import { type RefObject, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { isElement } from '../../core/page/composed-tree.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/** Space between the focused element and the banner, in pixels: enough for a focus ring. */
const gap = 11;

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;

/** Returns the distance in pixels by which the page has to scroll until the banner does not cover the node. */
function scrollDistance(node: DOMRect, banner: DOMRect, height: number): number {
  const isAtTop = banner.top + banner.bottom < height;
  return isAtTop ? node.top - banner.bottom - gap : node.bottom - banner.top + gap;
}

/**
 * Keeps the banner from covering the focused element (WCAG 2.4.11,
 * https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum): scrolls the page, or moves the banner to the opposite edge
 * if the page cannot scroll far enough. Returns true while the banner is at the opposite edge.
 */
export function useFocusClearance(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useHostEffect((host, signal) => {
    const { defaultView: view } = unclobber(host.ownerDocument);
    const clear = (node: Element): void => {
      const { current: banner } = ref;
      if (!view || !banner || signal.aborted) return;
      const isCovered = (): boolean => overlaps(node.getBoundingClientRect(), banner.getBoundingClientRect());
      if (!isCovered()) return;
      const [target, own] = [node.getBoundingClientRect(), banner.getBoundingClientRect()];
      // An element larger than the rest of the window is partly visible anyway.
      if (target.height + own.height > view.innerHeight) return;
      view.scrollBy({ top: scrollDistance(target, own, view.innerHeight), behavior: 'instant' });
      if (isCovered()) setAway((was) => !was);
    };
    const onFocusIn = (event: FocusEvent): void => {
      const [node] = event.composedPath();
      // Wait until the browser has scrolled the focused element into view.
      if (node && isElement(node) && !event.composedPath().includes(host))
        view?.requestAnimationFrame(() => clear(node));
    };
    unclobber(host.ownerDocument).addEventListener('focusin', onFocusIn, { signal });
  });
  return isAway;
}
