import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { placeOf, placesOf, slideAt, stepTo } from '../../../../elements/lightbox/model/slide-transition.ts';

const count = fc.integer({ min: 1, max: 40 });
const place = fc.integer({ min: -200, max: 200 });

describe('slides in a row without ends', () => {
  it('every position has a slide, and positions of the same slide are one loop apart', () => {
    fc.assert(
      fc.property(place, count, (at, slides) => {
        const slide = slideAt(at, slides);
        assert.ok(slide >= 0 && slide < slides);
        assert.equal(slideAt(at + slides, slides), slide);
      }),
    );
  });

  it('an invalid number is the first slide, and so is every number without slides', () => {
    assert.deepEqual([slideAt(Number.NaN, 5), slideAt(3, 0), slideAt(Number.POSITIVE_INFINITY, 5)], [0, 0, 0]);
  });

  it('the position of a slide shows that slide, and in a loop is at most half a loop away', () => {
    fc.assert(
      fc.property(place, count, fc.nat(), (at, slides, number) => {
        const index = number % slides;
        const there = placeOf(index, at, slides, true);
        assert.equal(slideAt(there, slides), index);
        assert.ok(Math.abs(there - at) * 2 <= slides);
        assert.equal(slideAt(placeOf(index, at, slides, false), slides), index);
      }),
    );
  });

  it('without a loop nothing wraps', () => {
    assert.equal(placeOf(0, 4, 5, false), 0);
    assert.equal(placeOf(0, 4, 5, true), 5);
  });
});

describe('a step', () => {
  it('stops at the ends without a loop, wraps with one, and stays with a single slide', () => {
    assert.deepEqual([stepTo(0, -1, 3, false), stepTo(2, 1, 3, false)], [undefined, undefined]);
    assert.deepEqual([stepTo(0, -1, 3, true), stepTo(2, 1, 3, true)], [2, 0]);
    assert.deepEqual([stepTo(0, 1, 1, true), stepTo(0, 1, 0, true)], [undefined, undefined]);
  });
});

describe('the loaded slides', () => {
  const still = { from: 4, motion: 'none' } as const;

  it('are the current one and its neighbours, if there are any', () => {
    assert.deepEqual(placesOf({ place: 4, ...still }, 9, false), [3, 4, 5]);
    assert.deepEqual(placesOf({ place: 0, ...still }, 9, false), [0, 1]);
    assert.deepEqual(placesOf({ place: 0, ...still }, 9, true), [-1, 0, 1]);
    assert.deepEqual(placesOf({ place: 0, ...still }, 1, true), [0]);
  });

  it('include the previous one during a transition, wherever that is', () => {
    assert.deepEqual(placesOf({ place: 8, from: 2, motion: 'fade' }, 9, false), [2, 7, 8]);
    assert.deepEqual(placesOf({ place: 3, from: 2, motion: 'fade' }, 9, false), [2, 3, 4]);
  });

  it('do not depend on the number of slides', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(4999), fc.nat(4999), fc.boolean(), (slides, a, b, loop) => {
        const transition = { place: a % slides, from: b % slides, motion: 'scroll' } as const;
        assert.ok(placesOf(transition, slides, loop).length <= 4);
        assert.ok(placesOf(transition, slides, loop).includes(transition.place));
      }),
    );
  });
});
