/** Prices in product data: whole cents, or money with its currency. Amounts are read digit by digit, never as floats. */
import { centsOf } from '../../money/cents-of.ts';
import { currencyIn, readMoney } from '../../money/read-money.ts';
import { own } from '../../site-context/decoders.ts';
import { priceProblems } from '../price.ts';
import type { VariantPrice } from '../price-display.ts';
import { type DataField, fieldAt, integer, isSet, looseFlag, readField, report } from './data-field.ts';

const inLimits = (cents: number | undefined): number | undefined =>
  cents !== undefined && priceProblems(cents).length === 0 ? cents : undefined;

function readMoneyField(field: DataField, currency: string): number | undefined {
  const code = currencyIn(field.value) ?? currency;
  if (code !== currency) return report(field, 'product-currency');
  const read = (value: unknown): number | undefined => {
    const money = readMoney(value, currency);
    return money && inLimits(centsOf(money));
  };
  return readField(field, read, 'product-money');
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
