import { changeEntries, hasKey, rememberKey } from '../state/carts.ts';
import { route } from './route.ts';
import { answerCart, refuseConflict, refuseOutdated, visitorCart } from './visitor-cart.ts';

/** Removes an entry. Responds with the cart, also if the entry did not exist. */
export const cartEntryRemoval = route({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:id',
  name: 'RemoveCartEntry',
  summary: 'Removes an entry from the cart.',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text }) => ({
    params: z.object({ id: text('Id of the entry.') }),
    query: z.looseObject({
      version: text('The version of the cart to remove the entry from; an older one is refused with 409.').optional(),
      key: text('Identifies the change: a repeated call with the same key changes nothing more.').max(100).optional(),
    }),
  }),
  gives: ({ cart }) => ({ 200: cart, 409: cart }),
  sample: { params: { id: '{ShoppingCart/entries/0/id}' } },
  answer(context, site, { params: { id }, query: { version, key } }) {
    const cart = visitorCart(context, site);
    if (hasKey(cart, key)) return answerCart(context, cart);
    const outdated = refuseConflict(context, site, cart) ?? refuseOutdated(context, cart, version);
    if (outdated) return outdated;
    const left = cart.entries.filter((entry) => entry.id !== id);
    if (left.length < cart.entries.length) changeEntries(cart, left);
    rememberKey(cart, key);
    return answerCart(context, cart);
  },
});
