/** Slides and pictures, as the rules about them see a page. */
import { allIn, attributeOf, childrenOf, named, type Page, type PageElement } from './page.ts';
import { perPage } from './per-page.ts';

/** Elements of ours that take slides. */
const takesSlides: readonly string[] = ['site-gallery', 'site-lightbox'];

/** A slide, and all that stands in it, itself included. */
export interface PageSlide {
  readonly slide: PageElement;
  readonly nodes: readonly PageElement[];
}

/** Every slide of a page that one of our elements shows. */
export const slidesOf = perPage((page: Page): readonly PageSlide[] =>
  named(page, ...takesSlides)
    .flatMap((host) => childrenOf(host, page))
    .filter((child) => attributeOf(child, 'slot') === undefined)
    .map((slide) => ({ slide, nodes: allIn(slide, page) })),
);
