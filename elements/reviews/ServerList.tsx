import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { languageOf } from '../../core/page/language.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { type ListProps, Shown } from './Shown.tsx';
import { SortList } from './SortList.tsx';
import { Summary } from './Summary.tsx';
import { useFailure } from './useFailure.ts';
import type { ServerReviews } from './useServerReviews.ts';

interface ServerListProps extends ListProps {
  readonly server: ServerReviews;
}

/** Moves the focus to the first new review when the button for more goes away. */
function useKeptFocus({ page }: ServerReviews) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  const isAtButton = useRef(false);
  useLayoutEffect(() => {
    const count = page?.reviews.length ?? 0;
    if (isAtButton.current && page && page.page >= page.pageCount)
      list.current?.querySelectorAll('li')[before.current]?.focus();
    if (before.current !== count) isAtButton.current = false;
    before.current = count;
  }, [page]);
  return {
    list,
    onMore: (): void => {
      isAtButton.current = true;
    },
  };
}

/** The reviews of the server; the author's markup until they arrive. */
export function ServerList({ values, onSort, getMessage, server }: ServerListProps): ReactNode {
  const { page, state, more, retry } = server;
  const language = languageOf(useHost());
  const { list, onMore } = useKeptFocus(server);
  const canRetry = useFailure(state === 'failed', state === 'loading');
  return (
    <>
      {page ? (
        <>
          <Summary summary={page.summary} language={language} getMessage={getMessage} />
          {page.summary.count === 0 && <p className="muted">{getMessage('reviews-none')}</p>}
          {page.summary.count > 1 && <SortList sort={values.sort} onSort={onSort} getMessage={getMessage} />}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not report lists without markers as lists */}
          <ul role="list" part="list" className="list" ref={list} aria-busy={state === 'loading'}>
            {page.reviews.map((review) => (
              <ReviewItem key={review.id} review={review} language={language} getMessage={getMessage} />
            ))}
          </ul>
          <Shown
            shown={page.page < page.pageCount ? page.reviews.length : page.summary.count}
            count={page.summary.count}
            getMessage={getMessage}
            onMore={() => {
              onMore();
              more();
            }}
          />
        </>
      ) : (
        <slot />
      )}
      <p part={state === 'failed' ? 'status' : undefined} role="alert" className="failed">
        {state === 'failed' && getMessage('reviews-load-failed')}
      </p>
      {canRetry && (
        <button
          type="button"
          part="retry"
          aria-disabled={state === 'loading'}
          onClick={() => state === 'loading' || retry()}
        >
          {getMessage('reviews-try-again')}
        </button>
      )}
    </>
  );
}
