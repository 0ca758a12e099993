import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hasScrolledTo, isLeaving } from '../../../../elements/popup/model/triggers.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

describe('the scroll position', () => {
  const page = { scrollHeight: 3000, clientHeight: 1000 };
  for (const [percentage, scrollTop, isReached] of [
    [25, 499, false],
    [25, 500, true],
    [0, 0, true],
    [100, 1999, false],
    [100, 2000, true],
  ] as const)
    it(`is ${isReached ? '' : 'not '}at ${percentage} % after ${scrollTop} px`, () => {
      assert.equal(hasScrolledTo(percentage, { ...page, scrollTop }), isReached);
    });

  it('does not exist on a page that cannot be scrolled', () => {
    assert.equal(hasScrolledTo(0, { scrollTop: 0, scrollHeight: 1000, clientHeight: 1000 }), false);
  });

  it('stays reached when the visitor scrolls on', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(2000), fc.nat(2000), (percentage, first, further) => {
        fc.pre(hasScrolledTo(percentage, { ...page, scrollTop: first }));
        assert.ok(hasScrolledTo(percentage, { ...page, scrollTop: Math.min(2000, first + further) }));
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

describe('the intent to leave', () => {
  const leaving = { pointerType: 'mouse', relatedTarget: null, clientY: -1, buttons: 0 };
  for (const [movement, changes, isExpected] of [
    ['a mouse over the top edge', {}, true],
    ['a finger', { pointerType: 'touch' }, false],
    ['a pen', { pointerType: 'pen' }, false],
    ['a mouse over another edge', { clientY: 300 }, false],
    ['a mouse from one element to another', { relatedTarget: new EventTarget() }, false],
    ['a mouse that drags', { buttons: 1 }, false],
  ] as const)
    it(`is ${isExpected ? '' : 'not '}seen in ${movement}`, () => {
      assert.equal(isLeaving({ ...leaving, ...changes }), isExpected);
    });
});
