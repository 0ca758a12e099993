/** Formats money for display (docs/spec.md#runtime-3 and docs/spec.md#runtime-5, "Currency"). */
import { currencyTemplate } from '../vocabularies/currency-templates.ts';
import { amountText, centsText, grouped, readAmount, rounded } from './amount.ts';

/** As site data writes it: an ISO 4217 code, and whole units as decimal text or number. */
export interface Money {
  readonly currency: string;
  readonly value: string | number;
}

/** Nothing for what is no currency, or no locale. */
function intlFormat(currency: string, locale: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    return undefined;
  }
}

/**
 * `$1,234.50`, exact to 15 integer places; nothing for what is no amount. A currency without a template is written as the
 * locale (BCP 47) does (docs/decisions.md#decision-26). Never throws.
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
  // Decimal text is exact (ECMA-402, 15.5.16); engines before 2023 convert it to a number.
  const text = amountText(amount) as `${number}`;
  return intlFormat(currency, locale)?.format(text) ?? `${currency} ${text}`.trim();
}

/** The same from the currency's smallest units, which the spec calls cents. */
export function formatCents(cents: number, currency: string, locale = 'en'): string | undefined {
  const digits =
    currencyTemplate(currency)?.digits ?? intlFormat(currency, locale)?.resolvedOptions().maximumFractionDigits ?? 2;
  return formatMoney({ currency, value: centsText(cents, digits) }, locale);
}
