/** The pagination of galleries that show a few slides at a time. */
import { isMoving } from './designs.ts';

export const paginationKinds = ['dots', 'fraction', 'progress'] as const;

export type PaginationKind = (typeof paginationKinds)[number];

/** Returns the number of groups of slides. */
export const groupsOf = (count: number, shown: number): number => Math.ceil(count / shown);

/** Returns the group of the current slide. The last group is current when the last slide is visible. */
export const groupOf = (index: number, count: number, shown: number): number =>
  index >= count - shown ? groupsOf(count, shown) - 1 : Math.floor(index / shown);

/** More dots do not fit on a phone. */
const mostDots = 12;

/** Returns the kind that is shown: a fraction instead of too many dots. */
export const shownKind = (kind: PaginationKind, groups: number): PaginationKind =>
  kind === 'dots' && groups > mostDots ? 'fraction' : kind;

interface Settings {
  readonly design: string;
  readonly pagination: PaginationKind | undefined;
}

/** Returns the height of the pagination below the slides, in pixels; 0 without one. */
export const paginationHeight = ({ design, pagination }: Settings, count: number): number =>
  pagination && isMoving(design) && count > 1 ? 33 : 0;
