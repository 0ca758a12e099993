/**
 * Events that an author defines (docs/spec.md#widgets-7): sent to the site's server while the visitor allows `analytics`. A page that
 * does not start them loads and sends nothing of them.
 */
import type { EventValue } from '../../model/events/event-fields.ts';
import { cookies } from '../../model/vocabularies/cookies.ts';
import { consent } from '../consent.ts';
import { pageCookies } from '../cookies.ts';
import { destructors } from '../destructors.ts';
import { pageService } from '../page.ts';
import { pageStorage } from '../storage.ts';
import { windowOf } from '../unclobber.ts';
import type { EventCounts, EventOptions, EventPage } from './events/event-page.ts';
import { type EventSession, startSession } from './events/event-session.ts';
import { storageKey } from './events/record-event.ts';
import type { TraceLevel } from './events/trace-log.ts';

export type { EventValue } from '../../model/events/event-fields.ts';
export type { EventCounts, EventOptions } from './events/event-page.ts';
export type { TraceLevel } from './events/trace-log.ts';

/**
 * The events of a site and their data, for TypeScript. Add yours with
 * `declare module 'site-elements/tracking/events' { interface EventTypes { 'signed-up': { plan: string } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: authors add members.
export interface EventTypes {}

/** The data of an event. */
export type EventData<Name extends string = string> = Name extends keyof EventTypes
  ? EventTypes[Name]
  : Readonly<Record<string, EventValue>>;

/** The events of one page. */
export interface EventTracking {
  /** How many events were sent, refused and dropped. */
  readonly counts: () => EventCounts;
  /** Ends it: events that wait are left to the browser. Called by `destroySite`. */
  readonly stop: () => void;
}

interface EventService extends EventPage {
  /** Exists while the visitor allows it. */
  session?: EventSession | undefined;
  tracking?: EventTracking | undefined;
}

const eventService = (document: Document): EventService =>
  pageService<EventService>(document, 'events', () => {
    const shown = new Set<string>();
    return {
      document,
      options: {},
      counts: { sent: 0, failed: 0, dropped: 0 },
      warn: (code, args) => {
        // Without the text of a warning the page works.
        import('./events/event-warnings.ts').then(
          ({ showWarning }) => showWarning(shown, code, args),
          () => {},
        );
      },
    };
  });

/**
 * Sends an event. Before `startEvents` and while the visitor does not allow `analytics` it is not kept. A mistyped name, field or
 * value is dropped with a warning.
 */
export function track<Name extends keyof EventTypes | (string & {})>(
  name: Name,
  data?: EventData<Name>,
  document: Document = globalThis.document,
): void {
  eventService(document).session?.add(name, data ?? {});
}

/**
 * Adds a line to the log of the page, which is sent every 30 s and when the visitor leaves. Before `startEvents` and while the visitor
 * does not allow `analytics` it is not kept.
 */
export function trace(message: string, level: TraceLevel = 'info', document: Document = globalThis.document): void {
  eventService(document).session?.trace(message, level);
}

function erase(document: Document): void {
  for (const area of ['local', 'session'] as const) pageStorage(area, document).remove(storageKey);
  pageCookies(document).remove(cookies.analytics.name);
}

function start(service: EventService, document: Document): EventTracking {
  const { allows, choices, subscribe } = consent(document);

  function end(isWithdrawn: boolean): void {
    service.session?.end(isWithdrawn);
    service.session = undefined;
  }

  function update(): void {
    const isRefused = choices().analytics === false || windowOf(document).navigator.globalPrivacyControl === true;
    if (isRefused) erase(document);
    if (isRefused || !allows('analytics')) end(true);
    else service.session ??= startSession(service);
  }

  const unsubscribe = subscribe(update);
  const stop = (): void => {
    // Otherwise the page may have started events again.
    if (service.tracking !== tracking) return;
    unsubscribe();
    destructors(document).delete(stop);
    end(false);
    service.tracking = undefined;
  };
  const tracking: EventTracking = { counts: () => ({ ...service.counts }), stop };
  service.tracking = tracking;
  destructors(document).add(stop);
  update();
  return tracking;
}

/**
 * Starts the events of a page. From now on, `track` and elements with `data-site-event` send events while the visitor allows
 * `analytics`. When the consent is withdrawn, events that wait and what was stored are erased. A second call returns the same, and
 * its options replace those of the first.
 */
export function startEvents(options?: EventOptions, document: Document = globalThis.document): EventTracking {
  const service = eventService(document);
  if (options) {
    service.options = options;
    service.session?.configure();
  }
  return service.tracking ?? start(service, document);
}
