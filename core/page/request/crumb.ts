/** The crumb: a cookie that a request repeats, so that other sites cannot forge it (docs/spec.md#runtime-7; docs/decisions.md#decision-18). */
import { cookies } from '../../model/vocabularies/cookies.ts';
import { pageCookies } from '../cookies.ts';

/** Returns the page's crumb, if the server has set one; a value that no header can carry is ignored (any script may have written the cookie). */
export function crumbOf(document: Document): string | undefined {
  const crumb = pageCookies(document).get(cookies.crumb.name) ?? '';
  return /^[\x20-\x7e]+$/.test(crumb) ? crumb : undefined;
}

/** Takes over the crumb that came with a refusal; where cookies are denied, the second try fails as the first did. */
export function resetCrumb(document: Document, crumb: unknown): void {
  if (typeof crumb === 'string') pageCookies(document).set(cookies.crumb, crumb);
}
