import { memoizeLast } from './memoize-last.ts';
import { attributeOf, named, type Page, type PageAttribute, type PageElement } from './page.ts';

/** An element that links to a URL, and the attribute that contains the URL. */
export interface PageLink {
  readonly element: PageElement;
  readonly href: PageAttribute;
}

/** Returns all links of a page. */
export const links = memoizeLast((page: Page): readonly PageLink[] => {
  // A loop, because `flatMap` takes longer than all rules about links.
  const found: PageLink[] = [];
  for (const element of named(page, 'a', 'area')) {
    const href = attributeOf(element, 'href');
    if (href) found.push({ element, href });
  }
  return found;
});
