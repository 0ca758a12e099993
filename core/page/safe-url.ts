import { isSafeUrl } from '../model/safe-url.ts';

/**
 * The one door for URLs that come from authors, servers or visitors: the absolute URL, or nothing when it is none or
 * its scheme could run script (http, https, mailto, tel, sms and ftp pass). Relative ones are resolved against `base`.
 */
export function safeUrl(text: string, base: string | URL = globalThis.document.baseURI): string | undefined {
  if (!isSafeUrl(text) || !URL.canParse(text, base)) return undefined;
  const { href } = new URL(text, base);
  // A base of another kind (`blob:`, `data:`) would give its scheme to a relative URL.
  return isSafeUrl(href) ? href : undefined;
}
