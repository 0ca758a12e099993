/** What the movement of one pointer means, along one axis (docs/spec.md#widgets-9, "Swipe"). */

/** Where a pointer was, in pixels, and when, in milliseconds. */
export interface Sample {
  readonly time: number;
  readonly at: number;
}

export interface Drag {
  /** Pixels from where it began; to the right and down is positive, whatever the direction of writing. */
  readonly distance: number;
  /** Pixels in a millisecond at the end, with the same sign. */
  readonly velocity: number;
  /** At least 50 px within 250 ms, and not on the way back: turns the page however short it is. */
  readonly isFlick: boolean;
}

/** A drag that changes nothing: one that was cancelled, and one that has not begun. */
export const noDrag: Drag = { distance: 0, velocity: 0, isFlick: false };

const flick = { distance: 50, time: 250 };

/** A finger that rested before it was lifted has stopped: older movement is no velocity. */
const VELOCITY_MS = 100;

function velocityOf(samples: readonly Sample[], end: Sample): number {
  const recent = samples.find(({ time }) => end.time - time <= VELOCITY_MS) ?? end;
  return recent.time === end.time ? 0 : (end.at - recent.at) / (end.time - recent.time);
}

/** The drag that samples make, the earliest first. */
export function dragOf(samples: readonly Sample[]): Drag {
  const [start, end] = [samples[0], samples.at(-1)];
  if (!start || !end) return noDrag;
  const distance = end.at - start.at;
  const velocity = velocityOf(samples, end);
  const isFlick =
    Math.abs(distance) >= flick.distance && end.time - start.time <= flick.time && distance * velocity > 0;
  return { distance, velocity, isFlick };
}

/** Pixels before a movement means something: less is a hand that is not steady. */
const SLOP = 8;

/** What a movement from its start wants to be: nothing yet, a drag along the x axis, or something else. */
export function intentOf(x: number, y: number): 'unclear' | 'drag' | 'other' {
  if (Math.hypot(x, y) < SLOP) return 'unclear';
  return Math.abs(x) > Math.abs(y) ? 'drag' : 'other';
}
