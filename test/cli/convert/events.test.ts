/** Event lists of site builders have their times in a form that the element reads. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { convertSitePage } from '../../../cli/convert/convert-site-page.ts';
import { readClock } from '../../../cli/convert/events.ts';
import { SavedFiles } from '../../../cli/convert/files/saved-files.ts';
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

  for (const [name, html] of Object.entries({
    'an end before its start': eventList(eventItem('a', 'A', '<time>2026-12-04</time><time>2026-12-03</time>')),
    'an event inside an event': eventList(
      eventItem('a', 'A', eventMeta.day).replace('Bring', `${eventItem('b', 'B', eventMeta.day)}Bring`),
    ),
    'a list as its parent': `<ul>${eventList(eventItem('a', 'A', eventMeta.day))}</ul>`,
  }))
    it(`is left with ${name}`, () => {
      assert.deepEqual(codes(html, 'left'), ['convert-left-events']);
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
    fc.assert(
      fc.property(fc.stringMatching(/^[\d:. apmAPM]{0,12}$/), (text) => {
        assert.match(readClock(text) ?? '00:00', /^(?:[01]\d|2[0-3]):[0-5]\d$/);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
