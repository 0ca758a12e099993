import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RunTimes } from '../../../core/model/run-times.ts';

const averageOf = (durations: readonly number[]): number => {
  const times = new RunTimes();
  for (const duration of durations) times.add(duration);
  return times.average;
};

describe('the average run time', () => {
  it('is 0 before the first run', () => {
    assert.equal(averageOf([]), 0);
  });

  it('is that of the latest 22 runs', () => {
    assert.equal(averageOf([1000, ...Array.from({ length: 22 }, () => 4)]), 4);
    assert.equal(averageOf([1000, ...Array.from({ length: 21 }, () => 0)]), 1000 / 22);
  });

  it('is between the shortest and the longest of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 60 }), (durations) => {
        const latest = durations.slice(-22);
        const average = averageOf(durations);
        assert.ok(average >= Math.min(...latest) && average <= Math.max(...latest));
      }),
    );
  });
});
