/** The sessions of one server, by name. Tests that run in parallel can share a server but no state. */
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from './messages.en.ts';
import { MockSession, type SessionSetup } from './session.ts';
import { defaultSession, isSessionName } from './session-name.ts';
import type { MockState } from './state.ts';
import { stateLength } from './store-submission.ts';

const fail = userErrors(messages);

const maxSessions = 1000;

/** The length of all sessions together, as JSON. A single one may have 20 million characters and more. */
const maxLength = 100_000_000;

export interface MockSessions {
  /** Returns the session with a name, or a new one. Throws a UserError for an invalid name. */
  of(name: string): MockSession;
  /** In the order of last use. */
  readonly names: readonly string[];
  /** The state of each session, by name. */
  states(): Readonly<Record<string, MockState>>;
}

/** Removes the least recently used sessions if there are too many or they are too long; never `current` or the default one. */
function evictOldest(sessions: Map<string, MockSession>, current: string): void {
  let length = 0;
  for (const { state } of sessions.values()) length += stateLength(state);
  for (const [name, { state }] of sessions) {
    if (sessions.size <= maxSessions && length <= maxLength) return;
    if (name === defaultSession || name === current) continue;
    sessions.delete(name);
    length -= stateLength(state);
  }
}

/** Creates sessions from saved states. Throws a UserError for an invalid setup. */
export function createSessions(setup: SessionSetup, saved: Readonly<Record<string, MockState>> = {}): MockSessions {
  const sessions = new Map<string, MockSession>([[defaultSession, new MockSession(defaultSession, setup)]]);
  for (const [name, state] of Object.entries(saved)) sessions.set(name, new MockSession(name, setup, state));
  return {
    of(name) {
      if (!isSessionName(name)) throw fail('session-name', { name });
      const session = sessions.get(name) ?? new MockSession(name, setup);
      sessions.delete(name);
      sessions.set(name, session);
      evictOldest(sessions, name);
      return session;
    },
    get names() {
      return [...sessions.keys()];
    },
    states: () => Object.fromEntries([...sessions].map(([name, { state }]) => [name, state])),
  };
}
