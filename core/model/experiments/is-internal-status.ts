import { own } from '../site-context/decoders.ts';
import type { siteStatuses } from '../vocabularies/sites.ts';

/** Not the table, of which pages without experiments would load a part too. */
const internal: (typeof siteStatuses)['internal'] = 6;

/** Returns whether the `siteStatus` of a site is internal, so that its staff may override variants (docs/spec.md#runtime-6). */
export const isInternalStatus = (status: unknown): boolean =>
  status === 'internal' || status === internal || own(status, 'value') === internal;
