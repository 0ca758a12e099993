import { cancelableEvent, defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { number, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import type { MessageArgs } from '../../core/model/finding.ts';
import { reviewSorts } from '../../core/model/reviews/review.ts';
import { reviewFeatures } from './model/features.ts';

/** A review of the visitor. */
export interface NewReview {
  readonly productId: string;
  /** 1 to 5. */
  readonly rating: number;
  /** The other fields of the form, such as `title`, `text` and `author`. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface ReviewDetail {
  readonly review: NewReview;
}

/** The review that was not saved, and why. */
export interface ReviewFailedDetail extends ReviewDetail {
  /** The code of the failure, and the response of the server or its failure. */
  readonly failure: { readonly code: string; readonly args: MessageArgs; readonly cause?: unknown };
}

export const contract = defineContract({
  tag: 'site-reviews',
  load: 'near-viewport',
  wake: 'viewport',
  wakeIf: ({ productId, sort, pageSize }) => productId !== undefined || sort !== 'newest' || pageSize !== undefined,
  uses: () => ['submit'],
  attributes: {
    /** The id of the product whose reviews are requested. Without it, the element shows only the reviews in its markup. */
    productId: text(),
    /** The name of the product, for the structured data that prerendering writes. */
    productName: text(),
    /** The order of the reviews; `newest` is the order of the markup. Updated when the visitor selects another one. */
    sort: oneOf(reviewSorts, 'newest'),
    /** The number of reviews that are shown at first, and that the visitor adds with each use of "Show more reviews". Default: 10 of the server, and all of the markup. */
    pageSize: number(undefined, { min: 1, max: 100, integer: true }),
    /** The token of the review request, if the form has no field with it. Default: `reviewToken` in the URL of the page. */
    token: text(),
    /** Whether reviews of this shop are shown, and its form. Default: feature 66 of the site, if the site lists it or 67. */
    nativeReviews: toggle(true),
    /** Whether reviews from other shops and platforms are shown. Default: feature 67 of the site, if the site lists it or 66. */
    importedReviews: toggle(true),
  },
  layers: {
    context: ({ betaFeatureFlags }) => reviewFeatures(betaFeatureFlags),
  },
  events: {
    /** Before a review is sent; cancelling sends nothing. */
    'site-review': cancelableEvent<ReviewDetail>(),
    /** The server has saved the review. */
    'site-reviewed': event<ReviewDetail>(),
    /** The server has refused the review, or has not answered. The visitor reads the reason. */
    'site-review-failed': event<ReviewFailedDetail>(),
  },
  reads: {
    selector: '[data-review], form',
    attributes: ['data-review', 'data-imported'],
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your reviews; or what is shown until the reviews of the server arrive. */
    '': true,
    /** Your form for a review. */
    form: true,
  },
  parts: {
    /** The average, and the number of reviews by rating. */
    summary: true,
    /** The average rating as a number. */
    average: true,
    /** The stars of a rating. */
    stars: true,
    /** One row of the histogram: its stars, its bar and its number of reviews. */
    row: true,
    /** The list of orders. */
    sort: true,
    /** The reviews of the server. */
    list: true,
    /** One review of the server. */
    review: true,
    /** The mark of an imported review. */
    imported: true,
    /** The button that shows more reviews. */
    more: true,
    /** The result of loading reviews, or of sending one. */
    status: true,
    /** The button that loads or sends again after a failure. */
    retry: true,
  },
  states: {
    /** The reviews of the server are being loaded. */
    loading: true,
    /** The review is being sent. */
    sending: true,
    /** The review is saved. */
    sent: true,
  },
  cssProperties: {
    /** Stars and bars. */
    '--site-reviews-color': 'color',
    /** The texts in the list of orders. */
    '--site-text': 'color',
    /** Names, dates and counts. */
    '--site-text-muted': 'color',
    /** Lines between reviews, and empty bars. */
    '--site-line': 'color',
    /** Failures. */
    '--site-danger': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
