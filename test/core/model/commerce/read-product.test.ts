import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { messages } from '../../../../core/model/commerce/product-data/messages.en.ts';
import { type Product, readProduct } from '../../../../core/model/commerce/read-product.ts';
import { filesIn, skip } from '../site-context/corpus.ts';

function productOf(value: unknown, currency?: string): Product {
  const reading = readProduct(value, currency);
  assert.ok(reading.ok, JSON.stringify(reading));
  return reading.product;
}

function problemOf(value: unknown): string {
  const reading = readProduct(value);
  if (reading.ok) return '';
  const { code, args } = reading.problem;
  assert.ok(Object.hasOwn(messages, code));
  return `${code} ${args.field} ${args.val}`;
}

const print = {
  id: '64f1c0de5a1e7a0b2c3d4f01',
  title: 'Leeward',
  fullUrl: '/shop/leeward',
  workflowState: 1,
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size', 'Frame'],
    variants: [
      {
        id: 'a',
        sku: 'SQ0000001',
        attributes: { Frame: 'Oak', Size: '30 × 20 cm' },
        price: 18_000,
        priceMoney: { currency: 'EUR', value: '180.00' },
        qtyInStock: 5,
        unlimited: false,
        shippingWeight: { value: 2, unit: 'KILOGRAM' },
        shippingSize: { len: 60, width: 40, height: 4, unit: 'CENTIMETER' },
        mainImage: { id: 'oak', assetUrl: '/images/oak.jpg' },
      },
      {
        id: 'b',
        optionValues: [
          { optionName: 'Size', value: '60 × 40 cm' },
          { optionName: 'Frame', value: 'Oak' },
        ],
        price: '24000',
        salePrice: '20000',
        onSale: 'true',
        unlimited: 'true',
        qtyInStock: 0,
      },
    ],
  },
};

describe('product data', () => {
  it('has the options in display order, and the variants with their values in the same order', () => {
    const product = productOf(print);
    assert.deepEqual(product.options, [
      { name: 'Size', values: ['30 × 20 cm', '60 × 40 cm'] },
      { name: 'Frame', values: ['Oak'] },
    ]);
    assert.deepEqual(
      product.variants.map(({ values }) => values),
      [
        ['30 × 20 cm', 'Oak'],
        ['60 × 40 cm', 'Oak'],
      ],
    );
    const { id, title, url, type, status, currency } = product;
    assert.deepEqual(
      { id, title, url, type, status, currency },
      {
        id: '64f1c0de5a1e7a0b2c3d4f01',
        title: 'Leeward',
        url: '/shop/leeward',
        type: 'physical',
        status: 'published',
        currency: 'EUR',
      },
    );
  });

  it('has prices in cents, stock, sizes and an image', () => {
    const [first, second] = productOf(print).variants;
    assert.deepEqual(first, {
      id: 'a',
      sku: 'SQ0000001',
      prices: { price: 18_000 },
      stock: 5,
      weight: { value: 2, unit: 'kg' },
      dimensions: { values: [60, 40, 4], unit: 'cm' },
      planPrices: new Map(),
      imageId: 'oak',
      imageUrl: '/images/oak.jpg',
      values: ['30 × 20 cm', 'Oak'],
    });
    assert.deepEqual(second?.prices, { price: 24_000, salePrice: 20_000, onSale: true });
    assert.equal(second?.stock, undefined, 'unlimited');
  });

  it('may be an item, its wrapper, its content, or the list of data-variants', () => {
    const { structuredContent } = print;
    for (const data of [{ item: print }, structuredContent, structuredContent.variants])
      assert.equal(productOf(data).variants[1]?.prices?.salePrice, 20_000);
  });

  it('has a single variant without a list of them, as digital products do', () => {
    const { type, variants, options } = productOf({
      structuredContent: { productType: '2', priceCents: 1250, salePriceCents: 900, onSale: true },
    });
    assert.deepEqual([type, options], ['digital', []]);
    assert.deepEqual(variants[0]?.prices, { price: 1250, salePrice: 900, onSale: true });
  });

  it('reads amounts digit by digit, in the fraction digits of the currency', () => {
    for (const [currency, value, cents] of [
      ['EUR', '8.2', 820],
      ['EUR', '.5', 50],
      ['EUR', '19.990', 1999],
      ['JPY', '1200', 1200],
      ['IDR', '50.00', 5000],
    ] as const)
      assert.equal(productOf([{ priceMoney: { currency, value } }]).variants[0]?.prices?.price, cents, value);
    const { variants } = productOf([{ price: { currencyCode: 'EUR', value: 777, decimalValue: '10.00' } }]);
    assert.equal(variants[0]?.prices?.price, 1000, 'the decimal amount is used');
    assert.equal(productOf([{ price: 1200 }], 'JPY').currency, 'JPY');
  });

  it('has the plans of subscriptions, and the prices of each variant with them', () => {
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: '' };
    const { plan: only, plans } = productOf({
      isSubscribable: 'true',
      subscriptionPlan: plan,
      productSubscriptionOptions: [{ id: 'monthly', subscriptionPlan: plan }],
    });
    const monthly = { value: 1, unit: 'month', numBillingCycles: 0 };
    assert.deepEqual([only, plans], [monthly, [{ id: 'monthly', ...monthly }]]);
    assert.equal(productOf({ isSubscribable: false, subscriptionPlan: plan }).plan, undefined);
    const [variant] = productOf([
      { price: 500, pricingOptions: [{ productSubscriptionOptionId: 'm', price: '450' }] },
    ]).variants;
    assert.deepEqual(variant?.planPrices, new Map([['m', { price: 450 }]]));
  });

  it('treats oversold stock as sold out, and unknown stock as not limited', () => {
    const stocks = productOf([
      { attributes: { a: '1' }, qtyInStock: -2 },
      { attributes: { a: '2' } },
      { attributes: { a: '3' }, stock: { quantity: 4 } },
      { attributes: { a: '4' }, stock: { unlimited: true, quantity: 4 } },
    ]).variants.map(({ stock }) => stock);
    assert.deepEqual(stocks, [0, undefined, 4, undefined]);
  });

  it('is refused with the first invalid field', () => {
    for (const [data, problem] of [
      ['[]', 'product-object product "[]"'],
      [null, 'product-object product null'],
      [{ variants: {} }, 'product-list variants {}'],
      [[null], 'product-object variants[0] null'],
      [[{}, { price: 45.5 }], 'product-price variants[1].price 45.5'],
      [[{ price: '45.00' }], 'product-price variants[0].price "45.00"'],
      [[{ price: -1 }], 'product-price variants[0].price -1'],
      [[{ price: 100_000_001 }], 'product-price variants[0].price 100000001'],
      [[{ priceMoney: { value: '1.999' } }], 'product-money variants[0].priceMoney {"value":"1.999"}'],
      [
        [{ priceMoney: { value: '1', currency: 'EUR' } }, { priceMoney: { value: '1', currency: 'USD' } }],
        'product-currency variants[1].priceMoney {"value":"1","currency":"USD"}',
      ],
      [[{ sku: 'S'.repeat(61) }], `product-sku variants[0].sku "${'S'.repeat(39)}`],
      [[{ onSale: 'no' }], 'product-flag variants[0].onSale "no"'],
      [[{ qtyInStock: 1.5 }], 'product-quantity variants[0].qtyInStock 1.5'],
      [[{ weight: -1 }], 'product-measurement variants[0].weight -1'],
      [[{ shippingWeight: { unit: 'stone' } }], 'product-unit variants[0].shippingWeight.unit "stone"'],
      [[{ attributes: { Size: 3 } }], 'product-text variants[0].attributes.Size 3'],
      [
        [{ attributes: { Size: 'S' } }, { attributes: { Size: 'S' } }],
        'product-options variants[1] {"attributes":{"Size":"S"}}',
      ],
      [{ item: { structuredContent: { productType: 9 } } }, 'product-type item.structuredContent.productType 9'],
      [{ workflowState: 9 }, 'product-status workflowState 9'],
      [
        { subscriptionPlan: { billingPeriod: { value: 0, unit: 'week' } } },
        'product-period subscriptionPlan.billingPeriod {"value":0,"unit":"week"}',
      ],
      [
        { subscriptionPlan: { billingPeriod: { value: 1, unit: 'day' } } },
        'product-period subscriptionPlan.billingPeriod {"value":1,"unit":"day"}',
      ],
      [{ subscriptionPlan: { numBillingCycles: -1 } }, 'product-cycles subscriptionPlan.numBillingCycles -1'],
    ] as const)
      assert.equal(problemOf(data), problem);
  });

  it('may be any JSON: it is read, or refused with a field', () => {
    const keys = ['variants', 'price', 'priceMoney', 'attributes', 'optionValues', 'subscriptionPlan', '__proto__'];
    const key = fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 4 }));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, fc.jsonValue({ maxDepth: 1 }), tie('list'), tie('object')),
      list: fc.array(tie('tree'), { maxLength: 3 }),
      object: fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const reading = readProduct(JSON.parse(JSON.stringify(value)));
        if (!reading.ok) return assert.ok(reading.problem.args.field.length > 0);
        const { variants, options } = reading.product;
        assert.ok(variants.length > 0);
        for (const variant of variants) assert.equal(variant.values.length, options.length);
      }),
    );
  });
});

it('products of real sites are read', { skip }, () => {
  for (const { name, text } of filesIn('products')) {
    const data: unknown = JSON.parse(text);
    // Some files contain only an amount.
    if (typeof data === 'object') assert.equal(problemOf(data), '', name);
  }
});
