/** Reads from the server who is logged in (docs/mock-api.md#log-members-in-and-out: the call is ours). */

import { pageService } from '../page.ts';
import { buildRequest, withoutPrototype } from '../request/build-request.ts';
import { member } from '../request/failures.ts';
import { isToken, type PageMember, pageMember } from '../request/page-member.ts';
import { windowOf } from '../unclobber.ts';
import { setMember } from './set-member.ts';

/** Milliseconds until the call fails. */
const timeLimit = 10_000;

/** The member who is logged in; undefined if the server does not have the call; 'unreachable' if it has not answered. */
type Session = PageMember | undefined | 'unreachable';

/** Returns the URL of a call to the origin of the page: `<base>` would lead passwords and tokens to another one. */
export const ownUrl = (path: string, document: Document): string => new URL(path, windowOf(document).origin).href;

export const sessionPath = '/api/site-users/account/session';

/** Statuses of servers without the call. */
const missing: readonly number[] = [404, 405, 501];

/** Statuses with which servers refuse a visitor who is not logged in. */
const refused: readonly number[] = [401, 403];

/** The session of a visitor who is not logged in. */
const noMember: PageMember = { email: '' };

const textOf = (data: unknown, name: string): string | undefined => {
  const value = member(data, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

async function fetchSession(document: Document): Promise<Session> {
  try {
    const request = buildRequest(ownUrl(sessionPath, document), { crumb: 'header' }, document);
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(request, withoutPrototype({ signal, cache: 'no-store' }));
    if (missing.includes(response.status)) return undefined;
    if (refused.includes(response.status)) return noMember;
    if (!response.ok) return 'unreachable';
    const data: unknown = await response.json();
    const [email, token] = [textOf(data, 'email')?.toLowerCase(), member(data, 'xsrfToken')];
    return email && isToken(token) ? { email, name: textOf(data, 'name'), token } : noMember;
  } catch {
    return 'unreachable';
  }
}

/** Returns whether the server has answered. */
async function read(document: Document, isLogout: boolean): Promise<boolean> {
  const state = pageMember(document);
  const before = state.get();
  const session = await fetchSession(document);
  if (session === 'unreachable') return false;
  // The answer may be older than a login or logout of this tab that has finished meanwhile.
  if (state.get() !== before) return read(document, isLogout);
  const { member: known } = before;
  if (!session) {
    if (isLogout) setMember(document, undefined);
  } else if (session.email === '' && known?.email && !isLogout)
    setMember(document, { email: known.email, name: known.name });
  else setMember(document, session);
  return true;
}

/** The last read of a page: one that begins while another is in progress may know more. */
const reads = (document: Document): { last: Promise<unknown> } =>
  pageService(document, 'member-reads', () => ({ last: Promise.resolve() }));

/**
 * Reads who is logged in. `isLogout`: whether a member who is no longer logged in has logged out; otherwise the session has ended, and
 * the calls of the member wait for a new login. Resolves with whether the server has answered.
 */
export function readSession(document: Document, isLogout: boolean): Promise<boolean> {
  const queue = reads(document);
  const next = queue.last.then(() => read(document, isLogout));
  queue.last = next.catch(() => undefined);
  return next;
}
