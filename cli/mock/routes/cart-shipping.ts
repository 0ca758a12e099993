import { shippingOptionsTo } from '../state/cart-totals.ts';
import { changeCart } from '../state/carts.ts';
import { route } from './route.ts';
import { answerCart, refuseChange, refuseConflict, visitorCart } from './visitor-cart.ts';

/** Sets the destination of a cart, or how it is sent there. Responds with the cart, its shipping cost and taxes. */
export const cartShipping = route({
  method: 'PUT',
  path: '/api/commerce/shopping-cart/shipping',
  name: 'SetCartShipping',
  summary: 'Sets the destination and the shipping option of the cart.',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text }) => ({
    json: z.looseObject({
      location: z
        .looseObject({
          country: text('Code of the country, as in NO.').regex(/^[A-Z]{2}$/),
          region: text('State or region.').max(100).optional(),
          postalCode: text('Postal code.').max(20).optional(),
        })
        .optional()
        .describe('The destination; by default as before.'),
      optionId: text('Id of a shipping option of the destination; by default the first one.').optional(),
    }),
  }),
  gives: ({ cart, refusal }) => ({ 200: cart, 400: refusal, 409: cart }),
  sample: { json: { location: { country: 'NO', postalCode: '1771' }, optionId: 'express' } },
  answer(context, site, { json }) {
    const cart = visitorCart(context, site);
    const conflict = refuseConflict(context, site, cart);
    if (conflict) return conflict;
    const { country, region, postalCode } = json.location ?? cart.shippingLocation ?? {};
    if (country === undefined) return refuseChange(context, 400, 'mock-cart-location');
    const shippingLocation = { country, region, postalCode };
    const isKnown = shippingOptionsTo(shippingLocation).some(({ id }) => id === json.optionId);
    if (json.optionId !== undefined && !isKnown) return refuseChange(context, 400, 'mock-cart-shipping-option');
    changeCart(cart, { shippingLocation, shippingOptionId: json.optionId });
    return answerCart(context, cart);
  },
});
