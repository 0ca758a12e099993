/** The rules of swipes (docs/spec.md#widgets-5 and docs/spec.md#widgets-9). */
import type { Boundary } from './swipe-settings.ts';

/** Returns the step of a drag: 1 when it reveals the next slide, -1 for the previous one. */
export const stepOfDrag = (distance: number, isRtl: boolean): number =>
  distance === 0 ? 0 : distance < 0 === isRtl ? -1 : 1;

/** How far a slide goes with the finger where there is no other slide that way. */
export const overdrag = (distance: number, boundary: Boundary): number =>
  ({ none: distance, hard: 0, inertial: distance / 3 })[boundary];

/** Milliseconds for what is left of a way, so that the slides keep the finger's speed: from 0.2 to 0.5 s (docs/spec.md#widgets-9, "new-swipe"). */
export const swipeTime = (left: number, velocity: number): number =>
  Math.min(500, Math.max(200, Math.abs(left) / Math.max(Math.abs(velocity), 0.001)));

/** The place to come to rest at, of a length; where it is when there are no points. */
export function snapTo(position: number, length: number, points: readonly number[]): number {
  const places = points.map((point) => point * length);
  const distance = (place: number): number => Math.abs(place - position);
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), places[0] ?? position);
}
