/** Decimal amounts, digit by digit: JavaScript's numbers cannot hold 15 integer places with their decimals. */

/** Places before the point that an amount may have (runtime 5, "Currency formatting"). */
export const integerPlaces = 15;

/** `-1234.5` is `{ isNegative: true, whole: '1234', fraction: '5' }`. */
export interface Amount {
  readonly isNegative: boolean;
  /** Without zeros in front, but for the only one. */
  readonly whole: string;
  readonly fraction: string;
}

// Small numbers would come with an exponent; big ones have too many places either way.
const asText = (value: string | number): string =>
  typeof value === 'string' ? value.trim() : /e/.test(`${value}`) ? value.toFixed(20) : `${value}`;

/** An amount from decimal text (`1200.50`) or a number; nothing for other text, or with more than 15 integer places. */
export function readAmount(value: string | number): Amount | undefined {
  const [, sign, whole = '', fraction = ''] = /^([+-]?)(?=\.?\d)0*(\d*)(?:\.(\d*))?$/.exec(asText(value)) ?? [];
  if (sign === undefined || whole.length > integerPlaces) return undefined;
  return { isNegative: sign === '-' && /[1-9]/.test(whole + fraction), whole: whole || '0', fraction };
}

/** The amount of so many of the smallest units: 1250 with two digits is 12.50. Nothing for what is no whole number. */
export function minorAmount(units: number, digits: number): Amount | undefined {
  if (!Number.isSafeInteger(units)) return undefined;
  return pointed(units < 0, String(Math.abs(units)), digits);
}

function pointed(isNegative: boolean, units: string, digits: number): Amount {
  const text = units.padStart(digits + 1, '0');
  const at = text.length - digits;
  return { isNegative, whole: text.slice(0, at), fraction: text.slice(at) };
}

/** With exactly so many decimals; a half goes away from zero, as Intl rounds. */
export function rounded({ isNegative, whole, fraction }: Amount, digits: number): Amount {
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const units = kept + BigInt(fraction.charAt(digits) >= '5');
  return pointed(isNegative && units > 0, String(units), digits);
}

/** As JSON writes it: `-1200.50`. */
export const amountText = ({ isNegative, whole, fraction }: Amount): string =>
  `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`;

/** A whole number with its thousands grouped. */
export const grouped = (whole: string, separator: string): string =>
  whole.replace(/\B(?=(?:\d{3})+$)/g, () => separator);
