/**
 * The states of a call that a view shows (docs/spec.md#runtime-4, "Other"): loading clears the failure, success stores the data, a
 * failure is stored and passed to a handler, and the call can be repeated.
 */
import { store } from './page.ts';
import type { RequestFailure } from './request.ts';
import type { CallResult } from './typed-call.ts';

/** A state of a call. The data of an earlier success stay until newer data arrive. */
export type FetchState<Data> =
  | { readonly status: 'idle'; readonly data: undefined; readonly failure: undefined }
  | { readonly status: 'loading'; readonly data: Data | undefined; readonly failure: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly failure: undefined }
  | { readonly status: 'failure'; readonly data: Data | undefined; readonly failure: RequestFailure };

/** Sends the call. The signal is aborted when its result is no longer needed. */
export type Load<Data> = (signal: AbortSignal) => Promise<CallResult<Data>>;

/** A call with its states, for views of any framework. */
export interface Fetcher<Data> {
  readonly get: () => FetchState<Data>;
  /** Calls the listener after each change; returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends the call, and ends the one that is still loading. Resolves when the state is that of a result, or a newer call has begun. */
  readonly refetch: () => Promise<void>;
  /** Ends a call that is loading: the state is again that before it. Later calls are possible. */
  readonly abort: () => void;
}

const idle = { status: 'idle', data: undefined, failure: undefined } as const;

/** Returns the result of a call. A call that rejects has failed without a response. */
async function resultOf<Data>(load: Load<Data>, signal: AbortSignal): Promise<CallResult<Data>> {
  try {
    return await load(signal);
  } catch (cause) {
    return { ok: false, failure: { code: 'request-unreachable', args: {}, cause } };
  }
}

/** Creates a fetcher. `onFailure` is called after each failure, but not for a call that was ended. */
export function fetcher<Data>(load: Load<Data>, onFailure?: (failure: RequestFailure) => void): Fetcher<Data> {
  const states = store<FetchState<Data>>(idle);
  let settled: FetchState<Data> = idle;
  let current: AbortController | undefined;

  const settle = (state: FetchState<Data>): void => {
    settled = state;
    states.set(state);
  };
  const abort = (): void => {
    current?.abort();
    current = undefined;
    states.set(settled);
  };
  const refetch = async (): Promise<void> => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    states.set({ status: 'loading', data: settled.data, failure: undefined });
    const result = await resultOf(load, controller.signal);
    // A newer call has begun, or the result is no longer needed.
    if (current !== controller) return;
    current = undefined;
    if (result.ok) settle({ status: 'success', data: result.data, failure: undefined });
    else if (result.failure.code === 'request-aborted') states.set(settled);
    else {
      settle({ status: 'failure', data: settled.data, failure: result.failure });
      onFailure?.(result.failure);
    }
  };
  return { get: states.get, subscribe: states.subscribe, refetch, abort };
}
