/** Observes the errors of a page without handling them: they appear in the console as before. */
import { type Failure, failurePort } from '../failure-port.ts';
import { windowOf } from '../unclobber.ts';

/** Calls the observer for each failure of this package, before the reporter of the page. Returns a function that ends it. */
export function observeFailures(document: Document, observer: (failure: Failure) => void): () => void {
  const port = failurePort(document);
  const { report } = port;
  let isActive = true;
  const observed = (failure: Failure): void => {
    if (isActive) observer(failure);
    report(failure);
  };
  port.report = observed;
  return () => {
    isActive = false;
    // Another reporter may have been set since.
    if (port.report === observed) port.report = report;
  };
}

/** Calls the observer for each error and rejected promise that the page does not handle. Returns a function that ends it. */
export function observePageErrors(
  document: Document,
  observer: (event: ErrorEvent | PromiseRejectionEvent) => void,
): () => void {
  const window = windowOf(document);
  window.addEventListener('error', observer);
  window.addEventListener('unhandledrejection', observer);
  return () => {
    window.removeEventListener('error', observer);
    window.removeEventListener('unhandledrejection', observer);
  };
}
