/** Reads the times of events in the markup of site builders. */
import { dayMs } from '../../core/model/day-ms.ts';
import { parseDatetime } from '../../elements/events/model/datetime.ts';
import { eventTime } from '../../elements/events/model/event-time.ts';
import { attributeOf, type PageElement, textOf } from '../lint/page/page.ts';
import { contentRange, hasClass, inside, isUnseen, type Job, plainText } from './job.ts';

/** Returns a time of day as HTML writes it; undefined for other text. */
export function readClock(text: string): string | undefined {
  const pattern = /^(\d{1,2})(?:[:.](\d\d))?(?:\s?([ap])\.?\s?m\.?)?$/i;
  const [, hours = '', minutes, half] = pattern.exec(text.replace(/\s/g, ' ').trim()) ?? [];
  // A number alone is not a time.
  if (hours === '' || (minutes === undefined && half === undefined)) return undefined;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (minute > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return undefined;
  const inDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(inDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** White space that languages write before AM and PM. */
const spaces = /&(?:#(?:8239|8201|8194|8195|160|x202f|x2009|x2002|x2003|xa0)|thinsp|ensp|emsp);?/gi;

/** Longer content is not a date or a time. */
const maxContent = 200;

/** Returns the text of a `<time>`; empty for long content. */
function timeText(element: PageElement, text: string): string {
  const range = contentRange(element, text);
  return range.end - range.start > maxContent ? '' : plainText(text, range).replace(spaces, ' ').trim();
}

/** `day` and `clock` are of the site builder; the `datetime` of a clock has only its day. `own` is of the author. */
export interface EventTimeNode {
  readonly element: PageElement;
  readonly kind: 'day' | 'clock' | 'own';
  /** As written. */
  readonly datetime: string;
  /** The date in `datetime`; of a clock without one, that of the day before it. */
  readonly date: string | undefined;
  /** With the time of a clock; undefined if that cannot be read. A clock with 24:00 has this time, which HTML does not allow. */
  readonly value: string | undefined;
  /** How a clock is written: `12hr`, `24hr` or `localized`. */
  readonly format: string;
}

const clockClass = /(?:^|\s)event-time-(12hr|24hr|localized)?/;

function kindOf(element: PageElement): EventTimeNode['kind'] {
  if (hasClass(element, 'event-date')) return 'day';
  return clockClass.test(textOf(element, 'class')) ? 'clock' : 'own';
}

/** Returns the format of a clock: that of the element around it, because a template of the site builder has a wrong class. */
const formatOf = (element: PageElement): string =>
  [element.parent, element].flatMap((one) => (one && clockClass.exec(textOf(one, 'class'))?.[1]) || [])[0] ?? '';

/** Returns the time of a clock, on a date. Without AM or PM, a time with 12 hours has two meanings. */
function clockValue(content: string, format: string, date: string | undefined): string | undefined {
  const isAmbiguous = format === '12hr' && !/m\.?$/i.test(content);
  const clock = /^24[:.]00$/.test(content) ? '24:00' : readClock(content);
  return date && clock && !isAmbiguous ? `${date}T${clock}` : undefined;
}

/** Returns the times of an event that the element finds, in order. */
export function timesOf(event: PageElement, { page, text }: Job): readonly EventTimeNode[] {
  let day: string | undefined;
  return inside(event, page)
    .filter((one) => one.name === 'time' && !isUnseen(one, page))
    .map((element): EventTimeNode => {
      const kind = kindOf(element);
      const format = kind === 'clock' ? formatOf(element) : '';
      const datetime = (attributeOf(element, 'datetime')?.value ?? timeText(element, text)).trim();
      const parsed = parseDatetime(datetime);
      const isDated = parsed?.date !== undefined;
      if (isDated && kind !== 'own') day = datetime.slice(0, 10);
      const date = isDated ? datetime.slice(0, 10) : kind === 'clock' ? day : undefined;
      if (kind !== 'clock' || (isDated && parsed.time !== undefined))
        return { element, kind, datetime, date, value: isDated ? datetime : undefined, format };
      return { element, kind, datetime, date, value: clockValue(timeText(element, text), format, day), format };
    });
}

/** The start or the end of an event, and its new `datetime`. */
interface EventPoint {
  readonly time: EventTimeNode;
  readonly value: string;
}

/** The times of an event, of which the element reads the first two: its start and its end. */
export interface EventPlan {
  readonly times: readonly EventTimeNode[];
  /** The start and the end; without a start, the times stay as they are. */
  readonly points: readonly [start?: EventPoint, end?: EventPoint | undefined];
  /** Whether the times of day are not converted, so that the event lasts all day. */
  readonly isIncomplete: boolean;
}

/** Whether the element reads these values without a problem. */
function isReadable(start: string, end: string | undefined): boolean {
  const [from, to] = [parseDatetime(start), parseDatetime(end ?? '')];
  if (!from || (end !== undefined && !to)) return false;
  return eventTime(from, to)?.hasInvalidEnd === false;
}

const clockPattern = /^(.{10})T(\d\d:\d\d)$/;

/** Returns the value of an end. An earlier time on the day of the start is on the next day: the element expects it without a date. */
function endValue(start: string, end: string): string {
  const [, startDate, from = ''] = clockPattern.exec(start) ?? [];
  const [, endDate, to = ''] = clockPattern.exec(end) ?? [];
  const time = to === '24:00' ? '00:00' : to;
  return startDate !== undefined && startDate === endDate && time < from ? time : end;
}

/** Returns a value that is equal for equal times: 24:00 is the next midnight. */
function comparable(value: string, start: string | undefined): string {
  const [, date = '', time = ''] = clockPattern.exec(value) ?? [];
  const isNextDay = time === '24:00' || (start?.slice(0, 10) === date && time < start.slice(11));
  return isNextDay
    ? `${new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)}T${time === '24:00' ? '00:00' : time}`
    : value;
}

/**
 * Returns the clocks of one format. The site builder writes them several times, for example with 12 and with 24 hours. Returns
 * undefined if no format can be read, or if two differ.
 */
function readableClocks(times: readonly EventTimeNode[]): readonly EventPoint[] | undefined {
  const clocks = times.filter(({ kind }) => kind === 'clock');
  const formats = [...new Set(clocks.map(({ format }) => format))];
  const lists = formats.map((format) => clocks.filter((one) => one.format === format));
  const known = lists
    .map((list) => list.flatMap((time) => (time.value === undefined ? [] : [{ time, value: time.value }])))
    .filter((list, index) => list.length === lists[index]?.length);
  const [first] = known;
  const same = (list: readonly EventPoint[]): string =>
    list.map(({ value }) => comparable(value, list[0]?.value)).join();
  const isSame = lists.every(({ length }) => length === first?.length) && new Set(known.map(same)).size === 1;
  return isSame ? first : undefined;
}

/** Returns the plan with which the clocks become the start and the end. Each day of the event must be that of one of them. */
function clockPlan(times: readonly EventTimeNode[]): EventPlan | undefined {
  const [start, ...others] = readableClocks(times) ?? [];
  if (!start || new Set([start, ...others].map(({ value }) => value)).size > 2) return undefined;
  const last = others.find(({ value }) => value !== start.value);
  const end = last && { ...last, value: endValue(start.value, last.value) };
  const dates = [start.time.date, (last ?? start).time.date];
  const before = end ? times.slice(0, times.indexOf(end.time)) : times;
  const isPlain =
    before.every(({ kind }) => kind !== 'own') &&
    times.every(({ kind, date }) => kind !== 'day' || date === undefined || dates.includes(date));
  return isPlain && isReadable(start.value, end?.value)
    ? { times, points: [start, end], isIncomplete: false }
    : undefined;
}

/** Returns the plan of an event that lasts all day. */
function dayPlan(times: readonly EventTimeNode[]): EventPlan | undefined {
  const [start, second] = times;
  if (!start) return undefined;
  const isIncomplete = times.some(({ kind }) => kind === 'clock');
  const dates = times.filter(({ kind, date }) => kind !== 'own' && date !== undefined);
  const last = dates.find(({ date }) => date === dates.at(-1)?.date);
  const end = last?.date !== undefined && last.date !== start.date ? { time: last, value: last.date } : undefined;
  // The first two times may be of the same day. A date in the description is not the end.
  if (start.kind === 'day' && ((end && end.time !== second) || second?.kind === 'own')) {
    const hasOwnTime = second?.kind === 'own' && parseDatetime(second.datetime)?.time !== undefined;
    const points = [{ time: start, value: start.datetime }, end] as const;
    return isReadable(start.datetime, end?.value)
      ? { times, points, isIncomplete: isIncomplete || hasOwnTime }
      : undefined;
  }
  return isReadable(start.datetime, second?.datetime) ? { times, points: [], isIncomplete } : undefined;
}

/** Returns undefined if the element could not read the times. */
export const planOf = (times: readonly EventTimeNode[]): EventPlan | undefined => clockPlan(times) ?? dayPlan(times);
