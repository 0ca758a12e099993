/** Decimal amounts, digit by digit: JavaScript's numbers cannot represent 15 integer digits with decimals. */

/** `-1234.5` is `{ sign: '-', whole: '1234', fraction: '5' }`. */
export interface Amount {
  readonly sign: '' | '-';
  /** Without leading zeros, except a single `0`. */
  readonly whole: string;
  readonly fraction: string;
}

// At most 15 digits before the decimal point (docs/spec.md#runtime-5, "Currency formatting").
const decimal = /^([+-]?)(?=\.?\d)0*(?!0)(\d{0,15})(?:\.(\d*))?$/;

/**
 * Parses an amount from decimal text (`1200.50`) or a number. Returns undefined for other text, or for more than 15
 * integer digits.
 */
export function readAmount(value: string | number): Amount | undefined {
  const [found, sign, whole, fraction = ''] = decimal.exec(`${value}`.trim()) ?? [];
  if (found === undefined) return undefined;
  return { sign: sign === '-' && /[1-9]/.test(found) ? '-' : '', whole: whole || '0', fraction };
}

/** Converts the smallest units to decimal text: `1250` with two decimals is `12.50`. */
const pointed = (units: string, digits: number): string =>
  units.padStart(digits + 1, '0').replace(RegExp(`(?=\\d{${digits}}$)`), '.');

/** Converts a number of the smallest units to decimal text. Returns undefined unless it is an integer. */
export const centsText = (cents: number, digits: number): string =>
  Number.isSafeInteger(cents) ? (cents < 0 ? '-' : '') + pointed(`${Math.abs(cents)}`, digits) : `${NaN}`;

/** Formats an amount as in JSON: `-1200.50`. */
export const amountText = ({ sign, whole, fraction }: Amount): string => sign + whole + (fraction && `.${fraction}`);

/** Groups the thousands of an integer. */
export function grouped(whole: string, separator: string): string {
  const first = whole.length % 3 || 3;
  return [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].join(separator);
}
