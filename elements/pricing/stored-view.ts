/** The view that the visitor has selected on an earlier visit to this page. */
import { dayMs } from '../../core/model/day-ms.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { type Decoder, pageStorage } from '../../core/page/storage.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { type PricingView, pricingViews } from './contract.ts';

const lifetime = 30 * dayMs;

const readView: Decoder<PricingView> = (value) => pricingViews.find((view) => view === value);

/** Returns the key for a table: tables without an id have their position on the page. */
function storageKey(host: Element): string {
  const { pathname } = windowOf(host.ownerDocument).location;
  const tables = [...(treeOf(host)?.querySelectorAll(host.localName) ?? [])];
  return `site-pricing:${pathname}:${host.id || tables.indexOf(host)}`;
}

export const storedView = (host: Element): PricingView | undefined =>
  pageStorage('local', host.ownerDocument).get(storageKey(host), readView);

/** Stores the view; without functional consent only until the page is closed. */
export const storeView = (host: Element, view: PricingView): void =>
  pageStorage('local', host.ownerDocument).set(storageKey(host), view, { lifetime, category: 'functional' });
