import { isSafeUrl } from '../model/safe-url.ts';
import { unclobber } from './unclobber.ts';

/**
 * Checks every URL that comes from authors, servers or visitors. Returns the absolute URL; undefined if it is invalid
 * or its scheme could run script (allowed: http, https, mailto, tel, sms, ftp). Relative URLs are resolved against
 * `base`.
 */
export function safeUrl(text: string, base: string | URL = unclobber(globalThis.document).baseURI): string | undefined {
  if (!isSafeUrl(text) || !URL.canParse(text, base)) return undefined;
  const { href } = new URL(text, base);
  // A relative URL would inherit the scheme of a base such as `blob:` or `data:`.
  return isSafeUrl(href) ? href : undefined;
}
