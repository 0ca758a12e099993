import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDatetime } from '../../../../elements/events/model/datetime.ts';
import { type EventTime, eventTime, firstDayOf, lastDayOf } from '../../../../elements/events/model/event-time.ts';

function read(start: string, end?: string, zone?: string): EventTime | undefined {
  const parsed = parseDatetime(start);
  assert.ok(parsed);
  return eventTime(parsed, end === undefined ? undefined : parseDatetime(end), zone);
}

const iso = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString().slice(0, 16);

/** Start and end on the clocks, and as moments. */
const shown = (time: EventTime | undefined) =>
  time && [iso(time.start), iso(time.end), iso(time.startMoment), iso(time.endMoment)];

const daysOf = (time: EventTime | undefined) =>
  time && [firstDayOf(time), lastDayOf(time)].map((day) => iso(day * 86_400_000)?.slice(0, 10));

describe('eventTime', () => {
  it('lasts whole days without a time', () => {
    const day = read('2026-12-04');
    assert.ok(day?.isAllDay);
    assert.deepEqual(shown(day), ['2026-12-04T00:00', '2026-12-05T00:00', undefined, undefined]);
    assert.deepEqual(daysOf(day), ['2026-12-04', '2026-12-04']);
    assert.deepEqual(daysOf(read('2026-12-04', '2026-12-06', 'Asia/Tokyo')), ['2026-12-04', '2026-12-06']);
    assert.deepEqual(daysOf(read('2026-12-04T18:00', '2026-12-06')), ['2026-12-04', '2026-12-06']);
  });

  it('is shown as it is written without a time zone of the site', () => {
    assert.deepEqual(shown(read('2026-12-04T18:00')), ['2026-12-04T18:00', undefined, undefined, undefined]);
    assert.deepEqual(shown(read('2026-12-04T18:00+01:00')), [
      '2026-12-04T18:00',
      undefined,
      '2026-12-04T17:00',
      undefined,
    ]);
  });

  it('is shown in the time zone of the site', () => {
    assert.deepEqual(shown(read('2026-12-04T18:00', undefined, 'Asia/Tokyo')), [
      '2026-12-04T18:00',
      undefined,
      '2026-12-04T09:00',
      undefined,
    ]);
    assert.deepEqual(shown(read('2026-12-04T18:00Z', '2026-12-04T20:00Z', 'Asia/Tokyo')), [
      '2026-12-05T03:00',
      '2026-12-05T05:00',
      '2026-12-04T18:00',
      '2026-12-04T20:00',
    ]);
  });

  it('completes an end that is only a time', () => {
    assert.equal(iso(read('2026-12-04T18:00', '21:00')?.end), '2026-12-04T21:00');
    assert.equal(iso(read('2026-12-04T18:00', '02:00')?.end), '2026-12-05T02:00');
    assert.equal(iso(read('2026-12-04T18:00+01:00', '21:00')?.endMoment), '2026-12-04T20:00');
  });

  it('takes the offset of the other time', () => {
    assert.equal(iso(read('2026-12-04T18:00', '2026-12-04T20:00+01:00')?.startMoment), '2026-12-04T17:00');
    assert.equal(iso(read('2026-12-04T18:00+01:00', '2026-12-04T20:00')?.endMoment), '2026-12-04T19:00');
  });

  it('completes an end in the time zone of the site', () => {
    const night = read('2026-10-24T22:00+02:00', '04:00', 'Europe/Oslo');
    assert.deepEqual([iso(night?.end), iso(night?.endMoment)], ['2026-10-25T04:00', '2026-10-25T03:00']);
    assert.equal(iso(read('2026-12-04T17:00Z', '21:00', 'Europe/Oslo')?.end), '2026-12-04T21:00');
    assert.equal(iso(read('2026-12-04T17:00Z', '2026-12-04T21:00', 'Europe/Oslo')?.end), '2026-12-04T21:00');
    // It is 03:30 in Oslo.
    assert.equal(iso(read('2026-12-04T02:30Z', '03:00', 'Europe/Oslo')?.end), '2026-12-05T03:00');
    assert.equal(iso(read('2026-12-04T23:30Z', '01:00', 'Europe/Oslo')?.end), '2026-12-05T01:00');
  });

  it('keeps the time of a start whose end is a date', () => {
    const days = read('2026-12-04T18:00', '2026-12-06', 'Europe/Oslo');
    assert.equal(days?.isAllDay, false);
    assert.deepEqual(shown(days), ['2026-12-04T18:00', '2026-12-07T00:00', '2026-12-04T17:00', '2026-12-06T23:00']);
    assert.ok(!read('2026-12-04T18:00', '2026-12-04')?.hasInvalidEnd);
    assert.ok(read('2026-12-04T18:00', '2026-12-03')?.hasInvalidEnd);
    assert.ok(read('2026-12-04T00:00', '2026-12-03')?.hasInvalidEnd);
  });

  it('moves a start that the clocks skip, and keeps its end', () => {
    const time = read('2026-03-29T02:30', '03:00', 'Europe/Oslo');
    assert.deepEqual(shown(time), ['2026-03-29T03:30', '2026-03-29T03:30', '2026-03-29T01:30', '2026-03-29T01:30']);
    assert.ok(!time?.hasInvalidEnd);
    assert.equal(iso(read('2026-03-29T02:30', '05:00', 'Europe/Oslo')?.endMoment), '2026-03-29T03:00');
  });

  it('shows the end in the offset of the start without a time zone', () => {
    const flight = read('2026-12-04T18:00+09:00', '2026-12-04T11:00-08:00');
    assert.deepEqual(shown(flight), ['2026-12-04T18:00', '2026-12-05T04:00', '2026-12-04T09:00', '2026-12-04T19:00']);
  });

  it('drops an end before the start', () => {
    for (const [start, end] of [
      ['2026-12-04T18:00', '2026-12-04T17:00'],
      ['2026-12-04T18:00Z', '2026-12-04T18:30+01:00'],
      ['2026-12-04', '2026-12-03'],
    ] as const) {
      const time = read(start, end);
      assert.ok(time?.hasInvalidEnd);
      assert.deepEqual(daysOf(time), ['2026-12-04', '2026-12-04']);
    }
    assert.ok(!read('2026-12-04T18:00', '2026-12-04T18:00')?.hasInvalidEnd);
    assert.ok(!read('2026-12-04', '2026-12-04')?.hasInvalidEnd);
  });

  it('needs a date', () => assert.equal(read('18:00'), undefined));

  it('is not on the day that begins when it ends', () => {
    assert.deepEqual(daysOf(read('2026-12-04T18:00', '2026-12-05T00:00')), ['2026-12-04', '2026-12-04']);
    assert.deepEqual(daysOf(read('2026-12-04T18:00', '2026-12-05T00:01')), ['2026-12-04', '2026-12-05']);
    assert.deepEqual(daysOf(read('2026-12-04T00:00', '2026-12-04T00:00')), ['2026-12-04', '2026-12-04']);
  });
});
