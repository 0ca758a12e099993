/** Measures a page and sends the records: loaded once the visitor has agreed. */
import { unclobber } from '../../unclobber.ts';
import { observeFailures, observePageErrors } from '../observe-failures.ts';
import { observeHydration } from './observe-hydration.ts';
import { observeVitals } from './observe-vitals.ts';
import { beginView } from './page-view.ts';

/** Starts to measure the page; the signal ends it and drops the records that wait. */
export function startRecords(document: Document, signal: AbortSignal): void {
  const page = unclobber(document);
  let view = beginView(document);
  const countError = (): void => view.add('errors', 1);
  // On the document, not in the capturing phase of the window, where web-vitals adds its last values.
  page.addEventListener(
    'visibilitychange',
    () => {
      if (page.visibilityState === 'hidden') view.flush();
    },
    { signal },
  );
  const ends = [
    observeFailures(document, countError),
    observePageErrors(document, countError),
    observeHydration(document, (element, duration) => view.add('hydration', duration, element)),
    observeVitals({
      onMetric: (record) => view.set(record),
      onRestore: () => {
        view.end();
        view = beginView(document);
      },
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
    view.end();
  });
}
