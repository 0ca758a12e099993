/** What can go wrong with an answer, and when (`serve --fault`). */

/** `status`: another status without a body. `malformed`: JSON that breaks off. The others concern the connection. */
export type Fault =
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'reset' | 'empty' | 'malformed' | 'truncate' | 'hang' }
  /** The answer comes piece by piece, spread over this many milliseconds. */
  | { readonly type: 'dribble'; readonly duration: number };

/** `n` counts the requests that match, from 1; `chance` is between 0 and 1. */
export type When =
  | { readonly kind: 'always' }
  | { readonly kind: 'rate'; readonly chance: number }
  | { readonly kind: 'every' | 'first' | 'after'; readonly n: number };

export interface FaultRule {
  /** In capitals; `*` for all. */
  readonly method: string;
  /** A path in which `*` stands for any text. */
  readonly path: string;
  readonly fault: Fault;
  readonly when: When;
}

/** Milliseconds that answers take, evenly spread. */
export interface Latency {
  readonly min: number;
  readonly max: number;
}

export interface FaultOptions {
  readonly rules: readonly FaultRule[];
  readonly latency?: Latency;
  /** The same seed and the same requests give the same faults. */
  readonly seed: number;
}
