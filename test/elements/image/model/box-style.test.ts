import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cropCss } from '../../../../core/model/images/crop.ts';
import { defaultSettings, type ImageSettings } from '../../../../core/model/images/settings.ts';
import { shownWidth } from '../../../../core/model/images/width.ts';
import { boxStyle } from '../../../../elements/image/model/box-style.ts';

const side = fc.integer({ min: 1, max: 4000 });
const size = fc.record({ width: side, height: side });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const focalPoint = fc.record({ x: fraction, y: fraction });

const style = (settings: Partial<ImageSettings>, known: Parameters<typeof boxStyle>[1] = {}) =>
  boxStyle({ ...defaultSettings, ...settings }, known);

/** Returns the visible part of an image along one side, as fractions of the image. */
const shownPart = (position: number, image: number, box: number): [number, number] => {
  const start = (Math.max(image - box, 0) * position) / image;
  return [start, start + Math.min(box / image, 1)];
};

describe('a cropped image', () => {
  it('always shows its focal point, for every point and box', () => {
    fc.assert(
      fc.property(focalPoint, size, size, fc.boolean(), (point, own, box, useAdvancedPositioning) => {
        const settings = { ...defaultSettings, cropMode: 'cover', focalPoint: point, useAdvancedPositioning } as const;
        const [x = 0, y = 0] = cropCss(settings, own, box)
          .objectPosition.split(' ')
          .map((part) => Number.parseFloat(part) / 100);
        const width = shownWidth({ box, own, cropMode: 'cover' });
        const sides = [
          [point.x, shownPart(x, width, box.width)],
          [point.y, shownPart(y, (width * own.height) / own.width, box.height)],
        ] as const;
        // A position is rounded to a hundredth of a percent.
        for (const [at, [from, to]] of sides) assert.ok(at >= from - 1e-3 && at <= to + 1e-3);
      }),
    );
  });

  it('uses the ratio of its box, if that is fixed', () => {
    const known = { own: { width: 300, height: 100 }, box: { width: 9, height: 9 } };
    assert.equal(style({ fixedRatio: true }, known).aspectRatio, '3');
    assert.equal(style({ fixedRatio: 1.5 }, known).aspectRatio, '1.5');
    assert.equal('aspectRatio' in style({ fixedRatio: true }), false);
    const cropped = { cropMode: 'cover', useAdvancedPositioning: true, focalPoint: { x: 0.4, y: 0.5 } } as const;
    assert.equal(style({ ...cropped, fixedRatio: 1 }, known)['--_site-image-position'], '35% 50%');
  });
});

describe('an image that is clipped to a shape', () => {
  it('fills the shape, unless it is contained in it', () => {
    assert.equal(style({}, { isCut: true })['--_site-image-fit'], 'cover');
    assert.equal(style({ cropMode: 'contain' }, { isCut: true })['--_site-image-fit'], 'contain');
    assert.equal(style({})['--_site-image-fit'], 'fill');
  });
});

describe('an image that is a background', () => {
  it('escapes any URL in its CSS', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (background) => {
        const { backgroundImage = '' } = style({ useBgImage: true }, { background });
        assert.match(backgroundImage, /^url\("[^"\\\n\r\f]*"\)$/);
      }),
    );
  });
});
