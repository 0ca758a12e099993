/** A page with events, whose calls a test observes and may answer. */
import type { EventCounts } from '../../../../core/page/tracking/events.ts';
import { eventually } from '../../../support/eventually.ts';
import { type OwnPage, openPage, scriptsEnded, type View } from '../../../support/own-page.ts';

/** A call of the page: the fields of a form, or JSON. */
export interface EventCall {
  readonly by: 'fetch' | 'beacon';
  readonly url: URL;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  readonly signal?: AbortSignal | undefined;
  /** Resolves with the response of a call by `fetch`. */
  readonly response?: Promise<Response>;
}

export interface EventsPage extends OwnPage {
  readonly calls: readonly EventCall[];
  readonly track: (name: unknown, data?: unknown) => void;
  readonly trace: (message: unknown, level?: unknown) => void;
  readonly counts: () => EventCounts;
  readonly stop: () => void;
  /** The names of the events in the calls. */
  readonly names: () => readonly (string | undefined)[];
}

export interface EventsPageOptions {
  readonly body?: string;
  /** Options of the events, as JavaScript. */
  readonly options?: string;
  readonly site?: object;
  /** Default: the answer of the mock API. */
  readonly answer?: (call: EventCall) => Promise<Response>;
  /** Default: the browser sends each beacon. */
  readonly acceptBeacon?: (call: EventCall) => boolean;
  readonly prepare?: (view: View) => void;
}

const paths = /^\/api\/(events|v1|track)\//;

/** The site of these pages. */
export const eventsSite = {
  website: { id: '64f1c0de5a1e7a0b2c3d4e5f', language: 'de-CH' },
  templateId: '5f1c0de5a1e7a0b2c3d4e511',
};

function observe(view: View, calls: EventCall[], { answer, acceptBeacon }: EventsPageOptions): void {
  const { fetch } = view;
  const callOf = (by: EventCall['by'], url: string | URL | Request, body: unknown): EventCall => ({
    by,
    url: new URL(String(url), location.href),
    fields: body instanceof view.URLSearchParams ? Object.fromEntries(body) : {},
    text: String(body),
  });
  view.fetch = (url, options) => {
    const call = callOf('fetch', String(url), options?.body);
    if (!paths.test(call.url.pathname)) return fetch.call(view, url, options);
    const response = answer ? answer(call) : fetch.call(view, url, options);
    // A call that fails is no error of the test.
    response.catch(() => {});
    calls.push({ ...call, signal: options?.signal ?? undefined, response });
    return response;
  };
  const { sendBeacon } = view.navigator;
  view.navigator.sendBeacon = (url, body) => {
    const call = callOf('beacon', url, body);
    const isAccepted = acceptBeacon ? acceptBeacon(call) : sendBeacon.call(view.navigator, url, body);
    if (isAccepted) calls.push(call);
    return isAccepted;
  };
}

/** Opens a page that has started events and whose visitor has not answered. */
export async function openEventsPage(options: EventsPageOptions = {}): Promise<EventsPage> {
  const { body = '', site = eventsSite, prepare, options: events = '' } = options;
  const calls: EventCall[] = [];
  const page = await openPage({
    head: `<script type="application/json" data-site-context>${JSON.stringify(site)}</script>
      <script type="module">
        import { startEvents, trace, track } from '/dist/test/site-tracking-events.js';
        window.events = { trace, track, ...startEvents(${events}) };
      </script>`,
    body,
    prepare: (view) => {
      observe(view, calls, options);
      prepare?.(view);
    },
  });
  await scriptsEnded(page);
  const { track, trace, counts, stop } = await eventually('the events are started', () =>
    Reflect.get(page.view, 'events'),
  );
  const names = () => calls.map(({ fields }) => fields.event);
  return { ...page, calls, names, track, trace, counts, stop };
}
