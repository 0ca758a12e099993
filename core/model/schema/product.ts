import { z } from 'zod';
import { skuProblems } from '../commerce/sku.ts';
import {
  apiDimensionUnits,
  apiWeightUnits,
  dimensionUnits,
  newerProductTypes,
  productTypes,
  weightUnits,
} from '../vocabularies/commerce.ts';
import {
  count,
  entity,
  flag,
  inAnyCase,
  link,
  listOf,
  looseFlag,
  nameOrNumberOf,
  numberFrom,
  orNull,
  text,
  wordOf,
} from './fields.ts';
import { checked, type Fault } from './issue.ts';
import { price, priceMoney } from './money.ts';
import { subscriptionPlan } from './subscription-plan.ts';

const size = (description: string) => numberFrom(0, Number.MAX_SAFE_INTEGER, description);

/** Properties that product, variant and pricing option share. */
const prices = {
  price: price('The price.'),
  salePrice: price('The price while it is on sale.'),
  priceMoney: orNull(priceMoney),
  salePriceMoney: orNull(priceMoney),
  onSale: looseFlag('Whether the sale price holds.'),
};

interface Prices {
  readonly price?: unknown;
  readonly salePrice?: unknown;
  readonly onSale?: unknown;
}

/** Cents as a number or as text. */
const cents = (price: unknown): number =>
  typeof price === 'number' ? price : typeof price === 'string' && price !== '' ? Number(price) : Number.NaN;

/** A sale price must be lower than the original price (docs/spec.md#runtime-5: both are shown). */
const saleFaults = ({ price, salePrice, onSale }: Prices): readonly Fault<'entity-sale-price'>[] =>
  (onSale === true || onSale === 'true') && cents(salePrice) > cents(price)
    ? [{ code: 'entity-sale-price', severity: 'warn', args: { price: cents(price) }, path: ['salePrice'] }]
    : [];

const sale = { codes: ['entity-sale-price'], find: saleFaults };

const pricingOption = entity(
  'PricingOption',
  'What a variant costs in a subscription.',
  {
    ...prices,
    productSubscriptionOptionId: text('Id of the option.'),
    percentageDiscount: numberFrom(0, 100, 'How much cheaper than one purchase, in percent.'),
    subscriptionPlan: orNull(subscriptionPlan),
  },
  sale,
);

const variant = entity(
  'ProductVariant',
  'One of the things that a product can be bought as.',
  {
    ...prices,
    id: text('Id of the variant.'),
    sku: checked(z.string(), ['sku-length'], skuProblems).describe('Stock keeping unit, at most 60 characters.'),
    qtyInStock: z.int().describe('How many there are; 0 where there is no end of them, less when too many were sold.'),
    unlimited: looseFlag('Whether there is no end of them.'),
    stock: entity('Stock', 'How many there are.', {
      unlimited: flag('Whether there is no end of them.'),
      quantity: count('How many there are.'),
    }),
    attributes: z.record(z.string(), z.string()).describe('The options that make this variant, by their names.'),
    optionValues: listOf(
      'The same as a list.',
      entity('OptionValue', 'One option.', { optionName: text('Its name.'), value: text('Its value.') }),
    ),
    width: size('Width of the parcel.'),
    height: size('Height of the parcel.'),
    len: size('Length of the parcel.'),
    weight: size('Weight of the parcel.'),
    shippingWeight: entity('ShippingWeight', 'Weight of the parcel.', {
      value: size('How much.'),
      unit: wordOf('Of what.', inAnyCase([...weightUnits, ...apiWeightUnits])),
    }),
    shippingSize: entity('ShippingSize', 'Size of the parcel.', {
      width: size('Width.'),
      height: size('Height.'),
      len: size('Length.'),
      unit: wordOf('Of what.', inAnyCase([...dimensionUnits, ...apiDimensionUnits])),
    }),
    pricingOptions: orNull(z.array(pricingOption)).describe('What it costs in subscriptions.'),
  },
  sale,
);

type Variants = readonly { readonly sku?: string | undefined }[] | undefined;

/** Two variants with the same SKU cannot be distinguished in an order. */
function skuFaults(variants: Variants = []): readonly Fault<'entity-sku-duplicate'>[] {
  const before = new Set<string>();
  return variants.flatMap(({ sku = '' }, at) => {
    const isNew = sku === '' || !before.has(sku);
    before.add(sku);
    return isNew
      ? []
      : [{ code: 'entity-sku-duplicate', severity: 'warn', args: { sku }, path: ['variants', at, 'sku'] }];
  });
}

/** A product as the structured content of an item has it (docs/spec.md#runtime-3, "Product"), with money in all three shapes. */
export const product = entity(
  'Product',
  'A product, with what it can be bought as.',
  {
    ...prices,
    productType: nameOrNumberOf(
      'physical (1), digital (2), service (3), gift card (4) or paywall (5).',
      productTypes,
      newerProductTypes,
    ),
    variants: listOf('What it can be bought as.', variant),
    variantOptionOrdering: listOf('Names of the options, in order.', text('Name of an option.')),
    priceCents: price('The price of a digital product.'),
    salePriceCents: price('The price of a digital product while it is on sale.'),
    isSubscribable: looseFlag('Whether it can be subscribed to.'),
    subscriptionPlan: orNull(subscriptionPlan),
    productSubscriptionOptions: listOf(
      'Subscriptions to choose from.',
      entity('ProductSubscriptionOption', 'A subscription to choose.', {
        id: text('Id of the option.'),
        percentageDiscount: numberFrom(0, 100, 'How much cheaper than one purchase, in percent.'),
        subscriptionPlan: orNull(subscriptionPlan),
      }),
    ),
    useCustomAddButtonText: looseFlag('Whether the button has a custom label.'),
    customAddButtonText: text('That text.'),
    url: link('Path.'),
  },
  {
    codes: ['entity-sale-price', 'entity-sku-duplicate'],
    find: (value) => [...saleFaults(value), ...skuFaults(value.variants)],
  },
);
