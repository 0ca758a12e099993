/**
 * The clocks of time zones. A wall time is the time that clocks show, in milliseconds since 1970 as if it were UTC: calendars
 * can compute with it, whatever the time zone.
 */
import { dayMs } from '../../../core/model/day-ms.ts';

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const number = 'numeric';
  const fields = { year: number, month: number, day: number, hour: number, minute: number, second: number } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  formats.set(timeZone, format);
  return format;
}

/** Returns whether the browser knows a time zone, such as `Europe/Oslo`. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the wall time of a moment in a time zone; of the visitor's time zone by default. Milliseconds of a second are dropped. */
export function wallTimeAt(ms: number, timeZone?: string): number {
  // 12/4/2026, 18:00:00
  const [month = 0, date, year = 0, hours = 0, minutes, seconds] = formatOf(timeZone)
    .format(ms)
    .split(/\D+/)
    .map(Number);
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, date);
  return wall.setUTCHours(hours, minutes, seconds);
}

/**
 * Returns the moment at which the clocks of a time zone show a wall time. A time that clocks skip is moved forward by the time that
 * they skip. Of a time that they show twice, it is the first.
 */
export function momentOf(wall: number, timeZone: string): number {
  const seconds = Math.floor(wall / 1000) * 1000;
  const offsetAt = (ms: number): number => wallTimeAt(ms, timeZone) - ms;
  const [before, after] = [seconds - offsetAt(seconds - dayMs), seconds - offsetAt(seconds + dayMs)];
  const found = [before, after].filter((ms) => wallTimeAt(ms, timeZone) === seconds);
  return found.length > 0 ? Math.min(...found) : before;
}
