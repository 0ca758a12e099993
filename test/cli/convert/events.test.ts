/** Event lists of site builders have their times in a form that the element reads. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { convertSitePage } from '../../../cli/convert/convert-site-page.ts';
import { readClock } from '../../../cli/convert/event-times.ts';
import { SavedFiles } from '../../../cli/convert/files/saved-files.ts';
import { parseDatetime } from '../../../elements/events/model/datetime.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { eventItem, eventList, eventMeta } from './blocks.ts';

const convert = (text: string) => convertSitePage({ file: 'page.html', text }, 'page.html', new SavedFiles([]));
const codes = (text: string, wanted: string): readonly string[] =>
  convert(text)
    .parts.filter(({ outcome, code }) => outcome === wanted && !code.startsWith('convert-missing'))
    .map(({ code }) => code);

/** The first two times of a converted event, which the element reads as its start and its end. */
const timesOf = (meta: string): readonly (string | undefined)[] =>
  [...convert(eventList(eventItem('show', 'Show', meta))).text.matchAll(/<time [^>]*datetime="([^"]*)"/g)]
    .map(([, value]) => value)
    .slice(0, 2);

describe('an event', () => {
  for (const [name, meta, wanted] of [
    ['of one day', eventMeta.day, ['2026-12-04T18:00', '2026-12-04T21:30']],
    ['with times in the language of the site', eventMeta.localized, ['2026-12-04T00:15', '2026-12-04T13:00']],
    ['of several days', eventMeta.days, ['2026-12-11T09:00', '2026-12-13T09:00']],
    ['that lasts all day', eventMeta.allDay, ['2026-12-18']],
    ['that lasts several whole days', eventMeta.allDays, ['2026-12-18', '2026-12-20']],
    ['without an end', eventMeta.day.replaceAll(/9:30 PM|21:30/g, '6:00 PM'), ['2026-12-04T18:00']],
  ] as const)
    it(`has its start and its end: ${name}`, () => {
      assert.deepEqual(timesOf(meta), wanted);
    });

  const day = (date: string): string => `<time class="event-date" datetime="${date}">${date}</time>`;
  const clock = (text: string, date = '2026-12-04', name = 'localized'): string =>
    `<time class="event-time-${name}" datetime="${date}">${text}</time>`;
  const clocks = (one: readonly string[], other: readonly string[]): string =>
    day('2026-12-04') +
    [
      ...one.map((text) => clock(text, '2026-12-04', '12hr')),
      ...other.map((text) => clock(text, '2026-12-04', '24hr')),
    ].join('');
  const [eleventh, thirteenth] = ['2026-12-11', '2026-12-13'];
  const own = (date: string): string => `<p>Apply by <time datetime="${date}">${date}</time></p>`;

  for (const [name, meta, wanted, isIncomplete] of [
    [
      '12 hours without AM or PM',
      eventMeta.day.replaceAll(/:(\d\d) PM/g, ':$1'),
      ['2026-12-04T18:00', '2026-12-04T21:30'],
      false,
    ],
    ['only 12 hours, without AM or PM', clocks(['6:00', '9:30'], []), ['2026-12-04', '2026-12-04'], true],
    [
      '24 hours that cannot be read',
      clocks(['6:00 PM', '9:30 PM'], ['18h00', '21h30']),
      ['2026-12-04T18:00', '2026-12-04T21:30'],
      false,
    ],
    ['two formats that differ', clocks(['6:00 PM', '9:30 PM'], ['19:00', '21:30']), ['2026-12-04', '2026-12-04'], true],
    ['a format without an end', clocks(['6:00 PM', '9:30 PM'], ['18:00']), ['2026-12-04', '2026-12-04'], true],
    [
      'three times',
      day('2026-12-04') + clock('6:00 PM') + clock('7:00 PM') + clock('8:00 PM'),
      ['2026-12-04', '2026-12-04'],
      true,
    ],
    ['thin spaces', clocks(['6:00&#8201;PM', '9:30&thinsp;PM'], []), ['2026-12-04T18:00', '2026-12-04T21:30'], false],
    [
      'an end after midnight',
      day('2026-12-04') + clock('9:00 PM') + clock('1:00 AM'),
      ['2026-12-04T21:00', '01:00'],
      false,
    ],
    ['an end at midnight', clocks(['9:00 PM', '12:00 AM'], ['21:00', '24:00']), ['2026-12-04T21:00', '00:00'], false],
    ['a day of 24 hours', day('2026-12-04') + clock('00:00') + clock('24:00'), ['2026-12-04', '2026-12-04'], true],
    [
      'a last day without a time',
      day(eleventh) + clock('9:00 AM', eleventh) + day(thirteenth),
      [eleventh, thirteenth],
      true,
    ],
    [
      'two days before times without a date',
      day(eleventh) + day(thirteenth) + clock('9:00 AM', '') + clock('5:00 PM', ''),
      [eleventh, thirteenth],
      true,
    ],
    [
      'two days with times that cannot be read',
      day(eleventh) + clock('上午9:00', eleventh) + day(thirteenth) + clock('下午5:00', thirteenth),
      [eleventh, thirteenth],
      true,
    ],
    ['a later date in its description', day('2026-12-04') + own('2026-12-20'), ['2026-12-04'], false],
    ['an earlier date in its description', day('2026-12-04') + own('2026-11-20'), ['2026-12-04'], false],
    [
      'a date of the author before its last day',
      day(eleventh) + own('2026-12-01') + day(thirteenth),
      [eleventh, thirteenth],
      false,
    ],
    [
      'times of a template',
      `<template><time>Soon</time></template><noscript><time>Later</time></noscript>${day('2026-12-04')}`,
      ['2026-12-04'],
      false,
    ],
    ['its first day twice', day(eleventh) + day(eleventh) + day(thirteenth), ['2026-12-11', '2026-12-13'], false],
    [
      'a time of day of the author',
      `${day('2026-12-04')}<p>at <time datetime="18:00">6pm</time></p>`,
      ['2026-12-04'],
      true,
    ],
    [
      'long text',
      `${day('2026-12-04')}<time class="event-time-localized" datetime="2026-12-04">${'<b>6:00 PM</b>'.repeat(20)}</time>`,
      ['2026-12-04', '2026-12-04'],
      true,
    ],
  ] as const)
    it(`is converted with ${name}`, () => {
      assert.deepEqual(timesOf(meta), wanted.slice(0, 2));
      const html = eventList(eventItem('show', 'Show', meta));
      assert.equal(codes(html, 'decide').includes('convert-decide-event-times'), isIncomplete);
      assert.deepEqual(codes(html, 'left'), []);
      for (const [, value = ''] of convert(html).text.matchAll(/<time [^>]*datetime="([^"]*)"/g))
        assert.ok(parseDatetime(value) || value === '');
    });

  it('in a template is not one of the list', () => {
    const html = eventList(
      `<template>${eventItem('a', 'A', '<time>Soon</time>')}</template>`,
      eventItem('b', 'B', eventMeta.day),
    );
    assert.match(convert(html).text, /<site-events>/);
  });

  it('keeps the text of the times that are not read', () => {
    const { text } = convert(eventList(eventItem('show', 'Show', eventMeta.day)));
    assert.match(text, /<span class="event-date">Friday, December 4, 2026<\/span>/);
    assert.match(text, /<time class="event-time-24hr-start" datetime="2026-12-04">18:00<\/time>/);
  });

  it('has its place without the link to a map', () => {
    const { text } = convert(eventList(eventItem('show', 'Show', eventMeta.day)));
    assert.match(text, /<li [^>]*><span data-location>\sStorgata 12 <\/span><a href="http:[^"]*"/);
  });

  it('lasts all day if its times cannot be read, which is reported once for the list', () => {
    const html = eventList(eventItem('a', 'A', eventMeta.unreadable), eventItem('b', 'B', eventMeta.unreadable));
    assert.match(convert(html).text, /<time class="event-date" datetime="2026-12-04">12月4日<\/time>/);
    const parts = convert(html).parts.filter(({ code }) => code === 'convert-decide-event-times');
    assert.deepEqual(
      parts.map(({ args }) => args),
      [{ n: 2 }],
    );
  });

  it('keeps a time of the author in its description', () => {
    const own = '<time datetime="2026-11-01">1 November</time>';
    const html = eventList(eventItem('show', 'Show', eventMeta.day).replace('Bring a coat.', own));
    assert.ok(convert(html).text.includes(own));
    assert.match(convert(html).text, /datetime="2026-12-04T18:00"/);
  });

  it('with a time of the author in place of its end keeps its times, and is reported', () => {
    const own = '<time datetime="2026-11-01">1 November</time>';
    const meta = eventMeta.day.replaceAll(/9:30 PM|21:30/g, '6:00 PM');
    const html = eventList(eventItem('show', 'Show', meta).replace('Bring a coat.', own));
    assert.ok(convert(html).text.includes(own));
    assert.match(convert(html).text, /<time class="event-date" datetime="2026-12-04">/);
    assert.ok(codes(html, 'decide').includes('convert-decide-event-times'));
  });

  it('without a time is in the list too', () => {
    const soon = '<article class="eventlist-event"><h1>Soon</h1></article>';
    const { text } = convert(eventList(soon, eventItem('show', 'Show', eventMeta.day)));
    assert.match(text, /<site-events><div class="eventlist/);
  });
});

describe('an event list', () => {
  it('has its likes reported', () => {
    const item = eventItem('show', 'Show', eventMeta.day);
    const like = '<div class="eventlist-actions"><div class="sqs-simple-like"></div></div>';
    const html = eventList(item.replace('</article>', `${like}</article>`));
    assert.deepEqual(codes(html, 'left'), ['convert-left-kind']);
    assert.deepEqual(codes(html, 'converted'), ['convert-converted']);
  });

  for (const [name, code, html] of [
    [
      'an end before its start',
      'convert-left-events',
      eventList(eventItem('a', 'A', '<time>2026-12-04</time><time>2026-12-03</time>')),
    ],
    [
      'an event inside an event',
      'convert-left-events-nested',
      eventList(eventItem('a', 'A', eventMeta.day).replace('Bring', `${eventItem('b', 'B', eventMeta.day)}Bring`)),
    ],
    ['a list as its parent', 'convert-left-events-parent', `<ul>${eventList(eventItem('a', 'A', eventMeta.day))}</ul>`],
  ] as const)
    it(`is left with ${name}`, () => {
      assert.deepEqual(codes(html, 'left'), [code]);
      assert.doesNotMatch(convert(html).text, /site-events|<span data-location/);
    });
});

describe('a time of day', () => {
  for (const [text, wanted] of [
    ['6:00 PM', '18:00'],
    ['12:00 AM', '00:00'],
    ['12:30 p.m.', '12:30'],
    ['7:05 a. m.', '07:05'],
    ['7 PM', '19:00'],
    ['18.45', '18:45'],
    ['09:00', '09:00'],
    ['24:00', undefined],
    ['13:00 PM', undefined],
    ['0:15 AM', undefined],
    ['18:60', undefined],
    ['18', undefined],
    ['下午6:00', undefined],
    ['', undefined],
  ] as const)
    it(`is read: ${text}`, () => {
      assert.equal(readClock(text), wanted);
    });

  it('is valid in HTML, whatever the text is', () => {
    let [read, count] = [0, 0];
    const number = fc
      .oneof(fc.nat(25), fc.nat(99))
      .chain((one) => fc.constantFrom(`${one}`, `${one}`.padStart(2, '0')));
    const part = fc.constantFrom;
    const text = fc.tuple(
      part('', ' '),
      number,
      part(':', '.', ''),
      number,
      part('', ' ', '\u202f'),
      part('', 'am', 'PM', 'p.m.', 'a. m.', 'x'),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const time = readClock(parts.join(''));
        count += 1;
        if (time !== undefined) read += 1;
        assert.match(time ?? '00:00', /^(?:[01]\d|2[0-3]):[0-5]\d$/);
      }),
      { numRuns: propertyRuns(2000) },
    );
    assert.ok(read * 10 > count, `${read} of ${count}`);
  });
});
