/** Coupons and shipping of the cart. */
import type { Cart, ShippingLocation } from '../../model/cart/cart.ts';
import type { VisitorAction } from '../request/page-member.ts';
import {
  type CartAnswer,
  type CartFailure,
  deleteCoupon,
  postCoupon,
  putShipping,
  type ShippingChoice,
} from './calls.ts';
import { type CartResult, type CartSession, maxConflicts, settle } from './session.ts';

const hasCoupon = ({ coupons }: Cart, code: string): boolean =>
  coupons.some((coupon) => coupon.code.toUpperCase() === code.trim().toUpperCase());

const isSamePlace = (a: ShippingLocation | undefined, b: ShippingLocation): boolean =>
  a?.country === b.country && a.region === b.region && a.postalCode === b.postalCode;

const isChosen = (
  { shippingLocation, selectedShippingOption }: Cart,
  { location, optionId }: ShippingChoice,
): boolean =>
  (location === undefined || isSamePlace(shippingLocation, location)) &&
  (optionId === undefined || selectedShippingOption?.id === optionId);

/** Makes changes that only the server can calculate, so that they are shown after its response. */
export function cartUpdater(session: CartSession) {
  const { document, state, take } = session;

  async function send(
    call: (action: VisitorAction) => Promise<CartAnswer>,
    code: CartFailure['code'],
    isMade: (cart: Cart) => boolean,
    action: VisitorAction,
  ): Promise<CartResult> {
    let answer = await call(action);
    for (let conflicts = 0; answer.newerCart && conflicts < maxConflicts; conflicts += 1) {
      state.show(answer.newerCart);
      answer = await call(action);
    }
    return settle(session, answer, code, isMade);
  }

  const update = (
    call: (action: VisitorAction) => Promise<CartAnswer>,
    code: CartFailure['code'],
    isMade: (cart: Cart) => boolean,
  ): Promise<CartResult> => take((action) => send(call, code, isMade, action));
  return {
    addCoupon: (code: string) =>
      update(
        (action) => postCoupon(document, code, action),
        'cart-coupon-failed',
        (cart) => hasCoupon(cart, code),
      ),
    removeCoupon: (code: string) =>
      update(
        (action) => deleteCoupon(document, code, action),
        'cart-coupon-failed',
        (cart) => !hasCoupon(cart, code),
      ),
    setShipping: (choice: ShippingChoice) =>
      update(
        (action) => putShipping(document, choice, action),
        'cart-shipping-failed',
        (cart) => isChosen(cart, choice),
      ),
  };
}
