/**
 * Wall times and moments of five time zones, checked against the local time of the engine, which has another implementation: of a time
 * that clocks skip or show twice, ECMAScript specifies the same moment.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { isTimeZone, momentOf, wallTimeAt } from '../../../../elements/events/model/zone.ts';

const { TZ } = process.env;

after(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

/** Transitions of each zone: daylight saving time, of half an hour too, and changes of the date line. */
const zones: Readonly<Record<string, readonly string[]>> = {
  'Europe/Oslo': ['2026-03-29T01:00Z', '2026-10-25T01:00Z'],
  'America/New_York': ['2026-03-08T07:00Z', '2026-11-01T06:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T15:00Z', '2026-10-03T15:30Z'],
  // It skipped 30 December 2011.
  'Pacific/Apia': ['2011-12-30T10:00Z', '2020-04-04T14:00Z'],
  // It skipped 21 August 1993, and its clocks were a day back.
  'Pacific/Kwajalein': ['1993-08-21T12:00Z'],
};

const [from, to] = [Date.UTC(1975, 0), Date.UTC(2037, 0)];
const hour = 3_600_000;

/** Whole seconds: most of them around a transition. */
const momentIn = (transitions: readonly string[]) =>
  fc.oneof(
    fc.integer({ min: from / 1000, max: to / 1000 }).map((seconds) => seconds * 1000),
    fc
      .tuple(fc.constantFrom(...transitions), fc.integer({ min: -30 * 3600, max: 30 * 3600 }))
      .map(([transition, seconds]) => Date.parse(transition) + seconds * 1000),
  );

/** The fields of a wall time, for the constructor of dates. */
function fieldsOf(wall: number): [number, number, number, number, number, number] {
  const date = new Date(wall);
  const day = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()] as const;
  return [...day, date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
}

for (const [zone, transitions] of Object.entries(zones))
  describe(zone, () => {
    it('has the wall times of the local time', () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(momentIn(transitions), (ms) => {
          const local = new Date(ms);
          const day = [local.getFullYear(), local.getMonth(), local.getDate()] as const;
          const wall = Date.UTC(...day, local.getHours(), local.getMinutes(), local.getSeconds());
          assert.equal(wallTimeAt(ms, zone), wall);
        }),
        { numRuns: 2000 },
      );
    });

    it('has the moments of the local time, for skipped and repeated times too', () => {
      process.env.TZ = zone;
      fc.assert(
        fc.property(momentIn(transitions), (wall) => {
          assert.equal(momentOf(wall, zone), new Date(...fieldsOf(wall)).getTime());
        }),
        { numRuns: 2000 },
      );
    });
  });

describe('times that clocks skip or repeat', () => {
  for (const [zone, wall, moment] of [
    ['Europe/Oslo', '2026-03-29T02:30Z', '2026-03-29T01:30Z'],
    ['Europe/Oslo', '2026-10-25T02:30Z', '2026-10-25T00:30Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15Z', '2026-10-03T15:45Z'],
    ['Pacific/Apia', '2011-12-30T12:00Z', '2011-12-30T22:00Z'],
  ] as const)
    it(`${wall.slice(0, 16)} in ${zone}`, () => {
      assert.equal(new Date(momentOf(Date.parse(wall), zone)).toISOString().slice(0, 16), moment.slice(0, 16));
    });

  it('drops milliseconds', () => {
    assert.equal(wallTimeAt(1500, 'UTC'), 1000);
    assert.equal(momentOf(hour + 1, 'UTC'), hour);
  });
});

it('knows which time zones exist', () => {
  assert.ok(isTimeZone('Europe/Oslo'));
  assert.ok(isTimeZone('UTC'));
  assert.ok(!isTimeZone('Europe/Halden'));
  assert.ok(!isTimeZone(''));
});
