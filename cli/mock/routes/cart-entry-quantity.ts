import type { Context } from 'hono';
import { changeEntries, hasKey, type MockEntry, rememberKey, type StoredCart } from '../state/carts.ts';
import { route } from './route.ts';
import { answerCart, refuseChange, refuseConflict, refuseOutdated, refuseStock, visitorCart } from './visitor-cart.ts';

const entryIn = (cart: StoredCart, context: Context): MockEntry | undefined =>
  cart.entries.find(({ id }) => id === context.req.param('id'));

/** Sets the quantity of an item. Responds with the changed cart. */
export const cartEntryQuantity = route({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:id',
  name: 'SetCartEntryQuantity',
  summary: 'Sets the quantity of an entry of the cart.',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text }) => ({
    params: z.object({ id: text('Id of the entry.') }),
    json: z.object({
      quantity: z.int().min(1).describe('A whole number of at least 1.'),
      version: z
        .union([z.string(), z.number()])
        .optional()
        .describe('The version of the cart that the quantity was computed from; an older one is refused with 409.'),
      key: text('Identifies the change: a repeated call with the same key changes nothing more.').max(100).optional(),
    }),
  }),
  gives: ({ cart, refusal }) => ({ 200: cart, 400: refusal, 404: refusal, 409: cart }),
  sample: { params: { id: '{ShoppingCart/entries/0/id}' }, json: { quantity: 2 } },
  refuse(context, site) {
    const isKnown = entryIn(visitorCart(context, site), context) !== undefined;
    return isKnown
      ? refuseChange(context, 400, 'mock-cart-quantity')
      : refuseChange(context, 404, 'mock-cart-entry-unknown');
  },
  answer(context, site, { json: { quantity, version, key } }) {
    const cart = visitorCart(context, site);
    if (hasKey(cart, key)) return answerCart(context, cart);
    const outdated = refuseConflict(context, site, cart) ?? refuseOutdated(context, cart, version);
    if (outdated) return outdated;
    const entry = entryIn(cart, context);
    if (!entry) return refuseChange(context, 404, 'mock-cart-entry-unknown');
    if (quantity > entry.stock) return refuseStock(context, entry.stock);
    changeEntries(
      cart,
      cart.entries.map((one) => (one.id === entry.id ? { ...one, quantity } : one)),
    );
    rememberKey(cart, key);
    return answerCart(context, cart);
  },
});
