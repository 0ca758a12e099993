/** The events that open a popup. */

/** `request` is a call of `show()`, a command or the attribute `open`. */
export type Trigger = 'timer' | 'scroll' | 'exit-intent' | 'request';

/** Lengths in pixels. */
interface Scroller {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Returns whether the visitor has scrolled through this percentage of the page. A page that cannot be scrolled has no position. */
export function hasScrolledTo(percentage: number, scroller: Scroller | null): boolean {
  if (!scroller) return false;
  const range = scroller.scrollHeight - scroller.clientHeight;
  return range > 0 && (scroller.scrollTop / range) * 100 >= percentage;
}

/** The part of a `pointerout` event that is read. */
interface PointerOut {
  readonly pointerType: string;
  readonly relatedTarget: EventTarget | null;
  readonly clientY: number;
  readonly buttons: number;
}

/**
 * Returns whether a mouse leaves the window over its top edge, towards the tabs and the address. Touch has no such movement, and a
 * pressed button selects text or drags.
 */
export const isLeaving = ({ pointerType, relatedTarget, clientY, buttons }: PointerOut): boolean =>
  pointerType === 'mouse' && relatedTarget === null && clientY <= 0 && buttons === 0;
