import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { allProductFaults, productFaults, salePriceFaults } from '../../../../core/model/commerce/product-faults.ts';
import { inspectProduct, readProduct } from '../../../../core/model/commerce/read-product.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const faultsIn = (product: unknown): readonly string[] =>
  allProductFaults(product).map(({ code, path }) => `${code} ${path.join('.')}`);

describe('an author of product data finds', () => {
  it('a sale price that is not below the price, in each notation', () => {
    const money = (value: string) => ({ currency: 'EUR', value });
    for (const [prices, path] of [
      [{ price: 500, salePrice: 500 }, 'salePrice'],
      [{ price: '500', salePrice: '501' }, 'salePrice'],
      [{ priceMoney: money('5.00'), salePriceMoney: money('5.01') }, 'salePriceMoney'],
      [{ priceCents: 500, salePriceCents: 900 }, 'salePriceCents'],
    ] as const) {
      assert.deepEqual(faultsIn({ ...prices, onSale: true }), [`sale-price ${path}`]);
      assert.deepEqual(faultsIn({ ...prices, onSale: false }), []);
    }
    assert.deepEqual(salePriceFaults({ price: 500, salePrice: 400, onSale: true }), []);
    assert.deepEqual(salePriceFaults({ salePrice: 400, onSale: true }), []);
  });

  it('a SKU that two variants have, with its first place', () => {
    const [fault] = allProductFaults({ item: { structuredContent: { variants: [{ sku: 'a' }, {}, { sku: 'a' }] } } });
    assert.deepEqual(fault?.path, ['item', 'structuredContent', 'variants', 2, 'sku']);
    assert.deepEqual(fault?.relatedPath, ['item', 'structuredContent', 'variants', 0, 'sku']);
  });

  it('variants with the same option values, in any order and notation', () => {
    const variants = [
      { attributes: { Size: 'S', Frame: 'Oak' } },
      {
        optionValues: [
          { optionName: 'Frame', value: 'Oak' },
          { optionName: 'Size', value: 'S' },
        ],
      },
      { attributes: { Size: 'S', Frame: '' } },
      {},
      {},
    ];
    assert.deepEqual(
      productFaults({ variants }).map(({ path, relatedPath }) => [path, relatedPath]),
      [
        [
          ['variants', 1],
          ['variants', 0],
        ],
      ],
    );
  });

  it('a gift card without amounts', () => {
    for (const productType of [4, '4', 'gift-card']) {
      assert.deepEqual(faultsIn({ productType }), ['gift-card-amount productType']);
      assert.deepEqual(faultsIn({ productType, variants: [{ price: 2500 }] }), []);
    }
    assert.deepEqual(faultsIn({ productType: 1 }), []);
  });

  it('all invalid fields, of which the element reports the first', () => {
    const data = [{ price: -1 }, { price: 5, sku: 7 }];
    const { problems } = inspectProduct(data);
    assert.deepEqual(
      problems.map(({ path }) => path),
      [
        ['variants', 0, 'price'],
        ['variants', 1, 'sku'],
      ],
    );
    const reading = readProduct(data);
    assert.deepEqual(!reading.ok && reading.problem, problems[0]);
  });
});

it('any JSON can be searched for mistakes, and each has a path', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('variants', 'productType', 'price', 'attributes'), (value, key) => {
      for (const data of [value, [value], { [key]: value }, { variants: [{ [key]: value }] }])
        for (const { path } of [...allProductFaults(data), ...productFaults(data)]) assert.ok(Array.isArray(path));
    }),
    { numRuns: propertyRuns(1000) },
  );
});
