/** Amounts in currency fields (docs/spec.md#runtime-5: up to 15 integer digits, grouped thousands). */
import { grouped } from '../money/amount.ts';

const amount = /^(\d{1,15})(\.\d{0,2})?$/;

/** Removes currency signs, group separators and spaces. */
const bare = (text: string): string => text.replace(/[\p{Sc}\s,']/gu, '');

/** Whether a text is an amount: at most 15 integer digits, a point and at most two decimals. */
export const isCurrency = (text: string): boolean => amount.test(bare(text));

/** Groups the thousands of an amount. Returns any other text unchanged. */
export function groupThousands(text: string): string {
  const [, whole, decimals = ''] = amount.exec(bare(text)) ?? [];
  return whole === undefined ? text : `${grouped(whole, ',')}${decimals}`;
}
