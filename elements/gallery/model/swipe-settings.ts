/** The settings of swipes (docs/spec.md#widgets-5): boundaries and snap points. */
import type { Attribute } from '../../../core/model/contract/kinds.ts';

const boundaries = ['none', 'hard', 'inertial'] as const;

/** The behavior beyond the first or last slide: move freely, stop, or move a third of the way and return. */
export type Boundary = (typeof boundaries)[number];

export interface Boundaries {
  readonly start: Boundary;
  readonly end: Boundary;
}

const boundaryNamed = (word: string): Boundary | undefined => boundaries.find((name) => name === word);

/** One value for both ends, or one for each. */
export const boundary = (): Attribute<Boundaries> => ({
  kind: 'text',
  fallback: { start: 'inertial', end: 'inertial' },
  accepts: 'none, hard or inertial, once or for each end',
  parse: (text) => {
    const parts = text.trim().toLowerCase().split(/\s+/);
    const [start, end] = [boundaryNamed(parts[0] ?? ''), boundaryNamed(parts[1] ?? parts[0] ?? '')];
    return start && end && parts.length <= 2 ? { start, end } : undefined;
  },
  format: ({ start, end }) => `${start} ${end}`,
});

const percentage = (word: string): number | undefined => {
  const [, amount] = /^(\d+(?:\.\d+)?)%$/.exec(word) ?? [];
  return amount === undefined ? undefined : Number(amount) / 100;
};

/** Positions as fractions of the scroll range, in ascending order; an empty list for `none`. */
export const snapPoints = (): Attribute<readonly number[] | undefined> => ({
  kind: 'text',
  fallback: undefined,
  accepts: 'percentages such as 0% 50% 100%, or none',
  parse: (text) => {
    const parts = text.trim().toLowerCase().split(/\s+/);
    if (parts.length === 1 && parts[0] === 'none') return [];
    const points = parts.map(percentage);
    return points.every((point) => point !== undefined) ? points.sort((a, b) => a - b) : undefined;
  },
  format: (points) => points.map((point) => `${point * 100}%`).join(' ') || 'none',
});
