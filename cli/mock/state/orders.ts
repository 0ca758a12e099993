/** The orders of a mocked site. */
import { formatCents } from '../../../core/model/money/format.ts';
import { pushCapped } from './capped-list.ts';
import { cartJson, changeCart, type StoredCart } from './carts.ts';

export interface StoredOrder {
  readonly id: string;
  /** As shown to the customer: 1 for the first order. */
  readonly number: number;
  /** The time, as `Date.toISOString` returns it. */
  readonly placedAt: string;
  /** The cart as it was paid. */
  readonly cart: ReturnType<typeof cartJson> & { readonly orderId: string };
}

interface OrderOptions {
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Records the order of a cart, and empties the cart. Of an empty cart it returns the latest order, so that a second click
 * orders nothing more; undefined if there is none.
 */
export function placeOrder(
  orders: StoredOrder[],
  cart: StoredCart,
  { now, newId }: OrderOptions,
): StoredOrder | undefined {
  if (cart.entries.length === 0) return orders.find(({ id }) => id === cart.orderId);
  const id = newId();
  const order = {
    id,
    number: (orders.at(-1)?.number ?? 0) + 1,
    placedAt: new Date(now()).toISOString(),
    cart: { ...cartJson(cart), orderId: id, isPurchased: true },
  };
  pushCapped(orders, order);
  changeCart(cart, { entries: [], coupons: [], orderId: id });
  return order;
}

/** Returns the total of a cart as text, such as `€309.00`. */
export const totalText = ({ grandTotalCents, subtotalAmount }: ReturnType<typeof cartJson>): string =>
  formatCents(grandTotalCents, subtotalAmount.currency) ?? '';
