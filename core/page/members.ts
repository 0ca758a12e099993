/**
 * Logging members in and out (docs/spec.md#runtime-6, docs/spec.md#runtime-7). The token of the login is kept in memory and in the
 * session storage of the tab, never in drafts, reports or the markup.
 */
import { connectTabs, type TabChange } from './connect-tabs.ts';
import { destructors } from './destructors.ts';
import { reportFailure } from './failure.ts';
import { readSession } from './members/read-session.ts';
import { type LoginCredentials, type LoginResult, sendLogin } from './members/send-login.ts';
import { type LogoutOptions, type LogoutResult, sendLogout } from './members/send-logout.ts';
import { setMember } from './members/set-member.ts';
import { pageService } from './page.ts';
import { memberKey, pageMember, readMember } from './request/page-member.ts';
import { pageStorage } from './storage.ts';
import { unclobber } from './unclobber.ts';

export type { LoginCode, LoginCredentials, LoginResult } from './members/send-login.ts';
export type { LogoutCode, LogoutOptions, LogoutResult } from './members/send-logout.ts';

/** The member as pages see it: without the token. */
export interface SignedInMember {
  readonly email: string;
  /** Undefined if the server does not know it. */
  readonly name: string | undefined;
}

declare global {
  interface DocumentEventMap {
    /** The visitor has logged in or out, also in another tab; `member` is undefined without one. */
    'site-member-changed': CustomEvent<{ readonly member: SignedInMember | undefined }>;
  }
}

/** The members of a site, for one page. */
export interface Members {
  /** Returns the member who is logged in; undefined without one, and until the page knows it. */
  readonly member: () => SignedInMember | undefined;
  /** Whether the page knows who is logged in. */
  readonly isKnown: () => boolean;
  /** Calls the listener after each change; returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads from the server who is logged in. */
  readonly read: () => Promise<unknown>;
  /** Logs a member in. Failures never reject. */
  readonly logIn: (credentials: LoginCredentials) => Promise<LoginResult>;
  /** Logs the member, or the contributor, out. Failures never reject. */
  readonly logOut: (options?: LogoutOptions) => Promise<LogoutResult>;
}

/**
 * Follows logins and logouts of other tabs. Nothing in a message is trusted: the page reads from the server who is logged in. A server
 * without that call cannot contradict a logout.
 */
async function follow(document: Document, change: TabChange): Promise<void> {
  const { member: known } = pageMember(document).get();
  if (change === 'return') {
    // A later page of this tab may have logged the member out; otherwise the session may only have ended.
    const stored = pageStorage('session', document).get(memberKey, readMember);
    await readSession(document, stored?.email !== known?.email);
    return;
  }
  const isLogout = change.kind === 'logout';
  if ((await readSession(document, isLogout)) === 'unknown' && isLogout) setMember(document, undefined);
}

/** The members of a page until the site is destroyed. */
const currentMembers = (document: Document) =>
  pageService(document, 'members', (): { service?: Members | undefined } => ({}));

function create(document: Document): Members {
  const state = pageMember(document);
  const ended = new AbortController();
  const { signal } = ended;
  const onChange = (change: TabChange): void => void follow(document, change);
  const notifyTabs = connectTabs(document, 'site-elements.members.v1', onChange, signal);
  let last: Promise<unknown> = Promise.resolve();
  /** A logout that is sent during a login would end the new session. */
  const inTurn = <Result extends LoginResult | LogoutResult>(
    kind: 'login' | 'logout',
    step: () => Promise<Result>,
  ): Promise<Result> => {
    const next = last.then(async () => {
      const before = state.get();
      const result = await step();
      // A call whose response was lost may have changed the session.
      if (result.ok || state.get() !== before) notifyTabs(kind);
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  };
  const member = (): SignedInMember | undefined => {
    const { member: now } = state.get();
    return now?.token ? { email: String(now.email), name: now.name && String(now.name) } : undefined;
  };
  let shown = member()?.email;
  const stop = state.subscribe(() => {
    if (member()?.email === shown) return;
    shown = member()?.email;
    const detail = { member: member() };
    unclobber(document).dispatchEvent(new CustomEvent('site-member-changed', { detail }));
  });
  destructors(document).add(() => {
    stop();
    ended.abort();
    currentMembers(document).service = undefined;
  });
  return {
    member,
    isKnown: () => state.get().member !== undefined,
    // A listener that throws must not stop the others, or the login that has called it.
    subscribe: (listener) =>
      state.subscribe(() => {
        try {
          listener();
        } catch (cause) {
          reportFailure(document, { code: 'member-listener-failed', args: {}, cause });
        }
      }),
    read: () => readSession(document, false),
    logIn: (credentials) => inTurn('login', () => sendLogin(document, credentials)),
    logOut: (options = {}) => inTurn('logout', () => sendLogout(document, options)),
  };
}

/** Returns the members of a page. */
export function members(document: Document = globalThis.document): Members {
  const current = currentMembers(document);
  current.service ??= create(document);
  return current.service;
}
