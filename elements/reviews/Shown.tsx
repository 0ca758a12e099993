import type { ReactNode } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { ReviewSort } from '../../core/model/reviews/review.ts';
import type { contract } from './contract.ts';

/** The properties of both kinds of list. */
export interface ListProps {
  readonly values: ValuesOf<typeof contract>;
  readonly onSort: (sort: ReviewSort) => void;
  readonly getMessage: GetMessage;
}

interface ShownProps {
  readonly shown: number;
  readonly count: number;
  readonly getMessage: GetMessage;
  readonly onMore: () => void;
}

/** The number of reviews that are shown, and the button for more. */
export const Shown = ({ shown, count, getMessage, onMore }: ShownProps): ReactNode => (
  <>
    <p role="status" className="muted shown">
      {shown < count && getMessage('reviews-shown', { shown, n: count })}
    </p>
    {shown < count && (
      <button type="button" part="more" onClick={onMore}>
        {getMessage('reviews-more')}
      </button>
    )}
  </>
);
