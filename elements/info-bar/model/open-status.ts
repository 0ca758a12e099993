/** Whether a business is open at a moment, and until when. */
import { type DayName, dayNames } from '../../../core/model/site-context/days.ts';
import type { ContextBusinessHours, ContextOpeningRange } from '../../../core/model/site-context/site-context.ts';
import type { ZoneClock } from './zone-clock.ts';

export interface OpenStatus {
  /** The day in the time zone of the business. */
  readonly today: DayName;
  /** `undefined` if the hours that decide it are missing or unclear. */
  readonly isOpen: boolean | undefined;
  /** When it opens or closes next, in milliseconds since 1970; `undefined` if that is unclear, or not within a week. */
  readonly changesAt: number | undefined;
  /** Whether it changes on this day. */
  readonly changesToday: boolean;
  /** When the status has to be computed again, in milliseconds since 1970. */
  readonly validUntil: number;
}

/** A time from opening to closing, in milliseconds since 1970. */
interface OpenPeriod {
  readonly start: number;
  end: number;
}

const isClosed = ({ from, to }: ContextOpeningRange): boolean => from === undefined && to === undefined;

/** Returns the name of a day that is counted from 1 January 1970, a Thursday. */
const nameOfDay = (day: number): DayName => dayNames[(((day + 3) % 7) + 7) % 7] ?? 'monday';

/** Returns the periods that begin on a day; `undefined` if its hours are missing or unclear. */
function periodsOf(hours: ContextBusinessHours, clock: ZoneClock, day: number): readonly OpenPeriod[] | undefined {
  const ranges = hours[nameOfDay(day)]?.ranges?.filter((range) => !isClosed(range));
  if (!ranges?.every(({ from, to }) => from !== undefined && to !== undefined && from !== to)) return undefined;
  return ranges
    .map(({ from = 0, to = 0 }) => ({
      start: clock.momentOf(day, from),
      // Past midnight.
      end: clock.momentOf(to < from ? day + 1 : day, to),
    }))
    .filter(({ start, end }) => start < end);
}

/** Joins periods that touch or overlap. */
function joined(periods: readonly OpenPeriod[]): readonly OpenPeriod[] {
  const result: OpenPeriod[] = [];
  for (const { start, end } of [...periods].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Computes whether a business with these hours is open at `now`, in milliseconds since 1970. */
export function openStatus(hours: ContextBusinessHours, clock: ZoneClock, now: number): OpenStatus {
  const day = clock.dayAt(now);
  const tomorrow = clock.momentOf(day + 1, 0);
  // Hours of yesterday may end today. The day in a week is needed if only this day of the week has hours.
  const yesterday = periodsOf(hours, clock, day - 1);
  const days = [...new Array(8).keys()].map((index) => periodsOf(hours, clock, day + index));
  const isUnclear = days.findIndex((periods) => !periods);
  const known = isUnclear < 0 ? days.length : isUnclear;
  const periods = joined([...(yesterday ?? []), ...days.slice(0, known).flatMap((list) => list ?? [])]);
  const current = periods.find(({ start, end }) => start <= now && now < end);
  const next = periods.find(({ start }) => start > now);
  // The hours of the first day that is not known may begin before the period ends.
  const end = current && current.end < clock.momentOf(day + known, 0) ? current.end : undefined;
  const isOpen = current ? true : yesterday && known > 0 ? false : undefined;
  const changesAt = isOpen === false ? next?.start : end;
  return {
    today: nameOfDay(day),
    isOpen,
    changesAt,
    changesToday: changesAt !== undefined && changesAt < tomorrow,
    validUntil: Math.min(current?.end ?? Infinity, next?.start ?? Infinity, tomorrow),
  };
}
