/** The reviews of a mocked site. */
import { type ReviewSort, sortReviews, summarizeRatings } from '../../../core/model/reviews/review.ts';
import { pushCapped } from './capped-list.ts';

/** Whether visitors can send a review. Default: they can. */
export type ReviewScenario = 'expired' | 'reviewed' | 'nothing';

export interface StoredReview {
  readonly id: string;
  readonly productId: string;
  readonly rating: number;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly author?: string | undefined;
  /** As `Date.toISOString` returns it. */
  readonly date: string;
  readonly isImported: boolean;
  /** Identifies the purchase; each can be reviewed once. */
  readonly token?: string | undefined;
  /** Identifies the action of the visitor, which may be sent repeatedly. */
  readonly key?: string | undefined;
}

type InitialReview = readonly [rating: number, month: number, author: string, title: string, text: string];

const initialReviews: readonly InitialReview[] = [
  [5, 9, 'Ingrid', 'The lines almost move', 'It hangs opposite the window and changes with the light.'],
  [4, 8, 'Tomás', 'Heavier paper than I expected', 'A good print. The tube had a dent, the paper had none.'],
  [5, 7, 'Mei', 'Bought a second one', 'The first went to my sister before I could hang it.'],
  [3, 6, 'Henrik', 'Smaller than it looks', 'Read the size before you order: the image is 60 cm wide with its margin.'],
  [5, 5, 'Aisha', 'Exactly as shown', 'The grey is the grey of the page, which I did not expect from paper.'],
  [2, 4, 'Paul', 'Late', 'Three weeks instead of one. The print itself is fine.'],
  [4, 3, 'Nadia', 'Needs a plain frame', 'In an ornate frame it was too much; in a thin black one it works.'],
  [5, 2, 'Jonas', 'A year later', 'Still no fading, on a wall with sun until noon.'],
];

const productId = '64f1c0de5a1e7a0b2c3d4f01';

/** The reviews of the first product of the initial cart, newest first. The last two are imported. */
const known: readonly StoredReview[] = initialReviews.map(([rating, month, author, title, text], index) => ({
  id: `review-${initialReviews.length - index}`,
  productId,
  rating,
  title,
  text,
  author,
  date: `2026-0${month}-12T09:30:00.000Z`,
  isImported: index >= initialReviews.length - 2,
}));

export const reviewSources = ['native', 'imported'] as const;

export type ReviewSource = (typeof reviewSources)[number];

interface ReviewQuery {
  readonly productId: string;
  readonly source?: ReviewSource | '' | undefined;
}

/** Returns the reviews of a product, newest first. */
export const reviewsOf = (reviews: readonly StoredReview[], { productId: id, source }: ReviewQuery) =>
  [...reviews.toReversed(), ...known].filter(
    (review) => review.productId === id && (!source || review.isImported === (source === 'imported')),
  );

/** Returns the fields that visitors may see. */
export const reviewJson = ({ token, key, ...review }: StoredReview) => review;

export const aggregateJson = (reviews: readonly StoredReview[]) => {
  const { count, average, counts } = summarizeRatings(reviews.map(({ rating }) => rating));
  return { count, average, counts };
};

interface PageQuery {
  readonly sort: ReviewSort;
  readonly page: number;
  readonly pageSize: number;
}

/** Returns one page of reviews, with the summary of all. */
export function reviewPageJson(reviews: readonly StoredReview[], { sort, page, pageSize }: PageQuery) {
  const first = (page - 1) * pageSize;
  return {
    aggregate: aggregateJson(reviews),
    reviews: sortReviews(reviews, sort)
      .slice(first, first + pageSize)
      .map(reviewJson),
    page,
    pageCount: Math.max(1, Math.ceil(reviews.length / pageSize)),
  };
}

/** Stores a review; once for all calls with the same key. */
export function storeReview(reviews: StoredReview[], review: StoredReview): StoredReview {
  const before = review.key === undefined ? undefined : reviews.find(({ key }) => key === review.key);
  if (!before) pushCapped(reviews, review);
  return before ?? review;
}
