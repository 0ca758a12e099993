import { treeOf } from '../../core/page/composed-tree.ts';

/** Returns the prefix of a slide's number in the URL: the id of the lightbox, or else its position in the page. */
export function hashPrefix(host: Element): string {
  const all = treeOf(host)?.querySelectorAll('site-lightbox[history-hash]') ?? [];
  const place = [...all].indexOf(host);
  return host.id || (place > 0 ? `slide${place + 1}` : '');
}
