/**
 * The crumb: a cookie whose value is repeated in a request, so that other sites cannot forge the request
 * (docs/spec.md#runtime-7; docs/decisions.md#decision-18).
 */
import { cookies } from '../../model/vocabularies/cookies.ts';
import { pageCookies } from '../cookies.ts';

const { crumb: cookie } = cookies;

const cookieOf = (document: Document): string | undefined => pageCookies(document).get(cookie.name);

interface Renewal {
  readonly crumb: string;
  /** The cookie that script saw after the renewal. A different one is newer. */
  readonly cookie: string | undefined;
}

/** The crumbs of refusals. The cookie does not have them where script cannot write it, or where it is `HttpOnly`. */
const renewals = new WeakMap<Document, Renewal>();

/**
 * Returns the page's crumb, if the server has set one that script can read, or has sent one with a refusal. A value that
 * is not valid in a header is ignored, because any script may have written the cookie.
 */
export function crumbOf(document: Document): string | undefined {
  const stored = cookieOf(document);
  const renewal = renewals.get(document);
  const crumb = renewal && renewal.cookie === stored ? renewal.crumb : (stored ?? '');
  return /^[\x20-\x7e]+$/.test(crumb) ? crumb : undefined;
}

/** Keeps the crumb that was sent with a refusal, in the cookie and in memory. */
export function resetCrumb(document: Document, crumb: unknown): void {
  if (typeof crumb !== 'string') return;
  // The response may have set the cookie already.
  if (cookieOf(document) !== crumb) pageCookies(document).set(cookie, crumb);
  renewals.set(document, { crumb, cookie: cookieOf(document) });
}
