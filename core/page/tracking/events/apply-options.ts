/** Applies the options of events. Loaded by pages that have some, once the visitor has agreed. */
import { jsonText } from '../../../model/json-text.ts';
import { cookies } from '../../../model/vocabularies/cookies.ts';
import { consent } from '../../consent.ts';
import { pageCookies } from '../../cookies.ts';
import { unclobber, windowOf } from '../../unclobber.ts';
import type { EventPage } from './event-page.ts';
import { reportLanding } from './landing.ts';
import type { BuildCall } from './record-event.ts';
import { randomId, type SessionInfo, sessionInfo } from './session-info.ts';

/** Passed, because an import would split the script of events, which contains the module, into two files. */
type RecordEvent = typeof import('./record-event.ts');

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).protocol.startsWith('http');

const isOption = (name: string, value: unknown): boolean =>
  (name === 'origin' && (value === undefined || isOrigin(value))) ||
  (name === 'landing' && (value === undefined || typeof value === 'boolean'));

/** Returns the id of the visitor, stored as a cookie. */
function analyticsId(document: Document): string {
  const { get, set } = pageCookies(document);
  const id = get(cookies.analytics.name) || randomId();
  set(cookies.analytics, id);
  return id;
}

/** The common data of events (docs/spec.md#widgets-3, "Analytics event"). */
function commonData(document: Document, find: ReturnType<RecordEvent['valueFinder']>, sessionId: string) {
  const { documentElement, referrer } = unclobber(document);
  const { innerWidth, innerHeight, navigator } = windowOf(document);
  return {
    pageHost: document.location.host,
    pagePath: document.location.pathname,
    queryParams: document.location.search,
    referrer,
    windowSize: `${innerWidth}x${innerHeight}`,
    language: navigator.language,
    locale: documentElement.lang,
    timestamp: new Date().toISOString(),
    marketingId: consent(document).allows('marketing') ? find('marketingId') : null,
    sessionId,
    websiteId: find('website', 'id'),
    templateId: find('templateId'),
    memberAccountId: find('authenticatedAccount', 'id') ?? null,
  };
}

/** Returns the call to the service for events at an origin (docs/spec.md#widgets-7). */
const serviceCall = (
  { ownFields, pageFields, valueFinder }: RecordEvent,
  origin: string,
  session: () => SessionInfo,
): BuildCall => {
  // The same for all events, also where the visitor denies cookies.
  let id: string | undefined;
  return (page, event) => {
    const { document } = page;
    const { name } = event;
    const { sessionId, ...flags } = session();
    id ??= analyticsId(document);
    const body = jsonText({
      analyticsId: id,
      commonData: pageFields(page, commonData(document, valueFinder(document), sessionId)),
      customData: { ...ownFields(page, event, flags), ...flags },
      customSchemaName: name,
    });
    return { name, url: new URL('/api/v1/events', origin).href, body, bytes: new TextEncoder().encode(body).length };
  };
};

/** Reports the landing if the option is set, and returns the calls for its events. Mistyped options are ignored with a warning. */
export function applyOptions(page: EventPage, base: RecordEvent, allowed: AbortSignal): BuildCall {
  const { document, options, warn } = page;
  const { origin, landing } = options;
  for (const [setting, value] of Object.entries(options))
    if (!isOption(setting, value)) warn('event-setting-invalid', { setting });
  const session = (): SessionInfo => sessionInfo(document, base.storageKey, allowed);
  if (landing === true) reportLanding(document, session, allowed);
  return isOrigin(origin) ? serviceCall(base, origin, session) : base.recordEvent;
}
