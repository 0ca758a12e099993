/** The rule and the elements agree: it reports exactly the values that they ignore. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { dataKinds, dataSettings } from '../../../../core/model/images/settings.ts';
import { imageStyle } from '../../../../elements/gallery/model/image-data.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const number = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3000 }), fc.constantFrom(0, 0.5, 1));
const pair = (separators: readonly string[]) =>
  fc.tuple(number, fc.constantFrom(...separators), number).map((parts) => parts.join(''));
const value = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'left',
    'true',
    'false',
    'viewport',
    'cover',
    'cotain',
    '0.5,0.5,0.5',
    '2500X1667',
    '10 × 20',
  ),
  pair([',', ', ', ';', ' ']),
  pair(['x', '×', 'X', ' x ']),
  fc.stringMatching(/^[a-z0-9.,x-]{0,7}%?$/),
);

const reports = (markup: string): boolean =>
  checkPage({ file: 'a.html', text: markup }).some(({ rule }) => rule === 'picture-data');

describe('the rule picture-data', () => {
  it('reports a focal point and dimensions if and only if a gallery ignores them', () => {
    for (const attribute of ['data-image-focal-point', 'data-image-dimensions'] as const)
      fc.assert(
        fc.property(value, (text) => {
          const { problems } = imageStyle((name) => (name === attribute ? text : null));
          const image = `<img alt="A" ${attribute}="${text}">`;
          assert.equal(reports(image), problems.length > 0, image);
          assert.equal(reports(`<site-gallery>${image}</site-gallery>`), problems.length > 0, image);
        }),
        { numRuns: propertyRuns(500) },
      );
  });

  it('reports a setting of an image if and only if <site-image> ignores it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(dataKinds)), value, (attribute, text) => {
        const read = dataSettings((name) => (name === attribute ? text : null));
        const isIgnored = text.trim() !== '' && Object.keys(read).length === 0;
        const image = `<site-image><img alt="A" ${attribute}="${text}"></site-image>`;
        assert.equal(reports(image), isIgnored, image);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
