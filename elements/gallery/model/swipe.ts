/** What a swipe does (widgets 5 and 9): how far it goes, when it turns the page, where it comes to rest. */
import type { Attribute } from '../../../core/model/contract/kinds.ts';

const boundaries = ['none', 'hard', 'inertial'] as const;

/** What happens at an end: the slides go on moving, stop at once, or give way a little and come back. */
export type Boundary = (typeof boundaries)[number];

export interface Boundaries {
  readonly start: Boundary;
  readonly end: Boundary;
}

const boundaryNamed = (word: string): Boundary | undefined => boundaries.find((name) => name === word);

/** One word for both ends, or one for each. */
export const boundary = (): Attribute<Boundaries> => ({
  kind: 'text',
  fallback: { start: 'inertial', end: 'inertial' },
  accepts: 'none, hard or inertial, once or for each end',
  parse: (text) => {
    const words = text.trim().toLowerCase().split(/\s+/);
    const [start, end] = [boundaryNamed(words[0] ?? ''), boundaryNamed(words[1] ?? words[0] ?? '')];
    return start && end && words.length <= 2 ? { start, end } : undefined;
  },
  format: ({ start, end }) => `${start} ${end}`,
});

const percentage = (word: string): number | undefined => {
  const [, amount] = /^(\d+(?:\.\d+)?)%$/.exec(word) ?? [];
  return amount === undefined ? undefined : Number(amount) / 100;
};

/** Places along the way as fractions of its length, in order; an empty list for `none`. */
export const snapPoints = (): Attribute<readonly number[] | undefined> => ({
  kind: 'text',
  fallback: undefined,
  accepts: 'percentages such as 0% 50% 100%, or none',
  parse: (text) => {
    const words = text.trim().toLowerCase().split(/\s+/);
    if (words.length === 1 && words[0] === 'none') return [];
    const points = words.map(percentage);
    return points.every((point) => point !== undefined) ? points.sort((a, b) => a - b) : undefined;
  },
  format: (points) => points.map((point) => `${point * 100}%`).join(' ') || 'none',
});

interface DragFacts {
  /** Pixels, to the right positive. */
  readonly distance: number;
  /** Pixels in a millisecond. */
  readonly velocity: number;
  readonly isFlick: boolean;
  readonly width: number;
  readonly isRtl: boolean;
}

/** The step that a drag asks for: 1 when the next slide is drawn in, whatever side that is. */
export const stepOfDrag = ({ distance, isRtl }: Pick<DragFacts, 'distance' | 'isRtl'>): number =>
  distance === 0 ? 0 : distance < 0 === isRtl ? -1 : 1;

/** A drag turns the page beyond half the width, faster than 1 px/ms, or as a flick of 50 px in 250 ms (widgets 9). */
export const turnsPage = ({ distance, velocity, isFlick, width }: Omit<DragFacts, 'isRtl'>): boolean =>
  isFlick || Math.abs(distance) > width / 2 || (Math.abs(velocity) > 1 && velocity * distance > 0);

/** How far a slide goes with the finger where there is no other slide that way. */
export const overdrag = (distance: number, boundary: Boundary): number =>
  ({ none: distance, hard: 0, inertial: distance / 3 })[boundary];

/** Milliseconds for what is left of a way, so that the slides keep the finger's speed: from 0.2 to 0.5 s (widgets 9, "new-swipe"). */
export const swipeTime = (left: number, velocity: number): number =>
  Math.min(500, Math.max(200, Math.abs(left) / Math.max(Math.abs(velocity), 0.001)));

/** The place to come to rest at, of a length; where it is when there are no points. */
export function snapTo(position: number, length: number, points: readonly number[]): number {
  const places = points.map((point) => point * length);
  const distance = (place: number): number => Math.abs(place - position);
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), places[0] ?? position);
}
