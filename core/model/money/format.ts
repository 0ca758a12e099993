/** Formats money for display (docs/spec.md#runtime-3 and docs/spec.md#runtime-5, "Currency"). */
import { currencyTemplate } from '../vocabularies/currency-templates.ts';
import { amountText, centsText, grouped, readAmount, rounded } from './amount.ts';

/**
 * An amount in site data: the currency code, such as `EUR`, and units of the currency as decimal text or as a number.
 */
export interface Money {
  readonly currency: string;
  readonly value: string | number;
}

/** Returns undefined when the currency or the locale is invalid. */
function intlFormat(currency: string, locale: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    return undefined;
  }
}

/**
 * Formats an amount, such as `$1,234.50`, exact to 15 integer digits. Returns undefined when `value` is not an amount.
 * A currency without a template is formatted for `locale`, such as `de-CH` (docs/decisions.md#decision-26). Never
 * throws.
 */
export function formatMoney({ currency, value }: Money, locale = 'en'): string | undefined {
  const amount = readAmount(value);
  if (!amount) return undefined;
  const template = currencyTemplate(currency);
  if (template) {
    const { before, thousands, decimal, digits, after } = template;
    const { sign, whole, fraction } = rounded(amount, digits);
    return sign + before + grouped(whole, thousands) + decimal + fraction + after;
  }
  // Decimal text is formatted exactly (https://tc39.es/ecma402/#sec-tointlmathematicalvalue). Engines before 2023
  // convert it to a number.
  const text = amountText(amount) as `${number}`;
  return intlFormat(currency, locale)?.format(text) ?? `${currency} ${text}`.trim();
}

/** Formats an amount in the smallest units of the currency, which the specification calls cents. */
export function formatCents(cents: number, currency: string, locale = 'en'): string | undefined {
  const digits =
    currencyTemplate(currency)?.digits ?? intlFormat(currency, locale)?.resolvedOptions().maximumFractionDigits ?? 2;
  return formatMoney({ currency, value: centsText(cents, digits) }, locale);
}
