/** `site-tracking-events.js`: for pages without a bundler. Starts events if the page has an element with `data-site-events`. */
import { unclobber } from '../../unclobber.ts';
import { startEvents } from '../events.ts';

export * from '../events.ts';

if (globalThis.document && unclobber(document).querySelector('[data-site-events]')) startEvents();
