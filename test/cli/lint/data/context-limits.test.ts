import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsIn } from './sites.ts';

const website = { id: '0123456789abcdef01234567' };

const found = (context: object): readonly string[] =>
  findingsIn(JSON.stringify({ website, ...context })).map(
    ({ code, severity, piece }) => `${severity} ${code} ${piece}`,
  );

/** The most items that a collection may have, and the code of the finding if it has more, by the type of collection. */
const itemLimits: readonly (readonly [type: number, limit: number, code: string])[] = [
  [6, 250, 'limit-orderable-items'],
  [15, 250, 'limit-orderable-items'],
  [17, 250, 'limit-orderable-items'],
  [11, 50, 'limit-photo-gallery-size'],
  [12, 50, 'limit-photo-gallery-size'],
  [13, 200, 'limit-products'],
  [18, 60, 'limit-tracks'],
];

describe('limits of collections', () => {
  for (const [type, limit, code] of itemLimits)
    it(`type ${type}: ${limit} items`, () => {
      assert.deepEqual(found({ collection: { type, itemCount: limit } }), []);
      assert.deepEqual(found({ collection: { type, itemCount: limit + 1 } }), [`warn ${code} ${limit + 1}`]);
    });

  it('no limit of items for blogs', () => {
    assert.deepEqual(found({ collection: { type: 1, itemCount: 5000 } }), []);
  });

  it('10,000 categories', () => {
    const categories = Array.from({ length: 10_001 }, (_, at) => `Category ${at}`);
    assert.deepEqual(found({ collection: { categories: categories.slice(1) } }), []);
    assert.deepEqual(found({ collection: { categories } }), ['warn limit-nested-categories "categories"']);
  });
});

describe('the format of the URLs of posts', () => {
  it('has only the tokens of year, month, day and title', () => {
    for (const defaultPostFormat of ['%y/%m/%d/%t', '%t', 'news', ''])
      assert.deepEqual(found({ websiteSettings: { defaultPostFormat } }), []);
    assert.deepEqual(found({ websiteSettings: { defaultPostFormat: '%y/%M/%t' } }), [
      'error blog-url-token "%y/%M/%t"',
    ]);
  });
});

describe('keys that the platform writes', () => {
  it('have a type', () => {
    const websiteSettings = {
      ssBadgeType: 'one',
      storeSettings: { showNoteField: 'yes' },
      subjects: [{ systemSubject: 1 }],
    };
    assert.deepEqual(found({ websiteSettings }), [
      'error entity-type "yes"',
      'error entity-type 1',
      'error entity-type "one"',
    ]);
    assert.deepEqual(found({ rollups: { dialog: 'dialog.js' }, tzData: { zones: [], rules: { EU: 'a' } } }), [
      'error entity-type "dialog.js"',
      'error entity-type "a"',
    ]);
    const options = (shareButtonOptions: object) => found({ website: { ...website, shareButtonOptions } });
    assert.deepEqual(options({ '1': true, '3': 'yes' }), ['error entity-type "yes"']);
    assert.deepEqual(options({ '1': true, two: true }), ['error entity-number-key "two"']);
  });

  it('are found if they are misspelled, also inside of maps', () => {
    assert.deepEqual(found({ websiteSettings: { ssBadgeTyp: 1, storeSettings: { showNotField: true } } }), [
      'warn entity-misspelled-key "ssBadgeTyp"',
      'warn entity-misspelled-key "showNotField"',
    ]);
    assert.deepEqual(found({ rollups: { dialog: { js: '/saved/a.js', css: '' }, dialogs: {} } }), []);
    assert.deepEqual(found({ tzData: { zone: [], rules: {} } }), ['warn entity-misspelled-key "zone"']);
  });
});
