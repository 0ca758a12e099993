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

const writtenTime = ({ date = 0, time = 0 }: Datetime): number => date + time;

/**
 * Returns the time of a date and time. Its offset decides the moment, and the time zone of the site the wall time; without a time
 * zone, the wall time is the one in the offset `shown`.
 */
function pointOf(datetime: Datetime, timeZone: string | undefined, shown = datetime.offset): Point {
  const { offset } = datetime;
  const wall = writtenTime(datetime);
  if (timeZone) {
    const moment = offset === undefined ? momentOf(wall, timeZone) : wall - offset;
    return { wall: wallTimeAt(moment, timeZone), moment };
  }
  if (offset === undefined || shown === undefined) return { wall, moment: undefined };
  return { wall: wall - offset + shown, moment: wall - offset };
}

/**
 * Completes an end that is only a time or only a date. A time is on the date of the start, or on the next day if it is earlier than
 * the start. A date is the midnight after it. `start` is the wall time of the start, and `offset` that of an end without one.
 */
function completeEnd({ date, time, offset: own }: Datetime, start: number, offset: number | undefined): Datetime {
  if (time === undefined) return { date: (date ?? 0) + dayMs, time: 0, offset };
  if (date !== undefined) return { date, time, offset: own ?? offset };
  const midnight = Math.floor(start / dayMs) * dayMs;
  return { date: midnight + (time < start - midnight ? dayMs : 0), time, offset };
}

/** Returns the time of an event that does not last whole days. */
function timedEvent(start: Datetime, end: Datetime | undefined, timeZone: string | undefined): EventTime {
  const from = { ...start, offset: start.offset ?? (timeZone ? undefined : end?.offset) };
  const first = pointOf(from, timeZone);
  const isLocal = from.offset === undefined;
  const to = end && completeEnd(end, isLocal ? writtenTime(from) : first.wall, timeZone ? undefined : from.offset);
  const last = to && pointOf(to, timeZone, from.offset);
  // Local times keep their order where the clocks skip the start.
  const length = !last
    ? 0
    : isLocal && to.offset === undefined
      ? writtenTime(to) - writtenTime(from)
      : (last.moment ?? 0) - (first.moment ?? 0);
  const hasInvalidEnd = !!last && length < (end.time === undefined ? 1 : 0);
  const isEnding = last && !hasInvalidEnd;
  return {
    isAllDay: false,
    start: first.wall,
    end: isEnding ? Math.max(last.wall, first.wall) : undefined,
    startMoment: first.moment,
    endMoment: isEnding && last.moment !== undefined ? Math.max(last.moment, first.moment ?? 0) : undefined,
    hasInvalidEnd,
  };
}

/**
 * Returns the time of an event in the time zone of the site, or as it is written if that is not known. Returns undefined if the start
 * has no date. An end before the start is dropped.
 */
export function eventTime(start: Datetime, end: Datetime | undefined, timeZone?: string): EventTime | undefined {
  if (start.date === undefined) return undefined;
  if (start.time !== undefined) return timedEvent(start, end, timeZone);
  const last = end?.date ?? start.date;
  const hasInvalidEnd = last < start.date;
  const days = { start: start.date, end: (hasInvalidEnd ? start.date : last) + dayMs };
  return { isAllDay: true, ...days, startMoment: undefined, endMoment: undefined, hasInvalidEnd };
}

/** Returns the first day of an event, counted from 1 January 1970. */
export const firstDayOf = ({ start }: EventTime): number => Math.floor(start / dayMs);

/** Returns the last day of an event. An event that ends at midnight is not shown on the day that begins then. */
export const lastDayOf = ({ start, end = start }: EventTime): number =>
  Math.floor((end > start ? end - 1 : start) / dayMs);
