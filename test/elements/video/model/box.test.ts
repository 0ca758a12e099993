import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { boxRatio, videoRatio } from '../../../../elements/video/model/box.ts';
import { playerPlace } from '../../../../elements/video/model/player-place.ts';

const facts = { setting: undefined, size: undefined, hasImage: false, hasPlayer: true };

describe('the ratio of the box', () => {
  const size = { width: 640, height: 480 };
  const table = [
    ['the setting, before all', { ...facts, setting: 2, size, hasImage: true }, 2],
    ['the embed’s own size', { ...facts, size, hasImage: true }, 4 / 3],
    ['16:9 for a thumbnail', { ...facts, hasImage: true }, 16 / 9],
    ['16:9 for a thumbnail without a player', { ...facts, hasImage: true, hasPlayer: false }, 16 / 9],
    ['56.3 % for a player', facts, 100 / 56.3],
    ['65 % for neither', { ...facts, hasPlayer: false }, 100 / 65],
  ] as const;
  for (const [title, given, expected] of table) {
    it(`is ${title}`, () => assert.equal(boxRatio(given), expected));
  }
});

describe('the setting', () => {
  const { parse, format } = videoRatio();

  it('is a ratio, or a percentage as site builders store it', () => {
    const texts = { '16:9': 16 / 9, '4/3': 4 / 3, '1.5': 1.5, '56.25%': 16 / 9, '56.25': 16 / 9, '50': 2, '8%': 12.5 };
    for (const [text, expected] of Object.entries(texts))
      assert.ok(Math.abs((parse(text) ?? 0) - expected) < 1e-9, text);
    for (const text of ['', '0', '0%', 'wide', '-50%', '1.2.3%', 'NaN', '16:0'])
      assert.equal(parse(text), undefined, text);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (value) => {
        const text = format?.(value) ?? '';
        // Numbers so small that they are written with an exponent are no ratios.
        if (/e/.test(text)) return;
        assert.equal(parse(text), value);
      }),
    );
  });
});

describe('the place of the player', () => {
  const box = { width: 800, height: 300 };
  const own = { width: 400, height: 300 };

  it('is the whole box without a mode', () => {
    for (const mode of [undefined, 'null'] as const) assert.equal(playerPlace(mode, box, own), undefined);
    assert.equal(playerPlace('none', box, undefined), undefined);
  });

  it('is whole in the box (fit), over all of it (fill), or of its own size (none)', () => {
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
