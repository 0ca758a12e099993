/** The times of the events below the calendar, as text. */
import { dayMs } from '../../core/model/day-ms.ts';
import type { EventTime } from './model/event-time.ts';
import { clock, date, formatOf, isElsewhere, replaceSpaces, utc } from './texts.ts';

/** The time of an event, and its dates if it takes more than a day: "18:00 – 21:00", "4 – 6 December 2026". Empty for one whole day. */
export function formatTimes({ isAllDay, start, end = start }: EventTime, language: string): string {
  const last = isAllDay ? end - dayMs : end;
  const isOneDay = Math.floor(start / dayMs) === Math.floor(last / dayMs);
  if (isAllDay && isOneDay) return '';
  const options = isAllDay ? date : isOneDay ? clock : { ...date, ...clock };
  const format = formatOf(`times ${isAllDay} ${isOneDay}`, language, { ...options, ...utc });
  return replaceSpaces(start === last ? format.format(start) : format.formatRange(start, last));
}

/** The name of the time zone in which an event is shown, such as "CET" or "UTC+01:00". Empty if the visitor needs none. */
export function zoneName(time: EventTime, language: string, timeZone: string | undefined): string {
  const { start, startMoment } = time;
  if (startMoment === undefined || !isElsewhere(time)) return '';
  if (timeZone) {
    const format = formatOf(`zone ${timeZone}`, language, { timeZone, timeZoneName: 'short' });
    return format.formatToParts(startMoment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  }
  const offset = start - startMoment;
  const sign = offset < 0 ? '-' : '+';
  return `UTC${sign}${new Date(Math.abs(offset)).toISOString().slice(11, 16)}`;
}
