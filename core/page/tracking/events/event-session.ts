/** Sends the events of a page while its visitor allows it. */
import { isEventName, isEventValue, isPageValue, validFields } from '../../../model/events/event-fields.ts';
import { eventQueue } from '../../../model/events/event-queue.ts';
import { jsonText } from '../../../model/json-text.ts';
import { cookies } from '../../../model/vocabularies/cookies.ts';
import { pageCookies } from '../../cookies.ts';
import { unclobber, windowOf } from '../../unclobber.ts';
import type { WarningArgs, WarningCode } from './event-warnings.ts';
import { observeMarkup } from './observe-markup.ts';
import { pageValues } from './page-values.ts';

/** The number of events since the page was opened, by how they ended. */
export interface EventCounts {
  /** Answered by the server, or left to the browser when the visitor left the page. */
  readonly sent: number;
  /** Refused by the server. */
  readonly failed: number;
  /** Not sent: the queue was full, the browser refused the request, or the consent was withdrawn. */
  readonly dropped: number;
}

/** A page that sends events. */
export interface EventPage {
  readonly document: Document;
  readonly counts: { -readonly [Name in keyof EventCounts]: number };
  /** Warns developers, once with the same text. */
  readonly warn: (code: WarningCode, args: WarningArgs) => void;
}

/** Events of a page, from an answer of the visitor to the next. */
export interface EventSession {
  /** Sends an event, or keeps it until the server can be reached. A mistyped event is dropped with a warning. */
  readonly add: (name: unknown, data: unknown) => void;
  /** Ends the session and hands over what waits, or forgets it if the visitor has withdrawn the consent. */
  readonly end: (isWithdrawn: boolean) => void;
}

interface Call {
  readonly name: string;
  readonly url: string;
  readonly body: URLSearchParams;
  readonly bytes: number;
}

/** The statuses of success (docs/spec.md#widgets-7). */
const accepted = [200, 202];

function queueOf({ document, counts, warn }: EventPage, signal: AbortSignal) {
  const { navigator } = windowOf(document);
  return eventQueue<Call>({
    async send({ url, body }) {
      // A redirect could carry the crumb to another origin.
      const options: RequestInit = { method: 'POST', body, keepalive: true, redirect: 'manual', signal };
      try {
        // Without a prototype: the platform also reads what a page has added to Object.prototype.
        const { status } = await fetch(url, Object.assign(Object.create(null), options));
        if (accepted.includes(status)) counts.sent += 1;
        else {
          counts.failed += 1;
          warn('event-refused', { code: status });
        }
        return true;
      } catch {
        return false;
      }
    },
    handOver({ url, body }) {
      const isAccepted = navigator.onLine && navigator.sendBeacon(url, body);
      if (isAccepted) counts.sent += 1;
      return isAccepted;
    },
    drop({ name }) {
      if (counts.dropped === 0) warn('events-dropped', { name });
      counts.dropped += 1;
    },
  });
}

/** Returns the request of an event to the site's own server (docs/spec.md#widgets-7). */
function callOf({ document, warn }: EventPage, name: string, data: object): Call {
  const values = pageValues(document);
  const fields = {
    ...validFields(
      data,
      (value, field) => isEventValue(value) && !Object.hasOwn(values, field),
      (field) => warn('event-field-invalid', { name, field }),
    ),
    ...validFields(values, isPageValue, (field) => warn('event-page-field-invalid', { field })),
  };
  const crumb = pageCookies(document).get(cookies.crumb.name);
  const body = new URLSearchParams({ ...(crumb && { crumb }), event: name, data: jsonText(fields) });
  // Encoded, it has only ASCII characters.
  return { name, url: `${windowOf(document).origin}/api/events/RecordEvent`, body, bytes: String(body).length };
}

/** Starts sending the events of a page. */
export function startSession(page: EventPage): EventSession {
  const { document, counts, warn } = page;
  const [ended, withdrawn] = [new AbortController(), new AbortController()];
  const { signal } = ended;
  const window = windowOf(document);
  const queue = queueOf(page, withdrawn.signal);

  function add(name: unknown, data: unknown): void {
    if (isEventName(name) && typeof data === 'object' && data && !Array.isArray(data))
      queue.add(callOf(page, name, data));
    else warn('event-invalid', { name: typeof name === 'string' ? name.slice(0, 100) : typeof name });
  }

  observeMarkup(document, add, signal);
  window.addEventListener('online', queue.flush, { signal });
  window.addEventListener('pagehide', queue.leave, { signal });
  // The last event of many pages on phones. Offline, the visitor may return to the page.
  unclobber(document).addEventListener(
    'visibilitychange',
    () => {
      if (unclobber(document).visibilityState === 'hidden' && window.navigator.onLine) queue.leave();
    },
    { signal },
  );
  return {
    add,
    end(isWithdrawn) {
      ended.abort();
      if (isWithdrawn) {
        counts.dropped += queue.clear();
        withdrawn.abort();
      } else queue.leave();
    },
  };
}
