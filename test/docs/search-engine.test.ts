/** The search of the docs ranks exact names first and stays small. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createSearch, type SearchIndex } from '../../tools/docs/site/search-engine.ts';
import { fromRoot } from '../../tools/root.ts';

const index: SearchIndex = {
  pages: [
    ['elements/gallery', '<site-gallery>'],
    ['elements/map', '<site-map>'],
  ],
  records: [
    [0, '', '', 'Shows images in one of nine designs.'],
    [0, 'grid', 'Grid', `Rows of columns. ${'More words. '.repeat(20)}As many as slides-per-row sets.`],
    [0, 'attributes-slides-per-row', 'slides-per-row', 'Columns of a grid.'],
    [1, '', '', 'A postal address as text, and an image of the place.'],
    [1, 'consent', 'Consent', 'A map of a third party needs consent.'],
  ],
};

const search = createSearch(index);
const urls = (query: string): readonly string[] => search(query).map(({ url }) => url);

describe('the search of the docs', () => {
  it('lists a section with the name before one that mentions it', () => {
    assert.deepEqual(urls('slides-per-row'), [
      'elements/gallery.html#attributes-slides-per-row',
      'elements/gallery.html#grid',
    ]);
  });

  it('lists a page before its sections, in any case', () => {
    assert.deepEqual(urls('SITE-MAP'), ['elements/map.html', 'elements/map.html#consent']);
  });

  it('needs every term, as a whole or as a prefix', () => {
    assert.deepEqual(urls('map cons'), ['elements/map.html#consent']);
    assert.deepEqual(urls('map slides'), []);
    assert.deepEqual(urls('  '), []);
  });

  it('finds a misspelled term, and a part of a name', () => {
    assert.deepEqual(urls('consemt'), ['elements/map.html#consent']);
    assert.deepEqual(urls('row')[0], 'elements/gallery.html#attributes-slides-per-row');
  });

  it('shows the text around the first term', () => {
    const [, { excerpt } = { excerpt: '' }] = search('slides-per-row');
    assert.match(excerpt, /^….*slides-per-row sets\.$/);
    assert.ok(excerpt.length < 150);
  });

  it('finds names and topics in the built docs', {
    skip: existsSync(fromRoot('dist/docs')) ? false : 'nothing is built',
  }, () => {
    const read = (file: string): Buffer => readFileSync(fromRoot(`dist/docs/assets/${file}`));
    const searchBuilt = createSearch(JSON.parse(read('search.json').toString()));
    const first = (query: string) => searchBuilt(query)[0]?.url;
    assert.equal(first('autoplay-timeout'), 'elements/gallery.html#attributes-autoplay-timeout');
    assert.equal(first('site-dialog'), 'elements/dialog.html');
    assert.equal(first('image-alt'), 'rules/image-alt.html');
    assert.equal(first('trusted types'), 'security.html#use-trusted-types');
    const size = (file: string): number => gzipSync(read(file)).byteLength / 1024;
    assert.ok(size('docs.js') + size('theme.js') < 4, 'each page loads less than 4 KB');
    assert.ok(size('search.js') < 9, 'the search is less than 9 KB');
  });
});
