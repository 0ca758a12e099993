/** Failures as data, for `site-error` events and the page's reporter. */
import { type Failure, failurePort, type Reporter, toConsole } from './failure-port.ts';

export type { Failure, Reporter } from './failure-port.ts';

/**
 * Sends a failure to the page's reporter: the console, unless `setReporter` set another one. Errors that a reporter
 * throws are logged to the console and not reported again.
 */
export function reportFailure(document: Document, failure: Failure): void {
  const state = failurePort(document);
  const report = state.isBusy ? toConsole : state.report;
  const wasBusy = state.isBusy;
  state.isBusy = true;
  try {
    report(failure);
  } catch (cause) {
    toConsole({ code: 'reporter-failed', args: {}, cause });
  } finally {
    state.isBusy = wasBusy;
  }
}

/** Replaces the page's reporter. */
export const setReporter = (document: Document, report: Reporter): void => {
  failurePort(document).report = report;
};
