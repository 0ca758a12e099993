import { route } from './route.ts';
import { answerCart, visitorCart } from './visitor-cart.ts';

/** The visitor's cart (docs/spec.md#runtime-3). The spec shows no path for it. */
export const shoppingCart = route({
  method: 'GET',
  path: '/api/commerce/shopping-cart',
  name: 'ShoppingCart',
  summary: "The visitor's cart.",
  kind: 'call',
  gives: ({ cart }) => ({ 200: cart }),
  answer: (context, site) => answerCart(context, visitorCart(context, site)),
});
