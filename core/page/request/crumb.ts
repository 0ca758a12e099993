/**
 * The crumb: a cookie whose value is repeated in a request, so that other sites cannot forge the request
 * (docs/spec.md#runtime-7; docs/decisions.md#decision-18).
 */
import { cookies } from '../../model/vocabularies/cookies.ts';
import { pageCookies } from '../cookies.ts';

/**
 * Returns the page's crumb, if the server has set one. A value that is not valid in a header is ignored, because any
 * script may have written the cookie.
 */
export function crumbOf(document: Document): string | undefined {
  const crumb = pageCookies(document).get(cookies.crumb.name) ?? '';
  return /^[\x20-\x7e]+$/.test(crumb) ? crumb : undefined;
}

/** Stores the crumb that was sent with a refusal. If cookies are denied, the second attempt fails like the first. */
export function resetCrumb(document: Document, crumb: unknown): void {
  if (typeof crumb === 'string') pageCookies(document).set(cookies.crumb, crumb);
}
