/** The results in the page, loaded when the visitor reaches the form or the URL has a query. */
import type { ReactNode } from 'react';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { contract } from './contract.ts';
import type { FormState } from './form-state.ts';
import { Marked } from './Marked.tsx';
import { messages } from './messages.en.ts';
import type { CallState } from './model/calls.ts';
import type { SearchResult } from './model/results.ts';
import { problemOf } from './problem.ts';
import { useResults } from './useResults.ts';

function statusOf({ phase, query, page, isOffline }: CallState, getMessage: GetMessage): string {
  if (phase === 'idle') return '';
  if (phase === 'loading') return getMessage('search-searching');
  if (phase === 'failed') return problemOf({ isOffline }, getMessage);
  const n = page?.totalCount ?? 0;
  return getMessage(n > 0 ? 'search-count' : 'search-none', { n, query });
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
  (phase === 'found' || (phase === 'loading' && isAdding)) &&
  page !== undefined &&
  page.items.length < page.totalCount;

/** The results; until there are some, what the author has written. */
export function Results({ values, form, region }: Props): ReactNode {
  const getMessage = useMessages(messages);
  const { state, repeat, more } = useResults(values, form, region);
  const { phase, query, page } = state;
  useStates({ loading: phase === 'loading', searched: phase === 'found' });
  const hasFailed = phase === 'failed';
  return (
    <div className="results" aria-busy={phase === 'loading'}>
      <p part={phase === 'idle' ? undefined : 'status'} role="status" className={hasFailed ? 'failed' : undefined}>
        {statusOf(state, getMessage)}
      </p>
      {page ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not report lists without markers as lists
        <ul role="list" part="list">
          {page.items.map((result) => (
            <Item key={result.itemUrl} result={result} query={query} />
          ))}
        </ul>
      ) : (
        !hasFailed && <slot name="results" />
      )}
      {hasFailed && (
        <button type="button" part="retry" onClick={repeat}>
          {getMessage('search-retry')}
        </button>
      )}
      {hasMore(state) && (
        <button type="button" part="more" onClick={more}>
          {getMessage('search-more')}
        </button>
      )}
    </div>
  );
}
