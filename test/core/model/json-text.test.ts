import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { jsonText } from '../../../core/model/json-text.ts';

describe('JSON of a value', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium' }), (value) => {
        assert.equal(jsonText(value), JSON.stringify(value));
      }),
    );
  });

  it('omits values without JSON, as JSON.stringify does', () => {
    const sparse = Object.assign(new Array(2), { 1: undefined });
    const values = [{ a: undefined, b: () => 1, c: Symbol() }, [undefined, Number.NaN], sparse, new Date(0)];
    for (const value of [...values, new Date(Number.NaN), { when: new Date(1) }])
      assert.equal(jsonText(value), JSON.stringify(value));
    assert.equal(jsonText(undefined), 'null');
  });

  it('is correct on a page where a library has added toJSON to prototypes', () => {
    const value = { list: ['a', { b: 1 }], text: 'x' };
    const expected = JSON.stringify(value);
    const prototypes: { toJSON?: () => unknown }[] = [Array.prototype, Object.prototype, String.prototype];
    for (const prototype of prototypes)
      Object.defineProperty(prototype, 'toJSON', { value: () => 'broken', configurable: true });
    try {
      assert.equal(jsonText(value), expected);
    } finally {
      for (const prototype of prototypes) delete prototype.toJSON;
    }
  });
});
