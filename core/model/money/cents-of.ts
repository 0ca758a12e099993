import { currencyTemplate } from '../vocabularies/currency-templates.ts';
import { readAmount } from './amount.ts';
import type { Money } from './format.ts';

/** Returns an amount in the smallest units of its currency. Returns undefined for a fraction of such a unit. */
export function centsOf({ currency, value }: Money): number | undefined {
  const digits = currencyTemplate(currency)?.digits ?? 2;
  const { sign, whole, fraction } = readAmount(value) ?? {};
  if (whole === undefined || fraction === undefined || /[1-9]/.test(fraction.slice(digits))) return undefined;
  return Number(`${sign}${whole}${fraction.padEnd(digits, '0').slice(0, digits)}`);
}
