import { useLayoutEffect, useRef, useState } from 'react';
import { type FetchState, failed, idle, pending, success } from './fetch-state.ts';

export interface FetchOptions {
  /** Identifies the data, which is fetched at once; another key fetches anew and drops the old data. Without a key only `refetch` fetches. */
  readonly key?: string | undefined;
  /** Called with the reason, each time it has failed. */
  readonly onFailed?: (error: unknown) => void;
}

export interface Fetched<Data> extends FetchState<Data> {
  /** Fetches again, at once; what is under way is given up. */
  readonly refetch: () => void;
}

/**
 * Fetches data as state for a view. `task` rejects with the reason of a failure; its signal is aborted when no view waits for
 * it any more: after `refetch`, with another key, and when the element is gone. The latest task counts alone.
 */
export function useFetch<Data>(
  task: (signal: AbortSignal) => Promise<Data>,
  { key, onFailed }: FetchOptions = {},
): Fetched<Data> {
  const [state, setState] = useState<FetchState<Data>>(idle);
  const latest = useRef({ task, onFailed });
  latest.current = { task, onFailed };
  const running = useRef<AbortController>(undefined);

  const run = async (signal: AbortSignal): Promise<void> => {
    try {
      const data = await latest.current.task(signal);
      if (!signal.aborted) setState(success(data));
    } catch (error) {
      if (signal.aborted) return;
      setState((before) => failed(before, error));
      latest.current.onFailed?.(error);
    }
  };
  const refetch = (): void => {
    running.current?.abort();
    running.current = new AbortController();
    setState(pending);
    void run(running.current.signal);
  };
  useLayoutEffect(() => {
    setState(idle);
    if (key !== undefined) refetch();
    return () => running.current?.abort();
  }, [key]);
  return { ...state, refetch };
}
