import { readSiteContext } from '../../../core/model/site-context/read-site-context.ts';
import type { SiteContext } from '../../../core/model/site-context/site-context.ts';
import { memoizeLast } from './memoize-last.ts';
import { attributeOf, contentStart, named, type Page, type PageElement, textOf } from './page.ts';

const isContext = (element: PageElement): boolean =>
  textOf(element, 'type') === 'application/json' && attributeOf(element, 'data-site-context') !== undefined;

/** Returns the site context of the page, or undefined if there is none or it is not valid JSON. */
export const siteContextOf = memoizeLast((page: Page): SiteContext | undefined => {
  const { text } = page.source;
  const script = named(page, 'script').find(isContext);
  try {
    return script && readSiteContext(JSON.parse(text.slice(contentStart(script, text), script.end)));
  } catch {
    return undefined;
  }
});
