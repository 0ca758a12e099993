import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  bounded,
  defaultScaleFor,
  fitted,
  maxScaleFor,
  moved,
  rubberBand,
  type View,
  zoomAbout,
} from '../../../../elements/lightbox/model/zoom.ts';

const near = (a: number, b: number): void =>
  assert.ok(Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a)), `${a} is ${b}`);
const length = fc.double({ min: 1, max: 3000, noNaN: true });
const place = fc.double({ min: -2000, max: 2000, noNaN: true });
const scale = fc.double({ min: 0.2, max: 12, noNaN: true });
const point = fc.record({ x: place, y: place });
const size = fc.record({ width: length, height: length });
const view = fc.record({ scale, x: place, y: place });
const frame = fc.record({ image: size, stage: size, most: fc.double({ min: 4, max: 12, noNaN: true }) });

/** The point of the image, in its own pixels from its middle, that lies under a point of the stage. */
const under = ({ scale, x, y }: View, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

describe('enlarging about a point', () => {
  it('keeps the point between the fingers in its position', () => {
    fc.assert(
      fc.property(view, point, scale, (before, at, to) => {
        const after = zoomAbout(before, at, to);
        assert.equal(after.scale, to);
        near(under(after, at).x, under(before, at).x);
        near(under(after, at).y, under(before, at).y);
      }),
    );
  });

  it('and reducing again restores the position', () => {
    fc.assert(
      fc.property(view, point, scale, (before, at, to) => {
        const after = zoomAbout(zoomAbout(before, at, to), at, before.scale);
        near(after.x, before.x);
        near(after.y, before.y);
      }),
    );
  });

  it('goes to the image’s own size, at least twice and at most four times what fits', () => {
    const levels = (own: number, fit: number) => [defaultScaleFor(own, fit), maxScaleFor(own, fit)];
    assert.deepEqual(levels(3000, 1000), [3, 4]);
    assert.deepEqual(levels(900, 1000), [2, 4]);
    assert.deepEqual(levels(9000, 1000), [4, 9]);
    assert.deepEqual(levels(100, 0), [2, 4]);
  });
});

describe('the bounds of an image', () => {
  it('keep its edges outside the window where it is larger, and its middle in the middle where it is not', () => {
    const wide = { image: { width: 1000, height: 300 }, stage: { width: 1000, height: 800 }, most: 4 };
    assert.deepEqual(bounded({ scale: 2, x: 700, y: 90 }, wide), { scale: 2, x: 500, y: 0 });
    assert.deepEqual(bounded({ scale: 0.5, x: 9, y: 9 }, wide), fitted);
  });

  it('never leave a gap at one side while the image exceeds the other', () => {
    fc.assert(
      fc.property(view, frame, (wanted, around) => {
        const { scale: to, x, y } = bounded(wanted, around);
        for (const [middle, own, room] of [
          [x, around.image.width * to, around.stage.width],
          [y, around.image.height * to, around.stage.height],
        ] as const) {
          if (own <= room) return near(middle, 0);
          assert.ok(middle - own / 2 <= -room / 2 + 1e-6, 'no gap at the start');
          assert.ok(middle + own / 2 >= room / 2 - 1e-6, 'no gap at the end');
        }
      }),
    );
  });

  it('do not change an image that is within them', () => {
    fc.assert(
      fc.property(view, frame, (wanted, around) => {
        const once = bounded(wanted, around);
        assert.deepEqual(bounded(once, around), once);
      }),
    );
  });

  it('resist a drag: the image moves less than the fingers, but always a little', () => {
    fc.assert(
      fc.property(view, frame, (wanted, around) => {
        const inside = bounded(wanted, around);
        const seen = rubberBand(wanted, around);
        for (const key of ['scale', 'x', 'y'] as const) {
          const [least, greatest] = [inside[key], wanted[key]].sort((a, b) => a - b) as [number, number];
          assert.ok(seen[key] >= least - 1e-6 && seen[key] <= greatest + 1e-6, key);
        }
      }),
    );
  });

  it('do not move an image within them', () => {
    fc.assert(
      fc.property(frame, (around) => {
        assert.deepEqual(rubberBand(fitted, around), fitted);
      }),
    );
  });
});

it('an image that is moved keeps its size', () => {
  assert.deepEqual(moved({ scale: 2, x: 10, y: 10 }, { x: 180, y: -90 }), { scale: 2, x: 190, y: -80 });
});
