/** The sessions of one server, by name. Tests that run in parallel can share a server but no state. */
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from './messages.en.ts';
import { MockSession, type SessionSetup } from './session.ts';
import { defaultSession, isSessionName } from './session-name.ts';
import type { MockState } from './state.ts';

const fail = userErrors(messages);

const maxSessions = 1000;

/** The length of all sessions together, as JSON. A single one may have 20 million characters and more. */
const defaultMaxLength = 100_000_000;

export interface MockSessions {
  /** Returns the session with a name, or a new one. Throws a UserError for an invalid name. */
  of(name: string): MockSession;
  /** Removes the least recently used sessions if `changed` made them too long; never `changed` or the default one. */
  limit(changed: MockSession): void;
  /** In the order of last use. */
  readonly names: readonly string[];
  /** The state of each session, by name. */
  states(): Readonly<Record<string, MockState>>;
}

/** The sessions with their lengths, which are kept up to date: measuring all of them for each call would be slow. */
class SessionMap {
  /** In the order of last use. */
  readonly sessions = new Map<string, MockSession>();
  readonly #lengths = new Map<string, number>();
  readonly #maxLength: number;
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  /** Makes a session the last used one. */
  use(session: MockSession): void {
    this.sessions.delete(session.name);
    this.sessions.set(session.name, session);
  }

  limit(changed: MockSession): void {
    // Another call may have removed it.
    if (this.sessions.get(changed.name) !== changed) return;
    this.#setLength(changed.name, changed.length);
    if (!this.#isTooMuch) return;
    for (const name of this.sessions.keys()) {
      if (name === defaultSession || name === changed.name) continue;
      this.sessions.delete(name);
      this.#setLength(name, 0);
      if (!this.#isTooMuch) return;
    }
  }

  get #isTooMuch(): boolean {
    return this.sessions.size > maxSessions || this.#length > this.#maxLength;
  }

  #setLength(name: string, length: number): void {
    this.#length += length - (this.#lengths.get(name) ?? 0);
    if (length === 0) this.#lengths.delete(name);
    else this.#lengths.set(name, length);
  }
}

/** Creates sessions from saved states. Throws a UserError for an invalid setup. */
export function createSessions(
  setup: SessionSetup,
  saved: Readonly<Record<string, MockState>> = {},
  maxLength = defaultMaxLength,
): MockSessions {
  const map = new SessionMap(maxLength);
  const { sessions } = map;
  const add = (name: string, state?: MockState): MockSession => {
    const known = sessions.get(name);
    const session = known ?? new MockSession(name, setup, state);
    map.use(session);
    if (!known) map.limit(session);
    return session;
  };
  for (const [name, state] of Object.entries({ [defaultSession]: undefined, ...saved })) add(name, state);
  return {
    of(name) {
      if (!isSessionName(name)) throw fail('session-name', { name });
      return add(name);
    },
    limit: (changed) => map.limit(changed),
    get names() {
      return [...sessions.keys()];
    },
    states: () => Object.fromEntries([...sessions].map(([name, { state }]) => [name, state])),
  };
}
