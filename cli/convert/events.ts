/** Converts lists of events: their `<time>` elements get the date and the time of the start and the end. */
import { attributeOf, type PageElement } from '../lint/page/page.ts';
import { attributeText } from '../text/attribute-text.ts';
import { type EventPlan, planOf, timesOf } from './event-times.ts';
import {
  addAttributes,
  contentRange,
  converted,
  hasClass,
  inside,
  isUnseen,
  type Job,
  leave,
  plainText,
  removeAttribute,
  rename,
  report,
  wrapElement,
} from './job.ts';

/** Writes the start and the end. The times that the element would read in their place become `<span>`. */
function convertTimes({ times, points: [start, end] }: EventPlan, job: Job): void {
  if (!start) return;
  for (const { element, datetime } of end ? times.slice(0, times.indexOf(end.time) + 1) : times) {
    const point = [start, end].find((one) => one?.time.element === element);
    if (!point) rename(element, 'span', job);
    if (point?.value === datetime) continue;
    removeAttribute(job, element, 'datetime');
    if (point) addAttributes(job, element, attributeText('datetime', point.value));
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
  const events = inside(list, page).filter((one) => one.name === 'article' && !isUnseen(one, page));
  const isNested = events.some((event, index) => (events[index + 1]?.index ?? event.next) < event.next);
  if (isNested) return leave(job, list, 'convert-left-events-nested', {}, isEventList);
  const { name: parent = '' } = list.parent ?? {};
  if (listParents.test(parent)) return leave(job, list, 'convert-left-events-parent', { parent }, isEventList);
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
