/** The calls of the cart. The specification defines none, so these follow its other calls (docs/spec.md#runtime-7). */

import { type Cart, isCart, readCart, type ShippingLocation } from '../../model/cart/cart.ts';
import type { CartAddition } from '../../model/cart/change.ts';
import { encodeText } from '../../model/encode-text.ts';
import { siteContext } from '../context.ts';
import type { VisitorAction } from '../request/page-member.ts';
import { type RequestFailure, type RequestOptions, request } from '../request.ts';

/** The reason why a call failed. Its text for visitors is `cartText(element, failure)`. */
export interface CartFailure {
  readonly code:
    | 'cart-read-failed'
    | 'cart-quantity-failed'
    | 'cart-remove-failed'
    | 'cart-add-failed'
    | 'cart-coupon-failed'
    | 'cart-shipping-failed';
  readonly args: Readonly<Record<string, never>>;
  /** The response of the server or its failure; undefined if the response is not a cart. */
  readonly cause?: RequestFailure;
}

/** The response of the server: the cart or a failure. A response that is not a cart is neither. */
export interface CartAnswer {
  readonly cart?: Cart;
  readonly failure?: RequestFailure;
  /** The cart of a 409 response: the change was made on an older version, and is not saved. */
  readonly newerCart?: Cart;
}

const path = '/api/commerce/shopping-cart';

/** Amounts without a currency are in the currency of the shop. */
function currencyOf(document: Document): string | undefined {
  const { selectedCurrency, defaultCurrency } = siteContext(document).get().storeSettings ?? {};
  return selectedCurrency ?? defaultCurrency;
}

async function send(document: Document, where: string, options: RequestOptions): Promise<CartAnswer> {
  // A visitor who adds a product and follows a link at once has added it.
  const result = await request(where, { document, keepalive: options.crumb !== undefined, ...options });
  const data = result.ok ? result.data : result.failure.data;
  const cart = isCart(data) ? readCart(data, currencyOf(document)) : undefined;
  if (result.ok) return cart ? { cart } : {};
  return { failure: result.failure, ...(result.status === 409 && cart && { newerCart: cart }) };
}

/** Requests the cart with GET, which can safely be repeated (every 200 ms). */
export const getCart = (document: Document, retries: number): Promise<CartAnswer> => send(document, path, { retries });

/** Adds a product with POST. The server adds it once for all calls with the same key. */
export function postEntry(document: Document, { item, key }: CartAddition, action: VisitorAction): Promise<CartAnswer> {
  // What is only shown until the server responds is not sent.
  const { productName, options, imageUrl, fields, ...sent } = item;
  return send(document, `${path}/entries`, { action, crumb: 'query', json: { ...fields, ...sent, key } });
}

/** A quantity to save. */
interface Quantity {
  readonly id: string;
  readonly quantity: number;
  /** The version of the cart that the quantity was computed from; without it the quantity replaces any other. */
  readonly version?: Cart['version'];
  /** Identifies the change: a server that receives it again changes nothing more. */
  readonly key: string;
}

/** Sets a quantity with PUT, or removes the entry with DELETE if the quantity is 0. */
export function putQuantity(
  document: Document,
  { id, quantity, version, key }: Quantity,
  action: VisitorAction,
): Promise<CartAnswer> {
  const url = `${path}/entries/${encodeText(id)}`;
  const known = version !== undefined && { version };
  return quantity > 0
    ? send(document, url, { action, crumb: 'query', method: 'PUT', json: { quantity, ...known, key } })
    : send(document, url, {
        action,
        crumb: 'query',
        method: 'DELETE',
        query: { ...(known && { version: String(version) }), key },
      });
}

/** Enters a coupon with POST. */
export const postCoupon = (document: Document, code: string, action: VisitorAction): Promise<CartAnswer> =>
  send(document, `${path}/coupons`, { action, crumb: 'query', json: { code } });

/** Removes a coupon with DELETE. */
export const deleteCoupon = (document: Document, code: string, action: VisitorAction): Promise<CartAnswer> =>
  send(document, `${path}/coupons/${encodeText(code)}`, { action, crumb: 'query', method: 'DELETE' });

/** The destination of the cart, and how it is sent there; what is undefined stays as it is. */
export interface ShippingChoice {
  readonly location?: ShippingLocation;
  readonly optionId?: string;
}

/** Sets the destination and the shipping option with PUT. */
export const putShipping = (document: Document, choice: ShippingChoice, action: VisitorAction): Promise<CartAnswer> =>
  send(document, `${path}/shipping`, { action, crumb: 'query', method: 'PUT', json: choice });
