import { unclobber } from '../unclobber.ts';

/**
 * Matches all triggers (triggers.ts), and other markup. The table is not here, because every page that starts a site loads this. Without the
 * loader, elements that are not defined are triggers too.
 */
const selector = '[data-site-module],[data-controller],[class*=sqs-],[id^=sqs-],[class*=product i],[class*=blog i]';

/** Whether a page may have triggers. While it is loading, they may still come. */
export function hasTriggers(document: Document): boolean {
  const { readyState, querySelector } = unclobber(document);
  const hasLoader = Symbol.for('site-loader.v1') in document;
  return readyState === 'loading' || querySelector(hasLoader ? selector : `${selector},:not(:defined)`) !== null;
}
