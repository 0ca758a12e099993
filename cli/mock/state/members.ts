/** The signed-in members of a mocked site, by the token in their cookie. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { ownValue, removeEntry, storeCapped } from './capped-record.ts';
import type { MockSite } from './mock-site.ts';
import type { Member } from './state.ts';

/** The header with a member's token. The specification does not define its name. */
export const tokenHeader = 'x-xsrf-token';

const name = 'SITE_USER_SESSION';

/** Four weeks in seconds. */
const remembered = 28 * 24 * 60 * 60;

/** Returns the member who sent the request. */
export const memberOf = (context: Context, { state }: MockSite): Member | undefined =>
  ownValue(state.members, getCookie(context, name));

/** Signs a member in. Without `isRemembered`, the cookie ends with the browser session. */
export function signIn(context: Context, site: MockSite, email: string, isRemembered: boolean): Member {
  const { newId } = site.options;
  const token = newId();
  const member = { email, xsrfToken: newId() };
  // The session of the browser is replaced.
  removeEntry(site.state.members, getCookie(context, name) ?? '');
  storeCapped(site.state.members, token, member);
  const lifetime = isRemembered ? { maxAge: remembered } : {};
  setCookie(context, name, token, { path: '/', sameSite: 'Lax', httpOnly: true, ...lifetime });
  return member;
}

export function signOut(context: Context, { state }: MockSite): void {
  const token = deleteCookie(context, name, { path: '/' });
  if (token !== undefined) removeEntry(state.members, token);
}

/** Stores the name of the member who sent the request, and returns the member; undefined without one. */
export function nameMember(context: Context, site: MockSite, memberName: string): Member | undefined {
  const token = getCookie(context, name);
  const member = memberOf(context, site);
  if (token === undefined || !member) return undefined;
  const named = { ...member, name: memberName };
  storeCapped(site.state.members, token, named);
  return named;
}
