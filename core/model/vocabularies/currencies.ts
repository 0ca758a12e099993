/** The signs that an amount is written with. */
export interface CurrencyTemplate {
  readonly symbol: string;
  /** Between units and fraction. */
  readonly decimal: string;
  /** Between groups of three digits. */
  readonly thousands: string;
}

/** A currency (runtime 3, "Currency"). */
export interface Currency {
  /** ISO 4217 letters. */
  readonly code: string;
  /** English. */
  readonly name: string;
  /** Digits after the decimal separator. */
  readonly fractionDigits: number;
  /** ISO 4217 number. */
  readonly numericCode: number;
  /** As the currency is written where it is at home; the spec has no values. */
  readonly template: CurrencyTemplate;
}

type Separators = Omit<CurrencyTemplate, 'symbol'>;

const point: Separators = { decimal: '.', thousands: ',' };
const comma: Separators = { decimal: ',', thousands: '.' };
// A space that no line is broken at.
const space: Separators = { decimal: ',', thousands: '\u00a0' };
const apostrophe: Separators = { decimal: '.', thousands: '’' };

const currency = <const Code extends string>(
  code: Code,
  name: string,
  fractionDigits: number,
  numericCode: number,
  symbol: string,
  separators: Separators,
) => ({ code, name, fractionDigits, numericCode, template: { symbol, ...separators } }) as const satisfies Currency;

/** The supported currencies, in the order of runtime 3. */
export const currencies = [
  currency('EUR', 'Euro', 2, 978, '€', comma),
  currency('USD', 'US Dollar', 2, 840, '$', point),
  currency('AUD', 'Australian Dollar', 2, 36, 'A$', point),
  currency('NOK', 'Norwegian Krone', 2, 578, 'kr', space),
  currency('CAD', 'Canadian Dollar', 2, 124, 'C$', point),
  currency('NZD', 'New Zealand Dollar', 2, 554, 'NZ$', point),
  currency('DKK', 'Danish Krone', 2, 208, 'kr.', comma),
  currency('GBP', 'Pound Sterling', 2, 826, '£', point),
  currency('HKD', 'Hong Kong Dollar', 2, 344, 'HK$', point),
  currency('CHF', 'Swiss Franc', 2, 756, 'CHF', apostrophe),
  currency('MXN', 'Mexican Peso', 2, 484, 'MX$', point),
  currency('SGD', 'Singapore Dollar', 2, 702, 'S$', point),
  currency('SEK', 'Swedish Krona', 2, 752, 'kr', space),
  currency('CZK', 'Czech Koruna', 2, 203, 'Kč', space),
  currency('ILS', 'Israeli New Shekel', 2, 376, '₪', point),
  currency('PHP', 'Philippine Peso', 2, 608, '₱', point),
  currency('RUB', 'Russian Ruble', 2, 643, '₽', space),
  currency('PLN', 'Polish Zloty', 2, 616, 'zł', space),
  currency('THB', 'Thai Baht', 2, 764, '฿', point),
  currency('MYR', 'Malaysian Ringgit', 2, 458, 'RM', point),
  currency('ARS', 'Argentine Peso', 2, 32, 'AR$', comma),
  currency('BRL', 'Brazilian Real', 2, 986, 'R$', comma),
  currency('COP', 'Colombian Peso', 2, 170, 'COL$', comma),
  currency('IDR', 'Indonesian Rupiah', 2, 360, 'Rp', comma),
  currency('INR', 'Indian Rupee', 2, 356, '₹', point),
  currency('JPY', 'Yen', 0, 392, '¥', point),
  currency('ZAR', 'South African Rand', 2, 710, 'R', space),
] as const;

/** Currencies that sites of 2026 support besides. */
export const newerCurrencies = [currency('KRW', 'South Korean Won', 0, 410, '₩', point)] as const;

export type CurrencyCode = (typeof currencies)[number]['code'] | (typeof newerCurrencies)[number]['code'];

/** What holds where nothing is said (runtime 3, "Currency"). */
export const defaultCurrency: CurrencyCode = 'USD';
