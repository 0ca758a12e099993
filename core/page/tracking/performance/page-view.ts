/** The measurements of one view of a page: of a navigation, or of a return from the back/forward cache. */
import { unclobber, windowOf } from '../../unclobber.ts';
import { readPageLoadId } from './page-load-id.ts';
import type { PerformanceRecord } from './performance-record.ts';
import { sendRecords } from './send-records.ts';

/** Collects records and sends them at most twice: the first ones, and those that change later. */
export interface PageView {
  /** Adds a record, or replaces an earlier one with the same name. */
  readonly set: (record: PerformanceRecord) => void;
  /** Adds to the value of a record, and to its count if it is of an element. */
  readonly add: (name: string, value: number, element?: string) => void;
  /** Sends the records that have changed. */
  readonly flush: () => void;
  /** Drops the records that wait. */
  readonly end: () => void;
}

/** Milliseconds after the page has loaded. */
const delays = { first: 30_000, last: 60_000 } as const;

const mostBatches = 2;

/** Returns a function that adds to the value of a record, and to its count if it is of an element, and sets the sum. */
function recordAdder(set: PageView['set']): PageView['add'] {
  const sums = new Map<string, PerformanceRecord>();
  return (name, value, element) => {
    const key = `${name} ${element}`;
    const { value: sum = 0, count = 0 } = sums.get(key) ?? {};
    const record = { name, value: sum + value, ...(element && { element, count: count + 1 }) };
    sums.set(key, record);
    set(record);
  };
}

/** Begins a view of the page. Its records wait for the id that the server gives to it; without an id they are dropped. */
export function beginView(document: Document): PageView {
  const window = windowOf(document);
  const ended = new AbortController();
  const { signal } = ended;
  const { pathname: pagePath } = document.location;
  const changed = new Map<string, PerformanceRecord>();
  let timers: readonly number[] = [];
  let waiting: readonly PerformanceRecord[] = [];
  let pageLoadId: string | undefined;
  let batches = 0;

  function end(): void {
    ended.abort();
    for (const timer of timers) window.clearTimeout(timer);
    batches = mostBatches;
    waiting = [];
    changed.clear();
  }

  function deliver(): void {
    if (pageLoadId === undefined || !waiting[0]) return;
    const records = waiting.map((record) => ({ pageLoadId, pagePath, ...record }));
    waiting = [];
    sendRecords(records, document);
  }

  function flush(): void {
    if (changed.size === 0) return;
    batches += 1;
    waiting = [...waiting, ...changed.values()];
    changed.clear();
    deliver();
  }

  function startTimers(): void {
    const flushFirst = (): void => {
      if (batches === 0) flush();
    };
    const flushLast = (): void => {
      flush();
      batches = mostBatches;
    };
    timers = [window.setTimeout(flushFirst, delays.first), window.setTimeout(flushLast, delays.last)];
  }

  const set = (record: PerformanceRecord): void => {
    if (batches < mostBatches) changed.set(`${record.name} ${record.element}`, record);
  };
  const add = recordAdder(set);
  add('errors', 0);
  if (unclobber(document).readyState === 'complete') startTimers();
  else window.addEventListener('load', startTimers, { once: true, signal });
  readPageLoadId(document, signal).then((id) => {
    pageLoadId = id;
    if (id === undefined) end();
    else deliver();
  });
  return { set, add, flush, end };
}
