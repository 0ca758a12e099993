import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseDatetime } from '../../../../elements/relative-time/model/datetime.ts';
import { parsePeriod } from '../../../../elements/relative-time/model/period.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

process.env.TZ = 'Europe/Oslo';

const runs = { numRuns: propertyRuns(10_000) };
const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00Z'), noInvalidDate: true });

const local = (...parts: [number, number, number, number?, number?]): number => new Date(...parts).getTime();

describe('the datetime of <time>', () => {
  for (const [text, ms, isDay = false] of [
    ['2026-11-23T08:30Z', Date.UTC(2026, 10, 23, 8, 30)],
    [' 2026-11-23 08:30:15.5+01:00 ', Date.UTC(2026, 10, 23, 7, 30, 15, 500)],
    ['2026-11-23t08:30 -0330', Date.UTC(2026, 10, 23, 12, 0)],
    ['2026-11-23T08:30', local(2026, 10, 23, 8, 30)],
    ['2026-11-23', local(2026, 10, 23), true],
    ['2024-02-29', local(2024, 1, 29), true],
  ] as const)
    it(`is read from "${text}"`, () => {
      const moment = parseDatetime(text);
      assert.equal(moment?.ms, ms);
      assert.equal(moment?.isDay, isDay);
    });

  for (const text of [
    '',
    'yesterday',
    '2026-11',
    '2026',
    '2026-W47',
    '11-23',
    '08:30',
    'PT4H',
    '2026-02-30',
    '2026-02-29T10:00Z',
    '2026-13-01',
    '2026-11-23T24:01Z',
    '2026-11-23T08:61',
    '2026-11-23T08:30+1',
    '2026-11-23T08:30 CET',
    '23.11.2026',
    'Mon, 23 Nov 2026 08:30:00 GMT',
  ])
    it(`is not a date in "${text}"`, () => assert.equal(parseDatetime(text), undefined));

  it('is read from every ISO date with any offset', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -23 * 60, max: 23 * 60 }), (date, minutes) => {
        const shifted = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1);
        const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
        const offset = `${minutes < 0 ? '-' : '+'}${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        fc.pre(/^\d{4}-/.test(shifted));
        assert.equal(parseDatetime(date.toISOString())?.ms, date.getTime());
        assert.equal(parseDatetime(shifted + offset)?.ms, date.getTime());
      }),
      runs,
    );
  });

  it('never throws', () => {
    const parts = fc.constantFrom('2026', '-', '02', '30', 'T', ' ', ':', '99', 'Z', '+', '.5', 'x', '０');
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(parts).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const moment = parseDatetime(text);
        assert.ok(moment === undefined || Number.isFinite(moment.ms));
      }),
      runs,
    );
  });
});

describe('an ISO 8601 duration', () => {
  for (const [text, ms] of [
    ['P30D', 30 * 86_400_000],
    ['PT12H', 12 * 3_600_000],
    ['p1w', 7 * 86_400_000],
    ['P1Y2M', (365 + 60) * 86_400_000],
    ['P1DT1H1M1S', 86_400_000 + 3_661_000],
    ['PT0S', 0],
  ] as const)
    it(`is read from "${text}"`, () => assert.equal(parsePeriod(text), ms));

  for (const text of ['', 'P', 'PT', '30', '30 days', 'P-1D', 'P1.5D', 'P1H'])
    it(`is not in "${text}"`, () => assert.equal(parsePeriod(text), undefined));
});
