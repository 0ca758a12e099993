import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { priceText, readBlock } from '../../../../elements/menu/model/block.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const read = (value: unknown) => readBlock(JSON.stringify(value));

describe('menu block data', () => {
  it('has menus with sections, items, prices and variants', () => {
    assert.deepEqual(
      read({
        currencySymbol: '€',
        menus: [
          {
            title: 'Lunch',
            description: 'From noon',
            sections: [
              {
                title: 'Soups',
                items: [
                  { title: 'Leek', price: 7.5, variants: [{ title: 'Large', price: '9' }], options: ['Bread'] },
                  { title: 'Bisque', description: '', price: 'Market price' },
                ],
              },
            ],
          },
        ],
      }),
      {
        currencySymbol: '€',
        menus: [
          {
            title: 'Lunch',
            description: 'From noon',
            sections: [
              {
                title: 'Soups',
                items: [
                  { title: 'Leek', price: '7.5', variants: [{ title: 'Large', price: '9' }, { title: 'Bread' }] },
                  { title: 'Bisque', price: 'Market price', variants: [] },
                ],
              },
            ],
          },
        ],
      },
    );
  });

  it('has a tab for each section if there are no menus', () => {
    const sections = [{ title: 'Soups', items: [{ title: 'Leek' }] }, { title: 'Fish' }];
    assert.deepEqual(
      read({ sections })?.menus.map(({ title }) => title),
      ['Soups', 'Fish'],
    );
    assert.equal(read({ sections })?.menus[0]?.sections?.[0]?.items?.[0]?.title, 'Leek');
  });

  it('is refused without menus', () => {
    for (const value of [null, 1, 'menus', [], {}, { menus: {} }, { menus: [] }, { menus: ['Lunch'] }])
      assert.equal(read(value), undefined, JSON.stringify(value));
    assert.equal(readBlock('{'), undefined);
  });

  it('never throws, and returns menus or nothing', () => {
    const menus = fc.record({ menus: fc.array(fc.record({ title: fc.jsonValue(), sections: fc.jsonValue() })) });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), menus), (value) => {
        const block = read(value);
        assert.ok(block === undefined || block.menus.length > 0);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  it('puts the currency before numbers alone', () => {
    assert.equal(priceText('9.50', '$'), '$9.50');
    assert.equal(priceText('9.50'), '9.50');
    assert.equal(priceText('€9', '€'), '€9');
    assert.equal(priceText('Market price', '$'), 'Market price');
  });
});
