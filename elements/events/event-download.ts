/** Downloads an event for the visitor's calendar. Loaded when a visitor uses its button. */
import { safeUrl } from '../../core/page/safe-url.ts';
import { unclobber, windowOf } from '../../core/page/unclobber.ts';
import { calendarFile, fileName } from './model/calendar-file.ts';
import { eventUid, type IdentifiedEvent } from './model/event-uid.ts';
import type { SiteEvent } from './read-events.ts';

/** The time after which the browser has read the file, in milliseconds. */
const readingTime = 40_000;

/** Returns the absolute URL of an event, if it has one that a calendar can open. */
function urlOf({ link }: SiteEvent, document: Document): string | undefined {
  const url = link && safeUrl(link.href, unclobber(document).baseURI);
  return url && /^https?:/.test(url) ? url : undefined;
}

function identify(event: SiteEvent, document: Document): IdentifiedEvent {
  const { title, item, time } = event;
  const id = unclobber(item).getAttribute('id') ?? '';
  return { title, id, url: urlOf(event, document), start: time.startMoment ?? time.start };
}

/** Downloads the file of an event, which is one of `events`. */
export function downloadEvent(event: SiteEvent, events: readonly SiteEvent[], document: Document): void {
  const { title, time, location } = event;
  const url = urlOf(event, document);
  const { URL, Blob, location: page } = windowOf(document);
  const identified = events.map((one) => identify(one, document));
  const uid = eventUid(identify(event, document), identified, page.href);
  const file = calendarFile({ title, time, location, url, uid }, Date.now());
  const href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = unclobber(document).createElement('a');
  link.href = href;
  link.download = fileName(title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), readingTime);
}
