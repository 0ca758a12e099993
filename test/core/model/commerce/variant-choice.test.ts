import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isForSale, largestQuantity, purchasePrice } from '../../../../core/model/commerce/purchase.ts';
import { type Product, readProduct } from '../../../../core/model/commerce/read-product.ts';
import { createVariantChoice } from '../../../../core/model/commerce/variant-choice.ts';

function productOf(variants: readonly unknown[]): Product {
  const reading = readProduct(variants);
  assert.ok(reading.ok, JSON.stringify(reading));
  return reading.product;
}

const shirts = [
  { sku: 'small-red', attributes: { Size: 'Small', Color: 'Red' }, price: 2000 },
  { sku: 'small-blue', attributes: { Size: 'Small', Color: 'Blue' }, price: 2000, qtyInStock: 0 },
  { sku: 'large-blue', attributes: { Size: 'Large', Color: 'Blue' }, price: 2500, qtyInStock: 3 },
];

const choose = (choices: Readonly<Record<string, string>>) => {
  const choice = createVariantChoice(productOf(shirts));
  const chosen = new Map(Object.entries(choices));
  const result = choice.resolve(chosen);
  return {
    result: result.state === 'chosen' ? result.variant.sku : result,
    available: choice.available(chosen).map((values) => Object.fromEntries(values)),
    matching: choice.matching(chosen).map(({ sku }) => sku),
  };
};

describe('the choice of a variant', () => {
  it('resolves to the variant with exactly the chosen values', () => {
    assert.equal(choose({ Size: 'Large', Color: 'Blue' }).result, 'large-blue');
    assert.equal(choose({ Color: 'Red', Size: 'Small' }).result, 'small-red');
  });

  it('is absent for a combination that no variant has, never the first variant', () => {
    for (const choices of [{ Size: 'Large', Color: 'Red' }, { Size: 'Huge' }, { Size: 'Small', Color: 'constructor' }])
      assert.deepEqual(choose(choices).result, { state: 'absent' });
  });

  it('names the options that are still to be chosen', () => {
    assert.deepEqual(choose({}).result, { state: 'incomplete', missing: ['Size', 'Color'] });
    assert.deepEqual(choose({ Size: 'Small', Color: '' }).result, { state: 'incomplete', missing: ['Color'] });
  });

  it('offers each value that exists with the choices of the other options, and whether it is in stock', () => {
    assert.deepEqual(choose({}).available, [
      { Small: true, Large: true },
      { Red: true, Blue: true },
    ]);
    assert.deepEqual(choose({ Size: 'Large' }).available, [{ Small: true, Large: true }, { Blue: true }]);
    assert.deepEqual(choose({ Size: 'Small', Color: 'Blue' }).available, [
      { Small: false, Large: true },
      { Red: true, Blue: false },
    ]);
    assert.deepEqual(choose({ Size: 'Large', Color: 'Red' }).available, [{ Small: true }, { Blue: true }]);
  });

  it('narrows the price to the variants that still match', () => {
    const choice = createVariantChoice(productOf(shirts));
    const price = (...choices: readonly [string, string][]) => purchasePrice(choice.matching(new Map(choices)));
    assert.deepEqual(price(), { cents: 2000, isFrom: true });
    assert.deepEqual(price(['Size', 'Small']), { cents: 2000, isFrom: false });
    assert.equal(price(['Size', 'Huge']), undefined);
  });

  it('of a product without options is its variant, and of variants that cannot be distinguished is none', () => {
    assert.equal(createVariantChoice(productOf([{ sku: 'a' }])).resolve(new Map()).state, 'chosen');
    const several = createVariantChoice(productOf([{ price: 1 }, { price: 2 }]));
    assert.deepEqual(several.resolve(new Map()), { state: 'incomplete', missing: [] });
  });

  it('includes variants without a value for an option', () => {
    const choice = createVariantChoice(
      productOf([{ attributes: { Kind: 'Print' } }, { attributes: { Kind: 'Framed', Frame: 'Oak' } }]),
    );
    assert.equal(choice.resolve(new Map([['Kind', 'Print']])).state, 'chosen');
    assert.deepEqual(choice.resolve(new Map([['Kind', 'Framed']])), { state: 'incomplete', missing: ['Frame'] });
  });
});

const names = ['Size', 'Color', 'Frame'];
const value = fc.constantFrom('a', 'b', 'c', '"', 'a,b');
const combination = fc.tuple(value, value, value);
const anyVariants = fc.uniqueArray(combination, { minLength: 1, maxLength: 20, selector: String });
const anyChoices = fc.tuple(...names.map(() => fc.option(value, { nil: '' })));

const attributesOf = (values: readonly string[]) => Object.fromEntries(names.map((name, at) => [name, values[at]]));
const fits = (values: readonly string[], chosen: readonly string[], except = -1): boolean =>
  chosen.every((choice, at) => at === except || choice === '' || choice === values[at]);

it('every choice agrees with a search through all variants', () => {
  fc.assert(
    fc.property(anyVariants, anyChoices, (combinations, chosen) => {
      const product = productOf(combinations.map((values) => ({ attributes: attributesOf(values) })));
      const choice = createVariantChoice(product);
      const choices = new Map(names.map((name, at) => [name, chosen[at] ?? '']));
      const found = choice.resolve(choices);
      const matching = combinations.filter((values) => fits(values, chosen));
      assert.equal(choice.matching(choices).length, matching.length);
      if (found.state === 'chosen') assert.deepEqual([found.variant.values], matching);
      else assert.equal(found.state, chosen.includes('') && matching.length > 0 ? 'incomplete' : 'absent');
      for (const [at, values] of choice.available(choices).entries()) {
        const expected = combinations.filter((one) => fits(one, chosen, at)).map((one) => one[at]);
        assert.deepEqual(new Set(values.keys()), new Set(expected));
      }
    }),
  );
});

it('every variant can be reached by choosing its values in any order', () => {
  fc.assert(
    fc.property(anyVariants, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (combinations, order) => {
      const product = productOf(combinations.map((values) => ({ attributes: attributesOf(values) })));
      const choice = createVariantChoice(product);
      for (const target of combinations) {
        const choices = new Map<string, string>();
        for (const at of order) {
          const offered = choice.available(choices)[at];
          assert.ok(offered?.has(target[at] ?? ''), 'the value is offered');
          choices.set(names[at] ?? '', target[at] ?? '');
        }
        const found = choice.resolve(choices);
        assert.deepEqual(found.state === 'chosen' && found.variant.values, target);
      }
    }),
  );
});

it('resolves each of 2,500 variants without a scan of all', () => {
  const sizes = Array.from({ length: 50 }, (_, at) => `size ${at}`);
  const combinations = sizes.flatMap((Size) => sizes.map((Color) => ({ attributes: { Size, Color } })));
  const product = productOf(combinations);
  let reads = 0;
  const variants = product.variants.map((variant) => ({
    ...variant,
    get values() {
      reads += 1;
      return variant.values;
    },
  }));
  const choice = createVariantChoice({ ...product, variants });
  reads = 0;
  for (const { attributes } of combinations)
    assert.equal(choice.resolve(new Map(Object.entries(attributes))).state, 'chosen');
  assert.equal(reads, 0);
});

describe('a purchase', () => {
  it('is limited by the stock, and to one where one is enough', () => {
    const [physical, digital] = [{ type: 'physical' }, { type: 'digital' }] as const;
    assert.equal(largestQuantity(physical, { stock: 3 }), 3);
    assert.equal(largestQuantity(physical, {}), undefined);
    assert.equal(largestQuantity(physical, {}, 'monthly'), 1);
    assert.equal(largestQuantity({ ...physical, plan: { value: 1, unit: 'month' } }, { stock: 3 }), 1);
    assert.equal(largestQuantity(digital, {}), 1);
    assert.equal(largestQuantity(digital, { stock: 0 }), 0);
  });

  it('uses the prices of the selected subscription', () => {
    const { variants } = productOf([
      { price: 1000, pricingOptions: [{ productSubscriptionOptionId: 'weekly', price: 950 }] },
    ]);
    assert.equal(purchasePrice(variants)?.cents, 1000);
    assert.equal(purchasePrice(variants, 'weekly')?.cents, 950);
    assert.equal(purchasePrice(variants, 'unknown'), undefined);
  });

  it('is possible for published products, and for data without a status', () => {
    assert.deepEqual(
      [{}, { status: 'published' }, { status: 'draft' }, { status: 'needs-review' }, { status: 'scheduled' }].map(
        (product) => isForSale(product as Pick<Product, 'status'>),
      ),
      [true, true, false, false, false],
    );
  });
});
