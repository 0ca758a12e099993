/** The rules of swipes (docs/spec.md#widgets-5 and docs/spec.md#widgets-9). */
import type { Boundary } from './swipe-settings.ts';

/** Returns the step of a drag: 1 when it reveals the next slide, -1 for the previous one. */
export const stepOfDrag = (distance: number, isRtl: boolean): number =>
  distance === 0 ? 0 : distance < 0 === isRtl ? -1 : 1;

/** Returns how far a slide follows the finger if there is no other slide in that direction. */
export const overdrag = (distance: number, boundary: Boundary): number =>
  ({ none: distance, hard: 0, inertial: distance / 3 })[boundary];

/**
 * Returns the milliseconds for the remaining distance at the finger's speed: from 0.2 to 0.5 s (docs/spec.md#widgets-9,
 * "new-swipe").
 */
export const swipeTime = (left: number, velocity: number): number =>
  Math.min(500, Math.max(200, Math.abs(left) / Math.max(Math.abs(velocity), 0.001)));

/** Returns the nearest snap point of a scroll range; the current position if there are none. */
export function snapTo(position: number, length: number, points: readonly number[]): number {
  const places = points.map((point) => point * length);
  const distance = (place: number): number => Math.abs(place - position);
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), places[0] ?? position);
}
