/** Slides at positions 0, 1, 2 … of an endless row, so that a loop continues in the same direction. */

/** The current position, and the transition that led to it. */
export interface SlideTransition {
  readonly place: number;
  readonly from: number;
  /** Moved with the neighbouring slides, or faded in over the previous one; neither before the first change. */
  readonly motion: 'none' | 'scroll' | 'fade';
}

/** Returns the index of the slide at a position. Anything but a number is the first slide. */
export const slideAt = (place: number, count: number): number =>
  count > 0 && Number.isFinite(place) ? ((place % count) + count) % count : 0;

/** Returns the position that a step leads to; `undefined` if there is no slide in that direction. */
export function stepTo(index: number, by: number, count: number, loop: boolean): number | undefined {
  const to = loop ? slideAt(index + by, count) : index + by;
  return count > 1 && to >= 0 && to < count ? to : undefined;
}

/** Returns the position of a slide: in a loop the nearest one. */
export function placeOf(index: number, place: number, count: number, loop: boolean): number {
  const by = index - slideAt(place, count);
  const around = by > 0 ? by - count : by + count;
  return place + (loop && Math.abs(around) < Math.abs(by) ? around : by);
}

/** Returns the positions to render: the current one, its neighbours and, during a fade, the previous one. */
export function placesOf({ place, from, motion }: SlideTransition, count: number, loop: boolean): readonly number[] {
  const around = [place - 1, place, place + 1].filter(
    (one) => one === place || stepTo(slideAt(place, count), one - place, count, loop) !== undefined,
  );
  return motion === 'none' || around.includes(from) ? around : [from, ...around];
}
