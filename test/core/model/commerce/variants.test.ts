import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { optionsOf, variantProblems } from '../../../../core/model/commerce/variants.ts';

const found = (variants: unknown): string[] =>
  variantProblems(variants).map(({ code, path }) => `${code} ${path.join('.')}`);

describe('variants', () => {
  it('have prices and SKUs that a shop accepts', () => {
    assert.deepEqual(found([{ sku: 'SQ1200345', price: 4500, salePrice: '0' }]), []);
    assert.deepEqual(found([{}, { sku: 'S'.repeat(61), price: '100000001', salePrice: -1 }]), [
      'sku-length 1.sku',
      'price-limit 1.price',
      'price-negative 1.salePrice',
    ]);
  });

  it('determine the available options', () => {
    const variants = [{ attributes: { fit: 'loose' } }, null, { attributes: { fit: 'slim', colour: 3 } }];
    assert.deepEqual(optionsOf(variants, 'fit'), ['loose', 'slim']);
    assert.deepEqual(optionsOf(variants, 'colour'), []);
    assert.deepEqual(optionsOf(variants, 'constructor'), []);
  });

  it('may be any JSON: each problem has a path in it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (json, name) => {
        for (const { path } of variantProblems(json)) assert.ok(path.length === 0 || path.length === 2);
        assert.ok(optionsOf(json, name).every((option) => typeof option === 'string'));
      }),
    );
  });
});
