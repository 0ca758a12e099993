/**
 * Logging members in and out (docs/spec.md#runtime-6, docs/spec.md#runtime-7). The token of the login is kept in memory and in the
 * session storage of the tab, never in drafts, reports or the markup.
 */
import { destructors } from './destructors.ts';
import { reportFailure } from './failure.ts';
import { readSession } from './members/read-session.ts';
import { type LoginCredentials, type LoginResult, sendLogin } from './members/send-login.ts';
import { type LogoutOptions, type LogoutResult, sendLogout } from './members/send-logout.ts';
import { pageService } from './page.ts';
import { pageMember } from './request/page-member.ts';
import { unclobber, windowOf } from './unclobber.ts';

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

const channelName = 'site-members';

/** Pages with an opaque origin, and some browser settings, have no channels: tabs are then not synchronized. */
function openChannel(onMessage: () => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', onMessage);
    return channel;
  } catch {
    return undefined;
  }
}

/**
 * Follows logins and logouts of other tabs. A message contains nothing that is trusted: the page reads from the server who is logged in. The channel
 * is closed while the page is in the back/forward cache.
 */
function connectTabs(document: Document, onMessage: () => void): () => void {
  const window = windowOf(document);
  const ended = new AbortController();
  const { signal } = ended;
  let channel = openChannel(onMessage);
  const close = (): void => {
    channel?.close();
    channel = undefined;
  };
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      channel ??= openChannel(onMessage);
      if (persisted) onMessage();
    },
    { signal },
  );
  destructors(document).add(() => {
    ended.abort();
    close();
  });
  return () => channel?.postMessage('changed');
}

/** The members of a page until the site is destroyed. */
const currentMembers = (document: Document) =>
  pageService(document, 'members', (): { service?: Members | undefined } => ({}));

function create(document: Document): Members {
  const state = pageMember(document);
  const notifyTabs = connectTabs(document, () => void readSession(document, true));
  let last: Promise<unknown> = Promise.resolve();
  /** A logout that is sent during a login would end the new session. */
  const inTurn = <Result extends LoginResult | LogoutResult>(step: () => Promise<Result>): Promise<Result> => {
    const next = last.then(step);
    last = next
      .then((result) => {
        // A response that was lost may have changed the session.
        const isRefused = !result.ok && result.cause?.args.status !== undefined;
        if (!isRefused) notifyTabs();
      })
      .catch(() => undefined);
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
    logIn: (credentials) => inTurn(() => sendLogin(document, credentials)),
    logOut: (options = {}) => inTurn(() => sendLogout(document, options)),
  };
}

/** Returns the members of a page. */
export function members(document: Document = globalThis.document): Members {
  const current = currentMembers(document);
  current.service ??= create(document);
  return current.service;
}
