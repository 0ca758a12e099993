/** The commands of keys, clicks and drags (docs/decisions.md#decision-9; docs/spec.md#widgets-2 and docs/spec.md#widgets-9, "Lightbox"). */
import type { Point } from '../../../core/model/contract/point.ts';
import type { Size } from '../../../core/model/contract/size.ts';
import { completesSwipe, type Drag } from '../../../core/model/drag.ts';

/**
 * A command moves by slides, shows a slide (-1 is the last), pans an enlarged image (in pixels), or changes the zoom.
 */
export type Command =
  | { readonly step: 1 | -1 }
  | { readonly to: 0 | -1 }
  | { readonly pan: Point }
  | { readonly zoom: number };

/** The distance in pixels by which an arrow key pans an enlarged image. */
const nudge = 80;

/** The zoom factor of a key. */
const enlargement = 1.5;

const axis = (key: string, forward: string, back: string): -1 | 0 | 1 => (key === forward ? 1 : key === back ? -1 : 0);

/** Returns the command of a key. Arrow keys pan an enlarged image; otherwise they follow the writing direction. */
export function commandOf(key: string, isRtl: boolean, isZoomed: boolean): Command | undefined {
  const x = axis(key, 'ArrowRight', 'ArrowLeft');
  const y = axis(key, 'ArrowDown', 'ArrowUp');
  if (isZoomed && (x || y)) return { pan: { x: -x * nudge, y: -y * nudge } };
  if (x) return { step: x > 0 === isRtl ? -1 : 1 };
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: -1 };
  if (key === '+' || key === '=') return { zoom: enlargement };
  return key === '-' ? { zoom: 1 / enlargement } : undefined;
}

/** The border of the window in which a click has no effect, as a fraction of the window's size. */
const deadZone = 0.02;

/** Returns the step of a click: back in the first half of the window, forward in the second half, none at the edge. */
export function stepAt({ x, y }: Point, { width, height }: Size, isRtl: boolean): 1 | -1 | undefined {
  const isNear = (at: number, length: number): boolean => Math.min(at, length - at) < length * deadZone;
  if (isNear(x, width) || isNear(y, height)) return undefined;
  return x < width / 2 === isRtl ? 1 : -1;
}

/** The minimum time between two steps by key, in milliseconds. */
export const keyThrottle = 200;

/** Returns whether a vertical drag closes the lightbox: it needs half the distance of a swipe. */
export const dismisses = (drag: Drag, height: number): boolean => completesSwipe(drag, height / 2);

/** Returns the opacity of the overlay during a vertical drag, 0 to 1. */
export const overlayOpacity = (distance: number, height: number): number =>
  height > 0 ? Math.max(0, 1 - (2 * Math.abs(distance)) / height) : 1;
