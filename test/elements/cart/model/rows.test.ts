/** The rows of a cart: each keeps its place, and differs from the others. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CartEntry } from '../../../../core/model/cart/cart.ts';
import { fieldLabel, nextRows, rowsOf, typedQuantity } from '../../../../elements/cart/model/rows.ts';

const entry = (id: string, size: string, more: Partial<CartEntry> = {}): CartEntry => ({
  id,
  itemId: 'print',
  quantity: 1,
  options: [{ name: 'Size', value: size }],
  ...more,
});

const ids = (rows: ReturnType<typeof nextRows>): readonly string[] =>
  rows.map(({ entry: { id }, isRemoved }) => (isRemoved ? `${id} removed` : id));

describe('the rows of a cart', () => {
  it('are those of different variants, also where the server sends neither a SKU nor an id of the variant', () => {
    const both = rowsOf([entry('a', 'Small'), entry('b', 'Large')]);
    const [small] = both;
    assert.ok(small);
    const left = rowsOf([entry('b', 'Large')]);
    assert.deepEqual(ids(nextRows(both, left, new Map([[small.key, small.entry]]))), ['a removed', 'b']);
  });

  it('keep their places when the server sorts the entries, and when an item gets another id', () => {
    const before = rowsOf([entry('a', 'Small'), entry('b', 'Large')]);
    const sorted = nextRows(before, rowsOf([entry('b', 'Large'), entry('a2', 'Small'), entry('c', 'Tiny')]), new Map());
    assert.deepEqual(ids(sorted), ['a2', 'b', 'c']);
  });

  it('are the same objects while their entries have the same content', () => {
    const before = rowsOf([entry('a', 'Small'), entry('b', 'Large')]);
    const after = nextRows(before, rowsOf([entry('a', 'Small'), entry('b', 'Large', { quantity: 2 })]), new Map());
    assert.equal(after[0], before[0]);
    assert.notEqual(after[1], before[1]);
  });

  it('differ for equal entries', () => {
    assert.equal(new Set(rowsOf([entry('a', 'Small'), entry('b', 'Small')]).map(({ key }) => key)).size, 2);
  });
});

describe('the label of a field', () => {
  it('is its name as text, and a label stays as it is', () => {
    for (const [name, label] of [
      ['recipientEmail', 'Recipient email'],
      ['gift_message', 'Gift message'],
      ['delivery-date', 'Delivery date'],
      ['prénomÉpouse', 'Prénom épouse'],
      ['Widmung an Oma', 'Widmung an Oma'],
      ['VAT', 'VAT'],
    ] as const)
      assert.equal(fieldLabel(name), label);
  });
});

describe('a typed quantity', () => {
  it('is a whole number of at most six digits', () => {
    assert.deepEqual([' 7 ', '0', '999999'].map(typedQuantity), [7, 0, 999_999]);
    for (const text of ['', '-1', '1.5', '1e3', '1000000', 'two']) assert.equal(typedQuantity(text), undefined, text);
  });
});
