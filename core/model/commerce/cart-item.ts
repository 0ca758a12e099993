/** The selected variant and the other values of a product form, as a line of the cart has them. */
import type { SelectedOption } from '../cart/cart.ts';
import type { Product, ProductVariant } from './read-product.ts';

/** Returns the options of a variant; an option without a value is left out. */
export const selectedOptions = ({ options }: Product, { values }: ProductVariant): readonly SelectedOption[] =>
  options.map(({ name }, at) => ({ name, value: values[at] ?? '' })).filter(({ value }) => value !== '');

/** The fields that identify the item, and those of a form without script. */
const known = ['itemId', 'sku', 'variantId', 'planId', 'quantity', 'unitPrice', 'returnTo', 'key', 'crumb'];

/** Returns the other texts of a form, such as the recipient of a gift card; undefined without any. */
export function visitorFields(
  entries: Iterable<readonly [name: string, value: unknown]>,
  { options }: Product,
): Readonly<Record<string, string>> | undefined {
  const names = new Set([...known, ...options.map(({ name }) => name)]);
  const fields = [...entries].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !names.has(name) ? [[name, value]] : [],
  );
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
