import { currencyTemplate, type TemplateCode } from './currency-templates.ts';

/** The separators of amounts in a currency. */
export interface CurrencyTemplate {
  readonly symbol: string;
  /** The decimal separator; empty if there is no fraction. */
  readonly decimal: string;
  /** The separator between groups of three digits. */
  readonly thousands: string;
}

/** A currency (docs/spec.md#runtime-3, "Currency"). */
export interface Currency {
  /** Three letters, such as `EUR` (ISO 4217, https://www.iso.org/iso-4217-currency-codes.html). */
  readonly code: string;
  /** English. */
  readonly name: string;
  /** Digits after the decimal separator. */
  readonly fractionDigits: number;
  /** The number of the currency, such as 978 (ISO 4217, https://www.iso.org/iso-4217-currency-codes.html). */
  readonly numericCode: number;
  /** The usual notation in the countries of the currency. The specification has no values. */
  readonly template: CurrencyTemplate;
}

function signsOf(code: TemplateCode): CurrencyTemplate {
  const { before = '', after = '', decimal = '', thousands = '' } = currencyTemplate(code) ?? {};
  return { symbol: (before + after).trim(), decimal, thousands };
}

const currency = <const Code extends TemplateCode>(
  code: Code,
  name: string,
  fractionDigits: number,
  numericCode: number,
) => ({ code, name, fractionDigits, numericCode, template: signsOf(code) }) as const satisfies Currency;

/** The supported currencies, in the order of docs/spec.md#runtime-3. */
export const currencies = [
  currency('EUR', 'Euro', 2, 978),
  currency('USD', 'US Dollar', 2, 840),
  currency('AUD', 'Australian Dollar', 2, 36),
  currency('NOK', 'Norwegian Krone', 2, 578),
  currency('CAD', 'Canadian Dollar', 2, 124),
  currency('NZD', 'New Zealand Dollar', 2, 554),
  currency('DKK', 'Danish Krone', 2, 208),
  currency('GBP', 'Pound Sterling', 2, 826),
  currency('HKD', 'Hong Kong Dollar', 2, 344),
  currency('CHF', 'Swiss Franc', 2, 756),
  currency('MXN', 'Mexican Peso', 2, 484),
  currency('SGD', 'Singapore Dollar', 2, 702),
  currency('SEK', 'Swedish Krona', 2, 752),
  currency('CZK', 'Czech Koruna', 2, 203),
  currency('ILS', 'Israeli New Shekel', 2, 376),
  currency('PHP', 'Philippine Peso', 2, 608),
  currency('RUB', 'Russian Ruble', 2, 643),
  currency('PLN', 'Polish Zloty', 2, 616),
  currency('THB', 'Thai Baht', 2, 764),
  currency('MYR', 'Malaysian Ringgit', 2, 458),
  currency('ARS', 'Argentine Peso', 2, 32),
  currency('BRL', 'Brazilian Real', 2, 986),
  currency('COP', 'Colombian Peso', 2, 170),
  currency('IDR', 'Indonesian Rupiah', 2, 360),
  currency('INR', 'Indian Rupee', 2, 356),
  currency('JPY', 'Yen', 0, 392),
  currency('ZAR', 'South African Rand', 2, 710),
] as const;

/** Further currencies that sites of 2026 support. */
export const newerCurrencies = [currency('KRW', 'South Korean Won', 0, 410)] as const;

export type CurrencyCode = (typeof currencies)[number]['code'] | (typeof newerCurrencies)[number]['code'];

/** The currency when none is set (docs/spec.md#runtime-3, "Currency"). */
export const defaultCurrency: CurrencyCode = 'USD';
