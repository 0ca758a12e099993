import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { messages } from '../../../../core/model/commerce/messages.en.ts';
import { priceProblems } from '../../../../core/model/commerce/price.ts';
import { priceDisplay, type VariantPrice } from '../../../../core/model/commerce/price-display.ts';
import { generateSku, skuProblems } from '../../../../core/model/commerce/sku.ts';
import { workflowLabel } from '../../../../core/model/commerce/workflow.ts';
import { contentStatuses } from '../../../../core/model/vocabularies/pages.ts';

const codes = (problems: readonly { code: string }[]): string => problems.map(({ code }) => code).join();

describe('a SKU', () => {
  it('has at most 60 characters', () => {
    assert.equal(codes(skuProblems('a'.repeat(60))), '');
    assert.equal(codes(skuProblems('a'.repeat(61))), 'sku-length');
  });

  it('is generated as SQ and seven digits, whatever the random source returns', () => {
    assert.equal(
      generateSku(() => 0),
      'SQ0000000',
    );
    assert.equal(
      generateSku(() => 1 - Number.EPSILON / 2),
      'SQ9999999',
    );
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        const sku = generateSku(() => chance);
        assert.match(sku, /^SQ\d{7}$/);
        assert.deepEqual(skuProblems(sku), []);
      }),
    );
  });
});

it('a price is at most 100000000 cents, and not negative', () => {
  for (const fine of [0, 1, 100_000_000]) assert.equal(codes(priceProblems(fine)), '');
  assert.equal(codes(priceProblems(100_000_001)), 'price-limit');
  assert.equal(codes(priceProblems(-1)), 'price-negative');
});

describe('the price of a product', () => {
  const cases: Readonly<Record<string, readonly [readonly VariantPrice[], ReturnType<typeof priceDisplay>]>> = {
    'without variants is undefined': [[], undefined],
    'is that of its variant': [[{ price: 500 }], { cents: 500, isFrom: false }],
    'is a single one when all cost the same': [[{ price: 500 }, { price: 500 }], { cents: 500, isFrom: false }],
    'starts at the lowest': [[{ price: 500 }, { price: 300 }, { price: 400 }], { cents: 300, isFrom: true }],
    'on sale comes with the original': [
      [{ price: 500, salePrice: 300, onSale: true }],
      { cents: 300, isFrom: false, original: 500 },
    ],
    'is the original when the sale is over': [
      [{ price: 500, salePrice: 300, onSale: false }],
      { cents: 500, isFrom: false },
    ],
    'starts at the one on sale': [
      [{ price: 500 }, { price: 500, salePrice: 300, onSale: true }],
      { cents: 300, isFrom: true },
    ],
    'has no original when there are several prices': [
      [
        { price: 500, salePrice: 300, onSale: true },
        { price: 400, salePrice: 300, onSale: true },
      ],
      { cents: 300, isFrom: false },
    ],
    'on sale that is higher than before has no original': [
      [{ price: 300, salePrice: 500, onSale: true }],
      { cents: 500, isFrom: false },
    ],
    'on sale without a sale price is the original': [[{ price: 300, onSale: true }], { cents: 300, isFrom: false }],
    'may be zero': [[{ price: 500, salePrice: 0, onSale: true }], { cents: 0, isFrom: false, original: 500 }],
  };
  for (const [name, [variants, expected]] of Object.entries(cases)) {
    it(name, () => assert.deepEqual(priceDisplay(variants), expected));
  }
});

it('published products are available, scheduled and hidden ones have their own availability, others are unsupported', () => {
  const shown = Object.keys(contentStatuses).map((status) => [
    status,
    // Keys of the table.
    messages[workflowLabel(status as keyof typeof contentStatuses)],
  ]);
  assert.deepEqual(Object.fromEntries(shown), {
    published: 'Available',
    scheduled: 'Scheduled',
    draft: 'Hidden',
    'needs-review': 'Unsupported',
    private: 'Unsupported',
    deleted: 'Unsupported',
  });
  assert.equal(messages[workflowLabel(undefined)], 'Unsupported');
});
