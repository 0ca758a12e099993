import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fitToThumbnail, type Rect } from '../../../../elements/lightbox/model/thumbnail-fit.ts';

const near = (a: number, b: number): void =>
  assert.ok(Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b)), `${a} is not ${b}`);
const length = fc.double({ min: 10, max: 2000, noNaN: true });
const place = fc.double({ min: -1000, max: 1000, noNaN: true });
const rect = fc.record({ left: place, top: place, width: length, height: length });
const percent = fc.double({ min: 0, max: 100, noNaN: true });

/** Returns the visible area of the image at the end of the animation: moved, scaled about its middle, cropped. */
function seen(picture: Rect, { view, crop }: ReturnType<typeof fitToThumbnail>): Rect {
  const [top = 0, right = 0, bottom = 0, left = 0] = crop.map((part) => part / 100);
  const width = picture.width * view.scale;
  const height = picture.height * view.scale;
  return {
    left: picture.left + picture.width / 2 + view.x - width / 2 + width * left,
    top: picture.top + picture.height / 2 + view.y - height / 2 + height * top,
    width: width * (1 - left - right),
    height: height * (1 - top - bottom),
  };
}

describe('an image that returns to its thumbnail', () => {
  it('covers exactly the thumbnail that crops it, for every focal point', () => {
    fc.assert(
      fc.property(rect, rect, percent, percent, (thumbnail, picture, x, y) => {
        const landing = fitToThumbnail({ rect: thumbnail, fit: 'cover', position: `${x}% ${y}%` }, picture);
        const at = seen(picture, landing);
        for (const key of ['left', 'top', 'width', 'height'] as const) near(at[key], thumbnail[key]);
      }),
    );
  });

  it('lies whole within a thumbnail that shows all of it', () => {
    fc.assert(
      fc.property(rect, rect, percent, percent, (thumbnail, picture, x, y) => {
        const landing = fitToThumbnail({ rect: thumbnail, fit: 'contain', position: `${x}% ${y}%` }, picture);
        const at = seen(picture, landing);
        for (const part of landing.crop) near(part, 0);
        assert.ok(at.left >= thumbnail.left - 1e-6 && at.top >= thumbnail.top - 1e-6);
        assert.ok(at.left + at.width <= thumbnail.left + thumbnail.width + 1e-6);
        assert.ok(at.top + at.height <= thumbnail.top + thumbnail.height + 1e-6);
      }),
    );
  });

  it('is cropped according to the focal point', () => {
    const thumbnail = { left: 0, top: 0, width: 100, height: 100 };
    const picture = { left: 0, top: 0, width: 400, height: 200 };
    const { view, crop } = fitToThumbnail({ rect: thumbnail, fit: 'cover', position: '100% 50%' }, picture);
    assert.deepEqual([view.scale, ...crop], [0.5, 0, 0, 0, 50]);
  });

  it('treats lengths and single keywords of a position as the middle', () => {
    const thumbnail = { left: 0, top: 0, width: 100, height: 100 };
    const picture = { left: 0, top: 0, width: 400, height: 200 };
    assert.deepEqual(
      fitToThumbnail({ rect: thumbnail, fit: 'cover', position: '12px 4px' }, picture),
      fitToThumbnail({ rect: thumbnail, fit: 'cover', position: '50%' }, picture),
    );
  });
});
