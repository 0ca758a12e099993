import { type RefObject, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { isElement } from '../../core/page/composed-tree.ts';

/** Between what has the focus and the banner, in pixels: room for a focus ring. */
const gap = 11;

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.top < b.bottom && a.bottom > b.top && a.left < b.right && a.right > b.left;

/** How far the page has to scroll until the node stands clear of the banner: down where that is the shorter way. */
function wayOut(node: DOMRect, banner: DOMRect, height: number): number {
  const isAtTop = banner.top + banner.bottom < height;
  return isAtTop ? node.top - banner.bottom - gap : node.bottom - banner.top + gap;
}

/**
 * Never covers what has the focus (WCAG 2.4.11): scrolls it out, and where the page has no more to scroll, the banner
 * goes to the other edge. True while it is there.
 */
export function useGivesWay(ref: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useHostEffect((host, signal) => {
    const { defaultView: view } = host.ownerDocument;
    const clear = (node: Element): void => {
      const { current: banner } = ref;
      if (!view || !banner || signal.aborted) return;
      const isCovered = (): boolean => overlaps(node.getBoundingClientRect(), banner.getBoundingClientRect());
      if (!isCovered()) return;
      const [target, own] = [node.getBoundingClientRect(), banner.getBoundingClientRect()];
      // What is larger than the rest of the window is seen in part anyway.
      if (target.height + own.height > view.innerHeight) return;
      view.scrollBy({ top: wayOut(target, own, view.innerHeight), behavior: 'instant' });
      if (isCovered()) setAway((was) => !was);
    };
    const hear = (event: FocusEvent): void => {
      const [node] = event.composedPath();
      // After the browser's own scrolling.
      if (node && isElement(node) && !event.composedPath().includes(host))
        view?.requestAnimationFrame(() => clear(node));
    };
    host.ownerDocument.addEventListener('focusin', hear, { signal });
  });
  return isAway;
}
