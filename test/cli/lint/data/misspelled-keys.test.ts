import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsIn } from './sites.ts';

const found = (data: object): readonly (readonly [string, unknown, string])[] => {
  const text = JSON.stringify(data, null, 2);
  return findingsIn(text)
    .filter(({ code }) => code === 'entity-misspelled-key')
    .map(({ severity, args, piece }) => [severity, args.nearest, piece]);
};

const website = { id: '0123456789abcdef01234567' };

describe('misspelled keys of site data', () => {
  it('reports a key that is one letter off, at the key', () => {
    assert.deepEqual(found({ website, websiteSetings: { country: 'DE' } }), [
      ['warn', 'websiteSettings', '"websiteSetings"'],
    ]);
    assert.deepEqual(found({ website: { ...website, timeZon: 'Europe/Berlin' } }), [['warn', 'timeZone', '"timeZon"']]);
    assert.deepEqual(found({ website, websiteSettings: { storeSettings: { isLie: true } } }), [
      ['warn', 'isLive', '"isLie"'],
    ]);
  });

  it('reports it in lists, in the other letter case, and with other mistakes beside it', () => {
    assert.deepEqual(found({ website, demoCollections: [{ delted: true }, { deleted: true }] }), [
      ['warn', 'deleted', '"delted"'],
    ]);
    assert.deepEqual(found({ website, websitesettings: { country: 5 } }), [
      ['warn', 'websiteSettings', '"websitesettings"'],
    ]);
    assert.deepEqual(found({ website: { ...website, baseUlr: 'https://example.com', pageType: 9999 } }), [
      ['warn', 'baseUrl', '"baseUlr"'],
    ]);
  });

  it('reports it in products', () => {
    const variants = [{ sku: 'SQ1', prise: 1250 }];
    assert.deepEqual(found({ productType: 1, variants }), [['warn', 'price', '"prise"']]);
  });

  it('accepts unknown keys that are not similar, beside the known key, or of another type', () => {
    assert.deepEqual(found({ website: { ...website, sslSeting: 'x', anotherKeyOfTheSite: 1 } }), []);
    assert.deepEqual(found({ website: { ...website, timeZone: 'Europe/Berlin', timeZones: 'Europe/Berlin' } }), []);
    assert.deepEqual(found({ website, items: [{ id: website.id }], collections: [] }), []);
    assert.deepEqual(found({ website, tweakJSON: { pageTyp: '1', pageType: '2' } }), []);
  });

  it('finds the same keys in every context with one finder', () => {
    const broken = { website, websiteSetings: {} };
    assert.deepEqual(
      [broken, { website, websiteSettings: {}, websiteSetings: {} }, broken].map((data) => found(data).length),
      [1, 0, 1],
    );
  });

  it('accepts the keys of blocks, which have many similar ones', () => {
    const block = { design: 'grid', thumbnail: true, 'square-thumbs': true, 'auto-crop': true, mixedContent: true };
    assert.deepEqual(found(block), []);
  });
});
