/** `site-tracking.js`: for pages without a bundler. Starts measuring if the page has an element with `data-site-tracking`. */
import { startTracking } from '../tracking.ts';
import { unclobber } from '../unclobber.ts';

export * from '../tracking.ts';

const marked = globalThis.document && unclobber(document).querySelector('[data-site-tracking]');
if (marked) startTracking({ visitsOnly: marked.getAttribute('data-site-tracking') === 'visits' });
