import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dataAttributes, dataSettings, settings } from '../../../../core/model/images/settings.ts';

const read = (attributes: Readonly<Record<string, string>>) => dataSettings((name) => attributes[name] ?? null);

describe('the data attributes of an image', () => {
  it('are settings, as site builders write them', () => {
    const found = read({
      'data-src': 'https://images.example/a.jpg',
      'data-image-dimensions': '1365x2048',
      'data-image-focal-point': '0.4897959183673469,0.12244897959183673',
      'data-load': 'false',
      'data-mode': 'content-fill',
      'data-image-stretch': 'false',
      'data-use-advanced-positioning': 'true',
      'data-size-format': 'queryString',
      'data-alignment': 'top left',
      'data-dpr-max': '2',
    });
    assert.deepEqual(found, {
      source: 'https://images.example/a.jpg',
      dimensions: { width: 1365, height: 2048 },
      focalPoint: { x: 0.4897959183673469, y: 0.12244897959183673 },
      load: 'false',
      cropMode: 'cover',
      stretch: false,
      useAdvancedPositioning: true,
      sizeFormat: 'querystring',
      alignment: { x: 0, y: 0 },
      dprMax: 2,
    });
  });

  it('are ignored if they are empty, invalid, or a script', () => {
    const nothing = {
      'data-src': '',
      'data-image-focal-point': 'undefined',
      'data-load': 'soon',
      'data-dpr-max': '-1',
    };
    assert.deepEqual(read(nothing), {});
    assert.deepEqual(read({ 'data-src': 'javascript:alert(1)' }), {});
    assert.deepEqual(read({ 'data-src': 'data:text/html,x' }), {});
  });

  it('may contain the image', () => {
    assert.deepEqual(read({ 'data-src': ' data:image/png,x' }), { source: 'data:image/png,x' });
  });

  it('may have the name of the setting', () => {
    assert.deepEqual(read({ 'data-crop-mode': 'contain', 'data-source': '/a.jpg' }), {
      source: '/a.jpg',
      cropMode: 'contain',
    });
  });

  it('may have any value without an exception', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...dataAttributes), fc.string({ unit: 'binary' })), (attributes) => {
        for (const value of Object.values(read(attributes))) assert.notEqual(value, undefined);
      }),
    );
  });
});

describe('a setting', () => {
  it('sizeAdjustment is never negative, and is not read from text', () => {
    const { parse, fallback } = settings.sizeAdjustment;
    assert.deepEqual(['-2', '0.5', '1.5x', 'x', ''].map(parse), [0, 0.5, 1.5, undefined, undefined]);
    assert.equal(fallback, 1);
    fc.assert(fc.property(fc.double(), (value) => (parse(String(value)) ?? 1) >= 0));
  });

  it('fixedRatio is on, off, or a ratio', () => {
    const { parse, format } = settings.fixedRatio;
    assert.deepEqual(['', 'true', 'false', '3:2', 'wide'].map(parse), [true, true, false, 1.5, undefined]);
    for (const value of [true, false, 1.5]) assert.equal(parse(format?.(value) ?? 'false'), value);
  });

  it('cropMode has the names of the specification and of the markup', () => {
    const { parse } = settings.cropMode;
    const values = ['cover', 'Contain', 'none', 'fill', 'fit', 'content-fill', 'content-fit', 'stretch', 'constructor'];
    assert.deepEqual(values.map(parse), [
      ...['cover', 'contain', 'none', 'cover', 'contain', 'cover', 'contain'],
      undefined,
      undefined,
    ]);
  });
});
