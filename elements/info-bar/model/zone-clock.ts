/** The clock of a time zone, with its changes to and from daylight saving time. */
import { dayMs } from '../../../core/model/day-ms.ts';

const minuteMs = 60_000;

export interface ZoneClock {
  readonly timeZone: string;
  /** Returns the day, counted from 1 January 1970, that the calendar of the time zone shows. */
  dayAt(ms: number): number;
  /**
   * Returns the moment at which the clocks show this day and minute. A time that clocks skip is moved forward by the time that they
   * skip. Of a time that they show twice, it is the first.
   */
  momentOf(day: number, minutes: number): number;
}

/** Creates the clock of a time zone such as `Europe/Oslo`. Returns undefined if the time zone is unknown. */
export function zoneClock(timeZone: string): ZoneClock | undefined {
  let format: Intl.DateTimeFormat;
  try {
    const number = 'numeric';
    const fields = { year: number, month: number, day: number, hour: number, minute: number, second: number } as const;
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  } catch {
    return undefined;
  }
  /** Returns what the clocks show, as if it were UTC. */
  const shownAt = (ms: number): number => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  };
  /** The input is a whole second. */
  const offsetAt = (ms: number): number => shownAt(ms) - ms;
  return {
    timeZone,
    dayAt: (ms) => Math.floor(shownAt(ms) / dayMs),
    momentOf: (day, minutes) => {
      const shown = day * dayMs + minutes * minuteMs;
      const [before, after] = [shown - offsetAt(shown - dayMs), shown - offsetAt(shown + dayMs)];
      const found = [before, after].filter((ms) => shownAt(ms) === shown);
      return found.length > 0 ? Math.min(...found) : before;
    },
  };
}
