/** The identifiers of events in calendars (https://www.rfc-editor.org/rfc/rfc5545#section-3.8.4.7). */

/** The properties that identify an event. */
export interface IdentifiedEvent {
  readonly title: string;
  /** The id that the author gave it; empty without one. */
  readonly id: string;
  /** The absolute URL of its page, if it has one. */
  readonly url: string | undefined;
  /** The time at which it starts, in milliseconds. */
  readonly start: number;
}

/** Query parameters are left out: those of campaigns differ between visits. */
function pathOf(url: string): string {
  const { host, pathname, hash } = new URL(url);
  return host + pathname + hash;
}

const keyOf = ({ title, id, url }: IdentifiedEvent, page: string): string =>
  id ? `${pathOf(page).replace(/#.*/, '')}#${id}` : `${pathOf(url ?? page.replace(/#.*/, ''))} ${title}`;

/**
 * Returns the identifier of an event, which stays the same when the event is moved to another time, so that a later download updates
 * the entry in a calendar. Only events that are otherwise equal, such as those of a series, are separated by their start.
 */
export function eventUid(event: IdentifiedEvent, events: readonly IdentifiedEvent[], page: string): string {
  const key = keyOf(event, page);
  const isUnique = events.filter((other) => keyOf(other, page) === key).length < 2;
  const text = isUnique ? key : `${key} ${new Date(event.start).toISOString()}`;
  // A lone surrogate cannot be encoded.
  return `${encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))}@${new URL(page).hostname || 'site-elements'}`;
}
