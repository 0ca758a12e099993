import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHost, useSignal } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { store } from '../../core/page/page.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { begin, type CallState, idle, type Outcome, settle, show } from './model/calls.ts';
import type { ResultPage } from './model/results.ts';
import { requestResults } from './request-results.ts';

/** A search: its query, and the fields of the form. */
export interface Search {
  readonly query: string;
  readonly fields: URLSearchParams;
}

interface Run extends Search {
  /** Results to which the next page is added. */
  readonly before?: ResultPage | undefined;
  /** Called before the state changes, unless the answer is outdated. */
  readonly onSettle?: ((outcome: Outcome) => void) | undefined;
}

export interface SearchCall {
  readonly state: CallState;
  /** Returns the state, also before the next render. */
  readonly get: () => CallState;
  /** Requests results; earlier calls end. */
  readonly run: (call: Run) => Promise<void>;
  /** Repeats the last call. */
  readonly repeat: () => void;
  /** Shows results without a call, or none. */
  readonly show: (query: string, page?: ResultPage) => void;
}

/** Requests results, one search at a time. */
export function useSearchCall(src: string | undefined, size: number): SearchCall {
  const host = useHost();
  const unmounted = useSignal();
  const [states] = useState(() => store(idle));
  const state = useSyncExternalStore(states.subscribe, states.get, states.get);
  const current = useRef<AbortController>(undefined);
  const last = useRef<Run>(undefined);
  const end = (): void => current.current?.abort();
  useLayoutEffect(() => end, []);

  async function run(call: Run): Promise<void> {
    end();
    const controller = new AbortController();
    current.current = controller;
    last.current = call;
    const { query, fields, before, onSettle } = call;
    const begun = begin(states.get(), query, before !== undefined);
    states.set(begun);
    const outcome = await requestResults(host.ownerDocument, { src, size, fields, before }, controller.signal);
    if (!outcome || unmounted.aborted) return;
    const settled = settle(states.get(), begun.sequence, outcome);
    if (settled === states.get()) return;
    onSettle?.(outcome);
    states.set(settled);
  }

  const repeat = (): void => {
    if (last.current) void run(last.current);
  };

  // What could not be loaded offline is loaded when the connection is back.
  const latest = useLatest(repeat);
  const isWaiting = state.phase === 'failed' && state.isOffline;
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    windowOf(host.ownerDocument).addEventListener('online', () => latest.current(), { signal });
    return () => controller.abort();
  }, [isWaiting]);

  return {
    state,
    get: states.get,
    run,
    repeat,
    show: (query, page) => {
      end();
      states.set(show(states.get(), query, page));
    },
  };
}
