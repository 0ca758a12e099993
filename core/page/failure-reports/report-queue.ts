/** Collects reports and sends them in batches (docs/spec.md#runtime-9). */
import type { FailureReport } from './failure-report.ts';

/**
 * Delivers reports; `isLeaving` means that the visitor leaves the page. Its own errors are ignored, because reporting them
 * could fail as well.
 */
export type SendReports = (reports: readonly FailureReport[], isLeaving: boolean) => unknown;

/** Reports that wait to be sent. */
export interface ReportQueue {
  /** Adds a report. A repeat of an earlier one is counted, not sent again at once. */
  readonly add: (report: FailureReport) => void;
  /** Forgets all reports, and ends the timer and the listener. */
  readonly clear: () => void;
}

const limits = { perPage: 20, queued: 10, delay: 1000 } as const;

interface Counted {
  readonly report: FailureReport;
  /** Occurrences that have not been sent. */
  count: number;
  isSent: boolean;
}

const keyOf = ({ app, message, file, line, column }: FailureReport): string =>
  [app, message, file, line, column].join('\n');

const withCount = ({ report, count }: Counted): FailureReport => (count > 1 ? { ...report, count } : report);

/**
 * Creates a queue. Reports are sent one second after the last new one, or when the visitor leaves the page; repeats of sent
 * ones when the visitor leaves. At most 10 reports wait and at most 20 are sent from a page; further reports are dropped.
 */
export function reportQueue(send: SendReports, window: Window): ReportQueue {
  const known = new Map<string, Counted>();
  let taken = 0;
  let timer: number | undefined;

  const waiting = (): readonly Counted[] => [...known.values()].filter(({ isSent }) => !isSent);

  /** The limit of the page applies to them as well. */
  function repeats(): readonly Counted[] {
    const sent = [...known.values()].filter(({ isSent, count }) => isSent && count > 0);
    const due = sent.slice(0, Math.min(limits.perPage - taken, limits.queued - waiting().length));
    taken += due.length;
    return due;
  }

  async function flush(isLeaving: boolean): Promise<void> {
    window.clearTimeout(timer);
    const due = [...waiting(), ...(isLeaving ? repeats() : [])];
    const reports = due.map(withCount);
    for (const counted of due) Object.assign(counted, { count: 0, isSent: true });
    try {
      if (reports.length > 0) await send(reports, isLeaving);
    } catch {
      // See SendReports.
    }
  }

  const leave = (): void => void flush(true);

  function add(report: FailureReport): void {
    const key = keyOf(report);
    const repeated = known.get(key);
    if (repeated) repeated.count += 1;
    if (repeated || taken >= limits.perPage || waiting().length >= limits.queued) return;
    taken += 1;
    known.set(key, { report, count: 1, isSent: false });
    window.addEventListener('pagehide', leave);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void flush(false), limits.delay);
  }

  function clear(): void {
    window.clearTimeout(timer);
    window.removeEventListener('pagehide', leave);
    known.clear();
  }

  return { add, clear };
}
