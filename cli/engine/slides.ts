/** Slides and pictures, as the rules about them see a page. */
import { attributeOf, isWithin, type PageElement } from './page.ts';
import type { Subject } from './rule.ts';

/** Elements of ours that take slides. */
const takesSlides: readonly string[] = ['site-gallery', 'site-lightbox'];

const isSlide = (element: PageElement): boolean =>
  takesSlides.includes(element.parent?.name ?? '') && attributeOf(element, 'slot') === undefined;

/** A slide, and all that stands in it, itself included. */
export interface PageSlide {
  readonly slide: PageElement;
  readonly nodes: readonly PageElement[];
}

/** Every slide of a page that one of our elements shows. */
export const slidesOf = ({ page }: Subject): readonly PageSlide[] =>
  page.elements
    .filter(isSlide)
    .map((slide) => ({ slide, nodes: page.elements.filter((node) => isWithin(node, (around) => around === slide)) }));
