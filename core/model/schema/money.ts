/** Money in the three shapes that site data has (docs/spec.md#runtime-3, "Currency"; at most 15 integer places: docs/spec.md#runtime-5). */
import { z } from 'zod';
import { priceProblems } from '../commerce/price.ts';
import { currencies, newerCurrencies } from '../vocabularies/currencies.ts';
import { count, currencyCode, entity } from './fields.ts';
import { checked, type Fault } from './issue.ts';

const amount = z
  .union([z.string().regex(/^(?=\.?\d)\d{0,15}(?:\.\d+)?$/, 'entity-amount'), z.number().min(0)])
  .describe('Amount in units of the currency, as decimal text, for example 20.00.');

const shape = { currency: currencyCode('Three-letter currency code, for example EUR.'), value: amount };

/** An amount of money that cannot be negative. */
export const money = z.looseObject(shape).meta({ id: 'Money', description: 'An amount of money.' });

/** An amount of which one property may be missing: beside an amount in cents, and in carts. */
export const looseMoney = entity(
  'LooseMoney',
  'An amount of money. Without currency, the currency of the shop applies.',
  shape,
);

const digits = new Map<string | undefined, number>(
  [...currencies, ...newerCurrencies].map(({ code, fractionDigits }) => [code, fractionDigits]),
);

/** The number of decimals of a currency. */
const digitsOf = (currency: string | undefined): number => digits.get(currency) ?? 2;

// Amounts have at most 15 digits, so rounding a double results in the exact cents.
const centsOf = (amount: string | number | undefined, digits: number): number =>
  Math.round(Number(amount ?? Number.NaN) * 10 ** digits);

const priceCodes = ['price-limit', 'price-negative'] as const;

/** Returns the problems of the price at a key; an invalid amount has been reported already. */
const priceFaults = (cents: number, key: string): readonly Fault[] =>
  Number.isNaN(cents) ? [] : priceProblems(cents).map((problem) => ({ ...problem, path: [key] }));

/** The price of a product, beside its amount in cents. */
export const priceMoney = entity('PriceMoney', 'A price. Without currency, the currency of the shop applies.', shape, {
  codes: priceCodes,
  find: ({ currency, value }) => priceFaults(centsOf(value, digitsOf(currency)), 'value'),
});

interface ApiMoney {
  readonly currencyCode?: string | undefined;
  readonly value?: number | undefined;
  readonly decimalValue?: string | undefined;
  readonly fractionalDigits?: number | undefined;
}

/** The two amounts must be equal: 1250 with two decimals is 12.50. Each may exceed the maximum of a price. */
function moneyFaults(money: ApiMoney): readonly Fault[] {
  const { currencyCode, value, decimalValue, fractionalDigits = digitsOf(currencyCode) } = money;
  const cents = centsOf(decimalValue, fractionalDigits);
  if (value === undefined) return priceFaults(cents, 'decimalValue');
  if (Number.isNaN(cents) || cents === value) return priceFaults(value, 'value');
  return [
    { code: 'entity-money-differs', severity: 'warn', args: { decimal: String(decimalValue), value }, path: ['value'] },
  ];
}

const apiMoney = entity(
  'ApiMoney',
  'An amount of money, in the smallest unit of the currency and as decimal text.',
  {
    currencyCode: currencyCode('Three-letter currency code, for example EUR.'),
    value: count('Amount in the smallest unit of the currency, for example 1250 for 12.50 EUR.'),
    decimalValue: z
      .string()
      .regex(/^\d{1,15}(?:\.\d+)?$/, 'entity-amount')
      .describe('The same amount as decimal text, for example 12.50.'),
    fractionalDigits: z.int().min(0).max(4).describe('Number of decimals of the currency, for example 2.'),
  },
  { codes: [...priceCodes, 'entity-money-differs'], find: moneyFaults },
);

/** A price of the shop: cents as a number or as text, or an amount with its currency. */
export const price = (description: string) =>
  z
    .union([
      checked(z.int(), priceCodes, priceProblems),
      checked(z.string().regex(/^-?\d+$/, { error: 'entity-cents', abort: true }), priceCodes, (cents) =>
        priceProblems(Number(cents)),
      ),
      apiMoney,
    ])
    .describe(`${description} In cents (1250 for 12.50), at most 100000000, or an amount with its currency.`);
