/** Mistakes in product data that can be read: what is sold is not what its author means. */
import type { Problem } from '../finding.ts';
import { own, text } from '../site-context/decoders.ts';
import { productTypes } from '../vocabularies/commerce.ts';
import { type DataField, type DataPath, fieldAt, fieldsIn, isSet } from './product-data/data-field.ts';
import { optionsKey } from './product-data/options-key.ts';
import { findCurrency, readPrices } from './product-data/read-prices.ts';
import { readOptionValues } from './product-data/read-variant.ts';
import { findContent } from './read-product.ts';

/** A mistake, with the path of the value, and of another value that explains it. */
export interface ProductFault extends Problem {
  readonly path: DataPath;
  readonly relatedPath?: DataPath;
}

/** Reads a value without reporting what is invalid, which the schema and `inspectProduct` do. */
const dataField = (value: unknown): DataField => ({ value, path: [], problems: [] });

/** Sites write a price in up to three notations. */
const notations = ['', 'Money', 'Cents'] as const;

const hasPrice = (field: DataField): boolean => notations.some((notation) => isSet(fieldAt(field, `price${notation}`)));

/** The sale price must be lower than the price, because both are shown (docs/spec.md#runtime-5, "Price display"). */
function salePriceFaultsAt({ value, path }: DataField): readonly ProductFault[] {
  const faults = notations.flatMap((notation): readonly ProductFault[] => {
    const key = `salePrice${notation}`;
    const pair = { price: own(value, `price${notation}`), salePrice: own(value, key), onSale: own(value, 'onSale') };
    const { price = 0, salePrice } = readPrices(dataField(pair), findCurrency([pair]) ?? 'USD') ?? {};
    return salePrice === undefined || salePrice < price
      ? []
      : [{ code: 'sale-price', severity: 'warn', args: { price, salePrice }, path: [...path, key] }];
  });
  return faults.slice(0, 1);
}

/** Returns the fault of the prices of a product, a variant or a pricing option. */
export const salePriceFaults = (prices: unknown): readonly ProductFault[] => salePriceFaultsAt(dataField(prices));

/** Returns a fault for each variant after the first one with the same key. */
function duplicates(
  variants: readonly DataField[],
  keyOf: (variant: DataField) => string,
  fault: (key: string) => Pick<ProductFault, 'code' | 'args'>,
  member: DataPath = [],
): readonly ProductFault[] {
  const firsts = new Map<string, DataPath>();
  return variants.flatMap((variant) => {
    const key = keyOf(variant);
    const path = [...variant.path, ...member];
    const relatedPath = firsts.get(key);
    if (key !== '' && !relatedPath) firsts.set(key, path);
    return relatedPath ? [{ ...fault(key), severity: 'warn', path, relatedPath }] : [];
  });
}

/** Orders identify variants by their SKU. */
const skuFaults = (variants: readonly DataField[]): readonly ProductFault[] =>
  duplicates(
    variants,
    ({ value }) => text(own(value, 'sku')) ?? '',
    (sku) => ({ code: 'sku-duplicate', args: { sku } }),
    ['sku'],
  );

/** Returns a key for the options of a variant in any order; empty without options. An empty value is not set. */
function optionsKeyOf(variant: DataField): string {
  const values = [...readOptionValues(variant)].filter(([, value]) => value !== '');
  return values.length > 0 ? optionsKey(values.sort(([a], [b]) => (a < b ? -1 : 1)).flat()) : '';
}

/** No choice leads to a variant with the option values of an earlier one. */
const optionFaults = (variants: readonly DataField[]): readonly ProductFault[] =>
  duplicates(variants, optionsKeyOf, () => ({ code: 'variant-duplicate', args: {} }));

const giftCard = productTypes['gift-card'];
/** Some sites write the number as text. */
const isGiftCard = (type: unknown): boolean => type === giftCard || type === String(giftCard) || type === 'gift-card';

/** The amounts of a gift card are its variants. The prices of variants with options may be left out. */
function giftCardFaults(content: DataField, variants: readonly DataField[]): readonly ProductFault[] {
  const type = fieldAt(content, 'productType');
  const sold = [content, ...variants];
  if (!isGiftCard(type.value) || sold.some((one) => hasPrice(one) || readOptionValues(one).size > 0)) return [];
  return [{ code: 'gift-card-amount', severity: 'warn', args: {}, path: type.path }];
}

/** Returns the content of a product, and its variants. */
export function variantsOf(product: unknown): { readonly content: DataField; readonly variants: readonly DataField[] } {
  const { content } = findContent(dataField(product));
  return { content, variants: fieldsIn(fieldAt(content, 'variants')) };
}

/** Returns the faults of variants beside others, and of a gift card without amounts. */
export function productFaults(product: unknown): readonly ProductFault[] {
  const { content, variants } = variantsOf(product);
  return [...optionFaults(variants), ...skuFaults(variants), ...giftCardFaults(content, variants)];
}

/** Returns all faults of the data of a product whose fields are valid. */
export function allProductFaults(product: unknown): readonly ProductFault[] {
  const { content, variants } = variantsOf(product);
  const priced = variants.flatMap((variant) => [variant, ...fieldsIn(fieldAt(variant, 'pricingOptions'))]);
  return [...productFaults(product), ...(variants.length > 0 ? priced : [content]).flatMap(salePriceFaultsAt)];
}
