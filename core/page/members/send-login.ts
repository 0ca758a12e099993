import { member, type RequestFailure } from '../request/failures.ts';
import { isToken, pageMember } from '../request/page-member.ts';
import { sendCall } from '../request/send-call.ts';
import { ownUrl, readSession, sessionPath } from './read-session.ts';
import { setMember } from './set-member.ts';

/** The credentials of a member (docs/spec.md#runtime-7). */
export interface LoginCredentials {
  readonly email: string;
  readonly password: string;
  /** Whether the member stays logged in after the browser was closed. */
  readonly rememberMe?: boolean;
}

/** Why a login failed. */
export type LoginCode = 'login-refused' | 'login-locked' | 'login-rate-limited' | 'login-offline' | 'login-failed';

/** The result of a login. The failure contains no credentials. */
export type LoginResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: LoginCode; readonly cause?: RequestFailure };

const codes: Readonly<Record<number, LoginCode>> = {
  400: 'login-refused',
  401: 'login-refused',
  423: 'login-locked',
  429: 'login-rate-limited',
};

function failed(cause: RequestFailure): LoginResult {
  const { status } = cause.args;
  // A redirect, which could carry the password to another page, fails like a lost connection.
  const isOffline = !navigator.onLine || Object(cause.cause).name === 'TimeoutError';
  const code = status === undefined && cause.code === 'request-unreachable' && isOffline ? 'login-offline' : undefined;
  return { ok: false, code: code ?? codes[status ?? 0] ?? 'login-failed', cause };
}

/**
 * Logs a member in. The call has no token and is sent for every member whom the page has known before: a session that has ended must not prevent the
 * next login.
 */
export async function sendLogin(document: Document, credentials: LoginCredentials): Promise<LoginResult> {
  const { email, password, rememberMe = false } = credentials;
  let result: Awaited<ReturnType<typeof sendCall>>;
  try {
    const url = ownUrl(sessionPath, document);
    const json = { email, password, rememberMe };
    result = await sendCall(url, { method: 'POST', json, crumb: 'query' }, document, { isCurrent: () => true });
  } catch {
    // Pages with an opaque origin have no server.
    return { ok: false, code: 'login-failed' };
  }
  const state = pageMember(document);
  const { member: before } = state.get();
  if (!result.ok) {
    // The server may have carried the login out although its response was lost.
    if (result.status !== undefined || (await readSession(document, false)) === 'unreachable')
      return failed(result.failure);
    const { member: now } = state.get();
    const isNew = now?.token !== undefined && now.token !== before?.token;
    return isNew && now.email === email.trim().toLowerCase() ? { ok: true } : failed(result.failure);
  }
  const token = member(result.data, 'xsrfToken');
  if (!isToken(token)) return { ok: false, code: 'login-failed' };
  // Calls that have begun before the page knew a member are not those of this one.
  if (!state.get().member) setMember(document, { email: '' });
  setMember(document, { email: email.trim().toLowerCase(), token });
  // The name, which the response does not have.
  void readSession(document, false);
  return { ok: true };
}
