import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { edge, offset, place } from '../../../../elements/tooltip/model/place.ts';

const viewport = { width: 800, height: 600 };
const tooltip = { width: 250, height: 60 };

it('a tooltip is centered above its control', () => {
  assert.deepEqual(place({ left: 300, top: 300, width: 100, height: 40 }, tooltip, viewport), { left: 225, top: 225 });
});

it('a tooltip is below a control at the top of the window', () => {
  assert.deepEqual(place({ left: 300, top: 10, width: 100, height: 40 }, tooltip, viewport), { left: 225, top: 65 });
});

const length = (max: number) => fc.integer({ min: 0, max });

it('a tooltip that fits is in the window and does not cover its control', () => {
  const box = fc.record({ left: length(700), top: length(540), width: length(100), height: length(60) });
  fc.assert(
    fc.property(box, fc.record({ width: length(250), height: length(150) }), (control, size) => {
      const { left, top } = place(control, size, viewport);
      assert.ok(left >= edge && left + size.width <= viewport.width - edge);
      assert.ok(top >= edge && top + size.height <= viewport.height - edge);
      const isAbove = top + size.height + offset <= control.top;
      assert.ok(isAbove || top >= control.top + control.height + offset);
    }),
  );
});

it('a tooltip that is larger than the window begins in it', () => {
  const { left, top } = place({ left: 0, top: 0, width: 10, height: 10 }, { width: 900, height: 700 }, viewport);
  assert.deepEqual({ left, top }, { left: edge, top: edge });
});
