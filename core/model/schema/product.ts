import { z } from 'zod';
import { productFaults, salePriceFaults } from '../commerce/product-faults.ts';
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
import { checked } from './issue.ts';
import { price, priceMoney } from './money.ts';
import { subscriptionPlan } from './subscription-plan.ts';

const size = (description: string) => numberFrom(0, Number.MAX_SAFE_INTEGER, description);

/** Properties that product, variant and pricing option share. */
const prices = {
  price: price('Regular price.'),
  salePrice: price('Sale price, which replaces the regular price while onSale is true.'),
  priceMoney: orNull(priceMoney),
  salePriceMoney: orNull(priceMoney),
  onSale: looseFlag('Whether the sale price applies.'),
};

const sale = { codes: ['sale-price'], find: salePriceFaults };

const pricingOption = entity(
  'PricingOption',
  'Price of a variant with a subscription.',
  {
    ...prices,
    productSubscriptionOptionId: text('Id of the subscription: an id of productSubscriptionOptions.'),
    percentageDiscount: numberFrom(0, 100, 'Discount compared with a single purchase, in percent, for example 10.'),
    subscriptionPlan: orNull(subscriptionPlan),
  },
  sale,
);

const variant = entity(
  'ProductVariant',
  'A variant of a product, for example one size in one colour.',
  {
    ...prices,
    id: text('Id of the variant.'),
    sku: checked(z.string(), ['sku-length'], skuProblems).describe(
      'Stock keeping unit, at most 60 characters, unique in the product, for example TEE-M-BLUE.',
    ),
    qtyInStock: z
      .int()
      .describe('Quantity in stock; negative if more were sold than were in stock. Ignored while unlimited is true.'),
    unlimited: looseFlag('Whether the stock is unlimited.'),
    stock: entity('Stock', 'Stock of the variant.', {
      unlimited: flag('Whether the stock is unlimited.'),
      quantity: count('Quantity in stock.'),
    }),
    attributes: z
      .record(z.string(), z.string())
      .describe('Value of each option of this variant by its name, for example { "Size": "M", "Color": "Blue" }.'),
    optionValues: listOf(
      'The same options as a list.',
      entity('OptionValue', 'Name and value of an option.', {
        optionName: text('Name of the option, for example Size.'),
        value: text('Value of the option, for example M.'),
      }),
    ),
    width: size('Width of the parcel, in the unit of length of the shop.'),
    height: size('Height of the parcel, in the unit of length of the shop.'),
    len: size('Length of the parcel, in the unit of length of the shop.'),
    weight: size('Weight of the parcel, in the unit of weight of the shop.'),
    shippingWeight: entity('ShippingWeight', 'Weight of the parcel.', {
      value: size('Weight, in the unit of this object.'),
      unit: wordOf(
        'Unit of weight: lbs, pound, kg or kilogram, in lower case or capitals.',
        inAnyCase([...weightUnits, ...apiWeightUnits]),
      ),
    }),
    shippingSize: entity('ShippingSize', 'Size of the parcel.', {
      width: size('Width, in the unit of this object.'),
      height: size('Height, in the unit of this object.'),
      len: size('Length, in the unit of this object.'),
      unit: wordOf(
        'Unit of length: inch, cm or centimeter, in lower case or capitals.',
        inAnyCase([...dimensionUnits, ...apiDimensionUnits]),
      ),
    }),
    pricingOptions: orNull(z.array(pricingOption)).describe('Prices of the variant with subscriptions; null for none.'),
  },
  sale,
);

/** A product as the structured content of an item has it (docs/spec.md#runtime-3, "Product"), with money in all three shapes. */
export const product = entity(
  'Product',
  'A product and its variants.',
  {
    ...prices,
    productType: nameOrNumberOf('Kind of product.', productTypes, newerProductTypes),
    variants: listOf('Variants of the product, for example one for each size.', variant),
    variantOptionOrdering: listOf(
      'Names of the options in display order, for example ["Size", "Color"].',
      text('Name of an option.'),
    ),
    priceCents: price('Regular price of a digital product.'),
    salePriceCents: price('Sale price of a digital product.'),
    isSubscribable: looseFlag('Whether customers can subscribe to the product.'),
    subscriptionPlan: orNull(subscriptionPlan),
    productSubscriptionOptions: listOf(
      'Subscriptions that customers can select.',
      entity('ProductSubscriptionOption', 'A subscription that customers can select.', {
        id: text('Id of the subscription.'),
        percentageDiscount: numberFrom(0, 100, 'Discount compared with a single purchase, in percent, for example 10.'),
        subscriptionPlan: orNull(subscriptionPlan),
      }),
    ),
    useCustomAddButtonText: looseFlag(
      'Whether customAddButtonText replaces the default label of the Add to Cart button.',
    ),
    customAddButtonText: text('Custom label of the Add to Cart button, for example Order now.'),
    url: link('Path of the product with leading slash, for example /shop/tea.'),
  },
  {
    codes: ['sale-price', 'sku-duplicate', 'variant-duplicate', 'gift-card-amount'],
    find: (value) => [...salePriceFaults(value), ...productFaults(value)],
  },
);
