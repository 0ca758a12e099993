/** Records the last calls of the mock API and the problems of all calls. */

import type { MissingConsent } from '../measurements/missing-consent.ts';
import type { MeasuredCall } from '../measurements/read-measurements.ts';

/** A body as text. */
export interface RecordedBody {
  readonly text: string;
  /** Whether only the beginning is recorded. */
  readonly isCut: boolean;
}

export interface Message {
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Absent for an empty or binary body. */
  readonly body?: RecordedBody | undefined;
}

/** A call without headers and bodies. */
export interface CallSummary extends MeasuredCall {
  readonly id: number;
  readonly session: string;
  /** The time by the real clock, such as `2026-01-31T09:30:00.000Z`. */
  readonly startedAt: string;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** The route that answered, such as `POST /api/form/SaveFormSubmission`; null if no route matches. */
  readonly route: string | null;
  /** Null before the response, and if the connection was broken instead. */
  readonly status: number | null;
  /** Milliseconds until the response began; null before it. */
  readonly duration: number | null;
  /** In the fault grammar. */
  readonly fault: string | null;
  readonly scenario: string | null;
  /** Violations of the route's definition. */
  readonly violations: readonly string[];
  /** For a call without a route: similar routes, the nearest first. */
  readonly nearest: readonly string[];
}

export interface RecordedCall extends CallSummary {
  readonly request: Message;
  readonly response: Message | null;
}

export type RecorderEvent =
  | { readonly type: 'call'; readonly call: CallSummary }
  /** These calls were removed. */
  | { readonly type: 'cleared'; readonly ids: readonly number[] }
  /** A session was set otherwise. */
  | { readonly type: 'session'; readonly session: string };

/** Receives each event as an object and as a server-sent event, which is encoded once for all listeners. */
export type RecorderListener = (event: RecorderEvent, message: Uint8Array) => void;

const encoder = new TextEncoder();

/** Formats an event for `text/event-stream`. */
const encode = ({ type, ...data }: RecorderEvent): Uint8Array =>
  encoder.encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);

/** The properties of a call that requests filter by. */
type FilteredCall = Pick<CallSummary, 'session' | 'method' | 'url'>;

export type CallFilter = (call: FilteredCall) => boolean;

interface CallEvent {
  readonly call: FilteredCall;
  readonly message: Uint8Array;
}

/** A call that does not match the API. */
export interface Problem {
  readonly call: string;
  readonly why: 'unmatched' | 'invalid';
  readonly details: readonly string[];
}

/** A call that measures without the consent of the visitor. */
export interface UnpermittedCall extends MissingConsent {
  /** The name of its route, which is short, and the same for each product. */
  readonly call: string;
}

/** The number of calls that are kept. */
export const maxCalls = 1000;

const summaryOf = ({ request: _, response: __, ...summary }: RecordedCall): CallSummary => summary;

const problemOf = ({ method, url, route, violations, nearest }: RecordedCall): Problem | undefined => {
  const call = `${method} ${url}`;
  if (route === null) return { call, why: 'unmatched', details: nearest };
  return violations.length > 0 ? { call, why: 'invalid', details: violations } : undefined;
};

const unpermittedOf = ({ route, missingConsent }: RecordedCall): UnpermittedCall | undefined =>
  route !== null && missingConsent ? { call: route, ...missingConsent } : undefined;

export class Recorder {
  /** As JSON text: a thousand calls as objects would double the memory of the process. */
  readonly #calls = new Map<number, string>();
  /** The event of each call as it is sent: written once for all readers. */
  readonly #events = new Map<number, CallEvent>();
  readonly #problems = new Map<string, Problem>();
  readonly #unpermitted = new Map<string, UnpermittedCall>();
  readonly #listeners = new Set<RecorderListener>();
  #last = 0;

  nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Adds a call when its request arrives. */
  begin(call: RecordedCall): void {
    this.#keep(call);
    const [oldest] = this.#calls.keys();
    if (this.#calls.size > maxCalls && oldest !== undefined) this.#forget(oldest);
  }

  /** Updates a call when it has a response. */
  end(call: RecordedCall): void {
    const problem = problemOf(call);
    if (problem && this.#problems.size < maxCalls) this.#problems.set(`${problem.why} ${problem.call}`, problem);
    const unpermitted = unpermittedOf(call);
    if (unpermitted && this.#unpermitted.size < maxCalls)
      this.#unpermitted.set(Object.values(unpermitted).join(' '), unpermitted);
    // The call may have been removed in the meantime.
    if (!this.#calls.has(call.id)) return;
    this.#keep(call);
  }

  #keep(call: RecordedCall): void {
    const summary = summaryOf(call);
    const { session, method, url } = call;
    const message = encode({ type: 'call', call: summary });
    this.#calls.set(call.id, JSON.stringify(call));
    this.#events.set(call.id, { call: { session, method, url }, message });
    this.#send({ type: 'call', call: summary }, message);
  }

  #forget(id: number): void {
    this.#calls.delete(id);
    this.#events.delete(id);
  }

  get(id: number): RecordedCall | undefined {
    const text = this.#calls.get(id);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** Returns the calls, oldest first. */
  list(matches: CallFilter = () => true): readonly RecordedCall[] {
    return [...this.#calls.values()].map((text): RecordedCall => JSON.parse(text)).filter(matches);
  }

  /** Returns the events of the last calls, oldest first. */
  lastEvents(matches: CallFilter, last: number): readonly Uint8Array[] {
    const found = [...this.#events.values()].filter(({ call }) => matches(call));
    return found.slice(Math.max(0, found.length - last)).map(({ message }) => message);
  }

  /** Removes calls but keeps their problems. Returns the number of removed calls. */
  remove(matches: CallFilter): number {
    const ids = this.list(matches).map(({ id }) => id);
    for (const id of ids) this.#forget(id);
    this.notify({ type: 'cleared', ids });
    return ids.length;
  }

  /** The unmatched and invalid calls since the start, each once. */
  get problems(): readonly Problem[] {
    return [...this.#problems.values()];
  }

  /** The calls since the start that lacked the consent of the visitor, each once. */
  get unpermittedCalls(): readonly UnpermittedCall[] {
    return [...this.#unpermitted.values()];
  }

  notify(event: RecorderEvent): void {
    if (this.#listeners.size === 0) return;
    this.#send(event, encode(event));
  }

  #send(event: RecorderEvent, message: Uint8Array): void {
    for (const listener of this.#listeners) listener(event, message);
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Adds a listener. Returns a function that removes it. */
  subscribe(listener: RecorderListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
