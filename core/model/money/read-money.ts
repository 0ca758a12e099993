/**
 * Reads and adds amounts of site data in all their shapes (docs/spec.md#runtime-3, "Currency", and those of real
 * pages).
 */
import { own, text } from '../site-context/decoders.ts';
import { currencyTemplate } from '../vocabularies/currency-templates.ts';
import { type Amount, amountText, centsText, readAmount } from './amount.ts';
import type { Money } from './format.ts';

/** An amount as text: `{ currency: 'USD', value: '20.00' }`. */
export interface ExactMoney extends Money {
  readonly value: string;
}

const exact = (currency: string, amount: Amount | undefined): ExactMoney | undefined =>
  amount && { currency, value: amountText(amount) };

const digitsOf = (currency: string): number => currencyTemplate(currency)?.digits ?? 2;

/** Converts an amount in the smallest units of the currency, which the specification calls cents. */
export const moneyOfCents = (cents: number, currency: string): ExactMoney | undefined =>
  exact(currency, readAmount(centsText(cents, digitsOf(currency))));

/** Returns the currency code of a money object, such as `EUR`. */
export const currencyIn = (value: unknown): string | undefined =>
  ['currency', 'currencyCode'].map((key) => text(own(value, key))).find((code) => code && /^[A-Z]{3}$/.test(code));

const amountIn = (value: unknown): Amount | undefined =>
  typeof value === 'string' || typeof value === 'number' ? readAmount(value) : undefined;

/**
 * Money from a number of cents, from `{ currency, value: '20.00' }` or from `{ currencyCode, decimalValue, value }`,
 * whose two amounts may differ: the decimal amount is used. `currency` is used for amounts without one. Returns
 * undefined for anything else.
 */
export function readMoney(value: unknown, currency: string): ExactMoney | undefined {
  if (typeof value === 'number') return moneyOfCents(value, currency);
  const code = currencyIn(value) ?? currency;
  const [decimal, plain, digits] = ['decimalValue', 'value', 'fractionalDigits'].map((key) => own(value, key));
  if (decimal === undefined && typeof plain === 'number' && typeof digits === 'number')
    return exact(code, readAmount(centsText(plain, digits)));
  return exact(code, amountIn(decimal) ?? amountIn(plain));
}

const units = ({ sign, whole, fraction }: Amount, digits: number): bigint =>
  BigInt(sign + whole + fraction.padEnd(digits, '0'));

function decimal(total: bigint, digits: number): string {
  const text = String(total < 0n ? -total : total).padStart(digits + 1, '0');
  const at = text.length - digits;
  return `${total < 0n ? '-' : ''}${text.slice(0, at)}${digits > 0 ? `.${text.slice(at)}` : ''}`;
}

/**
 * Adds `each` to `sum` exactly, an integer number of `times`. Returns undefined for different currencies and for
 * invalid amounts.
 */
export function plusTimes(sum: ExactMoney, each: ExactMoney, times: number): ExactMoney | undefined {
  const [a, b] = [readAmount(sum.value), readAmount(each.value)];
  if (!a || !b || sum.currency !== each.currency) return undefined;
  const digits = Math.max(a.fraction.length, b.fraction.length);
  return { currency: sum.currency, value: decimal(units(a, digits) + units(b, digits) * BigInt(times), digits) };
}
