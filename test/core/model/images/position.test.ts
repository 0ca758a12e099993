import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cropCss } from '../../../../core/model/images/crop.ts';
import { alignment, centred } from '../../../../core/model/images/position.ts';
import { defaultSettings } from '../../../../core/model/images/settings.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: fraction, y: fraction });
const side = fc.integer({ min: 1, max: 3000 });
const size = fc.record({ width: side, height: side });

/** Returns where a point of a covering image appears along one side of its box, in pixels, at this `object-position`. */
const seenAt = (point: number, position: number, image: number, box: number): number =>
  image * point - (image - box) * position;

describe('advanced positioning', () => {
  it('moves the focal point to the middle of the box', () => {
    const position = centred({ x: 0.4, y: 0.5 }, { width: 1200, height: 800 }, { width: 300, height: 300 });
    assert.equal(seenAt(0.4, position.x, 450, 300), 150);
  });

  it('shows the edge of the image if the point is near to it', () => {
    const box = { width: 300, height: 300 };
    assert.equal(centred({ x: 0.1, y: 0.5 }, { width: 1200, height: 800 }, box).x, 0);
    assert.equal(centred({ x: 0.95, y: 0.5 }, { width: 1200, height: 800 }, box).x, 1);
  });

  it('keeps the point visible, no farther from the middle than with CSS alone', () => {
    fc.assert(
      fc.property(point, size, size, (focal, own, box) => {
        const position = centred(focal, own, box);
        const scale = Math.max(box.width / own.width, box.height / own.height);
        const image = own.width * scale;
        const place = seenAt(focal.x, position.x, image, box.width);
        const plain = seenAt(focal.x, focal.x, image, box.width);
        assert.ok(place >= -1e-6 && place <= box.width + 1e-6);
        assert.ok(Math.abs(place - box.width / 2) <= Math.abs(plain - box.width / 2) + 1e-6);
        assert.ok(position.x >= 0 && position.x <= 1 && position.y >= 0 && position.y <= 1);
      }),
    );
  });

  it('is the same in every size of a box of one ratio', () => {
    fc.assert(
      fc.property(point, size, size, (focal, own, box) => {
        const [small, large] = [1, 7].map((times) =>
          centred(focal, own, { width: box.width * times, height: box.height * times }),
        );
        assert.ok(small && large && Math.abs(small.x - large.x) < 1e-6 && Math.abs(small.y - large.y) < 1e-6);
      }),
    );
  });

  it('does not change the point while a size is unknown', () => {
    const nothing = { width: 0, height: 0 };
    assert.deepEqual(centred({ x: 0.1, y: 0.9 }, nothing, nothing), { x: 0.1, y: 0.9 });
  });
});

describe('the alignment of a whole image', () => {
  it('may be one side, two, or the middle', () => {
    const { parse } = alignment();
    assert.deepEqual(parse('top'), { x: 0.5, y: 0 });
    assert.deepEqual(parse('Bottom  Right'), { x: 1, y: 1 });
    assert.deepEqual(parse('center'), { x: 0.5, y: 0.5 });
    assert.deepEqual(parse('center left'), { x: 0, y: 0.5 });
  });

  it('cannot be anything else', () => {
    for (const text of ['', 'middle', 'top over', 'constructor'])
      assert.equal(alignment().parse(text), undefined, text);
  });

  it('is read back as it was written', () => {
    const { parse, format } = alignment();
    for (const x of [0, 0.5, 1])
      for (const y of [0, 0.5, 1]) assert.deepEqual(parse(format?.({ x, y }) ?? ''), { x, y });
  });
});

describe('the crop', () => {
  const css = (settings: Partial<typeof defaultSettings>) => cropCss({ ...defaultSettings, ...settings });

  it('fills the box around the focal point, which is the middle by default', () => {
    assert.deepEqual(css({ cropMode: 'cover', focalPoint: { x: 0.25, y: 1 } }), {
      objectFit: 'cover',
      objectPosition: '25% 100%',
    });
    assert.equal(css({ cropMode: 'cover' }).objectPosition, '50% 50%');
  });

  it('does not happen for a whole image, which is enlarged unless that is off', () => {
    const top = alignment().parse('top');
    assert.deepEqual(css({ cropMode: 'contain', alignment: top }), { objectFit: 'contain', objectPosition: '50% 0%' });
    assert.equal(css({ cropMode: 'contain', stretch: false }).objectFit, 'scale-down');
    assert.equal(css({ cropMode: 'contain', focalPoint: { x: 0, y: 0 } }).objectPosition, '50% 50%');
  });
});
