import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { type ReviewSort, reviewSorts } from '../../core/model/reviews/review.ts';

interface SortListProps {
  readonly sort: ReviewSort;
  readonly onSort: (sort: ReviewSort) => void;
  readonly getMessage: GetMessage;
}

/** The list of orders. */
export function SortList({ sort, onSort, getMessage }: SortListProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  const read = (): void => {
    const selected = reviewSorts.find((one) => one === select.current?.value);
    if (selected && selected !== sort) onSort(selected);
  };
  // Before the script, the list shows its first order, or the one that the visitor has selected.
  useLayoutEffect(() => {
    if (select.current?.value !== reviewSorts[0]) read();
  }, []);
  useLayoutEffect(() => {
    if (select.current) select.current.value = sort;
  }, [sort]);
  return (
    <p className="sort">
      <label htmlFor="sort">{getMessage('reviews-sort')}</label>
      <select id="sort" part="sort" ref={select} onChange={read}>
        {reviewSorts.map((one) => (
          <option key={one} value={one}>
            {getMessage(`reviews-sort-${one}`)}
          </option>
        ))}
      </select>
    </p>
  );
}
