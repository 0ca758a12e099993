import { defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { type Attribute, oneOf, text, toggle } from '../../core/model/contract/kinds.ts';
import { parseMonth } from './model/month.ts';
import { isTimeZone } from './model/zone.ts';

/** The days of the week, with the numbers of JavaScript. */
export const weekdays = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 0,
} as const;

/** The view and the month after a visitor has changed them. */
export interface ShownEvents {
  readonly view: 'list' | 'calendar';
  /** The month of the calendar, such as `2026-12`. */
  readonly month: string;
}

const month = (): Attribute<string | undefined> => ({
  ...text(),
  accepts: 'a month such as 2026-12',
  parse: (value) => (parseMonth(value) === undefined ? undefined : value.trim()),
});

const timeZone = (): Attribute<string | undefined> => ({
  ...text(),
  accepts: 'the name of a time zone such as Europe/Oslo',
  parse: (value) => (isTimeZone(value.trim()) ? value.trim() : undefined),
});

export const contract = defineContract({
  tag: 'site-events',
  load: 'near-viewport',
  wake: 'viewport',
  uses: () => 'ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Enter'.split(' '),
  attributes: {
    /** Whether your list or a calendar of a month is shown. Elements narrower than 576 px always show the list. Updated when the visitor selects a view. */
    view: oneOf(['list', 'calendar'], 'list'),
    /** The month of the calendar. Default: that of the next event. Updated when the visitor goes to another month. */
    month: month(),
    /** The time zone in which the events take place. Default: that of the site; without one, times are shown as they are written. */
    timeZone: timeZone(),
    /** The first day of the week. Default: that of the language. */
    weekStart: oneOf(weekdays),
    /** Adds a button to each event that downloads it for the visitor's calendar. */
    download: toggle(true),
  },
  layers: {
    // The browser may not know the time zone of the site.
    context: ({ website: { timeZone = '' } = {} }) => ({ timeZone: isTimeZone(timeZone) ? timeZone : undefined }),
  },
  events: {
    /** The visitor has selected the other view, or another month. */
    'site-shown': event<ShownEvents>(),
  },
  reads: {
    selector: 'li, article, time, h1, h2, h3, h4, h5, h6, a, address, [data-location]',
    attributes: ['datetime', 'href', 'target', 'rel', 'referrerpolicy', 'data-location'],
    text: true,
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The events: `<li>` or `<article>`, each with a heading, a link, and a `<time>` for the start and, if known, one for the end. */
    '': true,
  },
  parts: {
    /** The buttons that select the view. */
    switch: true,
    /** Each of these buttons. */
    view: true,
    /** The bar above the calendar: the month and the buttons beside it. */
    bar: true,
    /** The name of the month. */
    month: true,
    /** The button to the previous month. */
    previous: true,
    /** The button to the current day. */
    'go-today': true,
    /** The button to the next month. */
    next: true,
    /** The calendar. */
    calendar: true,
    /** The name of a day of the week. */
    weekday: true,
    /** Each day. */
    day: true,
    /** The current day. */
    today: true,
    /** A day of another month. */
    outside: true,
    /** An event in the calendar. */
    event: true,
    /** The number of further events of a day, such as "2 more". */
    more: true,
    /** The events of the day that the visitor has selected. */
    details: true,
    /** The date above them. */
    date: true,
    /** One of these events. */
    item: true,
    /** Its time. */
    time: true,
    /** Its place. */
    location: true,
    /** Its button for the visitor's calendar. */
    download: true,
  },
  states: {
    /** The events have been read, and the buttons have been added to your items. */
    ready: true,
  },
  cssProperties: {
    /** The lines of the calendar. */
    '--site-line': 'color',
    /** Titles, days and buttons. */
    '--site-text': 'color',
    /** Times, places, and days of other months. */
    '--site-text-muted': 'color',
    /** The current day, the events, the selected view, and focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings, and the background of events. */
    '--site-surface': 'color',
    /** The corners of buttons and events. */
    '--site-radius-1': 'length',
  },
});
