/** Prices in product data: whole cents, or money with its currency. Amounts are read digit by digit, never as floats. */
import { readAmount } from '../../money/amount.ts';
import { currencyIn, readMoney } from '../../money/read-money.ts';
import { own } from '../../site-context/decoders.ts';
import { currencyTemplate } from '../../vocabularies/currency-templates.ts';
import { priceProblems } from '../price.ts';
import type { VariantPrice } from '../price-display.ts';
import { type DataField, fieldAt, integer, isSet, looseFlag, readField, report } from './data-field.ts';

const inLimits = (cents: number | undefined): number | undefined =>
  cents !== undefined && priceProblems(cents).length === 0 ? cents : undefined;

/** Converts an amount to cents. Returns undefined for an amount with a fraction of a cent. */
function centsOf(value: string, digits: number): number | undefined {
  const { sign, whole, fraction } = readAmount(value) ?? {};
  if (whole === undefined || fraction === undefined || /[1-9]/.test(fraction.slice(digits))) return undefined;
  return inLimits(Number(`${sign}${whole}${fraction.padEnd(digits, '0').slice(0, digits)}`));
}

function readMoneyField(field: DataField, currency: string): number | undefined {
  const code = currencyIn(field.value) ?? currency;
  if (code !== currency) return report(field, 'product-currency');
  const digits = currencyTemplate(currency)?.digits ?? 2;
  return readField(field, (value) => centsOf(readMoney(value, currency)?.value ?? '', digits), 'product-money');
}

const isMoney = ({ value }: DataField): boolean => typeof value === 'object' && value !== null;

/** Of two amounts of one price, the decimal one is used. A money object may also only name the currency. */
function readPrice(product: DataField, name: 'price' | 'salePrice', currency: string): number | undefined {
  const money = fieldAt(product, `${name}Money`);
  if (isSet(fieldAt(money, 'value'))) return readMoneyField(money, currency);
  const cents = fieldAt(product, name);
  if (isMoney(cents)) return readMoneyField(cents, currency);
  return readField(
    isSet(cents) ? cents : fieldAt(product, `${name}Cents`),
    (value) => inLimits(integer(value)),
    'product-price',
  );
}

/** Returns the price of a product, a variant or a pricing option, in cents; undefined without a price. */
export function readPrices(field: DataField, currency: string): VariantPrice | undefined {
  const price = readPrice(field, 'price', currency);
  // Without a sale, sites leave an earlier sale price in the data.
  const onSale = readField(fieldAt(field, 'onSale'), looseFlag, 'product-flag') ?? false;
  const salePrice = onSale ? readPrice(field, 'salePrice', currency) : undefined;
  return price === undefined ? undefined : { price, ...(salePrice !== undefined && { salePrice, onSale }) };
}

/** Returns the first currency that any of the prices names. */
export const findCurrency = (values: readonly unknown[]): string | undefined =>
  values
    .flatMap((value) => ['priceMoney', 'price', 'salePriceMoney', 'salePrice'].map((key) => own(value, key)))
    .map(currencyIn)
    .find((code) => code !== undefined);
