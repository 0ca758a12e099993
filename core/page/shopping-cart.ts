/**
 * The visitor's cart, shared by all elements of a page and synchronized with other tabs. Changes by the visitor are
 * shown at once and undone if the server refuses them (docs/spec.md#runtime-4 and docs/spec.md#runtime-8).
 */

import type { Cart } from '../model/cart/cart.ts';
import type { NewCartItem } from '../model/cart/change.ts';
import { isSameData } from '../model/same-data.ts';
import { connectTabs } from './connect-tabs.ts';
import { pageService } from './page.ts';
import { pageMember } from './request/page-member.ts';
import { cartAdder } from './shopping-cart/additions.ts';
import { getCart, type ShippingChoice } from './shopping-cart/calls.ts';
import { quantityChanger } from './shopping-cart/quantities.ts';
import { type CartResult, type CartSession, cartState, failed, inTurn } from './shopping-cart/session.ts';
import { cartUpdater } from './shopping-cart/updates.ts';

export type { Cart, CartEntry } from '../model/cart/cart.ts';
export type { NewCartItem } from '../model/cart/change.ts';
export { formatMoney } from '../model/money/format.ts';
export type { CartFailure, ShippingChoice } from './shopping-cart/calls.ts';
export type { CartResult } from './shopping-cart/session.ts';
export { cartText } from './shopping-cart/text.ts';

/** The cart of one page. None of its promises rejects. */
export interface CartClient {
  /** The cart with all pending changes; `undefined` until the first response of the server. */
  readonly get: () => Cart | undefined;
  /** Calls the listener after each change; returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the cart. The first call requests it, once for all concurrent callers. */
  readonly load: () => Promise<CartResult>;
  /** Requests the cart again: call it after something was added to the cart. Other tabs are notified of a change. */
  readonly sync: () => Promise<CartResult>;
  /**
   * Changes the quantity of an entry by a difference, such as 1 or -1; at 0 the entry is removed. Differences of several
   * tabs add up if the server's carts have a `version`. Differences that wait for an earlier call are sent as one.
   */
  readonly changeQuantity: (entryId: string, by: number) => Promise<CartResult>;
  /** Sets the quantity of an entry, whatever it was before; 0 removes the entry. */
  readonly setQuantity: (entryId: string, quantity: number) => Promise<CartResult>;
  readonly remove: (entryId: string) => Promise<CartResult>;
  /**
   * Adds a product. If an addition fails, pass its `key` again to repeat the same action: a server that has received it
   * before adds it once. Default: a new key. Change the new entry after the promise has resolved: its id is the server's.
   */
  readonly add: (item: NewCartItem, key?: string) => Promise<CartResult>;
  /** Enters a coupon. The cart in the result shows whether it is valid. */
  readonly addCoupon: (code: string) => Promise<CartResult>;
  readonly removeCoupon: (code: string) => Promise<CartResult>;
  /** Sets the destination or the shipping option. */
  readonly setShipping: (choice: ShippingChoice) => Promise<CartResult>;
}

/** Reads the cart with as few requests as possible. */
function cartReader(document: Document, state: CartSession['state'], take: CartSession['take']) {
  let loading: Promise<CartResult> | undefined;
  let reading: Promise<CartResult> | undefined;

  async function read(): Promise<CartResult> {
    reading = undefined;
    const { cart, failure } = await getCart(document, 2);
    state.show(cart);
    return cart ? { ok: true, cart } : failed('cart-read-failed', failure);
  }

  /** Callers that arrive while a request waits for its turn share its response. */
  function reread(): Promise<CartResult> {
    reading ??= take(read);
    return reading;
  }

  function load(): Promise<CartResult> {
    const cart = state.get();
    if (cart) return Promise.resolve({ ok: true, cart });
    loading ??= reread().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return { load, reread };
}

function create(document: Document): CartClient {
  const state = cartState(document);
  const take = inTurn(document);
  const { load, reread } = cartReader(document, state, take);
  const notifyTabs = connectTabs(document, 'site-elements.cart.v1', () => void reread());
  const member = pageMember(document);
  let { changes } = member.get();
  // Another member has another cart.
  member.subscribe(() => {
    const now = member.get().changes;
    if (now !== changes && state.known()) void reread();
    changes = now;
  });
  const session: CartSession = { document, state, take, notifyTabs };

  async function sync(): Promise<CartResult> {
    const before = state.known();
    const result = await reread();
    if (result.ok && before && !isSameData(before, result.cart)) notifyTabs();
    return result;
  }

  const quantities = quantityChanger(session);
  const remove = (id: string): Promise<CartResult> => quantities.set({ id, quantity: 0 }, 'cart-remove-failed');
  return {
    get: state.get,
    subscribe: state.subscribe,
    load,
    sync,
    changeQuantity: quantities.add,
    setQuantity: (id, quantity) =>
      quantity === 0 ? remove(id) : quantities.set({ id, quantity }, 'cart-quantity-failed'),
    remove,
    add: cartAdder(session),
    ...cartUpdater(session),
  };
}

/** Returns the page's cart. The first use requests it. */
export const cart = (document: Document = globalThis.document): CartClient => pageService(document, 'cart', create);
