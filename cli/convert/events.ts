/** Converts lists of events: their `<time>` elements get the date and the time of the start and the end. */
import { parseDatetime } from '../../elements/events/model/datetime.ts';
import { eventTime } from '../../elements/events/model/event-time.ts';
import { attributeOf, type PageElement, textOf } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import {
  addAttributes,
  contentRange,
  converted,
  hasClass,
  inside,
  type Job,
  leave,
  plainText,
  removeAttribute,
  rename,
  report,
  wrapElement,
} from './job.ts';

/** `day` and `clock` are of the site builder; the `datetime` of a clock has only its day. `own` is of the author. */
interface EventTimeNode {
  readonly element: PageElement;
  readonly kind: 'day' | 'clock' | 'own';
  /** As written. */
  readonly datetime: string;
  /** With the time of a clock; undefined if that cannot be read. */
  readonly value: string | undefined;
}

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
const spaces = /&#(?:8239|x202f|160|xa0);?/gi;

/** Longer content is not a date or a time. */
const maxContent = 200;

/** Returns the text of a `<time>`; empty for long content. */
function timeText(element: PageElement, text: string): string {
  const range = contentRange(element, text);
  return range.end - range.start > maxContent ? '' : plainText(text, range).replace(spaces, ' ');
}

const clockClass = /(?:^|\s)event-time-/;

function kindOf(element: PageElement): EventTimeNode['kind'] {
  if (hasClass(element, 'event-date')) return 'day';
  return clockClass.test(textOf(element, 'class')) ? 'clock' : 'own';
}

/** Returns the times of an event, in order. A clock without a date is on the day before it. */
function timesOf(event: PageElement, { page, text }: Job): readonly EventTimeNode[] {
  let day: string | undefined;
  return inside(event, page)
    .filter(({ name }) => name === 'time')
    .map((element): EventTimeNode => {
      const kind = kindOf(element);
      const datetime = (attributeOf(element, 'datetime')?.value ?? timeText(element, text)).trim();
      const parsed = parseDatetime(datetime);
      const isDated = parsed?.date !== undefined;
      if (isDated && kind !== 'own') day = datetime.slice(0, 10);
      if (kind !== 'clock' || (isDated && parsed.time !== undefined))
        return { element, kind, datetime, value: isDated ? datetime : undefined };
      const clock = readClock(timeText(element, text));
      return { element, kind, datetime, value: clock && day && `${day}T${clock}` };
    });
}

/** The times of an event, of which the element reads the first two: its start and its end. */
interface EventPlan {
  readonly times: readonly EventTimeNode[];
  /** Undefined if the times stay as they are. */
  readonly start?: EventTimeNode;
  readonly end?: EventTimeNode | undefined;
  /** Whether the clocks cannot be read, so that the event lasts all day. */
  readonly isIncomplete: boolean;
}

/** Whether the element reads these values without a problem. */
function isReadable(start: string, end: string | undefined): boolean {
  const [from, to] = [parseDatetime(start), parseDatetime(end ?? '')];
  if (!from || (end !== undefined && !to)) return false;
  return eventTime(from, to)?.hasInvalidEnd === false;
}

/**
 * Returns the plan with which the clocks become the start and the end. The site builder writes them several times, for example with 12 and
 * with 24 hours: the first one is the start, and the first one that is equal to the last one is the end.
 */
function clockPlan(times: readonly EventTimeNode[]): EventPlan | undefined {
  const clocks = times.filter(({ kind }) => kind === 'clock');
  const [start] = clocks;
  const last = clocks.at(-1)?.value;
  if (!start || clocks.some(({ value }) => value === undefined)) return undefined;
  const end = last === start.value ? undefined : clocks.find(({ value }) => value === last);
  const before = end ? times.slice(0, times.indexOf(end)) : times;
  const isPlain = before.every(({ kind }) => kind !== 'own') && isReadable(start.value ?? '', end?.value);
  return isPlain ? { times, start, end, isIncomplete: false } : undefined;
}

/** Returns undefined if the element could not read the times. */
function planOf(times: readonly EventTimeNode[]): EventPlan | undefined {
  const plan = clockPlan(times);
  if (plan) return plan;
  const [start, end] = times;
  const isIncomplete = times.some(({ kind }) => kind === 'clock');
  return start && isReadable(start.datetime, end?.datetime) ? { times, isIncomplete } : undefined;
}

/** Writes the start and the end. The times that the element would read in their place become `<span>`. */
function convertTimes({ times, start, end }: EventPlan, job: Job): void {
  if (!start) return;
  for (const time of end ? times.slice(0, times.indexOf(end) + 1) : times) {
    const { element, datetime, value } = time;
    const isRead = time === start || time === end;
    if (!isRead) rename(element, 'span', job);
    if (isRead && value === datetime) continue;
    removeAttribute(job, element, 'datetime');
    if (isRead) addAttributes(job, element, attributeText('datetime', value));
  }
}

/** Marks the place of an event, without the link to a map after it. */
function markLocation(event: PageElement, job: Job): void {
  const { page, text, edits } = job;
  const content = inside(event, page);
  const line = content.find((one) => hasClass(one, 'eventlist-meta-address'));
  if (!line || content.some((one) => attributeOf(one, 'data-location') || one.name === 'address')) return;
  const link = inside(line, page).find((one) => one.name === 'a' && one.parent === line);
  const { start } = contentRange(line, text);
  const end = link?.tag.start ?? line.end;
  if (plainText(text, { start, end }) !== '') edits.wrap(start, end, '<span data-location>', '</span>');
}

const listParents = /^(?:ul|ol|table|tbody|thead|tfoot|tr)$/;

/** Lists in a list are part of it. All other parts in it are converted. */
export const isEventList = (element: PageElement): boolean => hasClass(element, 'eventlist');

/** Converts a list of events. If the dates of one of them cannot be read, all stay as they are. */
export function convertEvents(list: PageElement, job: Job): boolean {
  const { page } = job;
  const events = inside(list, page).filter(({ name }) => name === 'article');
  const isNested = events.some((event, index) => (events[index + 1]?.index ?? event.next) < event.next);
  if (isNested || listParents.test(list.parent?.name ?? ''))
    return leave(job, list, 'convert-left-events', {}, isEventList);
  const timed = events.map((event) => timesOf(event, job)).filter(({ length }) => length > 0);
  const plans = timed.map(planOf).filter((plan) => plan !== undefined);
  if (plans.length === 0 || plans.length < timed.length)
    return leave(job, list, 'convert-left-events', {}, isEventList);
  wrapElement(job, list, '<site-events>', '</site-events>');
  for (const plan of plans) convertTimes(plan, job);
  for (const event of events) markLocation(event, job);
  const n = plans.filter(({ isIncomplete }) => isIncomplete).length;
  if (n > 0) report(job, list, 'decide', 'convert-decide-event-times', { n });
  return converted(job, list, 'site-events', 'event list', isEventList);
}
