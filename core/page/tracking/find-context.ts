/** Reads values of the site context that only measuring needs, so that pages without it do not load their readers. */
import { own } from '../../model/site-context/decoders.ts';
import { siteContext } from '../context.ts';
import { unclobber } from '../unclobber.ts';

/** Returns the value at a path of names, unvalidated. Values that `startSite` has not set are those of the markup. */
export type FindContext = (...path: readonly string[]) => unknown;

/** Invalid JSON has been reported when the site context was read. */
function readMarkup(document: Document): unknown {
  try {
    return JSON.parse(unclobber(document).querySelector('script[data-site-context]')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/** Creates the function that finds values of the context that the page has now. */
export function contextFinder(document: Document): FindContext {
  const sources = [siteContext(document).get(), readMarkup(document)];
  return (...path) =>
    sources.map((source) => path.reduce<unknown>(own, source)).find((value) => value !== undefined && value !== null);
}
