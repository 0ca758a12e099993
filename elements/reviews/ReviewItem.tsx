import type { ReactNode } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { Review } from '../../core/model/reviews/review.ts';
import { formatNumber, formatterOf } from '../../core/page/formatters.ts';
import { Stars } from './Stars.tsx';

interface ReviewItemProps {
  readonly review: Review;
  readonly language: string;
  readonly getMessage: GetMessage;
}

const formatDate = (date: Date, language: string): string =>
  formatterOf(
    'review date',
    language,
    (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  ).format(date);

/** One review of the server. Its texts are plain text, in any language. */
export function ReviewItem({ review, language, getMessage }: ReviewItemProps): ReactNode {
  const { rating, title, text, author, date, isImported } = review;
  const average = formatNumber(rating, language);
  return (
    <li part="review" className="review" tabIndex={-1}>
      <Stars rating={rating} label={getMessage('reviews-average', { average })} />
      {title && (
        <p className="title" dir="auto">
          {title}
        </p>
      )}
      {text && (
        <p className="text" dir="auto">
          {text}
        </p>
      )}
      <p className="by muted">
        {author && <bdi>{author}</bdi>}
        {date && <time dateTime={date.toISOString()}>{formatDate(date, language)}</time>}
        {isImported && <span part="imported">{getMessage('reviews-imported')}</span>}
      </p>
    </li>
  );
}
