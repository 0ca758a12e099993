/** Reads amounts that visitors type, digit by digit, with the separators of any language. */
import { currencyTemplate } from '../vocabularies/currency-templates.ts';
import { amountText, readAmount } from './amount.ts';
import { type ExactMoney, plusTimes } from './read-money.ts';

/** Why a text is not an amount: it is no number, or has more decimals than the currency. */
export type TypedAmountProblem = 'number' | 'decimals';

export type TypedAmount =
  | { readonly ok: true; readonly money: ExactMoney }
  | { readonly ok: false; readonly problem: TypedAmountProblem };

/** The zeros of the decimal digits that keyboards of other scripts type. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Returns the digits and separators, without spaces and apostrophes, which only group digits, and without the currency around them. */
function plainText(typed: string): string {
  const text = typed
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace('٫', '.')
    .replace(/٬/g, ',')
    .replace(/[\s'’]/g, '');
  const [before = ''] = /^\p{L}+\./u.exec(text) ?? /^[\p{Sc}\p{L}]*/u.exec(text) ?? [];
  const amount = text.slice(before.length);
  const end = amount.search(/[\p{Sc}\p{L}]/u);
  const after = end < 0 ? '' : amount.slice(end);
  if (!/^[\p{Sc}\p{L}]*\.?$/u.test(after)) return '';
  const digits = amount.slice(0, amount.length - after.length);
  return /^[.,]/.test(digits) ? `0${digits}` : digits;
}

/** Whether these are the digits between separators of thousands, also as in 1,00,000. */
const areGroups = ([first = '', ...others]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) &&
  others.every((group, at) => group.length === (at < others.length - 1 ? 2 : 3) || group.length === 3);

/** Splits digits from decimals: the last separator begins these, unless it groups digits as the others do. */
function split(text: string, digits: number): readonly [whole: string, fraction: string] | undefined {
  if (!/^\d+(?:[.,]\d+)*$/.test(text)) return undefined;
  const groups = text.split(/[.,]/);
  const separators = text.replace(/\d/g, '');
  const isRepeated = separators.length > 1 && separators === separators.charAt(0).repeat(separators.length);
  const isGroup = separators.length === 1 && groups[1]?.length === 3 && digits !== 3 && areGroups(groups);
  if (separators === '' || isRepeated || isGroup)
    return areGroups(groups) || groups.length === 1 ? [groups.join(''), ''] : undefined;
  const fraction = groups.pop() ?? '';
  const isUniform = /^(.?)\1*$/.test(separators.slice(0, -1));
  return isUniform && (groups.length === 1 || areGroups(groups)) ? [groups.join(''), fraction] : undefined;
}

/** Reads an amount of a currency, such as `1.250,50` or `€ 1,250.50`. A sign is refused. */
export function readTypedAmount(typed: string, currency: string): TypedAmount {
  const digits = currencyTemplate(currency)?.digits ?? 2;
  const [whole, fraction = ''] = split(plainText(typed), digits) ?? [];
  if (whole === undefined) return { ok: false, problem: 'number' };
  if (!/^0*$/.test(fraction.slice(digits))) return { ok: false, problem: 'decimals' };
  const amount = readAmount(`${whole}.${fraction}`);
  if (!amount) return { ok: false, problem: 'number' };
  const value = amountText({ ...amount, fraction: amount.fraction.slice(0, digits).padEnd(digits, '0') });
  return { ok: true, money: { currency, value } };
}

/** Whether an amount is less than another one of the same currency. */
export const isLess = (amount: ExactMoney, other: ExactMoney): boolean =>
  plusTimes(amount, other, -1)?.value.startsWith('-') ?? false;
