/** Months of the calendar, checked against days that are counted one by one, without dates of the engine. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  clampMonth,
  dateOf,
  dayAfterKey,
  dayOf,
  firstDay,
  formatMonth,
  lastDay,
  monthOf,
  parseMonth,
  startOf,
  weekdayOf,
  weeksOf,
} from '../../../../elements/events/model/month.ts';

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  /** 0 for Sunday. */
  readonly weekday: number;
}

/** All days of the years 1 to 2400, from their rules: 1 January of the year 1 was a Monday. */
function countDays(): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  let weekday = 1;
  for (let year = 1; year <= 2400; year++) {
    const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
    const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (const [month, length] of lengths.entries())
      for (let date = 1; date <= length; date++) {
        days.push({ year, month, date, weekday });
        weekday = (weekday + 1) % 7;
      }
  }
  return days;
}

const counted = countDays();
const epoch = counted.findIndex(({ year, month, date }) => year === 1970 && month === 0 && date === 1);
const runs = { numRuns: 2000 };
const anyIndex = fc.integer({ min: 0, max: counted.length - 1 });
/** Not of the first and the last year, whose neighbours are not counted. */
const innerIndex = fc.integer({ min: 400, max: counted.length - 400 });
const weekStart = fc.integer({ min: 0, max: 6 });

/** The date with this index. */
const at = (index: number): CalendarDate => counted[index] ?? assert.fail(`no day ${index}`);

describe('days', () => {
  it('have the dates and days of the week of the calendar', () => {
    fc.assert(
      fc.property(anyIndex, (index) => {
        const { year, month, date, weekday } = at(index);
        const day = dayOf(year, month, date);
        assert.equal(day, index - epoch);
        assert.deepEqual([monthOf(day), dateOf(day), weekdayOf(day)], [year * 12 + month, date, weekday]);
      }),
      runs,
    );
  });
});

describe('weeksOf', () => {
  it('shows all days of a month once, in six weeks from the first day of the week', () => {
    fc.assert(
      fc.property(innerIndex, weekStart, (index, start) => {
        const { year, month } = at(index);
        const weeks = weeksOf(year * 12 + month, start);
        assert.deepEqual(
          weeks.map((week) => week.length),
          [7, 7, 7, 7, 7, 7],
        );
        const days = weeks.flat();
        assert.deepEqual(
          days,
          days.map((_, position) => (days[0] ?? 0) + position),
        );
        for (const [first] of weeks) assert.equal(at((first ?? 0) + epoch)?.weekday, start);
        const inMonth = counted.filter((day) => day.year === year && day.month === month).length;
        const shown = days.filter((day) => monthOf(day) === year * 12 + month);
        assert.equal(shown.length, inMonth);
        assert.equal(dateOf(shown[0] ?? 0), 1);
        assert.ok(weeks[0]?.includes(shown[0] ?? 0));
      }),
      // Each run looks at all days.
      { numRuns: 200 },
    );
  });
});

describe('dayAfterKey', () => {
  const move = (key: string, index: number, start: number, shiftKey = false, isRtl = false) => {
    const to = dayAfterKey({ key, shiftKey }, index - epoch, start, isRtl);
    return to === undefined ? undefined : counted[to + epoch];
  };

  it('moves by days, weeks, months and years', () => {
    fc.assert(
      fc.property(innerIndex, weekStart, fc.boolean(), (index, start, isRtl) => {
        const { year, month, date, weekday } = at(index);
        assert.deepEqual(move(isRtl ? 'ArrowLeft' : 'ArrowRight', index, start, false, isRtl), at(index + 1));
        assert.deepEqual(move(isRtl ? 'ArrowRight' : 'ArrowLeft', index, start, false, isRtl), at(index - 1));
        assert.deepEqual(move('ArrowDown', index, start), at(index + 7));
        assert.deepEqual(move('ArrowUp', index, start), at(index - 7));
        const steps = (weekday - start + 7) % 7;
        assert.deepEqual(move('Home', index, start), at(index - steps));
        assert.deepEqual(move('End', index, start), at(index - steps + 6));
        for (const [key, shiftKey, count] of [
          ['PageUp', false, -1],
          ['PageDown', false, 1],
          ['PageUp', true, -12],
          ['PageDown', true, 12],
        ] as const) {
          const months = year * 12 + month + count;
          const to = move(key, index, start, shiftKey);
          assert.ok(to);
          assert.equal(to.year * 12 + to.month, months);
          const next = counted[dayOf(to.year, to.month, to.date) + epoch + 1];
          assert.ok(to.date === date || (to.date < date && next?.date === 1));
        }
      }),
      runs,
    );
  });

  it('leaves other keys to the page', () => {
    for (const key of ['Tab', 'a', 'constructor', 'Enter']) assert.equal(move(key, epoch, 1), undefined);
    assert.equal(move('ArrowLeft', epoch, 1, true), undefined);
    assert.equal(move('Home', epoch, 1, true), undefined);
  });

  it('stays between the years 1 and 9999', () => {
    const before = (key: string, shiftKey = false) => dayAfterKey({ key, shiftKey }, firstDay, 0, false);
    const after = (key: string, shiftKey = false) => dayAfterKey({ key, shiftKey }, lastDay, 0, false);
    assert.deepEqual([before('ArrowLeft'), before('ArrowUp'), before('PageUp', true)], [firstDay, firstDay, firstDay]);
    assert.deepEqual([after('ArrowRight'), after('ArrowDown'), after('PageDown')], [lastDay, lastDay, lastDay]);
    assert.equal(formatMonth(clampMonth(monthOf(firstDay) - 1)), '0001-01');
    assert.equal(formatMonth(clampMonth(monthOf(lastDay) + 1)), '9999-12');
  });
});

describe('months as text', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(anyIndex, (index) => {
        const { year, month } = at(index);
        const text = formatMonth(year * 12 + month);
        assert.equal(text, `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}`);
        assert.equal(parseMonth(text), year * 12 + month);
        assert.equal(startOf(year * 12 + month), dayOf(year, month, 1));
      }),
      runs,
    );
  });

  for (const text of ['', '2026', '2026-13', '2026-00', '0000-12', '2026-1', '12-2026', '2026-12-04'])
    it(`refuses "${text}"`, () => assert.equal(parseMonth(text), undefined));
});
