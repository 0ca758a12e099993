/** The states of a call in a React view. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type FetchState, fetcher, type Load } from '../../page/fetcher.ts';
import type { RequestFailure } from '../../page/request.ts';
import { useLatest } from './latest.ts';

export type { FetchState, Load } from '../../page/fetcher.ts';
export type { RequestFailure } from '../../page/request.ts';
export type { CallResult } from '../../page/typed-call.ts';

/** Options of `useFetch`. */
export interface FetchOptions {
  /** Called after each failure, but not for a call that was ended. */
  readonly onFailure?: (failure: RequestFailure) => void;
  /** Whether only `refetch` sends the call, such as one that saves. Default: it is sent on mount and when `dependencies` change. */
  readonly isManual?: boolean;
}

/** The state of a call, and the function that sends it again. */
export type Fetched<Data> = FetchState<Data> & { readonly refetch: () => Promise<void> };

/**
 * Sends a call and returns its state: `idle`, `loading`, `success` or `failure` (docs/spec.md#runtime-4, "Other"). The call ends on
 * unmount and when the dependencies change, which also clears the data; the result of an earlier call is never shown. On a server the
 * state is `idle`.
 */
export function useFetch<Data>(
  load: Load<Data>,
  dependencies: readonly unknown[] = [],
  { onFailure, isManual = false }: FetchOptions = {},
): Fetched<Data> {
  const latest = useLatest({ load, onFailure });
  const call = useMemo(
    () =>
      fetcher<Data>(
        (signal) => latest.current.load(signal),
        (failure) => latest.current.onFailure?.(failure),
      ),
    dependencies,
  );
  const state = useSyncExternalStore(call.subscribe, call.get, call.get);
  useEffect(() => {
    if (!isManual) void call.refetch();
    return call.abort;
  }, [call, isManual]);
  return { ...state, refetch: call.refetch };
}
