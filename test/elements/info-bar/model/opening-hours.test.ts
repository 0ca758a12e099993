import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dayNames } from '../../../../core/model/site-context/days.ts';
import { parseOpeningHours } from '../../../../elements/info-bar/model/opening-hours.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const closed = { ranges: [{}] };
const from9to17 = { ranges: [{ from: 540, to: 1020 }] };

/** The hours of these days, and closed days. */
const week = (hours: object): object =>
  Object.fromEntries(dayNames.map((day) => [day, Reflect.get(hours, day) ?? closed]));

describe('opening hours as text', () => {
  for (const [text, hours] of [
    ['Mo 09:00-17:00', { monday: from9to17 }],
    ['mo 9:00 - 17:00;', { monday: from9to17 }],
    ['Monday 09:00–17:00', { monday: from9to17 }],
    ['Mo-We 09:00-17:00', { monday: from9to17, tuesday: from9to17, wednesday: from9to17 }],
    ['Sa-Mo 09:00-17:00', { saturday: from9to17, sunday: from9to17, monday: from9to17 }],
    ['Tu, Th 09:00-17:00', { tuesday: from9to17, thursday: from9to17 }],
    [
      'Fr 09:00-12:00, 13:00-17:00; Sa 22:00-02:00',
      {
        friday: {
          ranges: [
            { from: 540, to: 720 },
            { from: 780, to: 1020 },
          ],
        },
        saturday: { ranges: [{ from: 1320, to: 120 }] },
      },
    ],
    ['Su 00:00-24:00', { sunday: { ranges: [{ from: 0, to: 1440 }] } }],
  ] as const)
    it(`"${text}"`, () => assert.deepEqual(parseOpeningHours(text), week(hours)));

  for (const text of [
    '',
    ';',
    'Mo',
    '09:00-17:00',
    'M 09:00-17:00',
    'Mx 09:00-17:00',
    'Mo-Tu-We 09:00-17:00',
    'Mo 09:00',
    'Mo 09:00-17:00-18:00',
    'Mo 09:00-09:00',
    'Mo 24:00-01:00',
    'Mo 09:00-24:01',
    'Mo 09:60-17:00',
    'Mo 9-17',
    'Mo 09:00-17:00,',
    'Mo 09:00-17:00 by appointment',
    'Mo 09:00-12:00; Mo 13:00-17:00',
    'Mo,Mo 09:00-12:00',
    'Mo-Fr 09:00-12:00; We closed',
  ])
    it(`does not accept "${text}"`, () => assert.equal(parseOpeningHours(text), undefined));

  it('reads the hours of any week that it can write', () => {
    const two = (number: number): string => String(number).padStart(2, '0');
    const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    const range = fc
      .record(
        { from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1440 }) },
        { noNullPrototype: true },
      )
      .filter(({ from, to }) => from !== to);
    const hours = fc
      .dictionary(fc.constantFrom(...dayNames), fc.array(range, { minLength: 1, maxLength: 3 }))
      .filter((days) => Object.keys(days).length > 0);
    fc.assert(
      fc.property(hours, (days) => {
        const text = Object.entries(days)
          .map(([day, ranges]) => `${day.slice(0, 2)} ${ranges.map(({ from, to }) => `${clock(from)}-${clock(to)}`)}`)
          .join('; ');
        const expected = Object.entries(days).map(([day, ranges]) => [day, { ranges }]);
        assert.deepEqual(parseOpeningHours(text), week(Object.fromEntries(expected)));
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('accepts or refuses any text, without an error', () => {
    const part = fc.constantFrom('Mo', 'Su', 'x', '-', ',', ';', ' ', ':', '09:00', '24:00', '99', '–');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (text) => {
          const hours = parseOpeningHours(text);
          if (hours) assert.deepEqual(Object.keys(hours), [...dayNames]);
        },
      ),
      { numRuns: propertyRuns(2000) },
    );
  });
});
