/**
 * The index of a gallery's current slide, and the result of a step (docs/spec.md#widgets-4, "Gallery index and motion";
 * docs/decisions.md#decision-2).
 */

/** Wraps any integer to the index of a slide. Returns 0 for anything but a number, and without slides. */
export function slideIndex(value: unknown, count: number): number {
  const whole = Math.trunc(Number(value));
  if (!Number.isFinite(whole) || count <= 0) return 0;
  return ((whole % count) + count) % count;
}

/** The slide that a step leads to, and the boundary that it reached. */
export interface Step {
  readonly index: number;
  readonly reached?: 'end' | 'beginning';
}

/**
 * Moves one step forward (1) or back (-1) by the number of visible slides: up to the last group without `loop`; with
 * `loop` from there to the first slide and back.
 */
export function stepFrom(index: number, by: number, count: number, loop: boolean, shown = 1): Step {
  const last = Math.max(0, count - shown);
  if (by > 0 && index >= last) return loop ? { index: 0 } : { index, reached: 'end' };
  if (by < 0 && index <= 0) return loop ? { index: last } : { index, reached: 'beginning' };
  return { index: Math.min(last, Math.max(0, Math.min(index, last) + by * shown)) };
}

export type Direction = 'forward' | 'reverse';

/**
 * Returns the direction of a change: that of the step, if it was one (1 or -1). Otherwise with `loop` the shorter
 * direction, forward if both are equal; without `loop` that of the index.
 */
export function directionOf(from: number, to: number, count: number, loop: boolean, by = 0): Direction {
  if (by) return by > 0 ? 'forward' : 'reverse';
  const forward = loop ? slideIndex(to - from, count) * 2 <= count : to >= from;
  return forward ? 'forward' : 'reverse';
}
