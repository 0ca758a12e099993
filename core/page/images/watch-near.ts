/** Observes when images come near the viewport (docs/spec.md#widgets-9, "Reporting": lazy-load margin). */
import { pageService } from '../page.ts';

const margin = '200px';

interface Watch {
  readonly observer: IntersectionObserver;
  readonly listeners: WeakMap<Element, (isNear: boolean) => void>;
}

function createWatch(): Watch {
  const listeners: Watch['listeners'] = new WeakMap();
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: margin,
    // The margin for scroll containers within the page, in engines that support it.
    scrollMargin: margin,
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  }, options);
  return { observer, listeners };
}

/** Calls the listener when an image comes near the viewport or leaves it, until the returned function is called. */
export function watchNear(image: HTMLImageElement, listener: (isNear: boolean) => void): () => void {
  const { observer, listeners } = pageService(image.ownerDocument, 'near-images', createWatch);
  listeners.set(image, listener);
  observer.observe(image);
  return () => {
    listeners.delete(image);
    observer.unobserve(image);
  };
}
