import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type CropMode, densityOf, shownWidth, widthFor, widths } from '../../../../core/model/images/width.ts';

const side = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: side, height: side });
const pixels = fc.double({ min: 0, max: 6000, noNaN: true });

const shown = (cropMode: CropMode, box: [number, number], own?: [number, number]): number => {
  const sizeOf = ([width, height]: [number, number]) => ({ width, height });
  return shownWidth({ cropMode, box: sizeOf(box), own: own && sizeOf(own) });
};

describe('the width of an image', () => {
  it('is the smallest width of the platform with enough pixels', () => {
    const cases = { 0: 100, 100: 100, 101: 300, 640: 750, 750: 750, 1001: 1500, 1501: 2500, 9000: 2500 };
    for (const [needed, width] of Object.entries(cases)) assert.equal(widthFor(Number(needed)), width, needed);
  });

  it('does not grow because of rounding', () => assert.equal(widthFor(750.4), 750));

  it('is large enough, and a smaller one would not be', () => {
    fc.assert(
      fc.property(pixels, (needed) => {
        const width = widthFor(needed);
        const smaller = widths.filter((other) => other < width);
        assert.ok(width >= Math.floor(needed) || width === 2500);
        assert.ok(smaller.every((other) => other < needed));
      }),
    );
  });

  it('never shrinks when more is needed', () => {
    fc.assert(fc.property(pixels, pixels, (a, b) => widthFor(Math.max(a, b)) >= widthFor(Math.min(a, b))));
  });
});

describe('an image in a box', () => {
  it('is wider than the box if it is cropped at its sides', () => {
    assert.equal(shown('cover', [300, 300], [1200, 800]), 450);
    assert.equal(shown('cover', [300, 100], [1200, 800]), 300);
  });

  it('has the displayed width if it is contained in the box', () => {
    assert.equal(shown('contain', [300, 300], [800, 1200]), 200);
    assert.equal(shown('contain', [300, 300], [1200, 800]), 300);
  });

  it('has the width of the box otherwise, or an estimate of that', () => {
    assert.equal(shown('none', [300, 100], [1200, 800]), 300);
    assert.equal(shown('cover', [300, 0], [1200, 800]), 300);
    assert.equal(shown('cover', [0, 200], [1200, 800]), 300);
    assert.equal(shown('cover', [0, 0], [1200, 800]), 1200);
    assert.equal(shown('cover', [300, 200]), 300);
  });

  it('covers every box, or fits inside it if contained', () => {
    fc.assert(
      fc.property(size, size, (box, own) => {
        const covering = shownWidth({ box, own, cropMode: 'cover' });
        const contained = shownWidth({ box, own, cropMode: 'contain' });
        const heightOf = (width: number) => (width * own.height) / own.width;
        assert.ok(covering >= box.width && heightOf(covering) >= box.height - 1e-6);
        assert.ok(contained <= box.width && heightOf(contained) <= box.height + 1e-6);
      }),
    );
  });
});

describe('the density', () => {
  it('is that of the screen within the limits, of which the upper one wins', () => {
    assert.equal(densityOf({ pixelRatio: 2 }), 2);
    assert.equal(densityOf({ pixelRatio: 1, dprMin: 1.5 }), 1.5);
    assert.equal(densityOf({ pixelRatio: 3, dprMax: 2 }), 2);
    assert.equal(densityOf({ pixelRatio: 1, dprMin: 3, dprMax: 2 }), 2);
  });

  it('is one for visitors who save data', () => {
    assert.equal(densityOf({ pixelRatio: 3, dprMin: 2, savesData: true }), 1);
    assert.equal(densityOf({ pixelRatio: 3, dprMax: 0.5, savesData: true }), 0.5);
  });
});
