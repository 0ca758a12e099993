import { treeOf } from '../../core/page/composed-tree.ts';

/** What stands before a slide's number in the address: the lightbox's id; those without one are told apart by their place. */
export function hashPrefix(host: Element): string {
  const all = treeOf(host)?.querySelectorAll('site-lightbox[history-hash]') ?? [];
  const place = [...all].indexOf(host);
  return host.id || (place > 0 ? `slide${place + 1}` : '');
}
