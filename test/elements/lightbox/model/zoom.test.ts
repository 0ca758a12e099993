import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  bounded,
  fitted,
  reach,
  thrown,
  type View,
  yielding,
  zoomAbout,
  zoomLevels,
} from '../../../../elements/lightbox/model/zoom.ts';

const near = (a: number, b: number): void =>
  assert.ok(Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a)), `${a} is ${b}`);
const length = fc.double({ min: 1, max: 3000, noNaN: true });
const place = fc.double({ min: -2000, max: 2000, noNaN: true });
const scale = fc.double({ min: 0.2, max: 12, noNaN: true });
const point = fc.record({ x: place, y: place });
const size = fc.record({ width: length, height: length });
const view = fc.record({ scale, x: place, y: place });
const levels = fc.tuple(length, length).map(([own, fit]) => zoomLevels(own, fit));

/** The point of the picture, in its own pixels from its middle, that lies under a point of the stage. */
const under = ({ scale, x, y }: View, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

describe('enlarging about a point', () => {
  it('leaves what is under the fingers under the fingers', () => {
    fc.assert(
      fc.property(view, point, scale, (before, at, to) => {
        const after = zoomAbout(before, at, to);
        assert.equal(after.scale, to);
        near(under(after, at).x, under(before, at).x);
        near(under(after, at).y, under(before, at).y);
      }),
    );
  });

  it('and back again ends where it began', () => {
    fc.assert(
      fc.property(view, point, scale, (before, at, to) => {
        const after = zoomAbout(zoomAbout(before, at, to), at, before.scale);
        near(after.x, before.x);
        near(after.y, before.y);
      }),
    );
  });

  it('goes to the picture’s own size, at least twice and at most four times what fits', () => {
    assert.deepEqual(zoomLevels(3000, 1000), { usual: 3, most: 4 });
    assert.deepEqual(zoomLevels(900, 1000), { usual: 2, most: 4 });
    assert.deepEqual(zoomLevels(9000, 1000), { usual: 4, most: 9 });
    assert.deepEqual(zoomLevels(100, 0), { usual: 2, most: 4 });
  });
});

describe('the bounds of a picture', () => {
  it('keep its edges outside the window where it is larger, and its middle in the middle where it is not', () => {
    const limit = reach({ width: 1000, height: 300 }, { width: 1000, height: 800 }, 2);
    assert.deepEqual(limit, { x: 500, y: 0 });
    assert.deepEqual(
      bounded(
        { scale: 2, x: 700, y: 90 },
        zoomLevels(0, 1),
        { width: 1000, height: 300 },
        { width: 1000, height: 800 },
      ),
      {
        scale: 2,
        x: 500,
        y: 0,
      },
    );
  });

  it('never leave a gap at one side while the other side sticks out', () => {
    fc.assert(
      fc.property(view, levels, size, size, (wanted, most, picture, stage) => {
        const { scale: to, x, y } = bounded(wanted, most, picture, stage);
        for (const [middle, own, around] of [
          [x, picture.width * to, stage.width],
          [y, picture.height * to, stage.height],
        ] as const) {
          if (own <= around) return near(middle, 0);
          assert.ok(middle - own / 2 <= -around / 2 + 1e-6, 'no gap at the start');
          assert.ok(middle + own / 2 >= around / 2 - 1e-6, 'no gap at the end');
        }
      }),
    );
  });

  it('hold once and for all', () => {
    fc.assert(
      fc.property(view, levels, size, size, (wanted, most, picture, stage) => {
        const once = bounded(wanted, most, picture, stage);
        assert.deepEqual(bounded(once, most, picture, stage), once);
      }),
    );
  });

  it('give way under fingers: never further than they went, and always some of the way', () => {
    fc.assert(
      fc.property(view, levels, size, size, (wanted, most, picture, stage) => {
        const inside = bounded(wanted, most, picture, stage);
        const seen = yielding(wanted, most, picture, stage);
        for (const key of ['scale', 'x', 'y'] as const) {
          const [least, greatest] = [inside[key], wanted[key]].sort((a, b) => a - b) as [number, number];
          assert.ok(seen[key] >= least - 1e-6 && seen[key] <= greatest + 1e-6, key);
        }
      }),
    );
  });

  it('leave a picture in them alone', () => {
    fc.assert(
      fc.property(levels, size, size, (most, picture, stage) => {
        const inside = bounded(fitted, most, picture, stage);
        assert.deepEqual(yielding(inside, most, picture, stage), inside);
      }),
    );
  });
});

it('a picture that is let go moves on the way it went', () => {
  assert.deepEqual(thrown({ scale: 2, x: 10, y: 10 }, { x: 1, y: -0.5 }), { scale: 2, x: 190, y: -80 });
  assert.deepEqual(thrown(fitted, { x: 0, y: 0 }), fitted);
});
