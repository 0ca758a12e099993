/** Changes of a cart that are shown before the server responds. */
import { plusTimes } from '../money/read-money.ts';
import type { Cart, CartEntry } from './cart.ts';

/** A new quantity of an entry; 0 removes the entry. */
export interface CartChange {
  /** The id of the entry. */
  readonly id: string;
  readonly quantity: number;
}

const find = (cart: Cart, id: string): CartEntry | undefined => cart.entries.find((entry) => entry.id === id);

const withSubtotal = (cart: Cart, { unitPrice }: CartEntry, times: number): Cart => {
  const subtotalAmount = unitPrice && plusTimes(cart.subtotalAmount, unitPrice, times);
  // Without a known price the server's subtotal stays until its response arrives.
  return subtotalAmount ? { ...cart, subtotalAmount } : cart;
};

/**
 * Applies a change to the entries, `totalQuantity` and `subtotalAmount`. The server calculates tax, shipping, discounts
 * and the grand total. Returns the cart unchanged if it has no such entry.
 */
export function changedCart(cart: Cart, { id, quantity }: CartChange): Cart {
  const before = find(cart, id);
  if (!before) return cart;
  const entries = cart.entries.flatMap((entry) =>
    entry !== before ? [entry] : quantity > 0 ? [{ ...entry, quantity }] : [],
  );
  const more = quantity - before.quantity;
  const totalQuantity = Math.max(0, cart.totalQuantity + more);
  return Object.freeze({ ...withSubtotal(cart, before, more), entries: Object.freeze(entries), totalQuantity });
}

/** Returns whether the cart already contains the change: its response may have been lost. */
export const isChanged = (cart: Cart, { id, quantity }: CartChange): boolean =>
  (find(cart, id)?.quantity ?? 0) === quantity;
