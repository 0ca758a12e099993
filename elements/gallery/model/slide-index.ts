/** Where a gallery is, and where a step leads (docs/spec.md#widgets-4, "Gallery index and motion"; docs/decisions.md#decision-2). */

/** Any number: wrapped into the slides. What is no number is the first slide; without slides everything is 0. */
export function slideIndex(value: unknown, count: number): number {
  const whole = Math.trunc(Number(value));
  if (!Number.isFinite(whole) || count <= 0) return 0;
  return ((whole % count) + count) % count;
}

/** Where a step leads, and the boundary that it met. */
export interface Step {
  readonly index: number;
  readonly reached?: 'end' | 'beginning';
}

/**
 * One step forward (1) or back (-1) by as many slides as are shown at once: up to the last group without `loop`, with
 * it from there to the first slide and back.
 */
export function stepFrom(index: number, by: number, count: number, loop: boolean, shown = 1): Step {
  const last = Math.max(0, count - shown);
  if (by > 0 && index >= last) return loop ? { index: 0 } : { index, reached: 'end' };
  if (by < 0 && index <= 0) return loop ? { index: last } : { index, reached: 'beginning' };
  return { index: Math.min(last, Math.max(0, Math.min(index, last) + by * shown)) };
}

export type Direction = 'forward' | 'reverse';

/**
 * Which way a change goes: that of the step, if it was one (1 or -1); else the shorter way round, forward when both are
 * as long; without `loop` straight there.
 */
export function directionOf(from: number, to: number, count: number, loop: boolean, by = 0): Direction {
  if (by) return by > 0 ? 'forward' : 'reverse';
  const forward = loop ? slideIndex(to - from, count) * 2 <= count : to >= from;
  return forward ? 'forward' : 'reverse';
}

/** Returns how many slides a carousel shows: at most 3 below 724 px and 2 below 480 px of the gallery's width. */
export const slidesShown = (slidesPerRow: number, width: number): number =>
  Math.min(slidesPerRow, width < 480 ? 2 : width < 724 ? 3 : slidesPerRow);
