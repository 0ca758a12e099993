/** The distance from now to a point in time, in the unit in which it is written. */
import type { Moment } from './datetime.ts';

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

export interface Distance {
  /** A whole number: negative in the past. 0 only for "just now", and for the current day. */
  readonly value: number;
  readonly unit: Unit;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Counts days from midnight to midnight, by the clock of the visitor. Days of 23 or 25 hours count as one. */
const dayNumber = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;

/** Counts the whole months between two dates of the calendar. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return to.getDate() < from.getDate() ? months - 1 : months;
}

/** Returns a distance of days in the longest unit of which at least one has passed. */
function calendarDistance(from: Date, to: Date): Distance {
  const days = dayNumber(to) - dayNumber(from);
  const months = monthsBetween(from, to);
  if (days < 7) return { value: days, unit: 'day' };
  if (months < 1) return { value: Math.floor(days / 7), unit: 'week' };
  return months < 12 ? { value: months, unit: 'month' } : { value: Math.floor(months / 12), unit: 'year' };
}

/** Returns the distance without its direction: seconds, minutes and hours that have passed, then days of the calendar. */
function absoluteDistance({ ms, isDay }: Moment, now: number): Distance {
  const age = Math.abs(now - ms);
  if (!isDay && age < minute) return { value: Math.floor(age / second), unit: 'second' };
  if (!isDay && age < hour) return { value: Math.floor(age / minute), unit: 'minute' };
  if (!isDay && age < day) return { value: Math.floor(age / hour), unit: 'hour' };
  const { value, unit } = calendarDistance(new Date(Math.min(ms, now)), new Date(Math.max(ms, now)));
  // 24 hours may pass within a day of 25 hours.
  return { value: isDay ? value : Math.max(value, 1), unit };
}

/** Returns the distance from `now`, in milliseconds since 1970, to a moment. */
export function distanceTo(moment: Moment, now: number): Distance {
  const { value, unit } = absoluteDistance(moment, now);
  return { value: moment.ms < now && value > 0 ? -value : value, unit };
}

const lengths: Partial<Record<Unit, number>> = { second, minute };

/** Returns the milliseconds after which the text may change, at most an hour. */
export function timeToChange({ ms }: Moment, { unit }: Distance, now: number): number {
  const length = lengths[unit] ?? hour;
  const passed = (now - ms) % length;
  return passed < 0 ? 1 - passed : length - passed;
}
