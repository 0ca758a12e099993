/** The state of one search at a time: an answer to an earlier one changes nothing. */
import type { ResultPage } from './results.ts';

/** The end of a call. `absent`: the server has no search for scripts. */
export type Outcome =
  | { readonly phase: 'found'; readonly page: ResultPage }
  /** `page`: the results before those that could not be loaded. */
  | { readonly phase: 'failed'; readonly isOffline: boolean; readonly page: ResultPage | undefined }
  | { readonly phase: 'absent' };

export interface CallState {
  /** The number of the latest search, which an answer has to repeat. */
  readonly sequence: number;
  readonly phase: 'idle' | 'loading' | 'found' | 'failed';
  /** Whether the call adds a page to the results that are shown. */
  readonly isAdding: boolean;
  readonly query: string;
  /** The results that are shown; during a search, those before it. */
  readonly page: ResultPage | undefined;
  readonly isOffline: boolean;
}

export const idle: CallState = {
  sequence: 0,
  phase: 'idle',
  isAdding: false,
  query: '',
  page: undefined,
  isOffline: false,
};

/** Starts a search; earlier ones are outdated. */
export const begin = (before: CallState, query: string, isAdding = false): CallState => ({
  ...before,
  sequence: before.sequence + 1,
  phase: 'loading',
  isAdding,
  query,
});

/** Ends the search with this number. Returns the same state for the answer to an earlier one. */
export function settle(before: CallState, sequence: number, outcome: Outcome): CallState {
  if (sequence !== before.sequence || before.phase !== 'loading') return before;
  if (outcome.phase === 'absent') return { ...idle, sequence };
  return { ...before, isOffline: false, ...outcome };
}

/** Shows results without a search, or none; the current search is outdated. */
export const show = ({ sequence }: CallState, query: string, page: ResultPage | undefined): CallState => ({
  ...idle,
  sequence: sequence + 1,
  phase: page ? 'found' : 'idle',
  query,
  page,
});
