/** The reviews in the author's markup. */
import { warnOnce } from '../../core/element/warn-once.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { isRating } from '../../core/model/reviews/review.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';

const attribute = 'data-review';

export interface AuthorReview {
  readonly node: Element;
  /** 0 without a valid rating. */
  readonly rating: number;
  readonly isImported: boolean;
}

function ratingOf(node: Element): number {
  const text = unclobber(node).getAttribute(attribute) ?? '';
  const rating = Number(text);
  if (isRating(rating)) return rating;
  warnOnce(formatMessage(messages['reviews-rating-invalid'], { rating: text }));
  return 0;
}

export const readAuthorReviews = (children: readonly Element[]): readonly AuthorReview[] =>
  children
    .filter((node) => matches(node, `[${attribute}]`))
    .map((node) => ({ node, rating: ratingOf(node), isImported: matches(node, '[data-imported]') }));
