import { answerCart, visitorCart } from '../cart/visitor-cart.ts';
import type { Route } from '../route.ts';

/** DELETE /api/commerce/shopping-cart/entries/:id: answers the cart without it, also where it was gone already. */
export const cartEntryRemoval: Route = {
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:id',
  answer(context, site) {
    const cart = visitorCart(context, site);
    cart.entries = cart.entries.filter(({ id }) => id !== context.req.param('id'));
    return answerCart(context, cart);
  },
};
