import { attributeOf, named, type Page, type PageAttribute, type PageElement } from './page.ts';
import { perPage } from './per-page.ts';

/** An element that leads somewhere, and the attribute that says where. */
export interface PageLink {
  readonly element: PageElement;
  readonly href: PageAttribute;
}

/** Every link of a page. */
export const links = perPage((page: Page): readonly PageLink[] =>
  named(page, 'a', 'area').flatMap((element) => {
    const href = attributeOf(element, 'href');
    return href ? [{ element, href }] : [];
  }),
);
