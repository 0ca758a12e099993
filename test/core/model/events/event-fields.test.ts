import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isEventName, isEventValue, isPageValue, validFields } from '../../../../core/model/events/event-fields.ts';

describe('the fields of an event', () => {
  it('are text, finite numbers, booleans and null; JSON keeps them, and all others are reported', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (data) => {
        const reported: string[] = [];
        const fields = validFields(data, isEventValue, (name) => reported.push(name));
        assert.deepEqual([...Object.keys(fields), ...reported].sort(), Object.keys(data).sort());
        for (const value of Object.values(fields))
          assert.ok(value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value));
        const parsed = JSON.parse(JSON.stringify(Object.values(fields).filter((value) => !Object.is(value, -0))));
        assert.equal(
          parsed.includes(null),
          Object.values(fields).some((value) => value === null || value === undefined),
        );
      }),
    );
  });

  it('of the page are text or null', () => {
    const reported: string[] = [];
    const values = { a: 'x', b: null, c: undefined, d: 1, e: true, f: {}, g: ['x'] };
    assert.deepEqual(
      validFields(values, isPageValue, (name) => reported.push(name)),
      { a: 'x', b: null, c: undefined },
    );
    assert.deepEqual(reported, ['d', 'e', 'f', 'g']);
  });

  it('may have the names of properties of any object', () => {
    const data = JSON.parse('{ "__proto__": "a", "constructor": "b", "toString": {} }');
    const reported: string[] = [];
    const fields = validFields(data, isEventValue, (name) => reported.push(name));
    assert.deepEqual(Object.entries(fields), [
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    assert.deepEqual(reported, ['toString']);
  });
});

describe('the name of an event', () => {
  it('is text of 1 to 100 characters', () => {
    for (const name of ['a', 'signed-up', 'é'.repeat(100)]) assert.ok(isEventName(name));
    for (const name of ['', 'a'.repeat(101), 1, null, undefined, {}, ['a'], new String('a')])
      assert.ok(!isEventName(name));
  });
});
