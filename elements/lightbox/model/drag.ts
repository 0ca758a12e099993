/** What a finger's way means (widgets 9, "Gallery": swipes). */
import type { Point } from '../../../core/model/contract/point.ts';

/** Where a pointer was at a time in milliseconds. */
export interface Sample extends Point {
  readonly time: number;
}

/** What counts for the speed at the end: the last tenth of a second. */
const recent = 100;

/** The speed at the end of a way, in pixels per millisecond. A finger that rested at last has none. */
export function speedOf(samples: readonly Sample[]): Point {
  const last = samples.at(-1);
  const first = last && samples.find(({ time }) => last.time - time <= recent);
  const time = first ? last.time - first.time : 0;
  return first && time > 0 ? { x: (last.x - first.x) / time, y: (last.y - first.y) / time } : { x: 0, y: 0 };
}

/** One direction of a way: its length in pixels and its speed at the end. */
export interface Way {
  readonly distance: number;
  readonly speed: number;
}

const isSameWay = ({ distance, speed }: Way): boolean => distance * speed >= 0;

/** 50 px within 250 ms: a short, quick way is a swipe. */
const swipe = { distance: 50, speed: 50 / 250 };

/** Whether a drag turns to the next slide: more than half the width, or a swipe that did not turn back. */
export const turns = (way: Way, width: number): boolean =>
  Math.abs(way.distance) > width / 2 ||
  (Math.abs(way.distance) >= swipe.distance && Math.abs(way.speed) >= swipe.speed && isSameWay(way));

/** Whether a picture that was drawn up or down is let go: a quarter of the height, or a swipe. */
export const closes = (way: Way, height: number): boolean => turns(way, height / 2);

/** How much of the page stays covered while a picture is drawn away. */
export const coverLeft = (distance: number, height: number): number =>
  height > 0 ? Math.max(0, 1 - (2 * Math.abs(distance)) / height) : 1;
