import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useSlotPerChild, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { sortReviews, summarizeRatings } from '../../core/model/reviews/review.ts';
import { languageOf } from '../../core/page/language.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { AuthorReview } from './author-reviews.ts';
import { type ListProps, Shown } from './Shown.tsx';
import { SortList } from './SortList.tsx';
import { Summary } from './Summary.tsx';

interface AuthorListProps extends ListProps {
  readonly all: readonly AuthorReview[];
}

/** Moves the focus to the first new review when the button for more goes away. Returns what the button calls before. */
function useFocusOnMore(shown: readonly AuthorReview[], count: number): () => void {
  const write = useWriteAttribute();
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const node = before.current === undefined ? undefined : shown[before.current]?.node;
    if (!node) return;
    before.current = undefined;
    if (shown.length < count) return;
    if (!node.hasAttribute('tabindex')) write(node, 'tabindex', '-1');
    // SVG elements have the method too.
    unclobber(node as HTMLElement).focus();
  });
  return () => {
    before.current = shown.length;
  };
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
  const onMore = useFocusOnMore(shown, allowed.length);
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
        onMore={() => {
          onMore();
          setLimit(size + (pageSize ?? 0));
        }}
      />
    </>
  );
}
