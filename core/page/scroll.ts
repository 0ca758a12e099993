import { observeResize } from './resize.ts';
import { rectOf, unclobber, windowOf } from './unclobber.ts';

/** The scroll position of a page, in CSS pixels from its start. */
export interface PageScroll {
  readonly x: number;
  readonly y: number;
  /** The scroll position at the end of the page. */
  readonly maxX: number;
  readonly maxY: number;
}

/** When the scroll position is reported. */
export interface ScrollOptions {
  /** Milliseconds without a change of size before the position is reported again. Default 150 (docs/spec.md#widgets-9). */
  readonly debounce?: number;
  /** Stops observing. */
  readonly signal?: AbortSignal;
  readonly document?: Document;
}

function readScroll(document: Document): PageScroll {
  const { scrollX, scrollY, innerHeight } = windowOf(document);
  const { scrollingElement, documentElement } = unclobber(document);
  const { scrollWidth, scrollHeight } = scrollingElement ?? documentElement;
  const { clientWidth } = documentElement;
  return {
    x: scrollX,
    y: scrollY,
    maxX: Math.max(0, scrollWidth - clientWidth),
    maxY: Math.max(0, scrollHeight - innerHeight),
  };
}

/**
 * Reports the scroll position of a page: the current one first, then before the next paint after the visitor has scrolled, and after
 * the size of the window or the page has changed.
 */
export function observeScroll(
  listener: (scroll: PageScroll) => void,
  { debounce = 150, signal, document = globalThis.document }: ScrollOptions = {},
): void {
  if (typeof listener !== 'function') throw new TypeError('[Scroll] The first parameter is not a function.');
  if (signal?.aborted) return;
  const view = windowOf(document);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (): void => listener(readScroll(document));
  const onScroll = (): void => {
    frame ||= view.requestAnimationFrame(() => {
      frame = 0;
      report();
    });
  };
  const onResize = (): void => {
    clearTimeout(timer);
    timer = setTimeout(report, debounce);
  };
  const options = { passive: true, ...(signal && { signal }) };
  view.addEventListener('scroll', onScroll, options);
  // The height of a page does not change with that of its window.
  view.addEventListener('resize', onResize, options);
  observeResize(unclobber(document).documentElement, report, { debounce, ...(signal && { signal }) });
  signal?.addEventListener('abort', () => {
    view.cancelAnimationFrame(frame);
    clearTimeout(timer);
  });
}

/** Where the page scrolls to. */
export interface ScrollToElementOptions {
  /** The space above the element in CSS pixels. Default 30 (docs/spec.md#widgets-9). */
  readonly offset?: number;
}

/** Scrolls a page to an element: smoothly, unless the visitor prefers reduced motion. */
export function scrollToElement(element: Element, { offset = 30 }: ScrollToElementOptions = {}): void {
  const view = windowOf(element.ownerDocument);
  const top = view.scrollY + rectOf(element).top - offset;
  const isReduced = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollTo({ top, behavior: isReduced ? 'instant' : 'smooth' });
}
