import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dayNames } from '../../../../core/model/site-context/days.ts';
import type { ContextBusinessHours } from '../../../../core/model/site-context/site-context.ts';
import { type OpenStatus, openStatus } from '../../../../elements/info-bar/model/open-status.ts';
import { parseOpeningHours } from '../../../../elements/info-bar/model/opening-hours.ts';
import { type ZoneClock, zoneClock } from '../../../../elements/info-bar/model/zone-clock.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

// Another zone than those of the businesses.
process.env.TZ = 'America/Los_Angeles';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

const clockOf = (timeZone: string): ZoneClock => {
  const clock = zoneClock(timeZone);
  if (!clock) throw new Error(`${timeZone} is unknown.`);
  return clock;
};

const week = (text: string): ContextBusinessHours => {
  const hours = parseOpeningHours(text);
  if (!hours) throw new Error(`"${text}" is not valid.`);
  return hours;
};

const statusAt = (hours: ContextBusinessHours, time: string, timeZone = 'Europe/Oslo'): OpenStatus =>
  openStatus(hours, clockOf(timeZone), Date.parse(time));

/** "open until …", "closed until …", or "unclear", in UTC. */
function shown({ isOpen, changesAt }: OpenStatus): string {
  const change = changesAt === undefined ? '' : ` until ${new Date(changesAt).toISOString().slice(0, 16)}`;
  return (isOpen === undefined ? 'unclear' : isOpen ? 'open' : 'closed') + change;
}

describe('the status of a business', () => {
  const studio = week('Th-Fr 11:00-17:00; Sa 11:00-13:00, 14:00-16:00');
  const bar = week('Mo-Th 18:00-02:00; Fr-Sa 18:00-04:00');
  // In November 2026, the 23rd is a Monday, and Oslo is one hour ahead of UTC.
  for (const [hours, time, expected] of [
    [studio, '2026-11-26T09:59:59Z', 'closed until 2026-11-26T10:00'],
    [studio, '2026-11-26T10:00:00Z', 'open until 2026-11-26T16:00'],
    [studio, '2026-11-26T15:59:59.999Z', 'open until 2026-11-26T16:00'],
    [studio, '2026-11-26T16:00:00Z', 'closed until 2026-11-27T10:00'],
    [studio, '2026-11-28T12:30:00Z', 'closed until 2026-11-28T13:00'],
    [studio, '2026-11-28T15:00:00Z', 'closed until 2026-12-03T10:00'],
    [week('Th 11:00-17:00'), '2026-11-26T17:00:00Z', 'closed until 2026-12-03T10:00'],
    // Past midnight, into the next week.
    [bar, '2026-11-24T00:30:00Z', 'open until 2026-11-24T01:00'],
    [bar, '2026-11-29T02:30:00Z', 'open until 2026-11-29T03:00'],
    [bar, '2026-11-29T03:00:00Z', 'closed until 2026-11-30T17:00'],
    [week('Su 22:00-04:00'), '2026-11-30T02:59:00Z', 'open until 2026-11-30T03:00'],
    // Ranges that touch or overlap.
    [week('Mo 08:00-12:00, 12:00-15:00, 14:00-16:00'), '2026-11-23T08:00:00Z', 'open until 2026-11-23T15:00'],
    [week('Mo-Su 00:00-24:00'), '2026-11-23T08:00:00Z', 'open'],
    [week('Mo-Fr 00:00-24:00'), '2026-11-23T08:00:00Z', 'open until 2026-11-27T23:00'],
    [week('Mo-Fr 00:00-24:00'), '2026-11-28T08:00:00Z', 'closed until 2026-11-29T23:00'],
  ] as const)
    it(`is ${expected} at ${time}`, () => assert.equal(shown(statusAt(hours, time)), expected));

  it('is closed all week', () => {
    const hours = Object.fromEntries(dayNames.map((name) => [name, { ranges: [{}] }]));
    assert.equal(shown(statusAt(hours, '2026-11-23T08:00:00Z')), 'closed');
  });

  for (const [timeZone, time, expected] of [
    ['Europe/Oslo', '2026-11-23T08:30:00Z', 'open until 2026-11-23T16:00'],
    ['America/New_York', '2026-11-23T08:30:00Z', 'closed until 2026-11-23T14:00'],
    ['Pacific/Kiritimati', '2026-11-23T08:30:00Z', 'closed until 2026-11-23T19:00'],
    ['Asia/Kathmandu', '2026-11-23T08:30:00Z', 'open until 2026-11-23T11:15'],
    ['Pacific/Chatham', '2026-11-23T08:30:00Z', 'closed until 2026-11-23T19:15'],
  ] as const)
    it(`uses the time zone ${timeZone}`, () =>
      assert.equal(shown(statusAt(week('Mo-Su 09:00-17:00'), time, timeZone)), expected));

  // Clocks in Oslo change at 01:00 UTC on 29 March and 25 October 2026, both Sundays.
  for (const [hours, time, expected] of [
    ['Sa 22:00-05:00', '2026-03-29T00:59:00Z', 'open until 2026-03-29T03:00'],
    ['Sa 22:00-05:00', '2026-10-25T00:59:00Z', 'open until 2026-10-25T04:00'],
    // 02:30 does not exist, and exists twice.
    ['Sa 22:00-02:30', '2026-03-29T00:59:00Z', 'open until 2026-03-29T01:30'],
    ['Sa 22:00-02:30', '2026-10-25T00:00:00Z', 'open until 2026-10-25T00:30'],
    ['Su 02:30-05:00', '2026-03-29T01:00:00Z', 'closed until 2026-03-29T01:30'],
    ['Su 02:45-03:15', '2026-03-29T00:00:00Z', 'closed until 2026-04-05T00:45'],
    ['Mo 09:00-17:00', '2026-03-28T12:00:00Z', 'closed until 2026-03-30T07:00'],
    ['Mo 09:00-17:00', '2026-10-24T12:00:00Z', 'closed until 2026-10-26T08:00'],
  ] as const)
    it(`is ${expected} for ${hours} when the clocks change`, () =>
      assert.equal(shown(statusAt(week(hours), time)), expected));

  it('returns the day of the business, and whether it changes on that day', () => {
    const { today, changesToday } = statusAt(week('Tu 09:00-17:00'), '2026-11-23T20:00:00Z', 'Pacific/Auckland');
    assert.deepEqual({ today, changesToday }, { today: 'tuesday', changesToday: true });
    assert.equal(statusAt(week('Tu 09:00-17:00'), '2026-11-23T20:00:00Z').changesToday, false);
  });

  describe('with missing or unclear hours', () => {
    const monday = '2026-11-23T08:30:00Z';
    for (const [name, hours, expected] of [
      ['no hours', {}, 'unclear'],
      ['text only', { sunday: { ranges: [{}] }, monday: { text: 'By appointment' } }, 'unclear'],
      ['half a range', { sunday: { ranges: [{}] }, monday: { ranges: [{ from: 600 }] } }, 'unclear'],
      ['equal times', { sunday: { ranges: [{}] }, monday: { ranges: [{ from: 600, to: 600 }] } }, 'unclear'],
      // Tuesday may begin at midnight.
      [
        'the next day',
        { sunday: { ranges: [{}] }, monday: { ranges: [{ from: 600, to: 1440 }] } },
        'closed until 2026-11-23T09:00',
      ],
      ['the next day, open', { monday: { ranges: [{ from: 540, to: 1440 }] } }, 'open'],
      ['the day before, open', { monday: { ranges: [{ from: 540, to: 1020 }] } }, 'open until 2026-11-23T16:00'],
      ['the day before, closed', { monday: { ranges: [{ from: 600, to: 1020 }] } }, 'unclear'],
      ['today, open since the day before', { sunday: { ranges: [{ from: 600, to: 599 }] } }, 'open'],
    ] as const)
      it(`is ${expected}: ${name}`, () => assert.equal(shown(statusAt(hours, monday)), expected));
  });
});

describe('the status of any business', () => {
  const zones = ['Europe/Oslo', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];
  const time = fc.integer({ min: 0, max: 1440 });
  const range = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to && from < 1440);
  const hours = fc
    .array(fc.array(range, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
    .map((days) => Object.fromEntries(dayNames.map((name, index) => [name, { ranges: days[index] ?? [] }])));
  const input = fc.record({
    hours,
    timeZone: fc.constantFrom(...zones),
    // Ten years, with all changes of their clocks.
    now: fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }),
  });

  /** The day and the minute that a clock on the wall shows, computed differently. */
  function wallAt(timeZone: string, ms: number): { name: string; before: string; minutes: number } {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit' });
    const [name = '', text = ''] = format.format(ms).toLowerCase().split(/[ ,]+/);
    const index = dayNames.map(String).indexOf(name);
    const [hours, minutes] = text.split(':').map(Number);
    return { name, before: dayNames[(index + 6) % 7] ?? '', minutes: (hours ?? 0) * 60 + (minutes ?? 0) };
  }

  /** Whether the clocks change within two days. */
  const isNearChange = (timeZone: string, now: number): boolean => {
    const { minutes } = wallAt(timeZone, now);
    return [-2, -1, 1, 2].some((days) => wallAt(timeZone, now + days * day).minutes !== minutes);
  };

  function isOpenByWall(week: ContextBusinessHours, timeZone: string, ms: number): boolean {
    const { name, before, minutes } = wallAt(timeZone, ms);
    const rangesOf = (key: string) => Object.entries(week).find(([known]) => known === key)?.[1].ranges ?? [];
    return (
      rangesOf(name).some(({ from = 0, to = 0 }) => minutes >= from && (minutes < to || to < from)) ||
      rangesOf(before).some(({ from = 0, to = 0 }) => to < from && minutes < to)
    );
  }

  it('is what a clock on the wall shows, unless the clocks change', () => {
    fc.assert(
      fc.property(input, ({ hours: week, timeZone, now }) => {
        fc.pre(!isNearChange(timeZone, now));
        assert.equal(openStatus(week, clockOf(timeZone), now).isOpen, isOpenByWall(week, timeZone, now));
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('changes when it reports, not before, and is valid until then or until midnight', () => {
    fc.assert(
      fc.property(input, fc.double({ min: 0, max: 1, noNaN: true }), ({ hours: week, timeZone, now }, part) => {
        const clock = clockOf(timeZone);
        const { isOpen, changesAt, validUntil } = openStatus(week, clock, now);
        assert.ok(validUntil > now && validUntil - now <= 25 * hour);
        if (changesAt === undefined) return;
        assert.ok(validUntil <= changesAt);
        assert.equal(openStatus(week, clock, changesAt).isOpen, !isOpen);
        assert.equal(openStatus(week, clock, changesAt - 1).isOpen, isOpen);
        const between = Math.floor(now + part * (changesAt - 1 - now));
        assert.equal(openStatus(week, clock, between).isOpen, isOpen);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('never shows a status that other hours of an unclear day would make wrong', () => {
    fc.assert(
      fc.property(input, hours, fc.constantFrom(...dayNames), ({ hours: week, timeZone, now }, other, unclear) => {
        const clock = clockOf(timeZone);
        const known = openStatus({ ...week, [unclear]: { text: 'By appointment' } }, clock, now);
        if (known.isOpen === undefined) return;
        const actual = openStatus({ ...week, [unclear]: other[unclear] ?? {} }, clock, now);
        assert.equal(actual.isOpen, known.isOpen);
        if (known.changesAt !== undefined && known.isOpen) assert.ok((actual.changesAt ?? Infinity) >= known.changesAt);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});

describe('the clock of a time zone', () => {
  it('is undefined for an unknown time zone', () => {
    for (const name of ['', 'Europe/Halden', 'x']) assert.equal(zoneClock(name), undefined);
  });

  it('shows each day and minute at the time that it returns, unless it skips them', () => {
    const input = fc.record({
      timeZone: fc.constantFrom('Europe/Oslo', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
      date: fc.integer({ min: 18_262, max: 21_915 }),
      minutes: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(
      fc.property(input, ({ timeZone, date, minutes }) => {
        const clock = clockOf(timeZone);
        const ms = clock.momentOf(date, minutes);
        assert.equal(clock.dayAt(ms), date);
        const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
        const [hours, rest] = format.format(ms).split(':').map(Number);
        const skipped = (hours ?? 0) * 60 + (rest ?? 0) - minutes;
        assert.ok(skipped === 0 || skipped === 30 || skipped === 60);
        assert.equal(ms % minute, 0);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
