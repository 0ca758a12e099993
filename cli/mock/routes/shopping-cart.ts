import { answerCart, visitorCart } from '../cart/visitor-cart.ts';
import type { Route } from '../route.ts';

/** GET /api/commerce/shopping-cart: the visitor's cart (runtime 3). The spec shows no path for it. */
export const shoppingCart: Route = {
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  answer: (context, site) => answerCart(context, visitorCart(context, site)),
};
