/** Sends the events of a page while its visitor allows it. */
import { isEventName } from '../../../model/events/event-fields.ts';
import { type EventQueue, eventQueue, queueLimits } from '../../../model/events/event-queue.ts';
import { unclobber, windowOf } from '../../unclobber.ts';
import type { EventPage } from './event-page.ts';
import { observeMarkup } from './observe-markup.ts';
import * as base from './record-event.ts';
import type { TraceLog } from './trace-log.ts';

/** Events of a page, from an answer of the visitor to the next. */
export interface EventSession {
  /** Sends an event, or keeps it until the server can be reached. A mistyped event is dropped with a warning. */
  readonly add: (name: unknown, data: unknown) => void;
  /** Adds a line to the log. A mistyped line is dropped with a warning. */
  readonly trace: (message: unknown, level: unknown) => void;
  /** Applies the options of the page. */
  readonly configure: () => void;
  /** Ends the session and hands over what waits, or forgets it if the visitor has withdrawn the consent. */
  readonly end: (isWithdrawn: boolean) => void;
}

/** The statuses of success (docs/spec.md#widgets-7). */
const accepted = [200, 202];

function drop({ counts, warn }: EventPage, name: string): void {
  if (counts.dropped === 0) warn('events-dropped', { name });
  counts.dropped += 1;
}

function queueOf(page: EventPage, signal: AbortSignal) {
  const { document, counts, warn } = page;
  const { navigator } = windowOf(document);
  return eventQueue<base.EventCall>({
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
      try {
        // Missing or replaced in some browsers.
        if (!navigator.onLine || !navigator.sendBeacon(url, body)) return false;
      } catch {
        return false;
      }
      counts.sent += 1;
      return true;
    },
    drop: ({ name }) => drop(page, name),
  });
}

/** Adds events to the queue. While the script of the options is loaded they wait here. */
function configuredCalls(page: EventPage, queue: EventQueue<base.EventCall>, ended: AbortSignal) {
  let build: base.BuildCall | undefined;
  let early: readonly base.NamedEvent[] = [];

  function add(event: base.NamedEvent): void {
    if (build) queue.add(build(page, event));
    else if (early.length < queueLimits.events) early = [...early, event];
    else drop(page, event.name);
  }

  const clearEarly = (): number => {
    const { length } = early;
    early = [];
    return length;
  };

  function dropEarly(): void {
    for (const { name } of early) drop(page, name);
    clearEarly();
  }

  function begin(next: base.BuildCall): void {
    build = next;
    const waiting = early;
    clearEarly();
    waiting.forEach(add);
  }

  function configure(): void {
    const { options } = page;
    // TypeScript's DOM types lack the property.
    const { prerendering = false }: { readonly prerendering?: boolean } = unclobber(page.document);
    // The visitor may never see the page.
    if (prerendering) return;
    build = options.origin === undefined ? base.recordEvent : undefined;
    if (build) begin(build);
    if (Object.keys(options).length > 0)
      import('./apply-options.ts').then(
        ({ applyOptions }) => {
          // Otherwise the page has newer options.
          if (!ended.aborted && options === page.options) begin(applyOptions(page, base, ended));
        },
        // The events are for the service that the options name.
        dropEarly,
      );
  }

  return { add, configure, dropEarly, clearEarly };
}

/** Starts sending the events of a page. */
export function startSession(page: EventPage): EventSession {
  const { document, counts, warn } = page;
  const [ended, withdrawn] = [new AbortController(), new AbortController()];
  const { signal } = ended;
  const window = windowOf(document);
  const queue = queueOf(page, withdrawn.signal);
  const calls = configuredCalls(page, queue, signal);
  let log: Promise<TraceLog> | undefined;

  function add(name: unknown, data: unknown): void {
    if (!isEventName(name) || typeof data !== 'object' || !data || Array.isArray(data))
      warn('event-invalid', { name: typeof name === 'string' ? name.slice(0, 100) : typeof name });
    else calls.add({ name, data });
  }

  function trace(message: unknown, level: unknown): void {
    log ??= import('./trace-log.ts').then(({ startTraceLog }) => startTraceLog(page, signal, withdrawn.signal));
    // Without the script of the log the page works.
    log.then(
      ({ add }) => add(message, level),
      () => {},
    );
  }

  function leave(): void {
    queue.leave();
    calls.dropEarly();
  }

  function leaveHidden(): void {
    // Offline, the visitor may return to the page.
    if (unclobber(document).visibilityState === 'hidden' && window.navigator.onLine) queue.leave(true);
  }

  observeMarkup(document, add, signal);
  window.addEventListener('online', queue.flush, { signal });
  window.addEventListener('pagehide', leave, { signal });
  // The last event of many pages on phones.
  unclobber(document).addEventListener('visibilitychange', leaveHidden, { signal });
  unclobber(document).addEventListener('prerenderingchange', calls.configure, { signal });
  calls.configure();
  return {
    add,
    trace,
    configure: calls.configure,
    end(isWithdrawn) {
      if (isWithdrawn) {
        counts.dropped += queue.clear() + calls.clearEarly();
        withdrawn.abort();
      } else leave();
      ended.abort();
    },
  };
}
