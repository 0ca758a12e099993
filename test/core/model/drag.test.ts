import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { completesSwipe, type Drag, PointerTrack } from '../../../core/model/drag.ts';

interface Step {
  readonly time: number;
  readonly x: number;
  readonly y?: number;
}

const event = ({ time, x, y = 0 }: Step, pointerId = 1) => ({ pointerId, clientX: x, clientY: y, timeStamp: time });

function trackOf([first = { time: 0, x: 0 }, ...steps]: readonly Step[]): PointerTrack {
  const track = new PointerTrack();
  track.add(event(first));
  for (const step of steps) track.move(event(step));
  return track;
}

const dragOf = (steps: readonly Step[]): Drag => trackOf(steps).drag('x');

const paths = fc
  .array(fc.record({ wait: fc.integer({ min: 0, max: 300 }), by: fc.integer({ min: -400, max: 400 }) }))
  .map((steps) => {
    let [time, x] = [0, 0];
    return steps.map(({ wait, by }) => {
      time += wait;
      x += by;
      return { time, x };
    });
  });

describe('a drag', () => {
  it('is empty before the pointer moves', () => {
    assert.deepEqual(dragOf([{ time: 5, x: 9 }]), { distance: 0, velocity: 0, isFlick: false });
  });

  it('has the distance between its ends, and a finite velocity, on every path', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const { distance, velocity, isFlick } = dragOf(path);
        assert.equal(distance, (path.at(-1)?.x ?? 0) - (path[0]?.x ?? 0));
        assert.ok(Number.isFinite(velocity));
        if (isFlick) assert.ok(Math.abs(distance) >= 50);
      }),
    );
  });

  it('is a flick from 50 px within 250 ms', () => {
    const after = (time: number, x: number): boolean =>
      dragOf([
        { time: 0, x: 0 },
        { time, x },
      ]).isFlick;
    assert.deepEqual([after(90, 50), after(90, -50), after(90, 49)], [true, true, false]);
    const slow = (time: number): boolean =>
      dragOf([
        { time: 0, x: 0 },
        { time: time - 10, x: 60 },
        { time, x: 70 },
      ]).isFlick;
    assert.deepEqual([slow(250), slow(251)], [true, false]);
  });

  it('is not a flick on the way back', () => {
    const path = [
      { time: 0, x: 0 },
      { time: 100, x: 200 },
      { time: 200, x: 60 },
    ];
    assert.equal(dragOf(path).isFlick, false);
  });

  it('has the velocity of its last 100 ms', () => {
    const path = [
      { time: 0, x: 0 },
      { time: 500, x: 10 },
      { time: 550, x: 60 },
      { time: 600, x: 110 },
    ];
    assert.equal(dragOf(path).velocity, 1);
    assert.equal(dragOf([...path, { time: 800, x: 110 }]).velocity, 0);
  });

  it('completes a swipe if it is longer than half the width, faster than 1 px/ms, or a flick', () => {
    const slow = { velocity: 0, isFlick: false };
    assert.equal(completesSwipe({ ...slow, distance: 201 }, 400), true);
    assert.equal(completesSwipe({ ...slow, distance: -200 }, 400), false);
    assert.equal(completesSwipe({ ...slow, distance: -240 }, 400), true);
    assert.equal(completesSwipe({ ...slow, distance: 190 }, 400), false);
    assert.equal(completesSwipe({ distance: -30, velocity: -1.1, isFlick: false }, 400), true);
    assert.equal(completesSwipe({ distance: 30, velocity: 1.2, isFlick: false }, 400), true);
    assert.equal(completesSwipe({ distance: -30, velocity: 1.1, isFlick: false }, 400), false, 'on the way back');
    assert.equal(completesSwipe({ distance: 30, velocity: -1.2, isFlick: false }, 400), false, 'on the way back');
    assert.equal(completesSwipe({ distance: 60, velocity: 0.3, isFlick: true }, 400), true);
  });
});

describe('the axis of a movement', () => {
  it('is known after 8 px, and horizontal if the movement is more horizontal than vertical', () => {
    const axisOf = (x: number, y: number): string | undefined =>
      trackOf([
        { time: 0, x: 0 },
        { time: 9, x, y },
      ]).axis();
    assert.equal(axisOf(5, 5), undefined);
    assert.equal(axisOf(-9, 8), 'x');
    assert.equal(axisOf(8, 8), 'y');
    assert.equal(axisOf(3, -20), 'y');
  });
});

describe('two pointers', () => {
  it('have a center and a distance, and start the track again when one is added or lifted', () => {
    const track = trackOf([
      { time: 0, x: 0 },
      { time: 10, x: 20 },
    ]);
    track.add(event({ time: 20, x: 60, y: 30 }, 2));
    assert.deepEqual(track.sampleAt(0), { x: 40, y: 15, spread: 50, time: 20 });
    assert.equal(track.drag('x').distance, 0);
    track.remove(event({ time: 30, x: 20 }));
    assert.deepEqual(track.sampleAt(0), { x: 60, y: 30, spread: 1, time: 30 });
    track.remove(event({ time: 40, x: 60, y: 30 }, 2));
    assert.deepEqual([track.pointers.size, track.sampleAt(-1).time], [0, 30], 'the last samples stay');
  });
});
