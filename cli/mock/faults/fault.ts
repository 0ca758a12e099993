/** The faults of responses, and the conditions for them (`serve --fault`). */

/** `status`: another status, with this body or none. `malformed`: incomplete JSON. The others affect the connection. */
export type Fault =
  | { readonly type: 'status'; readonly status: number; readonly body?: Readonly<Record<string, unknown>> }
  | { readonly type: 'reset' | 'empty' | 'malformed' | 'truncate' | 'hang' }
  /** The answer comes piece by piece, spread over this many milliseconds. */
  | { readonly type: 'dribble'; readonly duration: number };

/** `n` counts the requests that match, from 1; `chance` is between 0 and 1. */
export type FaultCondition =
  | { readonly kind: 'always' }
  | { readonly kind: 'rate'; readonly chance: number }
  | { readonly kind: 'every' | 'first' | 'after'; readonly n: number };

export interface FaultRule {
  /** In upper case; `*` for all methods. */
  readonly method: string;
  /** A path; `*` matches any text. */
  readonly path: string;
  readonly fault: Fault;
  readonly when: FaultCondition;
}

/** Milliseconds before responses: uniformly distributed, or log-normally, as on real networks. */
export type Latency =
  | { readonly min: number; readonly max: number }
  /** `sigma` is the deviation of the logarithm: 0.3 spreads a little, 1 a lot. */
  | { readonly median: number; readonly sigma: number };

/** Formats a fault in the fault grammar: `status:503`, `dribble:300ms`. */
export function faultText(fault: Fault): string {
  if (fault.type === 'status') return `status:${fault.status}`;
  return fault.type === 'dribble' ? `dribble:${fault.duration}ms` : fault.type;
}
