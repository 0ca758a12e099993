import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { commandOf, dismisses, overlayOpacity, stepAt } from '../../../../elements/lightbox/model/commands.ts';
import { hashOf, slideIn } from '../../../../elements/lightbox/model/slide-hash.ts';

const screen = { width: 1000, height: 800 };

describe('keys', () => {
  it('move forward and back, mirrored from right to left', () => {
    assert.deepEqual(commandOf('ArrowRight', false, false), { step: 1 });
    assert.deepEqual(commandOf('ArrowLeft', false, false), { step: -1 });
    assert.deepEqual(commandOf('ArrowRight', true, false), { step: -1 });
    assert.deepEqual(commandOf('ArrowLeft', true, false), { step: 1 });
  });

  it('pan an enlarged image; up and down have no other meaning', () => {
    assert.deepEqual(commandOf('ArrowDown', false, true), { pan: { x: -0, y: -80 } });
    assert.deepEqual(commandOf('ArrowLeft', true, true), { pan: { x: 80, y: -0 } });
    assert.equal(commandOf('ArrowDown', false, false), undefined);
  });

  it('have no effect if they are not commands, whatever their name', () => {
    for (const key of ['a', 'constructor', '__proto__', 'Escape', 'Tab', ''])
      assert.equal(commandOf(key, false, true), undefined, key);
  });
});

describe('a click on the picture', () => {
  it('moves back on the left half and forward on the right one, mirrored from right to left', () => {
    assert.deepEqual([stepAt({ x: 400, y: 400 }, screen, false), stepAt({ x: 600, y: 400 }, screen, false)], [-1, 1]);
    assert.deepEqual([stepAt({ x: 400, y: 400 }, screen, true), stepAt({ x: 600, y: 400 }, screen, true)], [1, -1]);
  });

  it('does nothing within 2 % of the border of the window', () => {
    for (const point of [
      { x: 19, y: 400 },
      { x: 981, y: 400 },
      { x: 500, y: 15 },
      { x: 500, y: 785 },
    ])
      assert.equal(stepAt(point, screen, false), undefined);
    assert.equal(stepAt({ x: 21, y: 17 }, screen, false), -1);
  });
});

describe('a drag', () => {
  const slow = { velocity: 0, isFlick: false };

  it('up or down closes after half of that distance, and gradually reveals the page', () => {
    assert.equal(dismisses({ distance: 210, ...slow }, 800), true);
    assert.equal(dismisses({ distance: -190, ...slow }, 800), false);
    assert.deepEqual(
      [overlayOpacity(0, 800), overlayOpacity(200, 800), overlayOpacity(-900, 800), overlayOpacity(5, 0)],
      [1, 0.5, 0, 1],
    );
  });
});

describe('the slide in the URL', () => {
  it('is found by its fragment, whatever its id', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.nat(),
        fc.string(),
        (ids, n, name) => {
          const index = n % ids.length;
          assert.equal(slideIn(`#${hashOf(ids[index], index, name)}`, ids, name), index);
        },
      ),
    );
  });

  it('is the number without ids, after the name of the lightbox', () => {
    const none = [undefined, undefined, undefined];
    assert.equal(hashOf(undefined, 1, 'wall'), 'wall-2');
    assert.equal(slideIn('#wall-2', none, 'wall'), 1);
    assert.equal(slideIn('#table-2', none, 'wall'), -1);
    assert.equal(slideIn('#slide-3', none, ''), 2);
  });

  it('may have the format of site builders, and is undefined without a hash', () => {
    assert.equal(slideIn('#itemId=5f1', ['5f0', '5f1'], ''), 1);
    assert.equal(slideIn('', ['a'], ''), -1);
    assert.equal(slideIn('#', ['a'], ''), -1);
  });
});
