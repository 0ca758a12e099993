/** Failures on their way to the site's server (docs/spec.md#runtime-8 and docs/spec.md#runtime-9): few, short, and nothing that a visitor typed. */
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

/** Delivers reports. What it throws or rejects with is dropped: it would be a failure of reporting failures. */
export type SendReports = (reports: readonly FailureReport[]) => unknown;

/** docs/spec.md#runtime-9. */
const limits = { perPage: 20, queued: 10, delay: 1000, stack: 5000, message: 500 } as const;

/**
 * Queries and fragments of addresses carry what visitors searched for and who they are, what engines quote is data (a
 * piece of an answer that is no JSON). A position in the code after a URL stays.
 */
const withoutData = (text: string): string =>
  text
    .replace(/(\/[^\s?#"')]*)[?#][^\s"')]*?(?=(?::\d+){0,2}(?:[\s"')]|$))/g, '$1')
    .replace(/"[^"\n]*"/g, '"…"')
    // Numbers of cards, accounts and persons, unless they are part of a file's name.
    .replace(/(?<![\w/.-])(?:[A-Z]{2}\d{2}(?: ?[A-Z\d]{1,4}){3,8}|\d(?:[ -]?\d){8,})(?![\w/.-])/g, '…');

const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : '');

function placeIn(stack: string): Pick<FailureReport, 'file' | 'line' | 'column'> {
  const [, file, line, column] = /([a-z]+:\/\/[^\s()]+):(\d+):(\d+)/i.exec(stack) ?? [];
  return file === undefined ? {} : { file, line: Number(line), column: Number(column) };
}

/** The failure's arguments stay here: they hold what authors and visitors wrote. */
export function reportOf({ code, cause }: Failure): FailureReport {
  const message = withoutData([code, textOf(cause)].filter(Boolean).join(': ')).slice(0, limits.message);
  if (!(cause instanceof Error) || typeof cause.stack !== 'string') return { app: 'site-elements', message };
  const stack = withoutData(cause.stack).slice(0, limits.stack);
  return { app: 'site-elements', message, stack, ...placeIn(stack) };
}

/**
 * A reporter for `setReporter` that sends reports together, one second after the last failure or when the page is left.
 * At most 10 wait, at most 20 are ever sent from a page; what is more is dropped.
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
