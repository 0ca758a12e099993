/** Changes of a cart as the visitor sees them at once, before the server responds. */
import { plusTimes } from '../money/read-money.ts';
import type { Cart, CartEntry } from './cart.ts';

/** So many of an entry from now on; none takes it out of the cart. */
export interface CartChange {
  /** The entry's. */
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
 * The cart with the change: its entries, `totalQuantity` and `subtotalAmount`. Tax, shipping, discounts and the grand
 * total are the server's to say. Unchanged where it has no such entry.
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

/** Whether the cart already is as the change wants it: the answer to it may have been lost. */
export const isChanged = (cart: Cart, { id, quantity }: CartChange): boolean =>
  (find(cart, id)?.quantity ?? 0) === quantity;
