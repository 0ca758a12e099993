/**
 * Performance records of a page (docs/spec.md#widgets-7): Core Web Vitals, the hydration of elements, and the number of errors, sent
 * to the site's server while the visitor allows `analytics`. The code that measures is loaded after the consent.
 */
import { destructors } from '../destructors.ts';
import { pageService } from '../page.ts';
import { type Unclobbered, unclobber, windowOf } from '../unclobber.ts';
import { whileAllowed } from './while-allowed.ts';

function start(document: Document): () => void {
  const page: Unclobbered<Document> & { readonly prerendering?: boolean } = unclobber(document);
  const ended = new AbortController();
  const { signal } = ended;
  const load = (): void => {
    import('./performance/performance-records.ts').then(
      ({ startRecords }) => {
        if (!signal.aborted) startRecords(document, signal);
      },
      // Without it the page works, and nothing is measured.
      () => {},
    );
  };
  // A prerendered page that the visitor never opens is not a view.
  if (page.prerendering) page.addEventListener('prerenderingchange', load, { once: true, signal });
  else load();
  return () => ended.abort();
}

/**
 * Sends performance records to `/api/1/performance/records` from now on, while the visitor allows `analytics`: before that nothing is
 * measured, loaded or requested, and a withdrawal erases the records that wait. Never measures in a browser that sends Global Privacy
 * Control. A second call continues what the first has started. Returns a function that ends it; `destroySite` does so too.
 */
export function measurePerformance(document: Document = globalThis.document): () => void {
  const service = pageService(document, 'performance', (): { stop?: () => void } => ({}));
  const { stop } = service;
  // A service that has ended is not among these.
  if (stop && destructors(document).has(stop)) return stop;
  const isRefused = windowOf(document).navigator.globalPrivacyControl === true;
  service.stop = whileAllowed('analytics', () => (isRefused ? () => {} : start(document)), document);
  return service.stop;
}
