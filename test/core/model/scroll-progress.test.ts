import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { scrollProgress } from '../../../core/model/scroll-progress.ts';

const length = fc.integer({ min: 0, max: 5000 });

describe('the progress of an element through the window', () => {
  it('is 0 below the window, 0.5 in the middle, and 1 above', () => {
    const progresses = [900, 600, 250, -100, -500].map((top) =>
      scrollProgress({ top, height: 100, windowHeight: 600 }),
    );
    assert.deepEqual(progresses, [0, 0, 0.5, 1, 1]);
  });

  it('is from 0 to 1, and grows as the element moves up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9000, max: 9000 }),
        length,
        length,
        length,
        (top, height, windowHeight, distance) => {
          const before = scrollProgress({ top, height, windowHeight });
          const after = scrollProgress({ top: top - distance, height, windowHeight });
          assert.ok(before >= 0 && after <= 1 && after >= before);
        },
      ),
    );
  });
});
