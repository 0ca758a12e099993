/** Reads from the server who is logged in (docs/mock-api.md#log-members-in-and-out: the call is ours). */

import { pageService } from '../page.ts';
import { buildRequest, withoutPrototype } from '../request/build-request.ts';
import { member } from '../request/failures.ts';
import { isToken, type PageMember, pageMember } from '../request/page-member.ts';
import { originOf } from '../unclobber.ts';
import { setMember } from './set-member.ts';

/** Milliseconds until the call fails. */
const timeLimit = 10_000;

/** The member who is logged in; undefined if the server does not have the call; 'unreachable' if it has not answered. */
type Session = PageMember | undefined | 'unreachable';

/** How a read ended: 'known' if the server reports who is logged in, 'unknown' if it does not have the call. */
export type SessionAnswer = 'known' | 'unknown' | 'unreachable';

/** Returns the URL of a call to the origin of the page: `<base>` would lead passwords and tokens to another one. */
export const ownUrl = (path: string, document: Document): string => new URL(path, originOf(document)).href;

export const sessionPath = '/api/site-users/account/session';

/** Statuses of servers without the call. */
const missing: readonly number[] = [404, 405, 501];

/** The session of a visitor who is not logged in. */
const noMember: PageMember = { email: '' };

const textOf = (data: unknown, name: string): string | undefined => {
  const value = member(data, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Returns the session in a body. Bodies of another shape are those of another call: they end no session. */
function sessionIn(data: unknown, known: PageMember | undefined): Session {
  const address = member(data, 'email');
  if (address === null || address === '') return noMember;
  const email = textOf(data, 'email')?.toLowerCase();
  const token = member(data, 'xsrfToken') ?? (email === known?.email ? known?.token : undefined);
  return email && isToken(token) ? { email, name: textOf(data, 'name'), token } : undefined;
}

async function fetchSession(document: Document, known: PageMember | undefined): Promise<Session> {
  try {
    const request = buildRequest(ownUrl(sessionPath, document), { crumb: 'header' }, document);
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(request, withoutPrototype({ signal, cache: 'no-store' }));
    const { status, ok } = response;
    if (missing.includes(status)) return undefined;
    if (status === 401) return noMember;
    // Gateways answer unknown calls with 403.
    if (!ok && status !== 403) return 'unreachable';
    const data: unknown = await response.json().catch(() => undefined);
    if (!ok) return member(data, 'loginRequired') === true ? noMember : undefined;
    return sessionIn(data, known);
  } catch {
    return 'unreachable';
  }
}

async function read(document: Document, isLogout: boolean): Promise<SessionAnswer> {
  const state = pageMember(document);
  const before = state.get();
  const { member: known } = before;
  const session = await fetchSession(document, known);
  if (session === 'unreachable') return 'unreachable';
  // The answer may be older than a login or logout of this tab that has finished meanwhile.
  if (state.get() !== before) return read(document, isLogout);
  if (!session) return 'unknown';
  const hasExpired = session.email === '' && known?.email && !isLogout;
  setMember(document, hasExpired ? { email: known.email, name: known.name } : session);
  return 'known';
}

/** The last read of a page: one that begins while another is in progress may know more. */
const reads = (document: Document): { last: Promise<unknown> } =>
  pageService(document, 'member-reads', () => ({ last: Promise.resolve() }));

/**
 * Reads who is logged in. `isLogout`: whether a member who is no longer logged in has logged out; otherwise the session has ended, and
 * the calls of the member wait for a new login. Without an answer that the page knows, its member stays.
 */
export function readSession(document: Document, isLogout: boolean): Promise<SessionAnswer> {
  const queue = reads(document);
  const next = queue.last.then(() => read(document, isLogout));
  queue.last = next.catch(() => undefined);
  return next;
}
