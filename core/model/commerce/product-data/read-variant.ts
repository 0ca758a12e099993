import { link, text, word } from '../../site-context/decoders.ts';
import { apiDimensionUnits, apiWeightUnits, dimensionUnits, weightUnits } from '../../vocabularies/commerce.ts';
import type { Dimensions, Weight } from '../measurements.ts';
import type { VariantPrice } from '../price-display.ts';
import { skuProblems } from '../sku.ts';
import {
  anyText,
  type DataField,
  fieldAt,
  fieldsIn,
  integer,
  isObject,
  isSet,
  looseFlag,
  measurement,
  readField,
  report,
} from './data-field.ts';
import { readPlanPrices } from './read-plans.ts';
import { readPrices } from './read-prices.ts';

/** The values of a variant by the name of the option. */
export type OptionValues = ReadonlyMap<string, string>;

/** The details of one variant. */
export interface VariantDetails {
  readonly id?: string;
  readonly sku?: string;
  readonly prices?: VariantPrice;
  /** The prices with each subscription, by the id of the subscription. */
  readonly planPrices: ReadonlyMap<string, VariantPrice>;
  /** The number of items in stock; undefined if it is unlimited or not known. */
  readonly stock?: number;
  readonly weight?: Weight;
  readonly dimensions?: Dimensions;
  /** The id and the URL of the image that shows the variant. */
  readonly imageId?: string;
  readonly imageUrl?: string;
}

const sku = (value: unknown): string | undefined => {
  const given = text(value);
  return given !== undefined && skuProblems(given).length === 0 ? given : undefined;
};

/** Reads the options of a variant, from its list or its map. */
export function readOptionValues(variant: DataField): OptionValues {
  const list = fieldsIn(fieldAt(variant, 'optionValues')).flatMap((one) => {
    const name = readField(fieldAt(one, 'optionName'), text, 'product-text');
    const value = readField(fieldAt(one, 'value'), text, 'product-text');
    return name !== undefined && value !== undefined ? [[name, value] as const] : [];
  });
  if (list.length > 0) return new Map(list);
  const attributes = fieldAt(variant, 'attributes');
  const names = Object.keys(readField(attributes, isObject, 'product-object') ?? {});
  return new Map(
    names.flatMap((name) => {
      const value = readField(fieldAt(attributes, name), anyText, 'product-text');
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** An oversold variant has a negative quantity. While the stock is unlimited, sites leave the quantity at 0. */
function readStock(variant: DataField): number | undefined {
  const stock = fieldAt(variant, 'stock');
  const flags = [fieldAt(variant, 'unlimited'), fieldAt(stock, 'unlimited')].map((field) =>
    readField(field, looseFlag, 'product-flag'),
  );
  const [quantity = fieldAt(stock, 'quantity')] = [fieldAt(variant, 'qtyInStock')].filter(isSet);
  const count = readField(quantity, integer, 'product-quantity');
  return flags.includes(true) || count === undefined ? undefined : Math.max(0, count);
}

function readWeight(variant: DataField): Weight | undefined {
  const shipping = fieldAt(variant, 'shippingWeight');
  const [field = fieldAt(variant, 'weight')] = [fieldAt(shipping, 'value')].filter(isSet);
  const value = readField(field, measurement, 'product-measurement');
  const unit = readField(fieldAt(shipping, 'unit'), word([...weightUnits, ...apiWeightUnits]), 'product-unit');
  if (!value) return undefined;
  return { value, ...(unit && { unit: unit === 'kg' || unit === 'kilogram' ? 'kg' : 'lbs' }) };
}

function readDimensions(variant: DataField): Dimensions | undefined {
  const shipping = fieldAt(variant, 'shippingSize');
  const [length = 0, width = 0, height = 0] = ['len', 'width', 'height'].map((key) => {
    const [field = fieldAt(variant, key)] = [fieldAt(shipping, key)].filter(isSet);
    return readField(field, measurement, 'product-measurement');
  });
  const unit = readField(fieldAt(shipping, 'unit'), word([...dimensionUnits, ...apiDimensionUnits]), 'product-unit');
  if (!length || !width || !height) return undefined;
  return { values: [length, width, height], ...(unit && { unit: unit === 'inch' ? 'inch' : 'cm' }) };
}

/** Sites write the image of a variant as an object, as an id, or as the first of a list. */
function readImage(variant: DataField): { readonly imageId?: string; readonly imageUrl?: string } {
  const main = fieldAt(variant, 'mainImage');
  const [first = fieldAt(variant, 'mainImageId')] = fieldsIn(fieldAt(variant, 'imageIds'));
  const imageId = text(fieldAt(main, 'id').value) ?? text(main.value) ?? text(first.value);
  const imageUrl = link(fieldAt(main, 'assetUrl').value);
  return { ...(imageId !== undefined && { imageId }), ...(imageUrl !== undefined && { imageUrl }) };
}

const defined = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  // Only undefined values are removed.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** Reads a variant without its options. */
export function readVariant(variant: DataField, currency: string): VariantDetails {
  if (!isObject(variant.value)) report(variant, 'product-object');
  return {
    ...defined({
      id: readField(fieldAt(variant, 'id'), text, 'product-text'),
      sku: readField(fieldAt(variant, 'sku'), sku, 'product-sku'),
      prices: readPrices(variant, currency),
      stock: readStock(variant),
      weight: readWeight(variant),
      dimensions: readDimensions(variant),
    }),
    planPrices: readPlanPrices(fieldAt(variant, 'pricingOptions'), currency),
    ...readImage(variant),
  };
}
