/** Decimal amounts, digit by digit: JavaScript's numbers cannot hold 15 integer places with their decimals. */

/** `-1234.5` is `{ sign: '-', whole: '1234', fraction: '5' }`. */
export interface Amount {
  readonly sign: '' | '-';
  /** Without zeros in front, but for the only one. */
  readonly whole: string;
  readonly fraction: string;
}

// At most 15 places before the point (docs/spec.md#runtime-5, "Currency formatting").
const decimal = /^([+-]?)(?=\.?\d)0*(\d{0,15})(?:\.(\d*))?$/;

/** An amount from decimal text (`1200.50`) or a number; nothing for other text, or with more than 15 integer places. */
export function readAmount(value: string | number): Amount | undefined {
  const [found, sign, whole, fraction = ''] = decimal.exec(`${value}`.trim()) ?? [];
  if (found === undefined) return undefined;
  return { sign: sign === '-' && /[1-9]/.test(found) ? '-' : '', whole: whole || '0', fraction };
}

/** Units with so many decimals, as decimal text: `1250` with two is `12.50`. */
const pointed = (units: string, digits: number): string =>
  units.padStart(digits + 1, '0').replace(RegExp(`(?=\\d{${digits}}$)`), '.');

/** So many of the smallest units as decimal text; no number for what is not whole. */
export const centsText = (cents: number, digits: number): string =>
  Number.isSafeInteger(cents) ? (cents < 0 ? '-' : '') + pointed(`${Math.abs(cents)}`, digits) : `${NaN}`;

/** With exactly so many decimals; a half goes away from zero, as Intl rounds. */
export function rounded({ sign, whole, fraction }: Amount, digits: number): Amount {
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const units = kept + BigInt((fraction[digits] ?? '0') >= '5');
  const [newWhole = '', newFraction = ''] = pointed(`${units}`, digits).split('.');
  return { sign: units ? sign : '', whole: newWhole, fraction: newFraction };
}

/** As JSON writes it: `-1200.50`. */
export const amountText = ({ sign, whole, fraction }: Amount): string => sign + whole + (fraction && `.${fraction}`);

/** A whole number with its thousands grouped. */
export const grouped = (whole: string, separator: string): string =>
  whole.replace(/\B(?=(?:\d{3})+$)/g, () => separator);
