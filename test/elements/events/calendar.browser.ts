/** The calendar of `<site-events>` as visitors use it. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import {
  calendarOf,
  clear,
  day,
  focuses,
  item,
  items,
  part,
  parts,
  place,
  showsCalendar,
  showsList,
  showsMonth,
  time,
} from './events.ts';

afterEach(clear);

/** The name of a date in this engine: versions of ICU differ in the comma. */
const named = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

describe('the calendar of events', () => {
  it('is shown by its button, and the list by the other', async () => {
    const events = place(`<site-events month="2026-12"><ul>${items}</ul></site-events>`);
    await showsList(events);
    const seen: unknown[] = [];
    events.addEventListener('site-shown', ({ detail }) => seen.push({ ...detail, is: events.view }));
    await expectAccessible(part(events, 'view', 'Calendar'), { role: 'button', name: 'Calendar' });
    await click(part(events, 'view', 'Calendar'));
    await showsCalendar(events);
    await showsMonth(events, 'December 2026');
    await click(part(events, 'view', 'List'));
    await showsList(events);
    expect(seen).to.deep.equal([
      { view: 'calendar', month: '2026-12', is: 'calendar' },
      { view: 'list', month: '2026-12', is: 'list' },
    ]);
  });

  it('is a grid whose days are named by weekday, date and events', async () => {
    const events = place(calendarOf(items));
    await showsCalendar(events);
    await expectAccessible(part(events, 'calendar'), { role: 'grid', name: 'December 2026' });
    await expectAccessible(day(events, '2026-12-01'), { role: 'gridcell', name: named('2026-12-01') });
    await expectAccessible(day(events, '2026-12-04'), {
      role: 'gridcell',
      name: `${named('2026-12-04')}: 18:00 Opening`,
    });
    await expectAccessible(day(events, '2026-12-12'), {
      role: 'gridcell',
      name: `${named('2026-12-12')}: Fair`,
    });
  });

  it('moves the focus by arrow keys, Home, End and Page keys, in one tab stop', async () => {
    const events = place(`<button>Before</button>${calendarOf(items)}<button>After</button>`);
    await showsCalendar(events);
    part(events, 'next').focus();
    await press('Tab');
    await focuses(events, '2026-12-04');
    for (const [key, date] of [
      ['ArrowRight', '2026-12-05'],
      ['ArrowLeft', '2026-12-04'],
      ['ArrowDown', '2026-12-11'],
      ['ArrowUp', '2026-12-04'],
      ['Home', '2026-11-30'],
      ['End', '2026-12-06'],
      ['PageDown', '2027-01-06'],
      ['Shift+PageUp', '2026-01-06'],
      ['Shift+PageDown', '2027-01-06'],
      ['PageUp', '2026-12-06'],
    ] as const) {
      await press(key);
      // Home leaves the month, so that the next keys show others.
      await focuses(events, date);
    }
    await press('Tab');
    await eventually('the next control has the focus', () => document.activeElement?.textContent === 'After');
  });

  it('keeps the tab stop in the month that its buttons show', async () => {
    const events = place(calendarOf(items));
    await showsCalendar(events);
    day(events, '2026-12-30').focus();
    await click(part(events, 'next'));
    await showsMonth(events, 'January 2027');
    const stops = parts(events, 'day').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).to.deep.equal([day(events, '2027-01-01')]);
  });

  it('returns to a day of another month without leaving the month', async () => {
    const events = place(calendarOf(items));
    await showsCalendar(events);
    await click(day(events, '2026-11-30'));
    await eventually('there are no events', () => part(events, 'details', 'No events on this day.'));
    await press('Escape');
    await focuses(events, '2026-11-30');
    await showsMonth(events, 'December 2026');
  });

  it('selects the day under a bar without a link', async () => {
    const events = place(calendarOf(`<li><h3>Fair</h3>${time('2026-12-08')} to ${time('2026-12-11')}</li>`));
    await showsCalendar(events);
    const { left, width } = day(events, '2026-12-10').getBoundingClientRect();
    const bar = part(events, 'event').getBoundingClientRect();
    const hit = events.shadowRoot?.elementFromPoint(left + width / 2, bar.top + bar.height / 2);
    expect(hit?.closest('td')).to.equal(day(events, '2026-12-10'));
  });

  it('copies the attributes of links', async () => {
    const link = '<a href="#fair" target="tickets" rel="nofollow" referrerpolicy="no-referrer">Fair</a>';
    const events = place(calendarOf(`<li><h3>${link}</h3>${time('2026-12-08')}</li>`));
    await showsCalendar(events);
    const attributes = () =>
      ['href', 'target', 'rel', 'referrerpolicy'].map((name) => part(events, 'event').getAttribute(name));
    expect(attributes()).to.deep.equal(['#fair', 'tickets', 'nofollow', 'no-referrer']);
    events.querySelector('h3 a')?.setAttribute('rel', 'sponsored');
    await eventually('the change is copied', () => attributes()[2] === 'sponsored');
  });

  it('mirrors the arrow keys in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    const events = place(calendarOf(items));
    await showsCalendar(events);
    day(events, '2026-12-04').focus();
    await press('ArrowLeft');
    await focuses(events, '2026-12-05');
    await press('ArrowRight');
    await focuses(events, '2026-12-04');
  });

  it('goes to other months by its buttons, and writes the month back', async () => {
    const events = place(calendarOf(items));
    await showsCalendar(events);
    await click(part(events, 'next'));
    await showsMonth(events, 'January 2027');
    expect(events.getAttribute('month')).to.equal('2027-01');
    await click(part(events, 'previous'));
    await click(part(events, 'previous'));
    await showsMonth(events, 'November 2026');
    await click(part(events, 'go-today'));
    const now = new Date();
    await showsMonth(events, now.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' }));
    expect(part(events, 'today').getAttribute('aria-current')).to.equal('date');
    expect(part(events, 'today').querySelector('.number')?.textContent).to.equal(String(now.getDate()));
  });

  it('shows events of several days as one bar, and how many have no space', async () => {
    const events = place(calendarOf(items));
    await showsCalendar(events);
    const [bar, ...others] = parts(events, 'event').filter(({ textContent }) => textContent === 'Fair');
    expect(others).to.deep.equal([]);
    const [first, last] = [day(events, '2026-12-11'), day(events, '2026-12-13')].map((node) =>
      node.getBoundingClientRect(),
    );
    const box = bar?.getBoundingClientRect();
    expect(box?.left).to.be.closeTo(first?.left ?? 0, 6);
    expect(box?.right).to.be.closeTo(last?.right ?? 0, 6);
    expect(day(events, '2026-12-17').querySelector('.box')?.textContent).to.equal('1719:00 One19:00 Two2 more');
  });

  it('shows the events of the day that is selected, with their links', async () => {
    const events = place(calendarOf(items));
    await showsCalendar(events);
    day(events, '2026-12-04').focus();
    await press('Enter');
    const link = await eventually('the event is shown', () => part(events, 'item', 'Opening').querySelector('a'));
    expect(link.getAttribute('href')).to.equal('#opening');
    expect(part(events, 'date').textContent).to.equal(named('2026-12-04'));
    expect(events.shadowRoot?.activeElement).to.equal(part(events, 'date'));
    expect(part(events, 'item').textContent).to.include('18:00').and.to.include('21:00').and.to.include('Storgata 12');
    await press('Tab');
    expect(events.shadowRoot?.activeElement).to.equal(link);
    await press('Escape');
    await focuses(events, '2026-12-04');
    await click(day(events, '2026-12-12'));
    await eventually('the fair is shown', () => part(events, 'item', 'Fair'));
    await click(day(events, '2026-12-01'));
    await eventually('there are no events', () => part(events, 'details', 'No events on this day.'));
  });

  it('begins the week on the day of the language, or of the attribute', async () => {
    const events = place(calendarOf(items));
    await showsCalendar(events);
    const first = () => parts(events, 'weekday')[0]?.textContent;
    expect(first()).to.equal('Mon');
    events.setAttribute('week-start', 'saturday');
    await eventually('it begins on Saturday', () => first() === 'Sat');
    events.removeAttribute('week-start');
    events.parentElement?.setAttribute('lang', 'en-US');
    await eventually('it begins on Sunday', () => first() === 'Sun');
  });

  it('shows the month of the next event, or else of the last one', async () => {
    const [past, next, later] = ['2019-05-02', '9998-03-01', '9998-07-01'].map((date) => item('Talk', time(date)));
    const upcoming = place(`<site-events view="calendar"><ul>${later}${past}${next}</ul></site-events>`);
    await showsCalendar(upcoming);
    await showsMonth(upcoming, 'March 9998');
    const over = place(`<site-events view="calendar"><ul>${past}</ul></site-events>`);
    await showsCalendar(over);
    await showsMonth(over, 'May 2019');
  });

  it('shows times in the time zone of the site, and beside them those of the visitor', async () => {
    // The time zone of the visitor has another offset than at least one of these.
    const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
    const zone = own === 'Asia/Tokyo' ? 'Europe/Oslo' : 'Asia/Tokyo';
    const events = place(calendarOf(item('Talk', time('2026-12-04T19:00')), `time-zone="${zone}"`));
    await showsCalendar(events);
    await click(day(events, '2026-12-04'));
    const shown = await eventually('the time is shown', () => part(events, 'time'));
    expect(shown.textContent).to.match(/^19:00 (GMT|JST|CET).*Your time: [345] Dec/);
  });
});
