import { type ReactNode, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { formatCents } from '../../core/model/money/format.ts';
import { formatterOf } from '../../core/page/formatters.ts';
import { Problem, useCartUpdate } from './cart-update.tsx';
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

/** The destination of the cart, and the ways in which it can be sent there. */
export function Shipping({ shop, countries, language, getMessage }: Props): ReactNode {
  const { cart, client } = shop;
  const { problem, isBusy, update } = useCartUpdate(shop);
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
