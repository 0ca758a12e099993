import { type ReactNode, useRef, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { CartCoupon } from '../../core/model/cart/cart.ts';
import { formatCents } from '../../core/model/money/format.ts';
import { Outcome, useCartUpdate } from './cart-update.tsx';
import { onTyping } from './on-typing.ts';
import type { Shop } from './useShoppingCart.ts';

interface Props {
  readonly shop: Shop;
  readonly language: string;
  readonly getMessage: GetMessage;
}

const reasons = ['unknown', 'expired', 'minimum-subtotal'];

/** Returns why a coupon does not apply: a reason of the server that has a message, or the text of the server. */
const reasonText = ({ reason = 'unknown' }: CartCoupon, getMessage: GetMessage): string =>
  reasons.includes(reason) ? getMessage(`cart-coupon-${reason}`) : reason;

/** The coupons that the visitor has entered, and the field for another one. */
export function Coupons(props: Props): ReactNode {
  const { shop, language, getMessage } = props;
  const { cart, client } = shop;
  const { problem, setProblem, announcement, isBusy, update } = useCartUpdate(props);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (): void => {
    const typed = code.trim();
    if (typed === '') {
      setProblem((current) => current('cart-coupon-none'));
      field.current?.focus();
    } else
      void update(
        () => client.addCoupon(typed),
        ({ invalidCoupons }) => {
          const refused = invalidCoupons.find((coupon) => coupon.code.toUpperCase() === typed.toUpperCase());
          if (refused) setProblem((current) => reasonText(refused, current));
          // The visitor may have typed another code meanwhile.
          setCode((now) => (now.trim() === typed ? '' : now));
        },
      );
  };
  const remove = (coupon: CartCoupon): void => {
    field.current?.focus();
    void update(() => client.removeCoupon(coupon.code));
  };
  const list = [...cart.validCoupons, ...cart.invalidCoupons];
  const { currency } = cart.subtotalAmount;
  return (
    <form
      part="coupons"
      className="extra"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label htmlFor="coupon">{getMessage('cart-coupon')}</label>
      <div className="row">
        <input
          ref={field}
          id="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          aria-invalid={problem ? true : undefined}
          aria-describedby="coupon-problem"
          {...onTyping(setCode)}
        />
        <button type="submit" className="button" aria-disabled={isBusy}>
          {getMessage('cart-coupon-apply')}
        </button>
      </div>
      <Outcome id="coupon-problem" problem={problem} announcement={problem ? '' : announcement} />
      {list.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not report lists without markers as lists
        <ul role="list" className="coupons" aria-label={getMessage('cart-coupon-list')}>
          {list.map((coupon) => (
            <li key={coupon.code}>
              <span>
                <b>{coupon.code}</b>{' '}
                {cart.validCoupons.includes(coupon) ? (
                  <span className="muted">{coupon.name}</span>
                ) : (
                  <span className="problem">{reasonText(coupon, getMessage)}</span>
                )}
              </span>
              <span className="amount">
                {coupon.discountCents ? formatCents(-coupon.discountCents, currency, language) : null}
              </span>
              <button
                type="button"
                className="plain"
                aria-label={getMessage('cart-coupon-remove', { name: coupon.code })}
                onClick={() => remove(coupon)}
              >
                {getMessage('cart-remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
