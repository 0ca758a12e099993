/** Finds slides and their content in a page. */

import { memoizeLast } from './memoize-last.ts';
import { attributeOf, named, type Page, type PageElement } from './page.ts';

/** Elements of this package that show slides. */
const takesSlides: readonly string[] = ['site-gallery', 'site-lightbox'];

/** Returns the slides of a page that an element of this package shows. */
export const slidesOf = memoizeLast((page: Page): ReadonlySet<PageElement> => {
  if (named(page, ...takesSlides).length === 0) return new Set();
  const isSlide = ({ parent }: PageElement): boolean => parent !== undefined && takesSlides.includes(parent.name);
  return new Set(page.elements.filter((element) => isSlide(element) && !attributeOf(element, 'slot')));
});

/** Returns the slides of a page and the elements in them, in order. */
export const slideNodesOf = memoizeLast((page: Page): ReadonlySet<PageElement> => {
  const slides = slidesOf(page);
  const nodes = new Set<PageElement>();
  for (const element of slides.size > 0 ? page.elements : [])
    if (slides.has(element) || (element.parent && nodes.has(element.parent))) nodes.add(element);
  return nodes;
});
