import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { directionOf, slideIndex, stepFrom } from '../../../../elements/gallery/model/slide-index.ts';

const counts = fc.integer({ min: 1, max: 5000 });
const galleries = counts.chain((count) => fc.record({ count: fc.constant(count), index: fc.nat({ max: count - 1 }) }));

describe('the index of a slide', () => {
  it('wraps around both ends, any number of times', () => {
    assert.deepEqual(
      [-1, -9, 0, 7, 8, 17].map((value) => slideIndex(value, 8)),
      [7, 7, 0, 7, 0, 1],
    );
  });

  it('is that of the first for values that are not numbers, and 0 without slides', () => {
    for (const value of [undefined, null, Number.NaN, 'two', {}, Number.POSITIVE_INFINITY])
      assert.equal(slideIndex(value, 8), 0);
    assert.equal(slideIndex(3, 0), 0);
  });

  it('is always one of the slides', () => {
    fc.assert(
      fc.property(fc.anything({ withObjectString: false }), counts, (value, count) => {
        fc.pre(typeof value === 'number' || typeof value === 'string' || value === undefined || value === null);
        const index = slideIndex(value, count);
        assert.ok(Number.isInteger(index) && index >= 0 && index < count && !Object.is(index, -0));
      }),
    );
  });
});

describe('a step', () => {
  it('wraps around the ends with loop, and reports them without', () => {
    assert.deepEqual(stepFrom(7, 1, 8, true), { index: 0 });
    assert.deepEqual(stepFrom(0, -1, 8, true), { index: 7 });
    assert.deepEqual(stepFrom(7, 1, 8, false), { index: 7, reached: 'end' });
    assert.deepEqual(stepFrom(0, -1, 8, false), { index: 0, reached: 'beginning' });
    assert.deepEqual(stepFrom(3, 1, 8, false), { index: 4 });
  });

  it('of a carousel moves by groups, and the last group is full', () => {
    assert.deepEqual(stepFrom(0, 1, 8, false, 3), { index: 3 });
    assert.deepEqual(stepFrom(3, 1, 8, false, 3), { index: 5 });
    assert.deepEqual(stepFrom(5, 1, 8, false, 3), { index: 5, reached: 'end' });
    assert.deepEqual(stepFrom(5, 1, 8, true, 3), { index: 0 });
    assert.deepEqual(stepFrom(2, -1, 8, false, 3), { index: 0 });
    assert.deepEqual(stepFrom(0, -1, 8, true, 3), { index: 5 });
    assert.deepEqual(stepFrom(9, -1, 10, false, 3), { index: 4 }, 'the last three are visible');
  });

  it('reaches every slide and returns, one by one', () => {
    fc.assert(
      fc.property(galleries, ({ count, index }) => {
        const there = stepFrom(index, 1, count, true).index;
        assert.equal(there, slideIndex(index + 1, count));
        assert.equal(stepFrom(there, -1, count, true).index, index);
      }),
    );
  });

  it('never leaves the slides, and without loop reaches an end', () => {
    fc.assert(
      fc.property(
        galleries,
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        fc.constantFrom(1, -1),
        (gallery, shown, loop, by) => {
          let { index } = gallery;
          for (let steps = 0; steps <= Math.ceil(gallery.count / shown); steps += 1) {
            const step = stepFrom(index, by, gallery.count, loop, shown);
            assert.ok(step.index >= 0 && step.index < gallery.count);
            assert.equal(step.reached !== undefined && loop, false);
            if (step.reached) return assert.equal(step.index, index);
            index = step.index;
          }
          assert.equal(loop, true);
        },
      ),
    );
  });
});

describe('the direction of a change', () => {
  it('is the shorter way around', () => {
    assert.equal(directionOf(7, 0, 8, true), 'forward');
    assert.equal(directionOf(0, 7, 8, true), 'reverse');
    assert.equal(directionOf(0, 4, 8, true), 'forward');
    assert.equal(directionOf(0, 5, 8, true), 'reverse');
  });

  it('without loop never goes around', () => {
    assert.equal(directionOf(7, 0, 8, false), 'reverse');
    assert.equal(directionOf(0, 7, 8, false), 'forward');
  });

  it('is that of the step, if both ways are equally long', () => {
    assert.equal(directionOf(0, 1, 2, true, -1), 'reverse');
    assert.equal(directionOf(1, 0, 2, true, 1), 'forward');
  });

  it('agrees with every single step', () => {
    fc.assert(
      fc.property(galleries, ({ count, index }) => {
        fc.pre(count > 2);
        assert.equal(directionOf(index, slideIndex(index + 1, count), count, true), 'forward');
        assert.equal(directionOf(index, slideIndex(index - 1, count), count, true), 'reverse');
      }),
    );
  });
});
