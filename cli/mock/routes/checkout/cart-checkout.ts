/** The checkouts of a cart and of a subscription in it. */
import type { Context } from 'hono';
import { checkoutPaths } from '../../../../core/model/commerce/checkout-urls.ts';
import { ownValue } from '../../state/capped-record.ts';
import { cartJson, type StoredCart } from '../../state/carts.ts';
import type { MockSite } from '../../state/mock-site.ts';
import { type Placement, placeOrder, totalOf } from '../../state/orders.ts';
import { type Route, route, type SchemaKit } from '../route.ts';
import { hasCart, visitorCart } from '../visitor-cart.ts';
import { answerOrder, givesOrder, paymentPage, refuseOrder } from './order-pages.ts';

const showCart = (
  context: Context,
  cart: StoredCart,
  page: { readonly title: string; readonly canPayLater?: boolean },
): Response | Promise<Response> =>
  cart.entries.length === 0
    ? refuseOrder(context, 400, 'mock-checkout-empty')
    : paymentPage(context, { ...page, total: totalOf(cartJson(cart)) });

function orderCart(
  context: Context,
  site: MockSite,
  cart: StoredCart,
  placement: Placement,
): Response | Promise<Response> {
  const lacking = cart.entries.find(({ quantity, stock }) => quantity > stock);
  if (lacking)
    return refuseOrder(context, 400, 'mock-checkout-stock', { product: lacking.productName, stock: lacking.stock });
  const order = placeOrder(site, cart, placement);
  return order ? answerOrder(context, order) : refuseOrder(context, 400, 'mock-checkout-empty');
}

/** A call that places an order; `payment=later` orders without paying yet. */
const takesPayment = ({ z, wordOf }: SchemaKit) => ({
  query: z.looseObject({ payment: wordOf('later, to order without paying yet.', ['later']).optional() }),
});

const gotoCheckout: Route = {
  method: 'GET',
  path: checkoutPaths.cart,
  name: 'GotoCheckout',
  summary: 'Checkout of the cart',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  gives: () => ({ 200: 'text/html', 400: 'text/html' }),
  answer: (context, site) =>
    hasCart(context, site)
      ? showCart(context, visitorCart(context, site), { title: gotoCheckout.summary, canPayLater: true })
      : refuseOrder(context, 400, 'mock-checkout-cookieless'),
};

const orderPlacement = route({
  method: 'POST',
  path: checkoutPaths.cart,
  name: 'PlaceOrder',
  summary: 'Places the order of the cart, and empties the cart.',
  kind: 'call',
  crumb: 'query',
  takes: takesPayment,
  gives: givesOrder,
  sample: {},
  answer: (context, site, { query }) =>
    hasCart(context, site)
      ? orderCart(
          context,
          site,
          visitorCart(context, site),
          query.payment === 'later' ? { outcome: 'order-received' } : {},
        )
      : refuseOrder(context, 400, 'mock-checkout-cookieless'),
});

const cartWithToken = (site: MockSite, token: string): StoredCart | undefined =>
  ownValue(site.state.carts, token) && site.cartOf(token);

/** The subscription of a cart by its token, as a link in an e-mail has it: without a cookie. */
const takesToken = ({ z, text }: SchemaKit) => ({
  query: z.looseObject({ cartToken: text('Token of the cart.').min(1) }),
});

const subscriptionTitle = 'Checkout of a subscription';

const subscriptionCheckout = route({
  method: 'GET',
  path: checkoutPaths.subscription,
  name: 'SubscriptionCheckout',
  summary: subscriptionTitle,
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  takes: takesToken,
  gives: () => ({ 200: 'text/html', 400: 'text/html', 404: 'text/html' }),
  sample: { query: { cartToken: '{ShoppingCart/id}' } },
  answer(context, site, { query }) {
    const cart = cartWithToken(site, query.cartToken);
    return cart
      ? showCart(context, cart, { title: subscriptionTitle })
      : refuseOrder(context, 404, 'mock-checkout-cart-unknown');
  },
});

const subscription = route({
  method: 'POST',
  path: checkoutPaths.subscription,
  name: 'Subscribe',
  summary: 'Places the order of a subscription, and empties its cart.',
  kind: 'call',
  crumb: 'query',
  takes: takesToken,
  gives: givesOrder,
  sample: { query: { cartToken: '{ShoppingCart/id}' } },
  answer(context, site, { query }) {
    const cart = cartWithToken(site, query.cartToken);
    return cart
      ? orderCart(context, site, cart, { outcome: 'subscription-confirmed' })
      : refuseOrder(context, 404, 'mock-checkout-cart-unknown');
  },
});

export const cartCheckout: readonly Route[] = [gotoCheckout, subscriptionCheckout, orderPlacement, subscription];
