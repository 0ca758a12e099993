import { attributeOf, type Page, type PageAttribute, type PageElement } from './page.ts';

/** An element that leads somewhere, and the attribute that says where. */
export interface PageLink {
  readonly element: PageElement;
  readonly href: PageAttribute;
}

const linkTags = ['a', 'area'];

/** Every link of a page, in order. */
export const links = ({ elements }: Page): readonly PageLink[] =>
  elements.flatMap((element) => {
    const href = linkTags.includes(element.name) ? attributeOf(element, 'href') : undefined;
    return href ? [{ element, href }] : [];
  });
