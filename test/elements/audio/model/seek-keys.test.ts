import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { seekTarget } from '../../../../elements/audio/model/seek-keys.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const slider = { elapsed: 100, total: 200, isRtl: false, isSlider: true };

describe('the keys of a recording', () => {
  it('seek as in media players', () => {
    for (const [key, target] of [
      ['ArrowRight', 105],
      ['ArrowLeft', 95],
      ['ArrowUp', 105],
      ['ArrowDown', 95],
      ['j', 90],
      ['l', 110],
      ['PageUp', 120],
      ['PageDown', 80],
      ['Home', 0],
      ['End', 200],
      ['0', 0],
      ['7', 140],
    ] as const)
      assert.equal(seekTarget(key, slider), target, key);
  });

  it('are mirrored in right-to-left text', () => {
    assert.equal(seekTarget('ArrowRight', { ...slider, isRtl: true }), 95);
    assert.equal(seekTarget('ArrowLeft', { ...slider, isRtl: true }), 105);
    assert.equal(seekTarget('l', { ...slider, isRtl: true }), 110);
  });

  it('scroll the page unless the slider has the focus', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])
      assert.equal(seekTarget(key, { ...slider, isSlider: false }), undefined, key);
    assert.equal(seekTarget('ArrowRight', { ...slider, isSlider: false }), 105);
  });

  it('do nothing else, and never leave the recording', () => {
    for (const key of ['a', 'Enter', 'toString', '__proto__', '10', ' '])
      assert.equal(seekTarget(key, slider), undefined, key);
    const times = fc.record({
      elapsed: fc.double({ min: 0, max: 9000, noNaN: true }),
      total: fc.double({ min: 0, max: 9000, noNaN: true }),
      isRtl: fc.boolean(),
      isSlider: fc.boolean(),
    });
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'PageDown', 'End', 'j', 'l', '9');
    fc.assert(
      fc.property(keys, times, (key, position) => {
        const target = seekTarget(key, position);
        assert.ok(target === undefined || (target >= 0 && target <= position.total));
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
