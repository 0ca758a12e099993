import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dragOf, intentOf, noDrag } from '../../../core/model/drag.ts';

const samples = fc
  .array(fc.record({ wait: fc.integer({ min: 0, max: 300 }), by: fc.integer({ min: -400, max: 400 }) }))
  .map((steps) => {
    let [time, at] = [0, 0];
    return steps.map(({ wait, by }) => {
      time += wait;
      at += by;
      return { time, at };
    });
  });

describe('a drag', () => {
  it('is nothing before it begins', () => {
    assert.deepEqual(dragOf([]), noDrag);
    assert.deepEqual(dragOf([{ time: 5, at: 9 }]), noDrag);
  });

  it('goes as far as its ends are apart, at a finite velocity, whatever lies between', () => {
    fc.assert(
      fc.property(samples, (path) => {
        const { distance, velocity, isFlick } = dragOf(path);
        assert.equal(distance, (path.at(-1)?.at ?? 0) - (path[0]?.at ?? 0));
        assert.ok(Number.isFinite(velocity));
        if (isFlick) assert.ok(Math.abs(distance) >= 50);
      }),
    );
  });

  it('is a flick from 50 px within 250 ms', () => {
    const after = (time: number, at: number): boolean =>
      dragOf([
        { time: 0, at: 0 },
        { time, at },
      ]).isFlick;
    assert.deepEqual([after(90, 50), after(90, -50), after(90, 49)], [true, true, false]);
    const slow = (time: number): boolean =>
      dragOf([
        { time: 0, at: 0 },
        { time: time - 10, at: 60 },
        { time, at: 70 },
      ]).isFlick;
    assert.deepEqual([slow(250), slow(251)], [true, false]);
  });

  it('is no flick on the way back', () => {
    const path = [
      { time: 0, at: 0 },
      { time: 100, at: 200 },
      { time: 200, at: 60 },
    ];
    assert.equal(dragOf(path).isFlick, false);
  });

  it('is as fast as its last tenth of a second', () => {
    const path = [
      { time: 0, at: 0 },
      { time: 500, at: 10 },
      { time: 550, at: 60 },
      { time: 600, at: 110 },
    ];
    assert.equal(dragOf(path).velocity, 1);
    assert.equal(dragOf([...path, { time: 800, at: 110 }]).velocity, 0);
  });
});

describe('a movement', () => {
  it('has to be more than a tremble, and flatter than steep, to be a drag', () => {
    assert.equal(intentOf(5, 5), 'unclear');
    assert.equal(intentOf(-9, 8), 'drag');
    assert.equal(intentOf(8, 8), 'other');
    assert.equal(intentOf(3, -20), 'other');
  });
});
