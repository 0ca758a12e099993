/** Reviews of products, and the summary of their ratings. */

export const maxRating = 5;

/** The orders of a list of reviews. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** A review as the server returns it. All texts are plain text. */
export interface Review {
  readonly id: string;
  /** A whole number from 1 to 5. */
  readonly rating: number;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly author?: string | undefined;
  readonly date?: Date | undefined;
  /** Whether the review comes from another shop or platform. */
  readonly isImported: boolean;
}

export interface ReviewSummary {
  readonly count: number;
  /** The average rating with one decimal; 0 without reviews. */
  readonly average: number;
  /** The number of reviews by rating: index 0 for 1 star. */
  readonly counts: readonly number[];
}

/** One page of a list of reviews. */
export interface ReviewPage {
  readonly summary: ReviewSummary;
  readonly reviews: readonly Review[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
}

export const isRating = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxRating;

/** Summarizes the numbers of reviews by rating. */
export function summaryOfCounts(counts: readonly number[]): ReviewSummary {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const stars = counts.reduce((sum, one, index) => sum + one * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((stars * 10) / count) / 10, counts };
}

/** Summarizes ratings from 1 to 5. */
export const summarizeRatings = (ratings: readonly number[]): ReviewSummary =>
  summaryOfCounts(Array.from({ length: maxRating }, (_, index) => ratings.filter((one) => one === index + 1).length));

/** Sorts a copy. Reviews with the same rating keep their order; `newest` keeps the order of the list, which starts with the newest. */
export function sortReviews<Item extends { readonly rating: number }>(
  reviews: readonly Item[],
  sort: ReviewSort,
): readonly Item[] {
  if (sort === 'newest') return reviews;
  const sign = sort === 'highest' ? -1 : 1;
  return [...reviews].sort((a, b) => sign * (a.rating - b.rating));
}
