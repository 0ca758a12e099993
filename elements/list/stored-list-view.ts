/** The view that the visitor has selected on an earlier visit to this page. */
import { dayMs } from '../../core/model/day-ms.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { pageStorage } from '../../core/page/storage.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { type ListView, listViews } from './contract.ts';

const lifetime = 30 * dayMs;

/** Returns the key for a list: lists without an id have their position on the page. */
function storageKey(host: Element): string {
  const { pathname } = windowOf(host.ownerDocument).location;
  const lists = [...(treeOf(host)?.querySelectorAll(host.localName) ?? [])];
  return `site-list:${pathname}:${host.id || lists.indexOf(host)}`;
}

export const storedView = (host: Element): ListView | undefined =>
  pageStorage('local', host.ownerDocument).get(storageKey(host), (value) => listViews.find((view) => view === value));

/** Stores the view; without functional consent only until the page is closed. */
export const storeView = (host: Element, view: ListView): void =>
  pageStorage('local', host.ownerDocument).set(storageKey(host), view, { lifetime, category: 'functional' });
