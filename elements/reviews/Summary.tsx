import type { ReactNode } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { maxRating, type ReviewSummary } from '../../core/model/reviews/review.ts';
import { formatNumber } from '../../core/page/formatters.ts';
import { Stars } from './Stars.tsx';

interface SummaryProps {
  readonly summary: ReviewSummary;
  readonly language: string;
  readonly getMessage: GetMessage;
}

const ratings = Array.from({ length: maxRating }, (_, index) => maxRating - index);

/** The average, and a histogram with the number of reviews by rating. */
export function Summary({ summary, language, getMessage }: SummaryProps): ReactNode {
  const { count, average, counts } = summary;
  const averageText = formatNumber(average, language, 1);
  const countText = (n: number): string => (n === 0 ? '0' : formatNumber(n, language));
  return (
    <div part="summary" className="summary">
      <div className="overall">
        <span part="average" className="average" aria-hidden="true">
          {averageText}
        </span>
        <Stars rating={average} label={getMessage('reviews-average', { average: averageText })} />
        <span className="muted">{getMessage('reviews-count', { n: count })}</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not report lists without markers as lists */}
      <ul role="list" className="histogram">
        {ratings.map((rating) => {
          const n = counts[rating - 1] ?? 0;
          return (
            <li key={rating} part="row" className="row">
              <span>{getMessage('reviews-stars', { n: rating })}</span>
              <svg className="bar" aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect className="empty" width="100" height="8" />
                <rect className="full" width={(n * 100) / Math.max(1, count)} height="8" />
              </svg>
              <span className="number" aria-hidden="true">
                {countText(n)}
              </span>
              <span className="label">{getMessage('reviews-count', { n })}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
