import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePrice, sortItems } from '../../../../elements/list/model/item-order.ts';

const collator = new Intl.Collator('en', { numeric: true });

interface Item {
  readonly title: string;
  readonly price?: number | undefined;
}

const item = (title: string, price?: number): Item => ({ title, price });

const sorted = (items: readonly Item[], by: 'title' | 'price', isDescending = false): readonly string[] =>
  sortItems(items, { by, isDescending }, (one) => one[by], collator).map(({ title }) => title);

describe('the order of items', () => {
  it('is that of the language, with numbers by their value', () => {
    assert.deepEqual(sorted([item('print 10'), item('Print 2'), item('äther')], 'title'), [
      'äther',
      'Print 2',
      'print 10',
    ]);
  });

  it('keeps equal items in their order, and items without the value at the end', () => {
    const items = [item('none'), item('a', 2), item('b', 1), item('c', 2), item('free', 0)];
    assert.deepEqual(sorted(items, 'price'), ['free', 'b', 'a', 'c', 'none']);
    assert.deepEqual(sorted(items, 'price', true), ['a', 'c', 'b', 'free', 'none']);
  });
});

describe('a price', () => {
  it('is read with the separators of any language', () => {
    const texts = ['64.50', '€ 1.234,50', '$1,234.50', '1 234,5', "CHF 1'200.–", '¥12,000', 'now 9', '0'];
    assert.deepEqual(texts.map(parsePrice), [64.5, 1234.5, 1234.5, 1234.5, 1200, 12000, 9, 0]);
    assert.deepEqual(['', 'free', '–'].map(parsePrice), [undefined, undefined, undefined]);
  });
});
