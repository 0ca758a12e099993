/** The values about the page that events contain. */
import { own } from '../../../model/site-context/decoders.ts';
import { siteContext } from '../../context.ts';
import { unclobber } from '../../unclobber.ts';

/** Invalid JSON has been reported when the site context was read. */
function readMarkup(document: Document): unknown {
  try {
    return JSON.parse(unclobber(document).querySelector('script[data-site-context]')?.textContent ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Returns the values of the page, unvalidated. `find-context.ts` is not imported here: as a module of two scripts it would be a
 * separate file, which pages that count visits would request too.
 */
export function pageValues(document: Document) {
  const sources = [siteContext(document).get(), readMarkup(document)];
  const find = (...path: readonly string[]): unknown =>
    sources.map((source) => path.reduce<unknown>(own, source)).find((value) => value !== undefined && value !== null);
  return {
    websiteId: find('website', 'id'),
    memberAccountId: find('authenticatedAccount', 'id'),
    website_locale: find('website', 'language') ?? unclobber(document).documentElement.lang,
    member_locale: find('authenticatedAccount', 'language'),
    templateId: find('templateId'),
    variantId: find('variantId'),
    pageHash: document.location.hash,
    pagePath: document.location.pathname,
  };
}
