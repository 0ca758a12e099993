/** Coupons and shipping of the cart. */
import type { Cart } from '../../model/cart/cart.ts';
import { jsonText } from '../../model/json-text.ts';
import {
  type CartAnswer,
  type CartFailure,
  deleteCoupon,
  getCart,
  postCoupon,
  putShipping,
  type ShippingChoice,
} from './calls.ts';
import { type CartResult, type CartSession, failed, maxConflicts } from './session.ts';

/** Makes changes that only the server can calculate, so that they are shown after its response. */
export function cartUpdater({ document, state, take, notifyTabs }: CartSession) {
  async function send(
    call: () => Promise<CartAnswer>,
    code: CartFailure['code'],
    isMade: (cart: Cart) => boolean,
  ): Promise<CartResult> {
    let answer = await call();
    for (let conflicts = 0; answer.newerCart && conflicts < maxConflicts; conflicts += 1) {
      state.show(answer.newerCart);
      answer = await call();
    }
    // The response may be invalid or lost: then the cart is requested to learn the outcome.
    const after = answer.cart ?? (await getCart(document, 0)).cart;
    state.show(after);
    if (!after || !(answer.cart || isMade(after))) return failed(code, answer.failure);
    notifyTabs();
    return { ok: true, cart: after };
  }

  const hasCoupon = ({ coupons }: Cart, code: string): boolean =>
    coupons.some((coupon) => coupon.code.toUpperCase() === code.trim().toUpperCase());
  const isChosen = (cart: Cart, { location, optionId }: ShippingChoice): boolean =>
    (location === undefined || jsonText(cart.shippingLocation) === jsonText(location)) &&
    (optionId === undefined || cart.selectedShippingOption?.id === optionId);
  return {
    addCoupon: (code: string) =>
      take(() =>
        send(
          () => postCoupon(document, code),
          'cart-coupon-failed',
          (cart) => hasCoupon(cart, code),
        ),
      ),
    removeCoupon: (code: string) =>
      take(() =>
        send(
          () => deleteCoupon(document, code),
          'cart-coupon-failed',
          (cart) => !hasCoupon(cart, code),
        ),
      ),
    setShipping: (choice: ShippingChoice) =>
      take(() =>
        send(
          () => putShipping(document, choice),
          'cart-shipping-failed',
          (cart) => isChosen(cart, choice),
        ),
      ),
  };
}
