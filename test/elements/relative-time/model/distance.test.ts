import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { Moment } from '../../../../elements/relative-time/model/datetime.ts';
import { type Distance, distanceTo, timeToChange } from '../../../../elements/relative-time/model/distance.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

// Its days have 23, 24 or 25 hours.
process.env.TZ = 'Europe/Oslo';

const now = new Date(2026, 10, 23, 12, 0).getTime();
const at = (ms: number): Moment => ({ ms, isDay: false, hasZone: true });
const day = (year: number, month: number, date: number): Moment => ({
  ms: new Date(year, month, date).getTime(),
  isDay: true,
  hasZone: false,
});
const shown = ({ value, unit }: Distance): string => `${value} ${unit}`;

const [second, minute, hour] = [1000, 60_000, 3_600_000];

describe('the distance to a moment', () => {
  for (const [age, expected] of [
    [0, '0 second'],
    [999, '0 second'],
    [second, '-1 second'],
    [-second, '1 second'],
    [59 * second, '-59 second'],
    [minute, '-1 minute'],
    [59.9 * minute, '-59 minute'],
    [-90 * minute, '1 hour'],
    [23 * hour, '-23 hour'],
    [24 * hour, '-1 day'],
    // The evening of the day before yesterday.
    [37 * hour, '-2 day'],
    [6 * 24 * hour, '-6 day'],
    [7 * 24 * hour, '-1 week'],
    [-15 * 24 * hour, '2 week'],
    [30 * 24 * hour, '-4 week'],
    [31 * 24 * hour, '-1 month'],
    [364 * 24 * hour, '-11 month'],
    [365 * 24 * hour, '-1 year'],
    [-800 * 24 * hour, '2 year'],
  ] as const)
    it(`is ${expected} for an age of ${age / second} s`, () => {
      assert.equal(shown(distanceTo(at(now - age), now)), expected);
    });

  for (const [moment, expected] of [
    [day(2026, 10, 23), '0 day'],
    [day(2026, 10, 22), '-1 day'],
    [day(2026, 10, 24), '1 day'],
    [day(2026, 10, 16), '-1 week'],
    [day(2026, 9, 23), '-1 month'],
    [day(2025, 10, 23), '-1 year'],
  ] as const)
    it(`is ${expected} for a whole day`, () => assert.equal(shown(distanceTo(moment, now)), expected));

  it('is a day after 24 hours of a day of 25 hours', () => {
    const midnight = new Date(2026, 9, 25).getTime();
    assert.equal(shown(distanceTo(at(midnight), midnight + 24 * hour)), '-1 day');
  });
});

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const most = { second: 59, minute: 59, hour: 23, day: 6, week: 4, month: 11, year: 10_000 };
/** From seconds to centuries, each equally often. */
const spans = fc.double({ min: 0, max: 29, noNaN: true }).map((exponent) => Math.floor(Math.exp(exponent)));
const times = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) });
const directions = fc.constantFrom(-1, 1);
const runs = { numRuns: propertyRuns(20_000) };

describe('the distance to any moment', () => {
  it('is a whole number on its side of now, and less than the next unit', () => {
    fc.assert(
      fc.property(times, spans, directions, fc.boolean(), (time, span, direction, isDay) => {
        const { value, unit } = distanceTo({ ...at(time + direction * span), isDay }, time);
        const size = Math.abs(value);
        assert.ok(Number.isInteger(value) && size <= most[unit], `${value} ${unit}`);
        assert.ok(value === 0 || Math.sign(value) === direction);
        assert.ok(!Object.is(value, -0));
        assert.ok(size > 0 || unit === (isDay ? 'day' : 'second'));
      }),
      runs,
    );
  });

  it('never shrinks while the moment ages', () => {
    fc.assert(
      fc.property(times, spans, spans, fc.boolean(), (ms, first, second, isDay) => {
        const moment = { ms, isDay, hasZone: true };
        const [younger, older] = [Math.min(first, second), Math.max(first, second)].map((age) =>
          distanceTo(moment, ms + age),
        ) as [Distance, Distance];
        const ranks = [younger, older].map(({ value, unit }) => units.indexOf(unit) * 100_000 - value) as [
          number,
          number,
        ];
        assert.ok(ranks[0] <= ranks[1], `${shown(younger)}, later ${shown(older)}`);
      }),
      runs,
    );
  });

  it('changes at the announced time at the earliest, within a day', () => {
    const parts = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(times, spans, directions, parts, (time, span, direction, part) => {
        const moment = at(time + direction * span);
        const distance = distanceTo(moment, time);
        const delay = timeToChange(moment, distance, time);
        assert.ok(Number.isInteger(delay) && delay > 0 && delay <= hour, String(delay));
        if (units.indexOf(distance.unit) > 2) return;
        assert.equal(shown(distanceTo(moment, time + Math.floor(part * (delay - 1)))), shown(distance));
      }),
      runs,
    );
  });
});
