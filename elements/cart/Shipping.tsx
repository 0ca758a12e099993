import { type ReactNode, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { formatCents } from '../../core/model/money/format.ts';
import { formatterOf } from '../../core/page/formatters.ts';
import type { ShippingChoice } from '../../core/page/shopping-cart.ts';
import { Outcome, useCartUpdate } from './cart-update.tsx';
import { onTyping } from './on-typing.ts';
import type { Shop } from './useShoppingCart.ts';

interface Props {
  readonly shop: Shop;
  readonly countries: readonly string[];
  readonly language: string;
  readonly getMessage: GetMessage;
}

/** Returns the name of a country in the language of the page; its code if the browser does not know it. */
function countryName(code: string, language: string): string {
  try {
    const names = formatterOf(
      'region',
      language,
      (locale) => new Intl.DisplayNames([locale, 'en'], { type: 'region' }),
    );
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the selections but those that still have these values. */
const withoutSame = <T extends object>(now: T, sent: T): T =>
  // Some of its members are left out, which are all optional.
  Object.fromEntries(Object.entries(now).filter(([key, value]) => Reflect.get(sent, key) !== value)) as T;

/** The destination of the cart, and the ways in which it can be sent there. */
export function Shipping(props: Props): ReactNode {
  const { shop, countries, language, getMessage } = props;
  const { cart, client } = shop;
  const { problem, announcement, isBusy, update } = useCartUpdate(props);
  const { postalCode = '' } = cart.shippingLocation ?? {};
  const [postalDraft, setPostalDraft] = useState<string>();
  // Selections are kept until the server has responded to the last one.
  const [selected, setSelected] = useState<{ readonly country?: string; readonly optionId?: string }>({});
  const country = selected.country ?? cart.shippingLocation?.country ?? '';
  const optionId = selected.optionId ?? cart.selectedShippingOption?.id;
  const select = (selection: typeof selected, choice: ShippingChoice): void => {
    setSelected((before) => ({ ...before, ...selection }));
    void update(() => client.setShipping(choice).finally(() => setSelected((now) => withoutSame(now, selection))));
  };
  const commitPostalCode = (): void => {
    const typed = postalDraft?.trim();
    if (typed === undefined || country === '') return;
    const { shippingLocation } = cart;
    // The region of another country is not one of this country.
    const place = shippingLocation?.country === country ? shippingLocation : { country };
    const location = { ...place, postalCode: typed };
    if (typed === postalCode) setPostalDraft(undefined);
    else
      void update(
        () => client.setShipping({ location }),
        () => setPostalDraft((now) => (now?.trim() === typed ? undefined : now)),
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
              if (value) select({ country: value }, { location: { country: value } });
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
                checked={option.id === optionId}
                onChange={() => select({ optionId: option.id }, { optionId: option.id })}
              />
              <span>{option.name ?? option.id}</span>
              <span className="amount">{formatCents(option.costCents, currency, language)}</span>
            </label>
          ))}
        </div>
      )}
      <Outcome id="shipping-problem" problem={problem} announcement={announcement} />
    </fieldset>
  );
}
