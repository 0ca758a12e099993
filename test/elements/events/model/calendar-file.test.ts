/** Files for calendars, read back by a parser that follows RFC 5545 (https://www.rfc-editor.org/rfc/rfc5545) and shares nothing with the writer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { calendarFile, type FileEvent, fileName } from '../../../../elements/events/model/calendar-file.ts';
import { parseDatetime } from '../../../../elements/events/model/datetime.ts';
import { type EventTime, eventTime } from '../../../../elements/events/model/event-time.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** Unfolds and parses a file: the properties of its event with their values, unescaped. */
function parse(file: string): ReadonlyMap<string, string> {
  assert.ok(file.endsWith('\r\n'));
  const octets = Buffer.from(file);
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    assert.ok(Buffer.byteLength(line) <= 75, `${Buffer.byteLength(line)} octets`);
    assert.doesNotMatch(line, /[\r\n]/);
  }
  // Folding splits no character: the octets of each line are valid alone.
  const strict = new TextDecoder('utf-8', { fatal: true });
  for (const line of physical) strict.decode(Buffer.from(line));
  assert.equal(octets.toString(), file);
  const lines = file.replace(/\r\n /g, '').slice(0, -2).split('\r\n');
  assert.deepEqual(lines.slice(0, 2), ['BEGIN:VCALENDAR', 'VERSION:2.0']);
  assert.deepEqual(lines.slice(-2), ['END:VEVENT', 'END:VCALENDAR']);
  const properties = new Map<string, string>();
  for (const line of lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, -2)) {
    const [, name = '', value = ''] = /^([A-Z][A-Z-]*(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? assert.fail(line);
    assert.ok(!properties.has(name), `${name} once`);
    properties.set(name, value);
  }
  return properties;
}

const unescapeText = (value: string): string =>
  value.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

const now = Date.UTC(2026, 10, 28, 12, 30, 5);

function timeOf(start: string, end?: string, zone?: string): EventTime {
  const parsed = parseDatetime(start);
  const time = parsed && eventTime(parsed, end === undefined ? undefined : parseDatetime(end), zone);
  return time ?? assert.fail(start);
}

const fileOf = (time: EventTime, more: Partial<FileEvent> = {}): ReadonlyMap<string, string> =>
  parse(calendarFile({ title: 'Opening', location: undefined, url: undefined, uid: 'a@b', time, ...more }, now));

describe('calendarFile', () => {
  it('writes moments in UTC', () => {
    const file = fileOf(timeOf('2026-12-04T18:00+01:00', '21:00'));
    assert.equal(file.get('DTSTART'), '20261204T170000Z');
    assert.equal(file.get('DTEND'), '20261204T200000Z');
    assert.equal(file.get('DTSTAMP'), '20261128T123005Z');
    assert.equal(file.get('UID'), 'a@b');
    assert.equal(fileOf(timeOf('2026-07-04T18:00', undefined, 'Europe/Oslo')).get('DTSTART'), '20260704T160000Z');
  });

  it('writes local times without a time zone', () => {
    assert.equal(fileOf(timeOf('2026-12-04T18:00')).get('DTSTART'), '20261204T180000');
  });

  it('ends whole days on the day after them', () => {
    const one = fileOf(timeOf('2026-12-04'));
    assert.equal(one.get('DTSTART;VALUE=DATE'), '20261204');
    assert.equal(one.get('DTEND;VALUE=DATE'), '20261205');
    assert.equal(fileOf(timeOf('2026-12-30', '2026-12-31')).get('DTEND;VALUE=DATE'), '20270101');
  });

  it('has no end if that is not known', () => {
    for (const time of [timeOf('2026-12-04T18:00Z'), timeOf('2026-12-04T18:00Z', '2026-12-04T18:00Z')])
      assert.ok(![...fileOf(time).keys()].some((name) => name.startsWith('DTEND')));
  });

  it('keeps all texts', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ unit: 'binary', maxLength: 90 }),
        (title, location) => {
          const file = fileOf(timeOf('2026-12-04'), { title, location });
          // Control characters are not allowed, and line breaks have one form.
          const kept = (text: string) =>
            text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, (one) => (one < '\u0080' ? ' ' : one));
          assert.equal(unescapeText(file.get('SUMMARY') ?? ''), kept(title));
          assert.equal(unescapeText(file.get('LOCATION') ?? ''), kept(location));
        },
      ),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('cannot get other properties from a text', () => {
    const file = fileOf(timeOf('2026-12-04'), {
      title: 'A\r\nATTACH:file',
      location: 'B\nEND:VEVENT',
      url: 'https://halden.example/a\r\nX:1',
    });
    assert.equal(file.get('SUMMARY'), 'A\\nATTACH:file');
    assert.equal(file.get('URL'), 'https://halden.example/aX:1');
    assert.equal(file.size, 7);
  });
});

describe('fileName', () => {
  for (const [title, name] of [
    ['Opening of the winter show', 'Opening-of-the-winter-show.ics'],
    ['../../etc/passwd', 'etc-passwd.ics'],
    ['Åpent hus: 3', 'Åpent-hus-3.ics'],
    ['?!', 'event.ics'],
  ] as const)
    it(`is "${name}"`, () => assert.equal(fileName(title), name));
});
