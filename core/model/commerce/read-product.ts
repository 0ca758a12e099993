/** A product as site builders write it into pages (docs/spec.md#runtime-3, "Product"), from JSON of any shape. */
import { link, nameIn, own, text } from '../site-context/decoders.ts';
import { type ProductType, productTypes } from '../vocabularies/commerce.ts';
import { type ContentStatus, contentStatuses } from '../vocabularies/pages.ts';
import {
  type DataField,
  fieldAt,
  fieldsIn,
  isObject,
  looseFlag,
  type ProductProblem,
  readField,
  report,
} from './product-data/data-field.ts';
import { optionsKey } from './product-data/options-key.ts';
import { type ProductPlan, readPlan, readPlans } from './product-data/read-plans.ts';
import { findCurrency } from './product-data/read-prices.ts';
import { type OptionValues, readOptionValues, readVariant, type VariantDetails } from './product-data/read-variant.ts';
import type { BillingPlan } from './renewal.ts';

export type { ProductProblem } from './product-data/data-field.ts';
export type { ProductPlan } from './product-data/read-plans.ts';

/** An option of a product, such as its size. */
export interface ProductOption {
  readonly name: string;
  /** The values that any variant has, in the order of the variants. */
  readonly values: readonly string[];
}

/** A variant: one value of each option. */
export interface ProductVariant extends VariantDetails {
  /** The value of each option, in the order of the options of the product; empty where the variant has none. */
  readonly values: readonly string[];
}

export interface Product {
  readonly id?: string;
  readonly title?: string;
  readonly url?: string;
  readonly type: ProductType;
  readonly status?: ContentStatus;
  /** The currency of all prices, such as `EUR`. */
  readonly currency: string;
  readonly options: readonly ProductOption[];
  /** At least one: a product without options has a single variant. */
  readonly variants: readonly ProductVariant[];
  /** The billing plan of a product that is sold as a subscription only. */
  readonly plan?: BillingPlan;
  /** The subscriptions that visitors can select instead of a single purchase. */
  readonly plans: readonly ProductPlan[];
  /** The author's label of the Add to Cart button. */
  readonly addButtonText?: string;
}

export type ProductReading =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly problem: ProductProblem };

/** Reads a name or a number of a table; some sites write the number as text. */
const inTable = <T extends Readonly<Record<string, number>>>(table: T) => {
  const read = nameIn(table);
  return (value: unknown) => read(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);
};

/** The number of a product type that is not defined: sites write it for ordinary products. */
const undefinedType = -1;

const readType = (field: DataField): ProductType =>
  field.value === undefinedType ? 'physical' : (readField(field, inTable(productTypes), 'product-type') ?? 'physical');

/** The names of options in display order: those that the data orders first. */
function optionNames(ordering: DataField, variants: readonly OptionValues[]): readonly string[] {
  const names = new Set(variants.flatMap((values) => [...values.keys()]));
  const ordered = fieldsIn(ordering).map((one) => readField(one, text, 'product-text') ?? '');
  return [...new Set([...ordered.filter((name) => names.has(name)), ...names])];
}

const optionOf = (name: string, at: number, variants: readonly { readonly values: readonly string[] }[]) => ({
  name,
  values: [...new Set(variants.map(({ values }) => values[at] ?? ''))].filter((value) => value !== ''),
});

/** Two variants with the same values cannot be distinguished by a visitor. */
function reportDuplicates(fields: readonly DataField[], variants: readonly ProductVariant[]): void {
  const keys = new Set<string>();
  for (const [at, { values }] of variants.entries()) {
    const key = optionsKey(values);
    const field = fields[at];
    if (keys.has(key) && field) report(field, 'product-options');
    keys.add(key);
  }
}

interface Parts {
  readonly options: readonly ProductOption[];
  readonly variants: readonly ProductVariant[];
}

function readVariants(content: DataField, fields: readonly DataField[], currency: string): Parts {
  const details = fields.map((field) => readVariant(field, currency));
  const optionValues = fields.map(readOptionValues);
  const names = optionNames(fieldAt(content, 'variantOptionOrdering'), optionValues);
  const variants = details.map((one, at) => ({
    ...one,
    values: names.map((name) => optionValues[at]?.get(name) ?? ''),
  }));
  // Data without options is a list of prices: real sites leave the options out where a page does not show them.
  if (names.length > 0) reportDuplicates(fields, variants);
  return { options: names.map((name, at) => optionOf(name, at, variants)), variants };
}

/** The item is the product's page; its content has the prices. A list is only the variants, as in `data-variants`. */
export function findContent(data: DataField): { readonly item: DataField; readonly content: DataField } {
  if (Array.isArray(data.value)) return { item: data, content: { ...data, value: { variants: data.value } } };
  const inner = fieldAt(data, 'item');
  const item = isObject(inner.value) ? inner : data;
  const content = fieldAt(item, 'structuredContent');
  return { item, content: isObject(content.value) ? content : item };
}

/** Only a product with this flag set to false is not a subscription although it has a plan. */
const isSubscribable = (content: DataField): boolean =>
  readField(fieldAt(content, 'isSubscribable'), looseFlag, 'product-flag') ?? true;

function read(data: DataField, defaultCurrency: string): Product {
  const { item, content } = findContent(data);
  const variants = fieldsIn(fieldAt(content, 'variants'));
  const fields = variants.length > 0 ? variants : [content];
  const currency = findCurrency([content.value, ...variants.map(({ value }) => value)]) ?? defaultCurrency;
  const [id, title, url, addButtonText] = [
    readField(fieldAt(item, 'id'), text, 'product-text'),
    readField(fieldAt(item, 'title'), text, 'product-text'),
    link(own(item.value, 'fullUrl')) ?? link(own(content.value, 'url')),
    readField(fieldAt(content, 'customAddButtonText'), text, 'product-text'),
  ];
  const status = readField(fieldAt(item, 'workflowState'), inTable(contentStatuses), 'product-status');
  const hasOwnText = readField(fieldAt(content, 'useCustomAddButtonText'), looseFlag, 'product-flag');
  const plan = isSubscribable(content) ? readPlan(fieldAt(content, 'subscriptionPlan')) : undefined;
  return {
    ...(id !== undefined && { id }),
    ...(title !== undefined && { title }),
    ...(url !== undefined && { url }),
    type: readType(fieldAt(content, 'productType')),
    ...(status && { status }),
    currency,
    ...readVariants(content, fields, currency),
    ...(plan && { plan }),
    plans: readPlans(fieldAt(content, 'productSubscriptionOptions')),
    ...(hasOwnText && addButtonText !== undefined && { addButtonText }),
  };
}

/** Reads parsed JSON like `readProduct`, with all invalid fields. */
export function inspectProduct(
  value: unknown,
  currency = 'USD',
): { readonly product: Product; readonly problems: readonly ProductProblem[] } {
  const problems: ProductProblem[] = [];
  return { product: read({ value, path: [], problems }, currency), problems };
}

/**
 * Reads parsed JSON strictly: an item of the site's data, its structured content, or a list of variants. Never throws.
 * Returns the first invalid field, because a wrong price or option is worse than none. `currency` is used for prices
 * without one.
 */
export function readProduct(value: unknown, currency?: string): ProductReading {
  const { product, problems } = inspectProduct(value, currency);
  const [problem] = problems;
  return problem ? { ok: false, problem } : { ok: true, product };
}
