/** Changes of a cart that are shown before the server responds. */
import { plusTimes } from '../money/read-money.ts';
import type { Cart, CartEntry } from './cart.ts';

/** A change of one entry. */
export type CartChange =
  /** A new quantity of an entry, whatever it was before; 0 removes the entry. */
  | { readonly id: string; readonly quantity: number }
  /** A difference to the quantity of an entry, on top of the changes of other tabs. */
  | { readonly id: string; readonly by: number };

const find = (cart: Cart, id: string): CartEntry | undefined => cart.entries.find((entry) => entry.id === id);

const withSubtotal = (cart: Cart, { unitPrice }: CartEntry, times: number): Cart => {
  const subtotalAmount = unitPrice && plusTimes(cart.subtotalAmount, unitPrice, times);
  // Without a known price the server's subtotal stays until its response arrives.
  return subtotalAmount ? { ...cart, subtotalAmount } : cart;
};

/** Returns the quantity of the entry after the change; undefined for a difference to an unknown entry. */
export function quantityAfter(cart: Cart | undefined, change: CartChange): number | undefined {
  if ('quantity' in change) return change.quantity;
  const before = cart && find(cart, change.id);
  return before && Math.max(0, before.quantity + change.by);
}

/**
 * Applies a change to the entries, `totalQuantity` and `subtotalAmount`. The server calculates tax, shipping, discounts
 * and the grand total. Returns the cart unchanged if it has no such entry.
 */
export function changedCart(cart: Cart, change: CartChange): Cart {
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

/** Returns whether the entry has this quantity. */
export const hasQuantity = (cart: Cart, id: string, quantity: number): boolean =>
  (find(cart, id)?.quantity ?? 0) === quantity;
