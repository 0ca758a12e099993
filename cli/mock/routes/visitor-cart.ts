import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { MessageArgs } from '../../../core/model/finding.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { cookies } from '../../../core/model/vocabularies/cookies.ts';
import { messages } from '../messages.en.ts';
import { cartJson, changeEntries, hasExpired, makeConflict, type StoredCart } from '../state/carts.ts';
import type { MockSite } from '../state/mock-site.ts';
import { wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';

const { name } = cookies.cart;

/** Returns the cart of the visitor and stores its token in a cookie. A page that deletes the cookie starts a new cart. */
export function visitorCart(context: Context, site: MockSite): StoredCart {
  const token = getCookie(context, name);
  const cart = site.cartOf(token);
  // A late response would otherwise restore a cookie that the page has deleted.
  if (cart.token !== token) setCookie(context, name, cart.token, { path: '/', sameSite: 'Lax' });
  return cart;
}

/** Responds with the cart as JSON, which a shared cache must not serve to other visitors. */
export const answerCart = (context: Context, cart: StoredCart): Response =>
  context.json(cartJson(cart), 200, { 'cache-control': 'no-store' });

const answerNewer = (context: Context, cart: StoredCart): Response =>
  context.json(cartJson(cart), 409, { 'cache-control': 'no-store' });

/** Responds to a change that conflicts with one of another tab, in the scenario `conflict`; otherwise undefined. */
export const refuseConflict = (context: Context, site: MockSite, cart: StoredCart): Response | undefined =>
  site.options.carts === 'conflict' && makeConflict(cart) ? answerNewer(context, cart) : undefined;

/** Responds to a change that was made on an older version of the cart, with the newer one; undefined for a current one. */
export const refuseOutdated = (context: Context, cart: StoredCart, version: unknown): Response | undefined =>
  version === undefined || `${version}` === `${cart.version ?? 0}` ? undefined : answerNewer(context, cart);

/** Responds with the reason why the cart is unchanged; `details` are its values for scripts. */
export const refuseChange = (
  context: Context,
  status: 400 | 404,
  code: Extract<keyof typeof messages, `mock-cart-${string}`>,
  args: MessageArgs = {},
  details: object = {},
): Response | Promise<Response> => {
  const error = formatMessage(messages[code], args);
  return wantsPage(context)
    ? noticePage(context, formatMessage(messages['mock-cart-refused']), error, status)
    : context.json({ code, error, ...details }, status);
};

/** Responds that fewer items are available than the visitor wants. */
export const refuseStock = (context: Context, stock: number): Response | Promise<Response> =>
  refuseChange(context, 400, 'mock-cart-stock', { stock }, { stock });

/** Only a path of this site, so that the form of another site cannot lead a visitor away. */
export function pageAfter(returnTo = ''): string {
  const origin = 'http://site.invalid';
  if (!returnTo.startsWith('/') || !URL.canParse(returnTo, origin)) return '/cart';
  // As browsers do, the parser removes tabs and line breaks, after which `/\t/` leads to another site, as `/.//` does when it is resolved.
  const { origin: resolved, pathname, search, hash } = new URL(returnTo, origin);
  return resolved === origin && !pathname.startsWith('//') ? pathname + search + hash : '/cart';
}

/** Creates a new cart for a visitor who signed out, with the same entries if `isKept`. */
export function forgetCart(context: Context, site: MockSite, isKept: boolean): void {
  const token = deleteCookie(context, name, { path: '/' });
  if (!isKept || token === undefined) return;
  const copy = site.cartOf(undefined);
  changeEntries(copy, site.cartOf(token).entries);
  setCookie(context, name, copy.token, { path: '/', sameSite: 'Lax' });
}

/** Whether the visitor has a cart that has not expired. */
export function hasCart(context: Context, { state, options }: MockSite): boolean {
  const token = getCookie(context, name);
  return token !== undefined && !hasExpired(state.carts, token, options.carts);
}
