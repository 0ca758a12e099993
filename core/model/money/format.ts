/** Money as people read it (runtime 3 and 5, "Currency"). */
import { currencyTemplate } from '../vocabularies/currency-templates.ts';
import { type Amount, amountText, grouped, minorAmount, readAmount, rounded } from './amount.ts';

/** As site data writes it: an ISO 4217 code, and whole units as decimal text or number. */
export interface Money {
  readonly currency: string;
  readonly value: string | number;
}

/** A currency without a template is written as the locale does (decisions 26). */
function byIntl(amount: Amount, currency: string, locale: string): string {
  const text = amountText(amount);
  try {
    // Decimal text is exact (ECMA-402, 15.5.16); engines before 2023 turn it into a number by themselves.
    const value = text as `${number}`;
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
  } catch {
    return `${currency} ${text}`.trim();
  }
}

function formatAmount(amount: Amount, currency: string, locale: string): string {
  const template = currencyTemplate(currency);
  if (!template) return byIntl(amount, currency, locale);
  const { before, thousands, decimal, fractionDigits, after } = template;
  const { isNegative, whole, fraction } = rounded(amount, fractionDigits);
  return `${isNegative ? '-' : ''}${before}${grouped(whole, thousands)}${decimal}${fraction}${after}`;
}

/**
 * `$1,234.50`, exact to 15 integer places; nothing for what is no amount. The locale (BCP 47) counts only for currencies
 * that have no template. Never throws.
 */
export function formatMoney({ currency, value }: Money, locale = 'en'): string | undefined {
  const amount = readAmount(value);
  return amount && formatAmount(amount, currency, locale);
}

/** The same from the currency's smallest units, which the spec calls cents. */
export function formatCents(cents: number, currency: string, locale = 'en'): string | undefined {
  const amount = minorAmount(cents, currencyTemplate(currency)?.fractionDigits ?? intlDigits(currency));
  return amount && formatAmount(amount, currency, locale);
}

function intlDigits(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
