import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { jsonText } from '../../../core/model/json-text.ts';
import { isSameData } from '../../../core/model/same-data.ts';

describe('the same data', () => {
  it('is what has the same JSON, for any two values', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(null, 0, '', [], {}, [{}], { a: 1 }, { b: 1 }),
    );
    fc.assert(fc.property(value, (one) => isSameData(one, structuredClone(one))));
    fc.assert(
      fc.property(value, value, (one, other) => {
        if (isSameData(one, other)) assert.deepEqual(JSON.parse(jsonText(one)), JSON.parse(jsonText(other)));
        else assert.notEqual(jsonText(one), jsonText(other));
      }),
    );
  });

  it('ignores the order of members, and members without a value', () => {
    assert.equal(isSameData({ a: 1, b: 2 }, { b: 2, a: 1 }), true);
    assert.equal(isSameData({ a: 1 }, { a: 1, b: undefined }), true);
    assert.equal(isSameData({ a: 1, b: undefined }, { a: 1 }), true);
    assert.equal(isSameData([0], [-0]), true);
  });

  it('distinguishes arrays from objects, and members from those of the prototype', () => {
    assert.equal(isSameData([], {}), false);
    assert.equal(isSameData({ toString: undefined, a: 1 }, { a: 1, b: 1 }), false);
    assert.equal(isSameData({}, { toString: 1 }), false);
    assert.equal(isSameData(null, {}), false);
    assert.equal(isSameData([1], [1, 2]), false);
  });
});
