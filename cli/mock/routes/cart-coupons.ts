import { couponCode } from '../state/cart-totals.ts';
import { changeCart } from '../state/carts.ts';
import { wantsPage } from './html-page.ts';
import { route } from './route.ts';
import { answerCart, pageAfter, refuseChange, refuseConflict, visitorCart } from './visitor-cart.ts';

const path = '/api/commerce/shopping-cart/coupons';

const maxCoupons = 10;

/** Enters a coupon. Responds with the cart, in which the coupon is valid or has a reason why it does not apply. */
const cartCouponAddition = route({
  method: 'POST',
  path,
  name: 'AddCartCoupon',
  summary: 'Enters a coupon.',
  kind: 'call',
  crumb: 'query',
  takes({ z, text }) {
    const code = text('Code of the coupon, in any case.').regex(/\S/).max(60);
    return {
      json: z.looseObject({ code }),
      form: z.looseObject({
        code,
        returnTo: text('Path of the page to show afterwards; /cart by default.').optional(),
      }),
    };
  },
  gives: ({ cart, refusal }) => ({ 200: cart, 303: 'text/html', 400: refusal, 409: cart }),
  sample: { json: { code: 'TENPERCENT' } },
  answer(context, site, { json, form }) {
    // One of the two schemas has accepted the body.
    const sent = (json ?? form) as { readonly code: string; readonly returnTo?: string };
    const cart = visitorCart(context, site);
    const isPage = wantsPage(context);
    const conflict = isPage ? undefined : refuseConflict(context, site, cart);
    if (conflict) return conflict;
    const { coupons = [] } = cart;
    const code = couponCode(sent.code);
    if (!coupons.includes(code)) {
      if (coupons.length === maxCoupons) return refuseChange(context, 400, 'mock-cart-coupons', { n: maxCoupons });
      changeCart(cart, { coupons: [...coupons, code] });
    }
    return isPage ? context.redirect(pageAfter(sent.returnTo), 303) : answerCart(context, cart);
  },
});

/** Removes a coupon. Responds with the cart, also if it had no such coupon. */
const cartCouponRemoval = route({
  method: 'DELETE',
  path: `${path}/:code`,
  name: 'RemoveCartCoupon',
  summary: 'Removes a coupon from the cart.',
  kind: 'call',
  crumb: 'query',
  takes: ({ z, text }) => ({ params: z.object({ code: text('Code of the coupon, in any case.') }) }),
  gives: ({ cart }) => ({ 200: cart, 409: cart }),
  sample: { params: { code: 'TENPERCENT' } },
  answer(context, site, { params }) {
    const cart = visitorCart(context, site);
    const conflict = refuseConflict(context, site, cart);
    if (conflict) return conflict;
    const { coupons = [] } = cart;
    const left = coupons.filter((code) => code !== couponCode(params.code));
    if (left.length < coupons.length) changeCart(cart, { coupons: left });
    return answerCart(context, cart);
  },
});

export const cartCoupons = [cartCouponAddition, cartCouponRemoval];
