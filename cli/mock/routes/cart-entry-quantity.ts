import type { Context } from 'hono';
import { answerCart, refuseChange, visitorCart } from '../cart/visitor-cart.ts';
import type { Route } from '../route.ts';

/** What the body asks for, if that is a whole number from 1 on. */
async function quantityIn(context: Context): Promise<number | undefined> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const quantity: unknown = Object(body).quantity;
  return typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : undefined;
}

/** PUT /api/commerce/shopping-cart/entries/:id with `{ quantity }`: answers the cart as it is then. */
export const cartEntryQuantity: Route = {
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:id',
  async answer(context, site) {
    const cart = visitorCart(context, site);
    const quantity = await quantityIn(context);
    const entry = cart.entries.find(({ id }) => id === context.req.param('id'));
    if (!entry) return refuseChange(context, 404, 'mock-cart-entry-unknown');
    if (quantity === undefined) return refuseChange(context, 400, 'mock-cart-quantity');
    if (quantity > entry.stock) return refuseChange(context, 400, 'mock-cart-stock', entry.stock);
    cart.entries = cart.entries.map((one) => (one.id === entry.id ? { ...one, quantity } : one));
    return answerCart(context, cart);
  },
};
