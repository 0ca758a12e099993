import { useLayoutEffect, useRef, useState } from 'react';
import { useHost, useSignal } from '../../core/element/hooks/host.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { messages } from '../../core/model/reviews/messages.en.ts';
import type { Review, ReviewPage } from '../../core/model/reviews/review.ts';
import { getReviews, type ReviewQuery } from './calls.ts';

export interface ServerReviews {
  readonly state: 'none' | 'loading' | 'loaded' | 'failed';
  /** The latest page, with the reviews of all pages before it; undefined until the first response. */
  readonly page: ReviewPage | undefined;
  readonly more: () => void;
  /** Repeats the failed call. */
  readonly retry: () => void;
  /** Requests the first page again. */
  readonly reload: () => void;
}

/** A review that was added meanwhile moves others to the next page. */
function appended(before: readonly Review[], added: readonly Review[]): readonly Review[] {
  const ids = new Set(before.map(({ id }) => id));
  return [...before, ...added.filter(({ id }) => !ids.has(id))];
}

type State = Pick<ServerReviews, 'state' | 'page'>;

/** Requests the reviews of a product, page by page; none without a product. A changed query starts with the first page. */
export function useServerReviews(query: Omit<ReviewQuery, 'page' | 'productId'>, productId?: string): ServerReviews {
  const host = useHost();
  const unmounted = useSignal();
  const [{ state, page }, setState] = useState<State>({ state: 'none', page: undefined });
  const current = useRef<AbortController>(undefined);
  const wanted = useRef(1);
  const shownProduct = useRef(productId);

  async function load(number: number): Promise<void> {
    current.current?.abort();
    if (productId === undefined) return setState({ state: 'none', page: undefined });
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    wanted.current = number;
    const isSameProduct = shownProduct.current === productId;
    shownProduct.current = productId;
    setState((before) => ({ page: isSameProduct ? before.page : undefined, state: 'loading' }));
    const reading = await getReviews(host.ownerDocument, { ...query, productId, page: number }, signal);
    if (signal.aborted || unmounted.aborted) return undefined;
    if (reading?.ok) {
      const { page: found } = reading;
      return setState((before) => {
        const earlier = number > 1 ? (before.page?.reviews ?? []) : [];
        return { state: 'loaded', page: { ...found, page: number, reviews: appended(earlier, found.reviews) } };
      });
    }
    if (reading) warnOnce(`<site-reviews>: ${formatMessage(messages[reading.problem.code], reading.problem.args)}`);
    // A new attempt would get the same data.
    const isRepeatable = !reading;
    return setState((before) => ({ ...before, state: isRepeatable ? 'failed' : before.page ? 'loaded' : 'none' }));
  }

  useLayoutEffect(() => void load(1), [productId, query.sort, query.pageSize, query.source]);
  useLayoutEffect(() => () => current.current?.abort(), []);
  return {
    state,
    page,
    more: () => void load((page?.page ?? 0) + 1),
    retry: () => void load(wanted.current),
    reload: () => void load(1),
  };
}
