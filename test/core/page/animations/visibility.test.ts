import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isInView } from '../../../../core/page/animations/visibility.ts';

const low = { blockHeight: 200, windowHeight: 600 };
const high = { blockHeight: 600, windowHeight: 600 };

describe('a block', () => {
  it('is in view when at least half of it is visible', () => {
    const shares = [0, 0.49, 0.5, 1].map((share) => isInView({ isIntersecting: true, share, ...low }));
    assert.deepEqual(shares, [false, false, true, true]);
  });

  it('as high as the window is in view when any of it is visible', () => {
    assert.equal(isInView({ isIntersecting: true, share: 0.01, ...high }), true);
  });

  it('is not in view outside of the window', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (blockHeight, windowHeight) => {
        assert.equal(isInView({ isIntersecting: false, share: 0, blockHeight, windowHeight }), false);
      }),
    );
  });
});
