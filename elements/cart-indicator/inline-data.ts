/** The data of the inline script of a prerendered indicator: the script itself contains no names, texts or limits. */
import { messages } from '../../core/model/cart/messages.en.ts';
import { maxShownQuantity } from '../../core/model/cart/quantity.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { PluralTemplate } from '../../core/model/message-format.ts';
import { messageFinder } from '../../core/page/language.ts';
import { storedCountEntry } from '../../core/page/shopping-cart/stored-count.ts';
import type { contract } from './contract.ts';

export type InlineData = readonly [
  /** The key of the count in session storage. */
  key: string,
  /** The largest count that is shown as a number. */
  max: number,
  /** The names of the link for `{n}` items, by plural category or exact number. */
  labels: PluralTemplate,
  /** The name of the link for more than the largest count. */
  many: string,
  /** The language of the plural categories. */
  language: string,
];

/** Returns the data, in the language of the element; `undefined` where no count is shown, or the page declares it. */
export function inlineData(
  { showQuantity, sync, items }: ValuesOf<typeof contract>,
  _url: string | undefined,
  _text: string,
  host: Element,
): InlineData | undefined {
  if (!showQuantity || !sync || items !== undefined) return undefined;
  // The translation was loaded to render the element.
  const find = messageFinder(host, messages, () => {});
  const { template, language = 'en' } = find('cart-label-items');
  const many = find('cart-label-many').template;
  // A test compares the kinds of templates of all languages with the English ones.
  return [storedCountEntry, maxShownQuantity, template as PluralTemplate, many as string, language];
}
