import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fillWaves, waveLength, wavePath } from '../../../../elements/marquee/model/wave.ts';

describe('waves', () => {
  it('are as long as a flat line without height, and longer with it', () => {
    assert.equal(waveLength({ segment: 250, height: 0 }), 500);
    // The length of a sine of amplitude 50 and wavelength 500, by numerical integration.
    assert.ok(Math.abs(waveLength({ segment: 250, height: 100 }) - 545.8) < 0.5);
  });

  it('hold texts of any length, at least one and as many as fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 250, max: 1000 }),
        fc.integer({ min: 0, max: 400 }),
        (textLength, segment, height) => {
          const shape = { segment, height };
          const { waves, texts } = fillWaves(textLength, shape);
          const length = waves * waveLength(shape);
          assert.ok(texts >= 1);
          assert.ok(texts * textLength <= length);
          assert.ok((texts + 1) * textLength > length);
        },
      ),
    );
  });

  it('choose the arrangement with the least space', () => {
    // One text in two waves leaves 45 % free, four texts in five waves leave 12 %.
    assert.deepEqual(fillWaves(550, { segment: 250, height: 0 }), { waves: 5, texts: 4 });
    assert.deepEqual(fillWaves(500, { segment: 250, height: 0 }), { waves: 1, texts: 1 });
    assert.deepEqual(fillWaves(100, { segment: 250, height: 0 }), { waves: 1, texts: 5 });
  });

  it('are paths that end at the height at which they start', () => {
    assert.equal(
      wavePath({ segment: 250, height: 40 }, 1, 100),
      'M0 120C91.05 120 158.95 80 250 80S408.95 120 500 120',
    );
  });
});
