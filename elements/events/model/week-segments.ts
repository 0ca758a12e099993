/** The place of events in a week of the calendar: each in a separate lane, so that those of several days are one bar. */

/** The days of an event, the last one included. */
export interface Days {
  readonly first: number;
  readonly last: number;
}

export interface Segment<Event> {
  readonly event: Event;
  /** Counted from 0. */
  readonly lane: number;
  /** The index of its first day in the week. */
  readonly index: number;
  /** Its number of days in the week. */
  readonly length: number;
  /** Whether the event began before the week, and whether it continues after it. */
  readonly isContinued: boolean;
  readonly isContinuing: boolean;
}

/** Returns the segments of the events in the week that begins on `start`. Each gets the first lane that is free on all of its days. */
export function segmentsOf<Event extends Days>(start: number, events: readonly Event[]): readonly Segment<Event>[] {
  const end = start + 6;
  /** The first free day of each lane. */
  const free: number[] = [];
  return events
    .filter(({ first, last }) => first <= end && last >= start)
    .map((event) => {
      const [first, last] = [Math.max(event.first, start), Math.min(event.last, end)];
      const found = free.findIndex((day) => day <= first);
      const lane = found < 0 ? free.length : found;
      free[lane] = last + 1;
      return {
        event,
        lane,
        index: first - start,
        length: last - first + 1,
        isContinued: event.first < start,
        isContinuing: event.last > end,
      };
    });
}

/** The lanes that a day has space for. */
export const maxLanes = 3;

/** Returns how many lanes a week shows: one less if some events do not fit, for their number. */
export const shownLanes = (segments: readonly Segment<unknown>[]): number =>
  segments.some(({ lane }) => lane >= maxLanes) ? maxLanes - 1 : maxLanes;

/** Returns the segments on a day of the week. */
export const segmentsOn = <Event>(segments: readonly Segment<Event>[], index: number): readonly Segment<Event>[] =>
  segments.filter((segment) => segment.index <= index && index < segment.index + segment.length);
