/** The state of data that an element fetches (docs/spec.md#runtime-4, "Generic fetch"). Pure. */
export interface FetchState<Data> {
  readonly status: 'idle' | 'pending' | 'success' | 'failed';
  /** The latest data: kept while it is fetched again, and when that fails. */
  readonly data?: Data;
  /** Why the last fetch has failed; gone once another one begins. */
  readonly error?: unknown;
}

/** Nothing was requested yet. */
export const idle: FetchState<never> = { status: 'idle' };

const kept = <Data>(before: FetchState<Data>): Pick<FetchState<Data>, 'data'> =>
  'data' in before ? { data: before.data } : {};

/** It is fetched, for the first time or again. */
export const pending = <Data>(before: FetchState<Data>): FetchState<Data> => ({ ...kept(before), status: 'pending' });

/** It has come. */
export const success = <Data>(data: Data): FetchState<Data> => ({ status: 'success', data });

/** It has not come. */
export const failed = <Data>(before: FetchState<Data>, error: unknown): FetchState<Data> => ({
  ...kept(before),
  status: 'failed',
  error,
});
