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

/** The elements around an element. */
interface Place {
  readonly events: PageElement;
  /** The nearest one. */
  readonly item: PageElement | undefined;
  readonly isInArticle: boolean;
}

const isItem = ({ name }: PageElement): boolean => name === 'article' || name === 'li';

/**
 * Returns the items of all `<site-events>`: articles, and list items outside of them, that contain no other. Each element is visited once,
 * however deep they are nested.
 */
function itemsOf(page: Page): readonly { readonly item: PageElement; readonly events: PageElement }[] {
  const places = new Map<PageElement, Place>();
  const lists = new Set<PageElement>();
  const found: { readonly item: PageElement; readonly events: PageElement }[] = [];
  const visit = (element: PageElement): void => {
    const above = element.parent && places.get(element.parent);
    if (above && isItem(element)) {
      if (above.item) lists.add(above.item);
      if (!above.isInArticle) found.push({ item: element, events: above.events });
    }
    places.set(element, {
      events: above && element.name !== 'site-events' ? above.events : element,
      item: above && isItem(element) ? element : above?.item,
      isInArticle: above !== undefined && (above.isInArticle || element.name === 'article'),
    });
  };
  for (const events of named(page, 'site-events'))
    if (!places.has(events)) for (const element of withDescendants(events, page)) visit(element);
  return found.filter(({ item }) => !lists.has(item));
}

/** Reports events whose date cannot be read, and ends before their start. */
export const eventTimes: Rule = {
  id: 'event-times',
  check: ({ page }) => itemsOf(page).flatMap(({ item, events }) => problemOf(item, page, timeZoneOf(events)) ?? []),
};
