import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseDatetime } from '../../../../elements/events/model/datetime.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const hour = 3_600_000;
const date = Date.UTC(2026, 11, 4);

describe('parseDatetime', () => {
  for (const [text, expected] of [
    ['2026-12-04', { date, time: undefined, offset: undefined }],
    [' 2026-12-04T18:00 ', { date, time: 18 * hour, offset: undefined }],
    ['2026-12-04 18:00:30.5Z', { date, time: 18 * hour + 30_500, offset: 0 }],
    ['2026-12-04T18:00+01:00', { date, time: 18 * hour, offset: hour }],
    ['2026-12-04t18:00 -0330', { date, time: 18 * hour, offset: -3.5 * hour }],
    ['21:00', { date: undefined, time: 21 * hour, offset: undefined }],
    ['1970-01-01T00:00', { date: 0, time: 0, offset: undefined }],
    ['0001-01-01', { date: -62_135_596_800_000, time: undefined, offset: undefined }],
  ] as const)
    it(`reads "${text}"`, () => {
      const parsed = parseDatetime(text);
      // -0 and 0 are the same offset.
      assert.deepEqual(
        parsed && { ...parsed, offset: parsed.offset === undefined ? undefined : parsed.offset + 0 },
        expected,
      );
    });

  for (const text of [
    '',
    'T18:00',
    '2026',
    '2026-12',
    '2026-W47',
    'P1D',
    '2026-02-30',
    '2026-13-01',
    '2026-12-04T24:00',
    '2026-12-04T18:60',
    '2026-12-04T18:00+25:00',
    '2026-12-04T',
    '2026-12-0418:00',
    '18:00Z',
    '4 December 2026',
    '2026-12-04T18:00+01:00x',
  ])
    it(`refuses "${text}"`, () => assert.equal(parseDatetime(text), undefined));

  it('reads every date of the calendar, and nothing else of its form', () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), number(13), number(32), (year, month, day) => {
        const [y, m, d] = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
        const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        const lengths = [0, 31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0];
        const isDate = day > 0 && day <= (lengths[month] ?? 0);
        assert.equal(parseDatetime(`${y}-${m}-${d}`) !== undefined, isDate);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });
});
