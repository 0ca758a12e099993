import type { RequestFailure } from '../request/failures.ts';
import { pageMember } from '../request/page-member.ts';
import { type Caller, hasFlag, type RequestResult, sendCall } from '../request/send-call.ts';
import { ownUrl, readSession, sessionPath } from './read-session.ts';
import { setMember } from './set-member.ts';

/** How the visitor is logged out. */
export interface LogoutOptions {
  /** Whether the member keeps a copy of the cart (docs/spec.md#runtime-7). */
  readonly cloneCart?: boolean;
  /** Whether a contributor of the site is logged out (docs/decisions.md#decision-22). */
  readonly isContributor?: boolean;
}

/** Why a logout failed; `logout-changed`: another member has logged in meanwhile, who stays logged in. */
export type LogoutCode = 'logout-failed' | 'logout-offline' | 'logout-changed';

export type LogoutResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: LogoutCode; readonly cause?: RequestFailure };

const failed = (code: LogoutCode, cause?: RequestFailure): LogoutResult => ({
  ok: false,
  code,
  ...(cause && { cause }),
});

/** It is not known whether a member is logged in. */
const offline: RequestResult = { ok: false, failure: { code: 'request-unreachable', args: {} } };

/** Sends the call with the token of this member only: a token that is refused is renewed for the same one. */
async function sendMemberLogout(document: Document, cloneCart: boolean): Promise<RequestResult | undefined> {
  const state = pageMember(document);
  if (!state.get().member?.token && (await readSession(document, false)) === 'unreachable') return offline;
  const begun = state.get();
  // No member is logged in.
  if (begun.member && !begun.member.token) return undefined;
  const isCurrent = (): boolean => state.get().changes === begun.changes && !!state.get().member?.token;
  const caller: Caller = {
    token: begun.member?.token,
    isCurrent: () => !begun.member || isCurrent(),
    renew: async () => {
      await readSession(document, false);
      caller.token = state.get().member?.token;
    },
  };
  const query = { cloneCart: String(cloneCart) };
  const url = ownUrl(sessionPath, document);
  const result = await sendCall(url, { method: 'DELETE', query, crumb: 'query' }, document, caller);
  const isRefused = hasFlag(result, 'crumbFail') || hasFlag(result, 'loginRequired');
  if (isRefused) await readSession(document, false);
  // The session has ended before the logout: that is what the visitor wants.
  return isRefused && state.get().member?.token === undefined && state.get().member ? undefined : result;
}

/** Whether the session has ended although the response was lost. */
async function hasEnded(document: Document): Promise<boolean> {
  const answer = await readSession(document, false);
  const { member: now } = pageMember(document).get();
  return answer !== 'unreachable' && now !== undefined && !now.token;
}

/** The page has no member any more, unless the server reports one. Returns whether it does: the same one, or one who has logged in since. */
async function forgetMember(document: Document): Promise<boolean> {
  const answer = await readSession(document, true);
  if (answer === 'known' && pageMember(document).get().member?.token) return true;
  setMember(document, { email: '' });
  return false;
}

/** Logs the member or the contributor of the page out. */
export async function sendLogout(document: Document, options: LogoutOptions): Promise<LogoutResult> {
  const { cloneCart = false, isContributor = false } = options;
  const state = pageMember(document);
  const before = state.get();
  try {
    const result = isContributor
      ? await sendCall(ownUrl('/api/auth/Logout', document), { method: 'POST', crumb: 'query' }, document, {
          isCurrent: () => true,
        })
      : await sendMemberLogout(document, cloneCart);
    const isLost = result?.ok === false && result.status === undefined;
    if (result && !result.ok && (!isLost || isContributor || !(await hasEnded(document)))) {
      const isOther = before.member?.email && state.get().member?.token && state.get().changes !== before.changes;
      if (isOther) return failed('logout-changed', result.failure);
      return failed(isLost ? 'logout-offline' : 'logout-failed', result.failure);
    }
    // The server may have kept the session. A contributor may be a member as well.
    const isKept = (await forgetMember(document)) && state.get().changes === before.changes;
    return isKept && !isContributor ? failed('logout-failed') : { ok: true };
  } catch {
    // Pages with an opaque origin have no server.
    return failed('logout-failed');
  }
}
