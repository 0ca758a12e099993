import type { Size } from '../model/contract/size.ts';

/** Which changes of size are reported, and when (docs/spec.md#widgets-5). */
export interface ResizeOptions {
  /** The observed axis: `x` for the width, `y` for the height. Default: both. */
  readonly axis?: 'x' | 'y';
  /** The smallest change in pixels since the last report. Default: any change. */
  readonly threshold?: number;
  /** Milliseconds without a change before the new size is reported. Default 300, galleries use 100 (docs/spec.md#widgets-9). */
  readonly debounce?: number;
  /** Stops observing. */
  readonly signal?: AbortSignal;
}

const exceeds = (change: number, threshold: number): boolean => change !== 0 && Math.abs(change) >= threshold;

/** The size before the first report. */
const nowhere: Size = { width: Number.NEGATIVE_INFINITY, height: Number.NEGATIVE_INFINITY };

/**
 * Reports the size of an element's content box in CSS pixels, ignoring transforms: the current size first, then each
 * change, debounced. Throws when `axis` is neither `x` nor `y`, or when `threshold` is not a number
 * (docs/spec.md#widgets-5).
 */
export function observeResize(element: Element, listener: (size: Size) => void, options: ResizeOptions = {}): void {
  const { axis, threshold = 0, debounce = 300, signal } = options;
  if (axis !== undefined && axis !== 'x' && axis !== 'y') throw new TypeError('[Resize] Axis is neither x nor y.');
  if (typeof threshold !== 'number' || Number.isNaN(threshold))
    throw new TypeError('[Resize] Threshold is not a number.');
  if (signal?.aborted) return;

  let reported = nowhere;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hasChanged = ({ width, height }: Size): boolean =>
    (axis !== 'y' && exceeds(width - reported.width, threshold)) ||
    (axis !== 'x' && exceeds(height - reported.height, threshold));
  const report = (size: Size): void => {
    reported = size;
    listener(size);
  };
  const observer = new ResizeObserver((entries) => {
    clearTimeout(timer);
    const { width, height } = entries.at(-1)?.contentRect ?? reported;
    const size = { width, height };
    if (!hasChanged(size)) return;
    // The listener is called later: changes of sizes inside the observer's callback would cause a ResizeObserver loop
    // error.
    timer = setTimeout(report, reported === nowhere ? 0 : debounce, size);
  });
  observer.observe(element);
  signal?.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
}
