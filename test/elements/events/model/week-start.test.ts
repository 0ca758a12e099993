import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { weekStartOf, weekStartOfRegion } from '../../../../elements/events/model/week-start.ts';

interface WithWeekInfo {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** The first day of the week by the data of the engine, 0 for Sunday. */
function engineWeekStart(language: string): number {
  const locale: Intl.Locale & WithWeekInfo = new Intl.Locale(language);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? assert.fail('the engine has no data of weeks');
  return firstDay % 7;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const regions = letters.flatMap((first) =>
  letters.map((second) => first + second).filter((region) => names.of(region) !== undefined && region !== 'ZZ'),
);

describe('the first day of the week', () => {
  it('is in the table as in the data of the engine, for all regions', () => {
    const wrong = regions.filter(
      (region) => weekStartOfRegion(new Intl.Locale(`und-${region}`).region ?? '') !== engineWeekStart(`und-${region}`),
    );
    assert.deepEqual(wrong, []);
    assert.ok(regions.length > 200);
  });

  it('is that of the region in which most speakers of a language live', () => {
    for (const [language, day] of [
      ['en', 0],
      ['en-GB', 1],
      ['nb', 1],
      ['ar', 6],
      ['he', 0],
      ['dv', 5],
      ['pt-BR', 0],
    ] as const) {
      assert.equal(weekStartOf(language), day, language);
    }
  });

  it('has a default for text that is not a language', () => assert.equal(weekStartOf('not a language'), 1));

  it('is that of the table in engines without the data', () => {
    const { getWeekInfo }: WithWeekInfo = Intl.Locale.prototype;
    Reflect.deleteProperty(Intl.Locale.prototype, 'getWeekInfo');
    try {
      assert.deepEqual(['en', 'nb', 'ar', 'dv', 'not a language'].map(weekStartOf), [0, 1, 6, 5, 1]);
    } finally {
      if (getWeekInfo) Object.assign(Intl.Locale.prototype, { getWeekInfo });
    }
  });
});
