/** The results in the page, loaded when the visitor reaches the form or the URL has a query. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { contract } from './contract.ts';
import type { FormState } from './form-state.ts';
import { Marked } from './Marked.tsx';
import { messages } from './messages.en.ts';
import type { CallState } from './model/calls.ts';
import type { SearchResult } from './model/results.ts';
import { problemOf } from './problem.ts';
import { findField } from './search-form.ts';
import { useFailure } from './useFailure.ts';
import { useResults } from './useResults.ts';

function statusOf({ phase, query, page, isOffline }: CallState, getMessage: GetMessage): string {
  if (phase === 'idle') return '';
  if (phase === 'loading') return getMessage('search-searching');
  if (phase === 'failed') return problemOf({ isOffline }, getMessage);
  const n = page?.totalCount ?? 0;
  return getMessage(n > 0 ? 'search-count' : 'search-none', { n, query });
}

/** Moves the focus from a button that has gone, or has added results, to the first new result, or to the field. */
function useFocusAfter({ phase, page }: CallState): { list: RefObject<HTMLUListElement | null>; use: () => void } {
  const host = useHost();
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const before = countBefore.current;
    if (phase === 'loading' || before === undefined) return;
    countBefore.current = undefined;
    const { activeElement, body } = unclobber(host.ownerDocument);
    const isLost = activeElement === body || activeElement === host;
    if (phase === 'failed' || !isLost) return;
    const added = list.current?.children[before]?.querySelector('a');
    (added ?? findField(host))?.focus({ preventScroll: added !== undefined });
  }, [phase, page]);
  const use = (): void => {
    countBefore.current = page?.items.length ?? 0;
  };
  return { list, use };
}

interface ItemProps {
  readonly result: SearchResult;
  readonly query: string;
}

const Item = ({ result: { title, itemUrl, collectionDisplayName, excerpt }, query }: ItemProps): ReactNode => (
  <li part="result">
    <a part="link" href={itemUrl}>
      <Marked text={title} query={query} />
    </a>
    {collectionDisplayName && (
      <span part="source">
        <Marked text={collectionDisplayName} query="" />
      </span>
    )}
    {excerpt && (
      <p part="excerpt">
        <Marked text={excerpt} query={query} />
      </p>
    )}
  </li>
);

interface Props {
  readonly values: ValuesOf<typeof contract>;
  readonly form: FormState;
  /** The author's place for results. */
  readonly region: Element;
}

/** Whether the server has more results of the query. During a search for another query, those that are shown are its predecessor's. */
const hasMore = ({ phase, isAdding, page }: CallState): boolean =>
  (phase === 'found' || (phase === 'loading' && isAdding)) && page !== undefined && page.items.length < page.totalCount;

/** The results; until there are some, what the author has written. */
export function Results({ values, form, region }: Props): ReactNode {
  const getMessage = useMessages(messages);
  const { state, repeat, more, isRegionOutdated } = useResults(values, form, region);
  const { phase, query, page } = state;
  useStates({ loading: phase === 'loading', searched: phase === 'found' });
  const hasFailed = phase === 'failed';
  const { list, use } = useFocusAfter(state);
  // The button stays during its call, so that it keeps the focus.
  const hasRetry = useFailure(hasFailed, phase === 'loading');
  const press = (): void => {
    if (phase === 'loading') return;
    use();
    if (hasFailed) repeat();
    else more();
  };
  return (
    <div className="results" aria-busy={phase === 'loading'}>
      <p part={phase === 'idle' ? undefined : 'status'} role="status" className={hasFailed ? 'failed' : undefined}>
        {statusOf(state, getMessage)}
      </p>
      {page ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not report lists without markers as lists
        <ul ref={list} role="list" part="list">
          {page.items.map((result) => (
            <Item key={result.itemUrl} result={result} query={query} />
          ))}
        </ul>
      ) : (
        !hasFailed && !isRegionOutdated && <slot name="results" />
      )}
      {(hasRetry || hasMore(state)) && (
        <button type="button" part={hasRetry ? 'retry' : 'more'} onClick={press}>
          {getMessage(hasRetry ? 'search-retry' : 'search-more')}
        </button>
      )}
    </div>
  );
}
