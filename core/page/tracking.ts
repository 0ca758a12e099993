/**
 * Counts visits, page views and the use of buttons, forms, popups and quick views with the visitor's consent
 * (docs/spec.md#runtime-4, "Visitor cookie"). A page that does not start it loads and sends nothing of it.
 */
import { currentVisit } from '../model/visitor/current-visit.ts';
import { isConfiguration, isTracked } from '../model/visitor/is-tracked.ts';
import { type VisitorRecord, visitorRecordText } from '../model/visitor/visitor-record.ts';
import { cookies } from '../model/vocabularies/cookies.ts';
import { consent } from './consent.ts';
import { pageCookies } from './cookies.ts';
import { destructors } from './destructors.ts';
import { pageService } from './page.ts';
import type { TrackingOptions } from './tracking/census.ts';
import { contextFinder } from './tracking/find-context.ts';
import type { CallCounts } from './tracking/send-call.ts';
import { unclobber, windowOf } from './unclobber.ts';

export type { VisitorRecord } from '../model/visitor/visitor-record.ts';
export type { TrackingOptions } from './tracking/census.ts';
export type { CallCounts } from './tracking/send-call.ts';

/** The measuring of one page. */
export interface Tracking {
  /** The record of the visitor; undefined while nothing is measured. */
  readonly visitor: () => VisitorRecord | undefined;
  /** How many calls were sent, and how many of them failed. */
  readonly counts: () => CallCounts;
  /** Ends the measuring; the cookies stay. Called by `destroySite`. */
  readonly stop: () => void;
}

/** `crypto.randomUUID` is only available in secure contexts. */
const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The configuration area shows the site in a frame. A window of another origin is not readable. */
function isInConfiguration({ top }: Window): boolean {
  try {
    return isConfiguration(top?.location.pathname ?? '');
  } catch {
    return false;
  }
}

/** Stores the cookies of a visit. Returns undefined if the browser denies cookies, which has been reported. */
function storeVisit(document: Document): VisitorRecord | undefined {
  const { get, set } = pageCookies(document);
  const texts = { visitor: get(cookies.visitor.name), visit: get(cookies.visit.name) };
  const visitor = currentVisit(texts, Date.now(), randomId);
  const isStored =
    set(cookies.visitor, visitorRecordText(visitor)) &&
    set(cookies.visit, String(visitor.thisVisit)) &&
    set(cookies.analytics, get(cookies.analytics.name) || randomId());
  return isStored ? visitor : undefined;
}

/** The event after which the page can be measured: its context has been read, and the visitor sees it. */
const eventBefore = (page: { readonly readyState: string; readonly prerendering?: boolean }): string | undefined =>
  page.prerendering ? 'prerenderingchange' : page.readyState === 'loading' ? 'DOMContentLoaded' : undefined;

function start(document: Document, options: TrackingOptions, signal: AbortSignal): Omit<Tracking, 'stop'> {
  const page = unclobber(document);
  const window = windowOf(document);
  const { allows, choices, subscribe } = consent(document);
  const counts = { sent: 0, failed: 0 };
  /** Exists while the visitor allows the measuring. */
  let permission: AbortController | undefined;
  let visitor: VisitorRecord | undefined;

  function measure({ signal: allowed }: AbortController): void {
    const find = contextFinder(document);
    if (!isTracked(find, isInConfiguration(window))) return;
    visitor = storeVisit(document);
    if (!visitor) return;
    const visitorCookie = visitorRecordText(visitor);
    const measured = { document, find, visitorCookie, counts, options, allowed, ended: signal };
    import('./tracking/census.ts').then(
      ({ startCensus }) => startCensus(measured),
      () => {
        counts.failed += 1;
      },
    );
  }

  function end(): void {
    permission?.abort();
    permission = visitor = undefined;
  }

  function update(): void {
    const event = eventBefore(page);
    const isRefused = choices().analytics === false || window.navigator.globalPrivacyControl === true;
    if (isRefused)
      for (const { name } of [cookies.visitor, cookies.visit, cookies.analytics]) pageCookies(document).remove(name);
    if (isRefused || !allows('analytics')) end();
    else if (event) page.addEventListener(event, update, { once: true, signal });
    else if (!permission) {
      permission = new AbortController();
      measure(permission);
    }
  }

  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      // The visitor has returned to the page, and views it again.
      end();
      update();
    },
    { signal },
  );
  signal.addEventListener('abort', subscribe(update));
  update();
  return { visitor: () => (signal.aborted ? undefined : visitor), counts: () => ({ ...counts }) };
}

/**
 * Starts measuring, once for a page: a second call returns the same. Nothing is stored or sent before the visitor has
 * agreed to `analytics`; when the consent is withdrawn, the cookies are erased and calls in progress are aborted.
 */
export function startTracking(options: TrackingOptions = {}, document: Document = globalThis.document): Tracking {
  const service = pageService(document, 'tracking', (): { current?: Tracking | undefined } => ({}));
  if (service.current) return service.current;
  const ended = new AbortController();
  const stop = (): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    service.current = undefined;
  };
  destructors(document).add(stop);
  service.current = { ...start(document, options, ended.signal), stop };
  return service.current;
}
