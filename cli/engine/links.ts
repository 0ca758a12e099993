import { attributeOf, type Page, type PageAttribute, type PageElement } from './page.ts';

/** An element that leads somewhere, and the attribute that says where. */
export interface PageLink {
  readonly element: PageElement;
  readonly href: PageAttribute;
}

const linkTags = ['a', 'area'];

/** Every link of a page, in order. */
export function links({ elements }: Page): readonly PageLink[] {
  const found: PageLink[] = [];
  for (const element of elements) {
    const href = linkTags.includes(element.name) ? attributeOf(element, 'href') : undefined;
    if (href) found.push({ element, href });
  }
  return found;
}
