/** A page whose performance is measured: the test sends the entries of its timeline, and receives what the page sends. */
import { unclobber } from '../../../../core/page/unclobber.ts';
import { eventually } from '../../../support/eventually.ts';
import { type OwnPage, openPage, scriptsEnded, type View } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

const { consent, reportFailure, setReporter } = await loadServices();

/** A record as the server receives it. */
export interface SentRecord {
  readonly pageLoadId: string;
  readonly pagePath: string;
  readonly name: string;
  readonly value: number;
  readonly navigationType?: string;
  readonly id?: string;
  readonly element?: string;
  readonly count?: number;
}

type Entry = Readonly<Record<string, unknown>>;

/** Answers a request for the settings. */
export type Settings = (signal: AbortSignal) => Promise<Response> | Response;

export interface PerformancePageOptions {
  /** The answers, one after the other; the last one is repeated. */
  readonly settings?: readonly Settings[];
  /** Whether the browser accepts beacons. */
  readonly acceptsBeacon?: () => boolean;
  /** The start of the activation of a prerendered page, in milliseconds. */
  readonly activationStart?: number;
  /** Whether the entries of the timeline are those of the browser. */
  readonly isReal?: boolean;
  readonly body?: string;
}

export interface PerformancePage extends OwnPage {
  readonly clock: FakeClock;
  /** The URL and the options of each request for the settings. */
  readonly requests: readonly (readonly [url: string, options: RequestInit])[];
  readonly beacons: readonly string[];
  /** The path, the type and the body of each call without a beacon. */
  readonly calls: readonly (readonly string[])[];
  /** The records of each beacon. */
  readonly batches: () => Promise<readonly (readonly SentRecord[])[]>;
  /** Starts measuring, as a script of the page. Returns the function that ends it. */
  readonly measure: () => () => void;
  readonly allow: () => void;
  readonly withdraw: () => void;
  /** Hides or shows the page. */
  readonly show: (state: DocumentVisibilityState) => void;
  /** Returns to the page from the back/forward cache. */
  readonly restore: () => void;
  /** Adds an entry to the timeline, and resolves when it has been read. */
  readonly emit: (entryType: string, entry: Entry) => Promise<void>;
}

export const identified =
  (pageLoadId: unknown, status = 200): Settings =>
  () =>
    new Response(JSON.stringify({ pageLoadId }), { status });

/** Never answers, and fails when the caller aborts. */
export const hanging: Settings = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Replaces a property of a node, as the platform would change it. */
export function setProperty(node: object, name: string, value: unknown): void {
  Object.defineProperty(node, name, { get: () => value, configurable: true });
}

/** Replaces the timeline of a page. Returns the function that adds an entry. */
function fakeTimeline(view: View, activationStart: number): PerformancePage['emit'] {
  const observers = new Map<object, { readonly types: Set<string>; readonly notify: (list: object) => void }>();
  class FakeObserver {
    static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input', 'paint'];
    constructor(notify: (list: object) => void) {
      observers.set(this, { types: new Set(), notify });
    }
    observe({ type }: { readonly type: string }): void {
      observers.get(this)?.types.add(type);
    }
    disconnect(): void {
      observers.delete(this);
    }
    takeRecords(): readonly object[] {
      return [];
    }
  }
  class EventTiming {
    readonly interactionId = 0;
  }
  Object.assign(EventTiming.prototype, { interactionId: 0 });
  const navigation = { responseStart: 0.0004, activationStart, type: 'navigate', name: 'page' };
  Object.assign(view, { PerformanceObserver: FakeObserver, PerformanceEventTiming: EventTiming });
  view.performance.getEntriesByType = (type: string) => (type === 'navigation' ? [navigation] : []) as never;
  return async (entryType, entry) => {
    for (const { types, notify } of [...observers.values()])
      if (types.has(entryType)) notify({ getEntries: () => [{ ...entry, entryType }] });
    // The library reads entries in a microtask.
    await Promise.resolve();
  };
}

/** Opens a page with the script, whose visitor has not answered yet. */
export async function openMeasured(options: PerformancePageOptions = {}): Promise<PerformancePage> {
  const { settings = [identified('view-1'), identified('view-2')], acceptsBeacon = () => true } = options;
  const requests: (readonly [string, RequestInit])[] = [];
  const beacons: string[] = [];
  const bodies: Blob[] = [];
  const calls: string[][] = [];
  let clock: FakeClock | undefined;
  let emit: PerformancePage['emit'] = async () => {};

  function prepare(view: View): void {
    clock = fakeClock(view);
    setProperty(view.document, 'visibilityState', 'visible');
    if (!options.isReal) emit = fakeTimeline(view, options.activationStart ?? 0);
    view.fetch = async (url, init = {}) => {
      requests.push([String(url), init]);
      const respond = settings[Math.min(requests.length, settings.length) - 1];
      return respond?.(init.signal ?? new AbortController().signal) ?? Response.error();
    };
    view.navigator.sendBeacon = (url, body) => {
      if (!acceptsBeacon()) return false;
      if (!(body instanceof view.Blob)) throw new TypeError('not a blob');
      beacons.push(`${new URL(url, location.href).pathname} ${body.type}`);
      bodies.push(body);
      return true;
    };
    class FakeCall {
      #call: string[] = [];
      open(method: string, url: string): void {
        this.#call = [method, new URL(url, location.href).pathname];
      }
      setRequestHeader(name: string, value: string): void {
        this.#call.push(`${name}: ${value}`);
      }
      send(text: string): void {
        calls.push([...this.#call, text]);
      }
    }
    Object.assign(view, { XMLHttpRequest: FakeCall });
  }

  const page = await openPage({
    head: `<script type="module">
      import { measurePerformance } from '/dist/test/site-tracking-performance.js';
      window.measurePerformance = measurePerformance;
    </script>`,
    body: options.body ?? '',
    prepare,
  });
  const { view, document: own } = page;
  await scriptsEnded(page);
  await eventually('the page has loaded', () => unclobber(own).readyState === 'complete');
  if (!clock) throw new Error('the page was not prepared');
  setReporter(own, () => {});
  return {
    ...page,
    clock,
    requests,
    beacons,
    calls,
    batches: () => Promise.all(bodies.map(async (body) => JSON.parse(await body.text()))),
    measure: () => Reflect.get(view, 'measurePerformance')(),
    allow: () => consent(own).grant('analytics'),
    withdraw: () => consent(own).withdraw('analytics'),
    show: (state) => {
      setProperty(own, 'visibilityState', state);
      unclobber(own).dispatchEvent(new view.Event('visibilitychange', { bubbles: true }));
    },
    restore: () => void view.dispatchEvent(new view.PageTransitionEvent('pageshow', { persisted: true })),
    emit: (entryType, entry) => emit(entryType, entry),
  };
}

/** Resolves when the page has requested its id this often, and has read the last answer: then only its two time limits are left. */
export async function identifiedViews(page: PerformancePage, count: number): Promise<void> {
  await eventually('the view is requested', () => page.requests.length === count);
  await eventually('the answer is read', () => {
    // The library starts some metrics in a timer.
    page.clock.advance(0);
    return page.clock.waiting() === 2;
  });
}

/** Opens a page whose visitor has agreed and whose server has identified the view. */
export async function openAllowed(options?: PerformancePageOptions): Promise<PerformancePage> {
  const page = await openMeasured(options);
  page.allow();
  page.measure();
  await identifiedViews(page, 1);
  return page;
}

/** Reports a failure of the page. */
export const fail = ({ document: page }: PerformancePage): void => reportFailure(page, { code: 'a', args: {} });

/** The number of errors in each beacon. */
export const errors = async (page: PerformancePage): Promise<readonly (number | undefined)[]> =>
  (await page.batches()).map((batch) => batch.find(({ name }) => name === 'errors')?.value);
