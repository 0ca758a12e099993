/** Fonts of a site context are read without trusting it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type FontFamily,
  isFontWeight,
  isUnicodeRange,
  readFontSettings,
} from '../../../../core/model/fonts/read-font-settings.ts';

const read = (family: object): FontFamily | undefined =>
  readFontSettings({ families: [{ family: 'Karla', ...family }] })?.families[0];

const normal = { src: undefined, weight: '400', style: 'normal', unicodeRange: undefined };

describe('the fonts of a context', () => {
  it('are one normal style of the service by default', () => {
    assert.deepEqual(read({}), { family: 'Karla', faces: [normal], fallback: undefined });
    assert.deepEqual(read({ faces: [{ src: '', weight: '', style: null }] })?.faces, [normal]);
  });

  it('have files, weights, styles and characters', () => {
    const face = { src: '/karla.woff2', weight: 700, style: 'italic', unicodeRange: 'U+0-FF, U+131' };
    assert.deepEqual(read({ faces: [face] })?.faces, [{ ...face, weight: '700' }]);
  });

  it('have a fallback, of which invalid numbers are left out', () => {
    const fallback = {
      family: 'Arial',
      sizeAdjust: 101.5,
      ascentOverride: -1,
      descentOverride: '5',
      lineGapOverride: 0,
    };
    assert.deepEqual(read({ fallback })?.fallback, {
      family: 'Arial',
      sizeAdjust: 101.5,
      ascentOverride: undefined,
      descentOverride: undefined,
      lineGapOverride: 0,
    });
    assert.equal(read({ fallback: { sizeAdjust: 100 } })?.fallback, undefined);
  });

  it('come from a service with one of three formats', () => {
    const serviceOf = (service: unknown) => readFontSettings({ families: [], service })?.service;
    const url = 'https://fonts.example.com/css2';
    assert.deepEqual(serviceOf({ url }), { url, format: 'css2' });
    for (const format of ['css', 'css2', 'kit']) assert.deepEqual(serviceOf({ url, format }), { url, format });
    assert.deepEqual(serviceOf({ url, format: 'css3' }), { url, format: 'css2' });
    assert.equal(serviceOf({ format: 'css' }), undefined);
  });

  const invalid: readonly unknown[] = [
    { weight: 'bold' },
    { weight: '0' },
    { weight: '1001' },
    { weight: '400;}' },
    { style: 'oblique' },
    { src: 5 },
    null,
    [],
    { unicodeRange: 'U+0;}' },
  ];
  for (const face of invalid)
    it(`do not have an invalid face: ${JSON.stringify(face)}`, () => {
      const settings = readFontSettings({ families: [{ family: 'Karla', faces: [face, {}] }] });
      assert.deepEqual([settings?.families[0]?.faces.length, settings?.ignored], [1, 1]);
      assert.deepEqual(readFontSettings({ families: [{ family: 'Karla', faces: [face] }] })?.families, []);
    });

  it('have limits, and count what is beyond them', () => {
    const faces = Array.from({ length: 50 }, () => ({}));
    const families = Array.from({ length: 30 }, (_, at) => ({ family: `F ${at}`, faces: at === 0 ? faces : [{}] }));
    const settings = readFontSettings({ families });
    assert.deepEqual([settings?.families.length, settings?.families[0]?.faces.length], [20, 40]);
    assert.equal(settings?.ignored, 20);
    assert.equal(readFontSettings({ families: [{ family: 'x'.repeat(101) }] })?.ignored, 1);
  });

  it('are read from any JSON, without errors and without inherited values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (families, service) => {
        for (const value of [
          families,
          { families, service },
          { families: [families, { family: 'x', faces: families }] },
        ]) {
          for (const { family, faces } of readFontSettings(value)?.families ?? []) {
            assert.ok(family.trim() === family && family.length > 0 && family.length <= 100);
            assert.ok(faces.length > 0 && faces.every(({ weight }) => isFontWeight(weight)));
          }
        }
      }),
    );
    assert.equal(readFontSettings(Object.create({ families: [] })), undefined);
  });

  it('may have ranges', () => {
    for (const range of ['U+26', 'U+0-7F', 'u+4??', 'U+10FFFF', 'U+0-FF,U+131'])
      assert.ok(isUnicodeRange(range), range);
    for (const range of ['', '26', 'U+', 'U+0-', 'U+0-FF,', 'U+0)', 'U+0000000'])
      assert.ok(!isUnicodeRange(range), range);
    for (const weight of ['1', '400', '1000', '100 900']) assert.ok(isFontWeight(weight), weight);
    for (const weight of ['', '1e2', '100  900', '100 900 1']) assert.ok(!isFontWeight(weight), weight);
  });
});
