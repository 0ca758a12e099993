/** The search of the docs finds what people look for, and stays small. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { rank, type SearchIndex } from '../../tools/docs/site/rank.ts';
import { fromRoot } from '../../tools/root.ts';

const index: SearchIndex = {
  pages: [
    ['elements/gallery', '<site-gallery>'],
    ['elements/map', '<site-map>'],
  ],
  records: [
    [0, '', '', 'Shows pictures in one of nine designs.'],
    [0, 'grid', 'Grid', `Rows of columns. ${'More words. '.repeat(20)}As many as slides-per-row says.`],
    [0, 'attributes-slides-per-row', 'slides-per-row', 'Columns of a grid.'],
    [1, '', '', 'An address as text, and a picture of the place.'],
    [1, 'consent', 'Consent', 'A map of another server asks before.'],
  ],
};

const addresses = (query: string): readonly string[] => rank(index, query).map(({ address }) => address);

describe('the search of the docs', () => {
  it('brings what is called so before what only speaks of it', () => {
    assert.deepEqual(addresses('slides-per-row'), [
      'elements/gallery.html#attributes-slides-per-row',
      'elements/gallery.html#grid',
    ]);
  });

  it('brings a page before its parts, whatever the case', () => {
    assert.deepEqual(addresses('SITE-MAP'), ['elements/map.html', 'elements/map.html#consent']);
  });

  it('wants every word somewhere, begun or whole', () => {
    assert.deepEqual(addresses('map cons'), ['elements/map.html#consent']);
    assert.deepEqual(addresses('map slides'), []);
    assert.deepEqual(addresses('  '), []);
  });

  it('shows the words around what was found', () => {
    const [, { excerpt } = { excerpt: '' }] = rank(index, 'slides-per-row');
    assert.match(excerpt, /^….*slides-per-row says\.$/);
    assert.ok(excerpt.length < 150);
  });

  it('finds in the built docs what people ask', {
    skip: existsSync(fromRoot('dist/docs')) ? false : 'nothing is built',
  }, () => {
    const built: SearchIndex = JSON.parse(readFileSync(fromRoot('dist/docs/assets/search.json'), 'utf8'));
    const best = (query: string) => rank(built, query)[0]?.address;
    assert.equal(best('autoplay-timeout'), 'elements/gallery.html#attributes-autoplay-timeout');
    assert.equal(best('site-dialog'), 'elements/dialog.html');
    assert.equal(best('image-alt'), 'rules/image-alt.html');
    assert.equal(best('trusted types'), 'security.html#use-trusted-types');
    assert.ok(gzipSync(readFileSync(fromRoot('dist/docs/assets/docs.js'))).byteLength < 3 * 1024, 'under 3 KB');
  });
});
