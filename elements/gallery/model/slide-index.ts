/** Where a gallery is, and where a step leads (widgets 4, "Gallery index and motion"; decisions 2). */

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

/** One step (or several, when slides are paged) from a slide: around the ends with `loop`, up to them without. */
export function stepFrom(index: number, by: number, count: number, loop: boolean): Step {
  const to = index + by;
  if (loop || (to >= 0 && to < count)) return { index: slideIndex(to, count) };
  return by > 0 ? { index: Math.max(0, count - 1), reached: 'end' } : { index: 0, reached: 'beginning' };
}

export type Direction = 'forward' | 'reverse';

/** Which way a change goes: the shorter way round, forward when both are as long; without `loop` straight there. */
export function directionOf(from: number, to: number, count: number, loop: boolean): Direction {
  const forward = loop ? slideIndex(to - from, count) * 2 <= count : to >= from;
  return forward ? 'forward' : 'reverse';
}
