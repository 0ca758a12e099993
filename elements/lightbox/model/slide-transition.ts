/** Slides in a row without ends: place 0, 1, 2 …, so that a loop goes on the way it went. */

/** Where it is and how it came there. */
export interface SlideTransition {
  readonly place: number;
  readonly from: number;
  /** Drawn along with the slides beside it, or faded in over the one before; neither before the first change. */
  readonly motion: 'none' | 'scroll' | 'fade';
}

/** The slide at a place, or of any number; what is no number is the first one. */
export const slideAt = (place: number, count: number): number =>
  count > 0 && Number.isFinite(place) ? ((place % count) + count) % count : 0;

/** Returns the place that a step leads to; `undefined` where there is no slide in that direction. */
export function stepTo(index: number, by: number, count: number, loop: boolean): number | undefined {
  const to = loop ? slideAt(index + by, count) : index + by;
  return count > 1 && to >= 0 && to < count ? to : undefined;
}

/** The place of a slide: the nearest one in a loop, the only one otherwise. */
export function placeOf(index: number, place: number, count: number, loop: boolean): number {
  const by = index - slideAt(place, count);
  const around = by > 0 ? by - count : by + count;
  return place + (loop && Math.abs(around) < Math.abs(by) ? around : by);
}

/** The places that have something to show: the current one, its neighbours and, while it fades, the one before. */
export function placesOf({ place, from, motion }: SlideTransition, count: number, loop: boolean): readonly number[] {
  const around = [place - 1, place, place + 1].filter(
    (one) => one === place || stepTo(slideAt(place, count), one - place, count, loop) !== undefined,
  );
  return motion === 'none' || around.includes(from) ? around : [from, ...around];
}
