/**
 * Error reports of a page (docs/spec.md#runtime-7 to docs/spec.md#runtime-9): sent to the site's server while the visitor allows
 * `analytics`.
 */

import { fieldValues } from '../failure-reports/remove-data.ts';
import { type ReportQueue, reportQueue } from '../failure-reports/report-queue.ts';
import { type FailureReport, reportOf, reportOfThrown, textOfError } from '../failure-reports.ts';
import { pageService } from '../page.ts';
import { buildRequest, withoutPrototype } from '../request/build-request.ts';
import { originOf, windowOf } from '../unclobber.ts';
import { observeFailures, observePageErrors } from './observe-failures.ts';
import { whileAllowed } from './while-allowed.ts';

/** The errors that are reported. */
export interface ErrorReportOptions {
  /**
   * Whether errors and rejected promises that scripts of the page do not handle are reported as well. Default: false, only the
   * failures of this package.
   */
  readonly pageErrors?: boolean;
}

const path = '/api/events/RecordJavascriptErrors';

/** Bounds the work for a script that fails in a loop. */
const mostErrors = 500;

/** Characters of a stack in a report that has to outlive the page: browsers let 64 KB of all requests together do so. */
const longestLastStack = 1000;

const shortened = (report: FailureReport): FailureReport =>
  report.stack === undefined ? report : { ...report, stack: report.stack.slice(0, longestLastStack) };

/** Does not use `request`, which reports its own failures. */
async function send(reports: readonly FailureReport[], isLeaving: boolean, document: Document): Promise<void> {
  const json = isLeaving ? reports.map(shortened) : reports;
  // Not relative to `<base>`: the errors of a site go to the server of the page only.
  const { href } = new URL(path, originOf(document));
  const request = buildRequest(href, { json, crumb: 'header' }, document);
  await fetch(isLeaving ? new Request(request, withoutPrototype({ keepalive: true })) : request);
}

const positive = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined);

/** Scripts can dispatch events without the properties of an error. */
function reportOfEvent(event: Partial<ErrorEvent & PromiseRejectionEvent>, values: readonly string[]): FailureReport {
  const { type, message, filename, lineno, colno, error, reason } = event;
  if (type === 'unhandledrejection') {
    const text = typeof reason === 'string' ? reason : [textOfError(reason, 'name'), textOfError(reason, 'message')];
    const prefix = 'Unhandled rejection';
    return reportOfThrown(
      { app: 'site', prefix, text: [text].flat().filter(Boolean).join(': '), cause: reason },
      values,
    );
  }
  const [line, column] = [positive(lineno), positive(colno)];
  const place = { ...(filename && { file: filename }), ...(line && { line }), ...(column && { column }) };
  return reportOfThrown({ app: 'site', text: String(message ?? 'Error'), cause: error, place }, values);
}

function start(queue: ReportQueue, { pageErrors = false }: ErrorReportOptions, document: Document): () => void {
  let count = 0;
  const add = (makeReport: (values: readonly string[]) => FailureReport): void => {
    count += 1;
    try {
      if (count <= mostErrors) queue.add(makeReport(fieldValues(document)));
    } catch {
      // An error of error reports is never reported, so that there is no loop.
    }
  };
  const ends = [observeFailures(document, (failure) => add((values) => reportOf(failure, values))), queue.clear];
  if (pageErrors) ends.push(observePageErrors(document, (event) => add((values) => reportOfEvent(event, values))));
  return () => {
    for (const end of ends) end();
  };
}

interface ErrorReports {
  readonly queue: ReportQueue;
  stop?: () => void;
}

/**
 * Reports errors to `/api/events/RecordJavascriptErrors` from now on, while the visitor allows `analytics`: before that nothing is
 * recorded, and a withdrawal erases the reports that wait. A second call replaces the options of the first. Call it after
 * `setReporter`, which replaces it. Returns a function that ends it; `destroySite` does so too.
 */
export function reportErrors(options: ErrorReportOptions = {}, document: Document = globalThis.document): () => void {
  const service = pageService<ErrorReports>(document, 'error-reports', () => ({
    queue: reportQueue((reports, isLeaving) => send(reports, isLeaving, document), windowOf(document)),
  }));
  service.stop?.();
  service.stop = whileAllowed('analytics', () => start(service.queue, options, document), document);
  return service.stop;
}
