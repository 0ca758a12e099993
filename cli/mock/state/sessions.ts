/** The sessions of one server, by name. Tests that run in parallel can share a server but no state. */
import { userErrors } from '../../../core/model/user-error.ts';
import { messages } from './messages.en.ts';
import { MockSession, type SessionSetup } from './session.ts';
import { defaultSession, isSessionName } from './session-name.ts';
import type { MockState } from './state.ts';

const fail = userErrors(messages);

/** The least recently used session is dropped first. */
const maxSessions = 1000;

export interface MockSessions {
  /** Returns the session with a name, or a new one. Throws a UserError for an invalid name. */
  of(name: string): MockSession;
  /** In the order of last use. */
  readonly names: readonly string[];
  /** The state of each session, by name. */
  states(): Readonly<Record<string, MockState>>;
}

function evictOldest(sessions: Map<string, MockSession>): void {
  if (sessions.size < maxSessions) return;
  for (const name of sessions.keys()) {
    if (name === defaultSession) continue;
    sessions.delete(name);
    return;
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
      if (!sessions.delete(name)) evictOldest(sessions);
      sessions.set(name, session);
      return session;
    },
    get names() {
      return [...sessions.keys()];
    },
    states: () => Object.fromEntries([...sessions].map(([name, { state }]) => [name, state])),
  };
}
