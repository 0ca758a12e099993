/** Reads the URLs of CSS. */
import type { Range } from './page.ts';

/** A URL in CSS, and its range. */
export interface CssUrl extends Range {
  readonly url: string;
}

// `url(…)` or `@import` with a string, or `url(…)` without quotes
// (https://www.w3.org/TR/css-syntax-3/#consume-url-token).
const urlToken = /(?:\burl\(|@import)\s*(?:"([^"\n]*)"|'([^'\n]*)')|\burl\(\s*([^\s"'()]+)\s*\)/gi;

/** Replaces the comments of CSS with spaces, so that offsets do not change. */
export function withoutComments(css: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let start = css.indexOf('/*'); start >= 0; start = css.indexOf('/*', at)) {
    const end = css.indexOf('*/', start + 2);
    const after = end < 0 ? css.length : end + 2;
    kept.push(css.slice(at, start), ' '.repeat(after - start));
    at = after;
  }
  return kept.join('') + css.slice(at);
}

// Fonts and behaviors for Internet Explorer, and SVG fonts: the browsers of today load none of them.
const obsoleteFile = /^[^?#]*\.(?:eot|htc)(?:[?#]|$)/i;
const obsoleteFormat = /^["']?\s*\)\s*format\(\s*["']?(?:embedded-opentype|svg)\b/i;

/** Returns the URLs of CSS, with their offsets in it. Those with an escape, and of obsolete formats, are omitted. */
export function cssUrls(css: string): readonly CssUrl[] {
  if (!/url\(|@import/i.test(css)) return [];
  const text = withoutComments(css);
  return [...text.matchAll(urlToken)].flatMap(({ 0: all, 1: double, 2: single, 3: bare, index }) => {
    const url = double ?? single ?? bare;
    if (url === undefined || url.trim() === '' || url.includes('\\') || obsoleteFile.test(url)) return [];
    const start = index + all.lastIndexOf(url);
    const end = start + url.length;
    return obsoleteFormat.test(text.slice(end, end + 60)) ? [] : [{ url, start, end }];
  });
}
