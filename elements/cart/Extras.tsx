import { type ReactNode, useRef, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { Cart, CartCoupon } from '../../core/model/cart/cart.ts';
import { formatCents } from '../../core/model/money/format.ts';
import type { CartResult } from '../../core/page/shopping-cart.ts';
import { onTyping } from './on-typing.ts';
import type { Shop } from './useShoppingCart.ts';

interface Props {
  readonly shop: Shop;
  readonly language: string;
  readonly getMessage: GetMessage;
}

/** Runs a change that only the server can make, one at a time, and keeps the text of its failure. */
function useUpdate(shop: Shop) {
  const { signal } = useBridge();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const update = async (change: () => Promise<CartResult>, onDone?: (cart: Cart) => void): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem('');
    const result = await change();
    isRunning.current = false;
    if (signal.aborted) return;
    setBusy(false);
    if (result.ok) onDone?.(result.cart);
    else setProblem(shop.textOf(result.failure));
  };
  return { problem, setProblem, isBusy, update };
}

const Problem = ({ id, text }: { readonly id: string; readonly text: string }): ReactNode => (
  <p part={text ? 'problem' : undefined} className="problem" id={id} role="status">
    {text}
  </p>
);

const reasons = ['unknown', 'expired', 'minimum-subtotal'];

/** Returns why a coupon does not apply: a reason of the server that has a message, or the text of the server. */
const reasonText = ({ reason = 'unknown' }: CartCoupon, getMessage: GetMessage): string =>
  reasons.includes(reason) ? getMessage(`cart-coupon-${reason}`) : reason;

/** The coupons that the visitor has entered, and the field for another one. */
export function Coupons({ shop, language, getMessage }: Props): ReactNode {
  const { cart, client } = shop;
  const { problem, setProblem, isBusy, update } = useUpdate(shop);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = (): void => {
    const typed = code.trim();
    if (typed === '') {
      setProblem(getMessage('cart-coupon-none'));
      field.current?.focus();
    } else
      void update(
        () => client.addCoupon(typed),
        () => setCode(''),
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
      <Problem id="coupon-problem" text={problem} />
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

/** Returns the name of a country in the language of the page; its code if the browser does not know it. */
function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** The destination of the cart, and the ways in which it can be sent there. */
export function Shipping({
  shop,
  countries,
  language,
  getMessage,
}: Props & { readonly countries: readonly string[] }): ReactNode {
  const { cart, client } = shop;
  const { problem, isBusy, update } = useUpdate(shop);
  const { country = '', postalCode = '' } = cart.shippingLocation ?? {};
  const [postalDraft, setPostalDraft] = useState<string>();
  const commitPostalCode = (): void => {
    const typed = postalDraft?.trim();
    if (typed === undefined || country === '') return;
    const location = { ...cart.shippingLocation, country, postalCode: typed };
    if (typed === postalCode) setPostalDraft(undefined);
    else
      void update(
        () => client.setShipping({ location }),
        () => setPostalDraft(undefined),
      );
  };
  const { currency } = cart.subtotalAmount;
  const codes = country === '' || countries.includes(country) ? countries : [country, ...countries];
  return (
    <fieldset part="shipping" className="extra" aria-busy={isBusy}>
      <legend>{getMessage('cart-shipping')}</legend>
      <div className="row">
        <label>
          {getMessage('cart-country')}
          <select
            value={country}
            aria-describedby="shipping-problem"
            onChange={({ currentTarget: { value } }) => {
              if (value) void update(() => client.setShipping({ location: { country: value } }));
            }}
          >
            {country === '' && <option value="">{getMessage('cart-country-none')}</option>}
            {codes.map((code) => (
              <option key={code} value={code}>
                {countryName(code, language)}
              </option>
            ))}
          </select>
        </label>
        {country !== '' && (
          <label>
            {getMessage('cart-postal-code')}
            <input
              className="postal"
              autoComplete="shipping postal-code"
              maxLength={20}
              value={postalDraft ?? postalCode}
              {...onTyping(setPostalDraft)}
              onBlur={commitPostalCode}
              onKeyDown={({ key }) => {
                if (key === 'Enter') commitPostalCode();
              }}
            />
          </label>
        )}
      </div>
      {cart.shippingOptions.length > 1 && (
        <div className="options">
          {cart.shippingOptions.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name="shipping-option"
                checked={option.id === cart.selectedShippingOption?.id}
                onChange={() => void update(() => client.setShipping({ optionId: option.id }))}
              />
              <span>{option.name ?? option.id}</span>
              <span className="amount">{formatCents(option.costCents, currency, language)}</span>
            </label>
          ))}
        </div>
      )}
      <Problem id="shipping-problem" text={problem} />
    </fieldset>
  );
}
