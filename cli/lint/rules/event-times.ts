import { type Datetime, parseDatetime } from '../../../elements/events/model/datetime.ts';
import { eventTime } from '../../../elements/events/model/event-time.ts';
import { isTimeZone } from '../../../elements/events/model/zone.ts';
import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasTemplateCode, isBound, isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageElement,
  valueRange,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

const contentOf = (element: PageElement, { source: { text } }: Page): string =>
  text.slice(contentStart(element, text), element.end);

/** The value of a `<time>`, and its place. */
interface TimeValue {
  readonly value: string;
  readonly range: { readonly start: number; readonly end: number };
  /** Undefined if it is invalid. */
  readonly parsed: Datetime | undefined;
}

/** Returns the value of a `<time>`; undefined if a script or a template fills it in. */
function readTime(time: PageElement, page: Page): TimeValue | undefined {
  const attribute = attributeOf(time, 'datetime');
  const value = attribute?.value ?? contentOf(time, page).trim();
  if (isBound(time, 'datetime') || isDynamic(value) || hasTemplateCode(value)) return undefined;
  const range = attribute ? valueRange(attribute, page.source.text) : time.tag;
  return { value, range, parsed: parseDatetime(value) };
}

/**
 * Returns whether an end is before its start. If only one of them has an offset, the time zone decides: without the attribute it comes
 * from the site, which is unknown here.
 */
function isBeforeStart(end: Datetime, start: Datetime, timeZone: string | undefined): boolean {
  const isKnown = timeZone !== undefined || (start.offset === undefined) === (end.offset === undefined);
  return isKnown && eventTime(start, end, timeZone)?.hasInvalidEnd === true;
}

/** Returns the time zone that the attribute of the element names. */
function timeZoneOf(events: PageElement): string | undefined {
  const value = attributeOf(events, 'time-zone')?.value?.trim();
  return value && isTimeZone(value) ? value : undefined;
}

/** Returns the problem with the times of an item: its first `<time>` is the start, and the second one the end. */
function problemOf(item: PageElement, page: Page, timeZone: string | undefined): Finding | undefined {
  const [, ...inside] = withDescendants(item, page);
  const [startTime, endTime] = inside.filter(({ name }) => name === 'time');
  const start = startTime && readTime(startTime, page);
  const end = endTime && readTime(endTime, page);
  if (!start) return undefined;
  const problem = (code: string, { value, range }: TimeValue): Finding => ({
    code,
    severity: 'error',
    args: { value: truncate(value) },
    ...range,
  });
  if (start.parsed?.date === undefined) return problem('event-times-date', start);
  if (!end) return undefined;
  if (!end.parsed) return problem('event-times-date', end);
  return isBeforeStart(end.parsed, start.parsed, timeZone) ? problem('event-times-end', end) : undefined;
}

/** Returns the items of an element: articles, and list items outside of them that contain no other. */
function itemsOf(events: PageElement, page: Page): readonly PageElement[] {
  const [, ...inside] = withDescendants(events, page);
  const isItem = ({ name }: PageElement): boolean => name === 'article' || name === 'li';
  return inside.filter(
    (element) =>
      isItem(element) &&
      !withDescendants(element, page).slice(1).some(isItem) &&
      !inside.some(
        (other) => other.name === 'article' && other !== element && withDescendants(other, page).includes(element),
      ),
  );
}

/** Reports events whose date cannot be read, and ends before their start. */
export const eventTimes: Rule = {
  id: 'event-times',
  check: ({ page }) =>
    named(page, 'site-events').flatMap((events) =>
      itemsOf(events, page).flatMap((item) => problemOf(item, page, timeZoneOf(events)) ?? []),
    ),
};
