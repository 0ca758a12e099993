/** A gesture of one or several pointers, and its drag (docs/spec.md#widgets-9, "Swipe"). */
import type { Point } from './contract/point.ts';

/** A drag along one axis. */
export interface Drag {
  /** Pixels from its start; to the right and down is positive, in both writing directions. */
  readonly distance: number;
  /** Pixels per millisecond at its end, with the same sign. */
  readonly velocity: number;
  /** At least 50 px within 250 ms, and not on the way back. */
  readonly isFlick: boolean;
}

/** A drag that changes nothing, such as a canceled one. */
export const noDrag: Drag = { distance: 0, velocity: 0, isFlick: false };

/** Returns whether a drag completes the change to the next slide, rather than returning to the current one. */
export const completesSwipe = ({ distance, velocity, isFlick }: Drag, width: number): boolean =>
  isFlick || Math.abs(distance) > width / 2 || (Math.abs(velocity) > 1 && velocity * distance > 0);

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The center of all pointers that are down. */
export interface PointerSample extends Point {
  /** The distance between two pointers; 1 for a single one. */
  readonly spread: number;
  /** Milliseconds. */
  readonly time: number;
}

/** The members of `PointerEvent` that a track reads. */
export type PointerPosition = Readonly<Record<'pointerId' | 'clientX' | 'clientY' | 'timeStamp', number>>;

const flick = { distance: 50, time: 250 };

/** A pointer that rested before it was lifted has stopped: older movement does not count as velocity. */
const VELOCITY_MS = 100;

/** Pixels that a pointer may move before the movement counts. */
const SLOP = 8;

/** Records the movement of the pointers of one gesture. Recording restarts whenever a pointer is added or lifted. */
export class PointerTrack {
  readonly #pointers = new Map<number, Point>();
  #samples: PointerSample[] = [];

  /** The pointers that are down, by their ids. */
  get pointers(): ReadonlyMap<number, Point> {
    return this.#pointers;
  }

  /** The first sample, or the last one at -1. There is one as soon as a pointer was added. */
  sampleAt(index: 0 | -1): PointerSample {
    // Cast because callers read samples only after add(), which records one.
    return this.#samples.at(index) as PointerSample;
  }

  add(event: PointerPosition): void {
    this.#samples = [];
    this.move(event);
  }

  move({ pointerId, clientX: x, clientY: y, timeStamp: time }: PointerPosition): void {
    this.#pointers.set(pointerId, { x, y });
    this.#samples.push(this.#sample(time));
  }

  /** Lifts a pointer. After the last one the track keeps its samples. */
  remove({ pointerId, timeStamp }: PointerPosition): void {
    this.#pointers.delete(pointerId);
    if (this.#pointers.size > 0) this.#samples = [this.#sample(timeStamp)];
  }

  /** Returns the axis of the movement; `undefined` while it is shorter than the slop. */
  axis(slop = SLOP): 'x' | 'y' | undefined {
    const [from, to] = [this.sampleAt(0), this.sampleAt(-1)];
    if (distanceBetween(from, to) < slop) return undefined;
    return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? 'x' : 'y';
  }

  /** Measures the drag along an axis. */
  drag(axis: 'x' | 'y'): Drag {
    const [start, end] = [this.sampleAt(0), this.sampleAt(-1)];
    const recent = this.#samples.find(({ time }) => end.time - time <= VELOCITY_MS) ?? end;
    const distance = end[axis] - start[axis];
    const velocity = recent.time === end.time ? 0 : (end[axis] - recent[axis]) / (end.time - recent.time);
    const isFlick =
      Math.abs(distance) >= flick.distance && end.time - start.time <= flick.time && distance * velocity > 0;
    return { distance, velocity, isFlick };
  }

  #sample(time: number): PointerSample {
    // There is at least one pointer.
    const [a, b = a] = [...this.#pointers.values()] as [Point, Point?];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: distanceBetween(a, b) || 1, time };
  }
}
