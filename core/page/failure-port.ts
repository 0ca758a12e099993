/** Where the failures of a page go: shared by all copies of this code on it. */
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

/** Logs a failure. */
export const toConsole: Reporter = ({ code, args, cause }: Failure) =>
  console.error(`site-elements: ${code}`, args, cause ?? '');

interface FailurePort {
  report: Reporter;
  isBusy: boolean;
}

/** The reporter of the page: the console, until another one is set. */
export const failurePort = (document: Document): FailurePort =>
  pageService(document, 'reporter', () => ({ report: toConsole, isBusy: false }));
