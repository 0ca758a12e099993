/** Formats money for display in the language of the page (docs/decisions.md#decision-26). */
import { currencyTemplate } from '../vocabularies/currency-templates.ts';
import { amountText, centsText, readAmount } from './amount.ts';

/**
 * An amount in site data: the currency code, such as `EUR`, and units of the currency as decimal text or as a number.
 */
export interface Money {
  readonly currency: string;
  readonly value: string | number;
}

/** The language of amounts whose page declares none, or an invalid one. */
const defaultLocale = 'en';

/** Creating a formatter takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat | undefined>();

/**
 * Returns undefined when the currency or the locale is invalid. The fraction digits are those of the specification:
 * engines differ in those of some currencies, such as COP.
 */
function createFormat(currency: string, locale: string): Intl.NumberFormat | undefined {
  const digits = currencyTemplate(currency)?.digits;
  const fraction = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, signDisplay: 'negative', ...fraction });
  } catch {
    return undefined;
  }
}

function intlFormat(currency: string, locale: string): Intl.NumberFormat | undefined {
  const key = `${currency} ${locale}`;
  if (!formats.has(key)) formats.set(key, createFormat(currency, locale));
  return formats.get(key);
}

/**
 * Formats an amount as `locale` writes it: `€309.00` for `en-GB`, `309,00 €` for `de`. It is exact to 15 integer digits.
 * Returns undefined when `value` is not an amount. Never throws.
 */
export function formatMoney({ currency, value }: Money, locale = defaultLocale): string | undefined {
  const amount = readAmount(value);
  if (!amount) return undefined;
  // Decimal text is formatted exactly (https://tc39.es/ecma402/#sec-tointlmathematicalvalue). Engines before 2023
  // convert it to a number.
  const text = amountText(amount) as `${number}`;
  const format = intlFormat(currency, locale) ?? intlFormat(currency, defaultLocale);
  return format?.format(text) ?? `${currency} ${text}`.trim();
}

/** Formats an amount in the smallest units of the currency, which the specification calls cents. */
export function formatCents(cents: number, currency: string, locale = defaultLocale): string | undefined {
  const digits = intlFormat(currency, defaultLocale)?.resolvedOptions().maximumFractionDigits ?? 2;
  return formatMoney({ currency, value: centsText(cents, digits) }, locale);
}
