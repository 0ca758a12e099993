/** Reads values of the site context that only measuring needs, so that pages without it do not load their readers. */
import { own } from '../../model/site-context/decoders.ts';
import { contextInMarkup, siteContext } from '../context.ts';

/** Returns the value at a path of names, unvalidated. Values that `startSite` has not set are those of the markup. */
export type FindContext = (...path: readonly string[]) => unknown;

/** Creates the function that finds values of the context that the page has now. */
export function contextFinder(document: Document): FindContext {
  const sources = [siteContext(document).get(), contextInMarkup(document)];
  return (...path) =>
    sources.map((source) => path.reduce<unknown>(own, source)).find((value) => value !== undefined && value !== null);
}
