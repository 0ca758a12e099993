/** Amounts as people type them into a currency field (docs/spec.md#runtime-5: up to 15 integer places, grouped thousands). */
import { grouped } from '../money/amount.ts';

const amount = /^(\d{1,15})(\.\d{0,2})?$/;

/** The number without signs of currency, groups and spaces. */
const bare = (text: string): string => text.replace(/[\p{Sc}\s,']/gu, '');

/** Whether it is an amount: at most 15 integer places, a point and at most two decimals. */
export const isCurrency = (text: string): boolean => amount.test(bare(text));

/** The amount with its thousands grouped; what is no amount stays as it was typed. */
export function groupThousands(text: string): string {
  const [, whole, decimals = ''] = amount.exec(bare(text)) ?? [];
  return whole === undefined ? text : `${grouped(whole, ',')}${decimals}`;
}
