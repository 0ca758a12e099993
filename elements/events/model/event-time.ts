/** When an event takes place. */
import { dayMs } from '../../../core/model/day-ms.ts';
import type { Datetime } from './datetime.ts';
import { momentOf, wallTimeAt } from './zone.ts';

export interface EventTime {
  /** Whether it lasts whole days. */
  readonly isAllDay: boolean;
  /** The wall time at which it starts. */
  readonly start: number;
  /** The wall time at which it ends, if it is known: of whole days, the midnight after the last one. */
  readonly end: number | undefined;
  /** The moments, in milliseconds since 1970. Unknown for whole days, and without a time zone. */
  readonly startMoment: number | undefined;
  readonly endMoment: number | undefined;
  /** Whether an end is dropped because it is before the start. */
  readonly hasInvalidEnd: boolean;
}

interface Point {
  readonly wall: number;
  readonly moment: number | undefined;
}

/** Returns the time of a date and time; an offset decides the moment, and the time zone of the site what is shown. */
function pointOf({ date = 0, time = 0, offset }: Datetime, timeZone: string | undefined): Point {
  const wall = date + time;
  if (offset === undefined) return { wall, moment: timeZone ? momentOf(wall, timeZone) : undefined };
  const moment = wall - offset;
  return { wall: timeZone ? wallTimeAt(moment, timeZone) : wall, moment };
}

/** Completes an end that is only a time: it is on the date of the start, or on the next day if it is earlier than the start. */
function completed(end: Datetime, start: Datetime): Datetime {
  const { date = 0, time = 0, offset } = start;
  if (end.date !== undefined) return { ...end, offset: end.offset ?? offset };
  const isNextDay = (end.time ?? 0) < time;
  return { ...end, date: isNextDay ? date + dayMs : date, offset };
}

/**
 * Returns the time of an event in the time zone of the site, or as it is written if that is not known. Returns undefined if the start
 * has no date. An end before the start is dropped.
 */
export function eventTime(start: Datetime, end: Datetime | undefined, timeZone?: string): EventTime | undefined {
  if (start.date === undefined) return undefined;
  const isAllDay = start.time === undefined || (end !== undefined && end.time === undefined);
  if (isAllDay) {
    const last = end?.date ?? start.date;
    const hasInvalidEnd = last < start.date;
    const days = { start: start.date, end: (hasInvalidEnd ? start.date : last) + dayMs };
    return { isAllDay, ...days, startMoment: undefined, endMoment: undefined, hasInvalidEnd };
  }
  const from = { ...start, offset: start.offset ?? (timeZone ? undefined : end?.offset) };
  const first = pointOf(from, timeZone);
  const last = end && pointOf(completed(end, from), timeZone);
  const hasInvalidEnd = !!last && (last.moment ?? last.wall) < (first.moment ?? first.wall);
  return {
    isAllDay,
    start: first.wall,
    end: hasInvalidEnd ? undefined : last?.wall,
    startMoment: first.moment,
    endMoment: hasInvalidEnd ? undefined : last?.moment,
    hasInvalidEnd,
  };
}

/** Returns the first day of an event, counted from 1 January 1970. */
export const firstDayOf = ({ start }: EventTime): number => Math.floor(start / dayMs);

/** Returns the last day of an event. An event that ends at midnight is not shown on the day that begins then. */
export const lastDayOf = ({ start, end = start }: EventTime): number =>
  Math.floor((end > start ? end - 1 : start) / dayMs);
