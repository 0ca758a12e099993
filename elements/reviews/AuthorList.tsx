import { type ReactNode, useState } from 'react';
import { useSlotPerChild } from '../../core/element/hooks/author-children.ts';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { sortReviews, summarizeRatings } from '../../core/model/reviews/review.ts';
import { languageOf } from '../../core/page/language.ts';
import type { AuthorReview } from './author-reviews.ts';
import { type ListProps, Shown } from './Shown.tsx';
import { SortList } from './SortList.tsx';
import { Summary } from './Summary.tsx';

interface AuthorListProps extends ListProps {
  readonly all: readonly AuthorReview[];
}

/** The author's reviews. They stay in the order of the markup until another one is needed, so that the first render moves nothing. */
export function AuthorList({ values, onSort, getMessage, all }: AuthorListProps): ReactNode {
  const { sort, pageSize, nativeReviews, importedReviews } = values;
  const host = useHost();
  const isClient = useIsClient();
  const [limit, setLimit] = useState<number>();
  const allowed = all.filter(({ isImported }) => (isImported ? importedReviews : nativeReviews));
  const size = limit ?? pageSize ?? allowed.length;
  const shown = sortReviews(allowed, sort).slice(0, size);
  const isArranged = isClient && (sort !== 'newest' || shown.length < all.length);
  const nodes = isArranged ? all.map(({ node }) => node) : [];
  const names = useSlotPerChild(nodes);
  const slots = isArranged ? shown.map(({ node }) => names[nodes.indexOf(node)]) : [];
  const rated = allowed.filter(({ rating }) => rating > 0);
  return (
    <>
      <Summary
        summary={summarizeRatings(rated.map(({ rating }) => rating))}
        language={languageOf(host)}
        getMessage={getMessage}
      />
      {allowed.length > 1 && <SortList sort={sort} onSort={onSort} getMessage={getMessage} />}
      {slots.map((name) => (
        <slot key={name} name={name} />
      ))}
      <slot />
      <Shown
        shown={isClient ? shown.length : allowed.length}
        count={allowed.length}
        getMessage={getMessage}
        onMore={() => setLimit(size + (pageSize ?? 0))}
      />
    </>
  );
}
