/** Finds slides and their content in a page. */

import { memoizeLast } from './memoize-last.ts';
import { attributeOf, childrenOf, named, type Page, type PageElement } from './page.ts';

/** Elements of this package that show slides. */
const takesSlides: readonly string[] = ['site-gallery', 'site-lightbox'];

/** Returns the slides of a page that an element of this package shows. */
export const slidesOf = memoizeLast((page: Page): ReadonlySet<PageElement> => {
  const children = named(page, ...takesSlides).flatMap((host) => childrenOf(host, page));
  return new Set(children.filter((child) => attributeOf(child, 'slot') === undefined));
});

/** Returns the slides of a page and the elements in them, each once, in order. */
export const slideNodesOf = memoizeLast((page: Page): readonly PageElement[] => {
  const slides = slidesOf(page);
  const nodes = new Set<PageElement>();
  for (const element of slides.size > 0 ? page.elements : [])
    if (slides.has(element) || (element.parent && nodes.has(element.parent))) nodes.add(element);
  return [...nodes];
});
