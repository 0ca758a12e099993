/** Failures as data, for `site-error` events and the page's reporter. */
import type { MessageArgs } from '../model/finding.ts';
import { pageService } from './page.ts';

/** The detail of every `site-error` event. */
export interface Failure {
  readonly code: string;
  readonly args: MessageArgs;
  readonly cause?: unknown;
}

/** Receives each failure. */
export type Reporter = (failure: Failure) => void;

const toConsole: Reporter = ({ code, args, cause }) => console.error(`site-elements: ${code}`, args, cause ?? '');

interface Port {
  report: Reporter;
  isBusy: boolean;
}

const port = (document: Document): Port =>
  pageService(document, 'reporter', () => ({ report: toConsole, isBusy: false }));

/**
 * Sends a failure to the page's reporter: the console, unless `setReporter` set another one. Errors that a reporter
 * throws are logged to the console and not reported again.
 */
export function reportFailure(document: Document, failure: Failure): void {
  const state = port(document);
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
  port(document).report = report;
};
