import { readPage, textOf } from '../../lint/page/page.ts';
import { parseUrl } from './saved-url.ts';

/** The part of a page in which its metadata is searched, in bytes or characters. */
export const headLength = 65_536;

// The limit keeps tags that do not end from being searched again and again.
const tags = /<(?:link|meta)\s[^>]{0,2000}>/gi;

/** Returns the URL under which a page was published: its canonical URL, or that of its Open Graph metadata. */
export function publishedUrl(head: string): string | undefined {
  const found = [...head.slice(0, headLength).matchAll(tags)]
    .filter(([tag]) => /canonical|og:url/i.test(tag))
    .flatMap(([tag]) => readPage({ file: '', text: tag }).elements.slice(0, 1));
  const canonical = found.find((one) => /(?:^|\s)canonical(?:\s|$)/i.test(textOf(one, 'rel')));
  const metadata = found.find((one) => /^\s*og:url\s*$/i.test(textOf(one, 'property')));
  const urls = [canonical && textOf(canonical, 'href'), metadata && textOf(metadata, 'content')];
  return urls.find((url) => url !== undefined && parseUrl(url)?.host);
}
