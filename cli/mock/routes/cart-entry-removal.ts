import { route } from './route.ts';
import { answerCart, visitorCart } from './visitor-cart.ts';

/** Removes an entry. Responds with the cart, also if the entry did not exist. */
export const cartEntryRemoval = route({
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:id',
  name: 'RemoveCartEntry',
  summary: 'Removes an entry from the cart.',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text }) => ({ params: z.object({ id: text('Id of the entry.') }) }),
  gives: ({ cart }) => ({ 200: cart }),
  sample: { params: { id: '{ShoppingCart/entries/0/id}' } },
  answer(context, site, { params: { id } }) {
    const cart = visitorCart(context, site);
    cart.entries = cart.entries.filter((entry) => entry.id !== id);
    return answerCart(context, cart);
  },
});
