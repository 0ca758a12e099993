/** The call that reports an event to the site's own server (docs/spec.md#widgets-7). */
import { isEventValue, isPageValue, validFields } from '../../../model/events/event-fields.ts';
import type { Sized } from '../../../model/events/event-queue.ts';
import { jsonText } from '../../../model/json-text.ts';
import { own } from '../../../model/site-context/decoders.ts';
import { cookies } from '../../../model/vocabularies/cookies.ts';
import { contextInMarkup, siteContext } from '../../context.ts';
import { pageCookies } from '../../cookies.ts';
import { originOf, unclobber } from '../../unclobber.ts';
import type { EventPage } from './event-page.ts';

/** A `POST` of an event. */
export interface EventCall extends Sized {
  /** The name of the event. */
  readonly name: string;
  readonly url: string;
  /** A form, or JSON, which browsers send as plain text to other origins without a request for permission. */
  readonly body: URLSearchParams | string;
}

/** An event with an accepted name. */
export interface NamedEvent {
  readonly name: string;
  readonly data: object;
}

/** Returns the call that reports an event. */
export type BuildCall = (page: EventPage, event: NamedEvent) => EventCall;

/** The key of what events store in each storage of the browser. */
export const storageKey = 'events';

/**
 * Returns the function that finds values of the site context, unvalidated. `find-context.ts` is not imported here: as a module of
 * two scripts it would be a separate file, which pages that count visits would request too.
 */
export function valueFinder(document: Document): (...path: readonly string[]) => unknown {
  const sources = [siteContext(document).get(), contextInMarkup(document)];
  return (...path) =>
    sources.map((source) => path.reduce<unknown>(own, source)).find((value) => value !== undefined && value !== null);
}

/** Returns the valid fields of the author; those in `reserved` are of the page. */
export const ownFields = ({ warn }: EventPage, { name, data }: NamedEvent, reserved: object) =>
  validFields(
    data,
    (value, field) => isEventValue(value) && !Object.hasOwn(reserved, field),
    (field) => warn('event-field-invalid', { name, field }),
  );

/** Returns the valid fields of the page. */
export const pageFields = ({ warn }: EventPage, values: object) =>
  validFields(values, isPageValue, (field) => warn('event-page-field-invalid', { field }));

/** Returns the call to the site's own server. */
export const recordEvent: BuildCall = (page, event) => {
  const { document } = page;
  const find = valueFinder(document);
  const values = {
    websiteId: find('website', 'id'),
    memberAccountId: find('authenticatedAccount', 'id'),
    website_locale: find('website', 'language') ?? unclobber(document).documentElement.lang,
    member_locale: find('authenticatedAccount', 'language'),
    templateId: find('templateId'),
    variantId: find('variantId'),
    pageHash: document.location.hash,
    pagePath: document.location.pathname,
  };
  const crumb = pageCookies(document).get(cookies.crumb.name);
  const data = jsonText({ ...ownFields(page, event, values), ...pageFields(page, values) });
  const body = new URLSearchParams({ ...(crumb && { crumb }), event: event.name, data });
  const url = `${originOf(document)}/api/events/RecordEvent`;
  // Encoded, it has only ASCII characters.
  return { name: event.name, url, body, bytes: String(body).length };
};
