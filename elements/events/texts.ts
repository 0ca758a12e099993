/** Dates and times as text. Wall times are formatted as if they were UTC, so that the result depends on no time zone. */
import { dayMs } from '../../core/model/day-ms.ts';
import { formatterOf } from '../../core/page/formatters.ts';
import type { EventTime } from './model/event-time.ts';
import { wallTimeAt } from './model/zone.ts';

/** Returns a formatter in the calendar of the months, whatever that of the language is. */
export const formatOf = (key: string, language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatterOf(
    `events ${key}`,
    language,
    (locale) => new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options }),
  );

/** Versions of ICU differ in the spaces, and prerendered texts must not. */
export const replaceSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

export const utc = { timeZone: 'UTC' } as const;
export const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
export const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** "Friday, 4 December 2026" */
export const formatDay = (day: number, language: string): string =>
  replaceSpaces(formatOf('day', language, { weekday: 'long', ...date, ...utc }).format(day * dayMs));

/** "December 2026"; `day` is any day of the month. */
export const formatMonthName = (day: number, language: string): string =>
  replaceSpaces(formatOf('month', language, { month: 'long', year: 'numeric', ...utc }).format(day * dayMs));

/** "Fri" */
export const formatWeekday = (day: number, language: string): string =>
  formatOf('weekday', language, { weekday: 'short', ...utc }).format(day * dayMs);

/** "18:00" */
export const formatClock = (wall: number, language: string): string =>
  replaceSpaces(formatOf('clock', language, { ...clock, ...utc }).format(wall));

/** Whether the clocks of the visitor show another time than those of the event. */
export const isElsewhere = ({ start, startMoment }: EventTime): boolean =>
  startMoment !== undefined && wallTimeAt(startMoment) !== Math.floor(start / 1000) * 1000;

/**
 * The time of an event in the time zone of the visitor, with its date: "5 Dec, 02:00 – 05:00". Empty if it is the time that is
 * shown. The event shows the year: with it, a range would take more lines than are reserved in narrow boxes.
 */
export function visitorTimes(time: EventTime, language: string): string {
  const { startMoment: start, endMoment: end } = time;
  if (start === undefined || !isElsewhere(time)) return '';
  const format = formatOf('visitor', language, { day: 'numeric', month: 'short', ...clock });
  return replaceSpaces(end === undefined || end === start ? format.format(start) : format.formatRange(start, end));
}

/** The number of a day of the month, in the digits of the language. */
export const formatDate = (number: number, language: string): string =>
  formatterOf('events date', language, (locale) => new Intl.NumberFormat(locale)).format(number);
