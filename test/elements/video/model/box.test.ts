import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { boxRatio } from '../../../../elements/video/model/box.ts';
import { playerPlace } from '../../../../elements/video/model/player-place.ts';

const facts = { size: undefined, hasImage: false, hasPlayer: true };

describe('the ratio of the box', () => {
  const size = { width: 640, height: 480 };
  const table = [
    ['the setting, before all others', 2, { ...facts, size, hasImage: true }, 2],
    ['the embed’s own size', undefined, { ...facts, size, hasImage: true }, 4 / 3],
    ['16:9 for a thumbnail', undefined, { ...facts, hasImage: true }, 16 / 9],
    ['16:9 for a thumbnail without a player', undefined, { ...facts, hasImage: true, hasPlayer: false }, 16 / 9],
    ['56.3 % for a player', undefined, facts, 100 / 56.3],
    ['65 % for neither', undefined, { ...facts, hasPlayer: false }, 100 / 65],
  ] as const;
  for (const [title, setting, given, expected] of table) {
    it(`is ${title}`, () => assert.equal(boxRatio(setting, given), expected));
  }
});

describe('the position of the player', () => {
  const box = { width: 800, height: 300 };
  const own = { width: 400, height: 300 };

  it('is the whole box without a mode', () => {
    for (const mode of [undefined, 'null'] as const) assert.equal(playerPlace(mode, box, own), undefined);
    assert.equal(playerPlace('none', box, undefined), undefined);
  });

  it('is contained in the box (fit), covers it (fill), or has its natural size (none)', () => {
    assert.deepEqual(playerPlace('fit', box, own), { left: 200, top: 0, width: 400, height: 300 });
    assert.deepEqual(playerPlace('fill', box, own), { left: 0, top: -150, width: 800, height: 600 });
    assert.deepEqual(playerPlace('none', { width: 900, height: 500 }, own), { left: 250, top: 100, ...own });
    assert.deepEqual(playerPlace('none', { width: 200, height: 300 }, own), {
      left: 0,
      top: 75,
      width: 200,
      height: 150,
    });
  });

  it('keeps the ratio and the middle, for every size', () => {
    const sizes = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
    fc.assert(
      fc.property(fc.constantFrom('fit', 'fill', 'none'), sizes, sizes, (mode, around, player) => {
        const place = playerPlace(mode, around, player);
        assert.ok(place);
        const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
        assert.ok(near(place.width * player.height, place.height * player.width));
        assert.ok(near(place.left * 2 + place.width, around.width));
        assert.ok(near(place.top * 2 + place.height, around.height));
        const covers = place.width >= around.width - 1e-6 && place.height >= around.height - 1e-6;
        const fits = place.width <= around.width + 1e-6 && place.height <= around.height + 1e-6;
        assert.ok(mode === 'fill' ? covers : fits);
      }),
    );
  });
});
