/** The checkout of a cart (docs/spec.md#runtime-2, "Navigation targets"), which completes an order without a payment. */
import { html } from 'hono/html';
import { checkoutPaths } from '../../../core/model/commerce/checkout-urls.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { cartJson } from '../state/carts.ts';
import { placeOrder, totalText } from '../state/orders.ts';
import { htmlPage, wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';
import { type Route, route } from './route.ts';
import { hasCart, refuseChange, visitorCart } from './visitor-cart.ts';

const confirmationPath = '/checkout/order-confirmed';

const gotoCheckout: Route = {
  method: 'GET',
  path: checkoutPaths.cart,
  name: 'GotoCheckout',
  summary: 'Checkout of the cart',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  gives: () => ({ 200: 'text/html', 400: 'text/html' }),
  answer(context, site) {
    const notice = (code: 'mock-checkout-cookieless' | 'mock-checkout-empty') =>
      noticePage(context, gotoCheckout.summary, formatMessage(messages[code]), 400);
    if (!hasCart(context)) return notice('mock-checkout-cookieless');
    const cart = visitorCart(context, site);
    if (cart.entries.length === 0) return notice('mock-checkout-empty');
    const total = totalText(cartJson(cart));
    return context.html(
      htmlPage(
        gotoCheckout.summary,
        html`<p>${formatMessage(messages['mock-checkout-total'], { total })}</p>
<form method="post"><button>${formatMessage(messages['mock-checkout-order'])}</button></form>`,
      ),
    );
  },
};

const orderPlacement = route({
  method: 'POST',
  path: checkoutPaths.cart,
  name: 'PlaceOrder',
  summary: 'Places the order of the cart, and empties the cart.',
  kind: 'call',
  crumb: 'query',
  gives: ({ z, text, cart, refusal }) => ({
    200: z.looseObject({ id: text('Id of the order.'), number: z.int().describe('Number of the order.'), cart }),
    303: 'text/html',
    400: refusal,
  }),
  sample: {},
  answer(context, site) {
    if (!hasCart(context)) return refuseChange(context, 400, 'mock-checkout-cookieless');
    const order = placeOrder(site.state.orders, visitorCart(context, site), site.options);
    if (!order) return refuseChange(context, 400, 'mock-checkout-empty');
    return wantsPage(context)
      ? context.redirect(`${confirmationPath}?orderId=${encodeURIComponent(order.id)}`, 303)
      : context.json(order);
  },
});

const orderConfirmation: Route = route({
  method: 'GET',
  path: confirmationPath,
  name: 'OrderConfirmed',
  summary: 'Confirmation of an order',
  kind: 'page',
  takes: ({ z, text }) => ({ query: z.looseObject({ orderId: text('Id of the order.').min(1) }) }),
  gives: () => ({ 200: 'text/html', 404: 'text/html' }),
  sample: { query: { orderId: '{PlaceOrder/id}' } },
  answer(context, { state }, { query }) {
    const title = formatMessage(messages['mock-order-title']);
    const order = state.orders.find(({ id }) => id === query.orderId);
    if (!order) return noticePage(context, title, formatMessage(messages['mock-order-unknown']), 404);
    const { number, cart } = order;
    return noticePage(
      context,
      title,
      formatMessage(messages['mock-order-number'], { number, total: totalText(cart) }),
      200,
    );
  },
});

export const checkout: readonly Route[] = [gotoCheckout, orderPlacement, orderConfirmation];
