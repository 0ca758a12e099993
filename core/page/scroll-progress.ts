import { scrollProgress } from '../model/scroll-progress.ts';
import { observeScroll, type ScrollOptions } from './scroll.ts';
import { isNode, rectOf, windowOf } from './unclobber.ts';

/** Untyped callers may pass any value. */
const isElement = (value: unknown): value is Element =>
  value instanceof EventTarget && isNode(value) && value.nodeType === 1;

/**
 * Reports how far an element has moved through the window: 0 while it is below the window, 1 once it is above it. Calls the
 * listener first with the current progress, then whenever it changes. Warns, and does nothing, when `element` is not an element (docs/spec.md#widgets-8).
 */
export function observeScrollProgress(
  element: Element,
  listener: (progress: number) => void,
  options: Omit<ScrollOptions, 'document'> = {},
): void {
  if (!isElement(element)) {
    console.warn('No valid element supplied for the scroll-progress helper.');
    return;
  }
  let reported: number | undefined;
  const report = (): void => {
    const { top, height } = rectOf(element);
    const progress = scrollProgress({ top, height, windowHeight: windowOf(element.ownerDocument).innerHeight });
    if (progress === reported) return;
    reported = progress;
    listener(progress);
  };
  observeScroll(report, { ...options, document: element.ownerDocument });
}
