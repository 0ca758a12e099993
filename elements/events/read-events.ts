/** Reads the events in the markup of the author. */
import type { AnchorHTMLAttributes } from 'react';
import { formatMessage } from '../../core/model/message-format.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import { closest, unclobber } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';
import { parseDatetime } from './model/datetime.ts';
import { type EventTime, eventTime, firstDayOf, lastDayOf } from './model/event-time.ts';
import type { Days } from './model/week-segments.ts';

export interface SiteEvent extends Days {
  /** The node of the author. */
  readonly item: Element;
  readonly title: string;
  readonly link: AuthorLink | undefined;
  readonly location: string | undefined;
  readonly time: EventTime;
}

/** The attributes of a link, as the author wrote them. */
export type AuthorLink = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'referrerPolicy'> & {
  readonly href: string;
};

const textOf = (node: Element | null | undefined): string => node?.textContent?.trim().replace(/\s+/g, ' ') ?? '';

const headings = 'h1, h2, h3, h4, h5, h6';

/** The item of a `<time>` is the nearest article, or else the nearest list item with a heading or a link. The same as in page.css. */
const itemSelector = `article, li:not(site-events article li):has(${headings}, a[href])`;

/** Groups the `<time>` nodes by the item that they belong to. */
function timesByItem(host: Element): ReadonlyMap<Element, readonly Element[]> {
  const items = new Map<Element, Element[]>();
  for (const time of unclobber(host).querySelectorAll('time')) {
    const item = closest(time, itemSelector);
    // The element itself may be in an item.
    if (item && !unclobber(item).contains(host)) items.set(item, [...(items.get(item) ?? []), time]);
  }
  return items;
}

const datetimeOf = (time: Element): string => unclobber(time).getAttribute('datetime') ?? textOf(time);

/** Returns the time of the first two `<time>` of an item: its start and, if there is one, its end. */
function readTime(times: readonly Element[], timeZone: string | undefined, report: (problem: string) => void) {
  const [startText = '', endText] = times.map(datetimeOf);
  const start = parseDatetime(startText);
  const end = parseDatetime(endText ?? '');
  const time = start && eventTime(start, end, timeZone);
  const invalid = time ? endText : startText;
  if (invalid !== undefined && !(time && end && !time.hasInvalidEnd)) {
    const code = time?.hasInvalidEnd ? 'events-end-invalid' : 'events-datetime-invalid';
    report(formatMessage(messages[code], { value: invalid }));
  }
  return time;
}

/** Returns the link of an event: that of its heading, or else the first one. */
function readLink(item: Element, heading: Element | null): AuthorLink | undefined {
  const link = (heading && unclobber(heading).querySelector('a[href]')) ?? unclobber(item).querySelector('a[href]');
  const href = link?.getAttribute('href') ?? '';
  if (!link || !isSafeUrl(href)) return undefined;
  const read = (name: string): string | undefined => link.getAttribute(name) ?? undefined;
  // Browsers ignore other policies.
  const referrerPolicy = read('referrerpolicy') as AuthorLink['referrerPolicy'];
  return { href, target: read('target'), rel: read('rel'), referrerPolicy };
}

/** Returns the events in the order of their start. Reports each `<time>` that is invalid. */
export function readEvents(
  host: Element,
  timeZone: string | undefined,
  report: (problem: string) => void,
): readonly SiteEvent[] {
  const events = [...timesByItem(host)].flatMap(([item, times]): readonly SiteEvent[] => {
    const time = readTime(times, timeZone, report);
    if (!time) return [];
    const heading = unclobber(item).querySelector(headings);
    const link = readLink(item, heading);
    const title = textOf(heading) || textOf(unclobber(item).querySelector('a[href]')) || textOf(times[0]);
    const location = textOf(unclobber(item).querySelector('[data-location], address')) || undefined;
    return [{ item, title, link, location, time, first: firstDayOf(time), last: lastDayOf(time) }];
  });
  const lengthOf = ({ time: { start, end = start } }: SiteEvent): number => end - start;
  return events.sort((one, other) => one.time.start - other.time.start || lengthOf(other) - lengthOf(one));
}
