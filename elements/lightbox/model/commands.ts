/** The commands of keys, clicks and drags (docs/decisions.md#decision-9; docs/spec.md#widgets-2 and docs/spec.md#widgets-9, "Lightbox"). */
import type { Point } from '../../../core/model/contract/point.ts';
import type { Size } from '../../../core/model/contract/size.ts';
import { completesSwipe, type Drag } from '../../../core/model/drag.ts';

/** Steps by slides, goes to one (-1 is the last), moves an enlarged picture (pixels), or enlarges. */
export type Command =
  | { readonly step: 1 | -1 }
  | { readonly to: 0 | -1 }
  | { readonly pan: Point }
  | { readonly zoom: number };

/** How far an arrow moves an enlarged picture. */
const nudge = 80;

/** How much a key enlarges. */
const enlargement = 1.5;

const axis = (key: string, forward: string, back: string): -1 | 0 | 1 => (key === forward ? 1 : key === back ? -1 : 0);

/** By the key's name; arrows look around in an enlarged picture, and follow the writing direction otherwise. */
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

/** The border of the window within which a click does noop, as a fraction of its size. */
const deadZone = 0.02;

/** Returns the step for a click: back in the first half of the window, forward in the other, none at its edge. */
export function stepAt({ x, y }: Point, { width, height }: Size, isRtl: boolean): 1 | -1 | undefined {
  const isNear = (at: number, length: number): boolean => Math.min(at, length - at) < length * deadZone;
  if (isNear(x, width) || isNear(y, height)) return undefined;
  return x < width / 2 === isRtl ? 1 : -1;
}

/** Steps by key come no closer to one another than this, in milliseconds. */
export const keyThrottle = 200;

/** Returns whether a vertical drag closes the lightbox: it needs half the distance of a swipe. */
export const dismisses = (drag: Drag, height: number): boolean => completesSwipe(drag, height / 2);

/** Returns the opacity of the overlay during a vertical drag, 0 to 1. */
export const overlayOpacity = (distance: number, height: number): number =>
  height > 0 ? Math.max(0, 1 - (2 * Math.abs(distance)) / height) : 1;
