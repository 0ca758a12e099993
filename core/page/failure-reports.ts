/**
 * Reports failures to the site's server (docs/spec.md#runtime-8 and docs/spec.md#runtime-9): limited in number and
 * length, and without text that visitors typed.
 */
import type { Failure, Reporter } from './failure.ts';

/** The report of a failure that the server gets. */
export interface FailureReport {
  readonly app: 'site-elements';
  /** The failure's code, and the engine's message about its cause. */
  readonly message: string;
  readonly stack?: string;
  /** Without its query. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Delivers reports. Its own errors are ignored, because reporting them could fail as well. */
export type SendReports = (reports: readonly FailureReport[]) => unknown;

/** docs/spec.md#runtime-9. */
const limits = { perPage: 20, queued: 10, delay: 1000, stack: 5000, message: 500 } as const;

/**
 * Removes queries and fragments of URLs, which may contain search terms and identities, and quoted text, which may be
 * data (part of a response that is not JSON). Keeps the line and column after a URL.
 */
const withoutData = (text: string): string =>
  text
    .replace(/(\/[^\s/?#"')]*)[?#][^\s"')]*?(?=(?::\d+){0,2}(?:[\s"')]|$))/g, '$1')
    .replace(/"[^"\n]*"/g, '"…"')
    // Long numbers, such as card and account numbers, outside of file names.
    .replace(/(?<![\w/.-])(?:[A-Z]{2}\d{2}(?: ?[A-Z\d]){3,32}|\d(?:[ -]?\d){8,60})(?![\w/.-])/g, '…');

const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : '');

function placeIn(stack: string): Pick<FailureReport, 'file' | 'line' | 'column'> {
  const [, file, line, column] = /(?<![a-z])([a-z]+:\/\/[^\s()]+):(\d+):(\d+)/i.exec(stack) ?? [];
  return file === undefined ? {} : { file, line: Number(line), column: Number(column) };
}

/** The failure's arguments are not sent: they may contain text of authors and visitors. */
export function reportOf({ code, cause }: Failure): FailureReport {
  const message = withoutData([code, textOf(cause)].filter(Boolean).join(': ')).slice(0, limits.message);
  if (!(cause instanceof Error) || typeof cause.stack !== 'string') return { app: 'site-elements', message };
  const stack = withoutData(cause.stack).slice(0, limits.stack);
  return { app: 'site-elements', message, stack, ...placeIn(stack) };
}

/**
 * Creates a reporter for `setReporter` that sends reports in batches, one second after the last failure or when the
 * visitor leaves the page. At most 10 reports wait and at most 20 are sent from a page; further reports are dropped.
 */
export function failureReports(send: SendReports, window: Window = globalThis.window): Reporter {
  let queue: FailureReport[] = [];
  let taken = 0;
  let timer: number | undefined;

  async function flush(): Promise<void> {
    window.clearTimeout(timer);
    const reports = queue;
    queue = [];
    try {
      if (reports.length > 0) await send(reports);
    } catch {
      // See SendReports.
    }
  }

  window.addEventListener('pagehide', flush);
  return (failure) => {
    if (taken >= limits.perPage || queue.length >= limits.queued) return;
    taken += 1;
    queue.push(reportOf(failure));
    window.clearTimeout(timer);
    timer = window.setTimeout(flush, limits.delay);
  };
}
