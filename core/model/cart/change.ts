/** Changes of a cart that are shown before the server responds. */
import { type ExactMoney, plusTimes } from '../money/read-money.ts';
import type { Cart, CartEntry, SelectedOption } from './cart.ts';

/** A product to add to the cart. */
export interface NewCartItem {
  readonly itemId: string;
  /** The variant: its SKU, or its id if it has none. Neither for a product without variants. */
  readonly sku?: string;
  readonly variantId?: string;
  /** The subscription; undefined for a single purchase. */
  readonly planId?: string;
  readonly quantity: number;
  /** Shown until the server responds, as are the options and the image. */
  readonly productName?: string;
  readonly options?: readonly SelectedOption[];
  readonly imageUrl?: string;
  /** The price that the visitor saw, which is also shown until the server responds. A server may refuse another one. */
  readonly unitPrice?: ExactMoney;
  /** More values for the server, such as the recipient of a gift card. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** An addition. Repeated calls with the same key add the item once. */
export interface CartAddition {
  readonly item: NewCartItem;
  readonly key: string;
}

/** A change of the quantity of one entry. */
export type QuantityChange =
  /** A new quantity of an entry, whatever it was before; 0 removes the entry. */
  | { readonly id: string; readonly quantity: number }
  /** A difference to the quantity of an entry, on top of the changes of other tabs. */
  | { readonly id: string; readonly by: number };

export type CartChange = QuantityChange | CartAddition;

const find = (cart: Cart, id: string): CartEntry | undefined => cart.entries.find((entry) => entry.id === id);

const withSubtotal = (cart: Cart, { unitPrice }: Pick<CartEntry, 'unitPrice'>, times: number): Cart => {
  const subtotalAmount = unitPrice && plusTimes(cart.subtotalAmount, unitPrice, times);
  // Without a known price the server's subtotal stays until its response arrives.
  return subtotalAmount ? { ...cart, subtotalAmount } : cart;
};

/** Returns the quantity of the entry after the change; undefined for a difference to an unknown entry. */
export function quantityAfter(cart: Cart | undefined, change: QuantityChange): number | undefined {
  if ('quantity' in change) return change.quantity;
  const before = cart && find(cart, change.id);
  return before && Math.max(0, before.quantity + change.by);
}

/** Only a plain purchase is counted with the entry of the same variant: others may be separate lines on the server. */
const isSameLine = (entry: CartEntry, { itemId, sku, variantId, planId, fields }: NewCartItem): boolean =>
  entry.itemId === itemId && entry.sku === sku && variantId === undefined && planId === undefined && !fields;

/** Returns how many items of the product the cart has, in all of its variants and lines. */
export const quantityOfItem = (cart: Cart | undefined, itemId: string): number =>
  (cart?.entries ?? []).reduce((sum, entry) => sum + (entry.itemId === itemId ? entry.quantity : 0), 0);

/** The entry of an addition has the key as its id until the server responds. */
function withAddition(cart: Cart, { item, key }: CartAddition): Cart {
  const { quantity, ...shown } = item;
  const before = cart.entries.find((entry) => isSameLine(entry, item));
  const added: CartEntry = before
    ? { ...before, quantity: before.quantity + quantity }
    : { ...shown, id: key, quantity, isPending: true };
  const entries = before ? cart.entries.map((entry) => (entry === before ? added : entry)) : [...cart.entries, added];
  const totalQuantity = cart.totalQuantity + quantity;
  return Object.freeze({ ...withSubtotal(cart, added, quantity), entries: Object.freeze(entries), totalQuantity });
}

/**
 * Applies a change to the entries, `totalQuantity` and `subtotalAmount`. The server calculates tax, shipping, discounts
 * and the grand total. Returns the cart unchanged if it has no such entry.
 */
export function changedCart(cart: Cart, change: CartChange): Cart {
  if ('item' in change) return withAddition(cart, change);
  const before = find(cart, change.id);
  const quantity = quantityAfter(cart, change);
  if (!before || quantity === undefined) return cart;
  const entries = cart.entries.flatMap((entry) =>
    entry !== before ? [entry] : quantity > 0 ? [{ ...entry, quantity }] : [],
  );
  const more = quantity - before.quantity;
  const totalQuantity = Math.max(0, cart.totalQuantity + more);
  return Object.freeze({ ...withSubtotal(cart, before, more), entries: Object.freeze(entries), totalQuantity });
}

/**
 * Returns whether the server has made a change whose response was lost: by its key, or by its result if the server lists no keys.
 * Another tab may have caused the same result.
 */
export const hasChange = ({ changeKeys }: Cart, key: string, hasResult: boolean): boolean =>
  changeKeys?.includes(key) ?? hasResult;

/** Returns whether the entry has this quantity. */
export const hasQuantity = (cart: Cart, id: string, quantity: number): boolean =>
  (find(cart, id)?.quantity ?? 0) === quantity;
