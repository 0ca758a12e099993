/** The data of the inline script of a prerendered indicator: the script itself contains no names, texts or limits. */
import { messages } from '../../core/model/cart/messages.en.ts';
import { maxShownQuantity } from '../../core/model/cart/quantity.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { storedCountEntry } from '../../core/page/shopping-cart/stored-count.ts';
import type { contract } from './contract.ts';

export type InlineData = readonly [
  /** The key of the count in session storage. */
  key: string,
  /** The largest count that is shown as a number. */
  max: number,
  /** The names of the link: for one item, for `{n}` items, and for more than the largest count. */
  one: string,
  other: string,
  many: string,
];

/** Returns the data; `undefined` where no count is shown, or the page declares it. */
export function inlineData({ showQuantity, sync, items }: ValuesOf<typeof contract>): InlineData | undefined {
  if (!showQuantity || !sync || items !== undefined) return undefined;
  const { '=1': one, other } = messages['cart-label-items'];
  return [storedCountEntry, maxShownQuantity, one, other, messages['cart-label-many']];
}
