/** The calls of the cart. The specification defines none, so these follow its other calls (docs/spec.md#runtime-7). */
import { type Cart, isCart, readCart } from '../../model/cart/cart.ts';
import type { CartChange } from '../../model/cart/change.ts';
import { siteContext } from '../context.ts';
import { type RequestFailure, type RequestOptions, request } from '../request.ts';

/** The reason why a call failed. Its text for visitors is `cartText(element, failure)`. */
export interface CartFailure {
  readonly code: 'cart-read-failed' | 'cart-quantity-failed' | 'cart-remove-failed';
  readonly args: Readonly<Record<string, never>>;
  /** The response of the server or its failure; undefined if the response is not a cart. */
  readonly cause?: RequestFailure;
}

/** The response of the server: the cart or a failure. A response that is not a cart is neither. */
export interface CartAnswer {
  readonly cart?: Cart;
  readonly failure?: RequestFailure;
}

const path = '/api/commerce/shopping-cart';

/** Amounts without a currency are in the currency of the shop. */
function currencyOf(document: Document): string | undefined {
  const { selectedCurrency, defaultCurrency } = siteContext(document).get().storeSettings ?? {};
  return selectedCurrency ?? defaultCurrency;
}

async function send(document: Document, where: string, options: RequestOptions): Promise<CartAnswer> {
  const result = await request(where, { document, ...options });
  if (!result.ok) return { failure: result.failure };
  return isCart(result.data) ? { cart: readCart(result.data, currencyOf(document)) } : {};
}

/** Requests the cart with GET, which can safely be repeated (every 200 ms). */
export const getCart = (document: Document, retries: number): Promise<CartAnswer> => send(document, path, { retries });

/** Sets a quantity with PUT, or removes the entry with DELETE if the quantity is 0. */
export const putChange = (document: Document, { id, quantity }: CartChange): Promise<CartAnswer> =>
  send(document, `${path}/entries/${encodeURIComponent(id)}`, {
    crumb: 'query',
    ...(quantity > 0 ? { method: 'PUT', json: { quantity } } : { method: 'DELETE' }),
  });
