/** The rows of the list: the entries of the cart, and those that were removed and can be added again. */
import type { CartEntry } from '../../../core/model/cart/cart.ts';
import type { NewCartItem } from '../../../core/model/cart/change.ts';
import { jsonText } from '../../../core/model/json-text.ts';
import { isSameData } from '../../../core/model/same-data.ts';

/** Milliseconds in which a removed item can be added again. */
export const undoDuration = 8000;

export interface Row {
  /** Identifies the product with its choices. It stays the same when the item is removed and added again, which changes the id of its entry. */
  readonly key: string;
  readonly entry: CartEntry;
  readonly isRemoved?: true;
}

/** Entries are never changed: a change of the cart has new ones. */
const keys = new WeakMap<CartEntry, string>();

function keyOf(entry: CartEntry): string {
  const known = keys.get(entry) ?? createKey(entry);
  keys.set(entry, known);
  return known;
}

/** The options identify the variant of an entry without its SKU and id. */
const createKey = ({ id, itemId, sku, variantId, options, planId, fields }: CartEntry): string =>
  itemId === undefined ? id : jsonText([itemId, sku ?? variantId ?? options, planId, fields]);

/** Returns a row for each entry. Entries of the same product with the same choices have different keys. */
export function rowsOf(entries: readonly CartEntry[]): readonly Row[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const key = keyOf(entry);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { key: count === 0 ? key : `${key} ${count}`, entry };
  });
}

/**
 * Returns the rows to show after a change. Rows keep their places, a removed one too, and new rows come last. Rows whose entry has
 * the same content are the objects of `before`, so that they are not rendered again.
 */
export function nextRows(
  before: readonly Row[],
  current: readonly Row[],
  removed: ReadonlyMap<string, CartEntry>,
): readonly Row[] {
  const rows = new Map<string, Row>(current.map((row) => [row.key, row]));
  for (const [key, entry] of removed) if (!rows.has(key)) rows.set(key, { key, entry, isRemoved: true });
  const kept = before.flatMap((row) => {
    const next = rows.get(row.key);
    rows.delete(row.key);
    return next ? [isSameData(next, row) ? row : next] : [];
  });
  return [...kept, ...rows.values()];
}

/** Returns the product of an entry, to add it again; undefined if the server has not named it. */
export function itemOf({ id: _id, isPending, stock, productUrl, ...entry }: CartEntry): NewCartItem | undefined {
  const { itemId, sku, variantId, ...rest } = entry;
  if (itemId === undefined) return undefined;
  return { ...rest, itemId, ...(sku !== undefined ? { sku } : variantId !== undefined && { variantId }) };
}

/** Returns the name of an entry with its options. */
export const nameOf = ({ productName, sku, id, options = [] }: CartEntry): string =>
  [productName ?? sku ?? id, ...options.map(({ value }) => value)].join(', ');

/** Returns the label of a field that its form names `recipientEmail` or `recipient_email`. */
export function fieldLabel(name: string): string {
  // A label already, or an abbreviation.
  if (/\s/.test(name) || name === name.toUpperCase()) return name;
  const spaced = name.replace(/([\p{Ll}\d])(?=\p{Lu})|[_-]+/gu, '$1 ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** Parses a quantity as typed: a whole number of at most six digits. */
export function typedQuantity(text: string): number | undefined {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}
