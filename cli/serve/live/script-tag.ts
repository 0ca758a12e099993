/** Adds the script for live reload and findings to pages. */
import { attributeOf, named, readPage } from '../../lint/page/page.ts';

/**
 * Returns the offset for a script that runs before all others, and before a policy or `<base>` of the page, without
 * changing quirks mode.
 */
function placeIn(text: string): number {
  const [head] = named(readPage({ file: '', text }), 'head');
  if (head) return text.indexOf('>', head.attributes.at(-1)?.end ?? head.tag.end) + 1;
  return /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<!doctype[^>]*>/i.exec(text)?.[0].length ?? 0;
}

/** Returns the nonce attribute of the page's scripts, which all have the same nonce. */
function nonceIn(text: string): string {
  const scripts = named(readPage({ file: '', text }), 'script');
  const nonce = scripts.map((script) => attributeOf(script, 'nonce')?.value).find(Boolean);
  return nonce !== undefined && /^[\w+/=-]+$/.test(nonce) ? ` nonce="${nonce}"` : '';
}

/**
 * Adds the script, and with it the warnings of the elements with the URL of the docs (`data-site-debug`), to a page in any encoding in
 * which tags are ASCII.
 */
export function withScript(content: Buffer, src: string): Buffer {
  const text = content.toString('latin1');
  // UTF-16.
  if (/^(?:\xff\xfe|\xfe\xff)/.test(text)) return content;
  // A byte order mark stays in front.
  const start = text.startsWith('\xef\xbb\xbf') ? 3 : 0;
  const at = start + placeIn(text.slice(start));
  const tag = `<script type="module" src="${src}" data-site-debug="/docs/"${nonceIn(text)}></script>`;
  return Buffer.concat([content.subarray(0, at), Buffer.from(tag), content.subarray(at)]);
}
