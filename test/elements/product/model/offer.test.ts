/** The offer of a product: what can be bought with the choices of a visitor. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readProduct } from '../../../../core/model/commerce/read-product.ts';
import { createVariantChoice } from '../../../../core/model/commerce/variant-choice.ts';
import { findVariant, offerOf, unavailableValues, variantKey } from '../../../../elements/product/model/offer.ts';

interface VariantJson {
  readonly sku: string;
  readonly price: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const variant = (sku: string, Size: string, Frame: string, price: number, more: object = {}): VariantJson => ({
  sku,
  price,
  attributes: { Size, Frame },
  ...more,
});

const prints = [
  variant('A', 'Small', 'None', 6450),
  variant('B', 'Large', 'None', 18_000, { qtyInStock: 3 }),
  variant('C', 'Large', 'Oak', 24_000, { qtyInStock: 0 }),
];

function open(variants: readonly object[], more: object = {}) {
  const reading = readProduct({ structuredContent: { productType: 1, variants }, ...more }, 'EUR');
  assert.ok(reading.ok);
  const { product } = reading;
  const choice = createVariantChoice(product);
  return {
    product,
    offer: (chosen: Readonly<Record<string, string>>, planId?: string) =>
      offerOf(product, choice, new Map(Object.entries(chosen)), planId),
    unavailable: (chosen: Readonly<Record<string, string>>) =>
      Object.fromEntries(unavailableValues(product, choice, new Map(Object.entries(chosen)))),
  };
}

describe('the offer of a product', () => {
  it('is the variant that has the choices, with its price and its stock', () => {
    const { variant: chosen, price, state, largest } = open(prints).offer({ Size: 'Large', Frame: 'None' });
    assert.deepEqual([chosen?.sku, price, state, largest], ['B', { cents: 18_000, isFrom: false }, 'available', 3]);
  });

  it('has the lowest price of all variants that are still possible, and names what is missing', () => {
    const { price, state, missing, variant: chosen } = open(prints).offer({ Size: 'Large', Frame: '' });
    assert.deepEqual(
      [price, state, missing, chosen],
      [{ cents: 18_000, isFrom: true }, 'incomplete', ['Frame'], undefined],
    );
  });

  it('is absent for choices that no variant has, never the first variant', () => {
    const { price, state, variant: chosen } = open(prints).offer({ Size: 'Small', Frame: 'Oak' });
    assert.deepEqual([price, state, chosen], [undefined, 'absent', undefined]);
  });

  it('is sold out without stock', () => {
    const { state, largest } = open(prints).offer({ Size: 'Large', Frame: 'Oak' });
    assert.deepEqual([state, largest], ['sold-out', 0]);
  });

  it('cannot be bought before its page is published', () => {
    const draft = open(prints, { workflowState: 'draft' });
    assert.equal(draft.offer({ Size: 'Large', Frame: 'None' }).state, 'unsaleable');
    assert.equal(draft.offer({}).state, 'unsaleable');
  });

  it('has the price and the limit of a subscription', () => {
    const subscription = open([
      {
        ...variant('A', 'Small', 'None', 6450),
        pricingOptions: [{ productSubscriptionOptionId: 'yearly', price: 5000 }],
      },
    ]);
    const { price, largest } = subscription.offer({ Size: 'Small', Frame: 'None' }, 'yearly');
    assert.deepEqual([price, largest], [{ cents: 5000, isFrom: false }, 1]);
  });

  it('names the values that cannot be combined with the choices', () => {
    const { unavailable } = open(prints);
    assert.deepEqual(unavailable({ Size: 'Small', Frame: 'None' }), { Size: [], Frame: ['Oak'] });
    assert.deepEqual(unavailable({ Size: 'Large', Frame: 'Oak' }), { Size: ['Small'], Frame: [] });
    assert.deepEqual(unavailable({}), { Size: [], Frame: [] });
  });

  it('finds a variant by its SKU or its id, and by no other text', () => {
    const { product } = open([...prints, { id: '7', price: 1, attributes: { Size: 'Tiny', Frame: 'None' } }]);
    assert.deepEqual(
      product.variants.map((one) => variantKey(one)),
      ['A', 'B', 'C', '7'],
    );
    for (const one of product.variants) assert.equal(findVariant(product, variantKey(one) ?? ''), one);
    for (const text of ['', 'toString', 'a']) assert.equal(findVariant(product, text), undefined);
  });

  it('agrees with a search of all variants, for any choices', () => {
    const value = fc.constantFrom('Small', 'Large', 'None', 'Oak', '');
    fc.assert(
      fc.property(value, value, (Size, Frame) => {
        const { state, variant: chosen } = open(prints).offer({ Size, Frame });
        const expected = prints.find(({ attributes }) => attributes.Size === Size && attributes.Frame === Frame);
        assert.equal(chosen?.sku, expected?.sku);
        if (!expected) assert.ok(state === 'absent' || state === 'incomplete');
      }),
    );
  });
});
