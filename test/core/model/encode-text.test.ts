import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { encodeText } from '../../../core/model/encode-text.ts';
import { hashOf } from '../../../elements/lightbox/model/slide-hash.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const half = '\ud83d';

it('text of any source is encoded, also half of a surrogate pair', () => {
  assert.equal(encodeText('a b/\u{1f600}'), 'a%20b%2F%F0%9F%98%80');
  assert.equal(encodeText(`${half}x`), '%EF%BF%BDx');
  assert.equal(hashOf(`${half}x`, 0, ''), '%EF%BF%BDx');
});

it('encoded text is decoded to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.equal(decodeURIComponent(encodeText(text)), text);
    }),
    { numRuns: propertyRuns(500) },
  );
});
