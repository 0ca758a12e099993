/** `site-tracking-events.js`: for pages without a bundler. Starts events if the page has a script with `data-site-events`. */
import { unclobber } from '../../unclobber.ts';
import { startEvents } from '../events.ts';

export * from '../events.ts';

const marked = globalThis.document && unclobber(document).querySelector('script[data-site-events]');
if (marked) {
  const origin = marked.getAttribute('data-site-events');
  const landing = marked.hasAttribute('data-site-events-landing');
  startEvents({ ...(origin && { origin }), ...(landing && { landing }) });
}
