/** Finds elements around others. Each element of a page is tested once, however many elements it contains. */
import { memoizeLast } from './memoize-last.ts';
import { isTemplate, type Page, type PageElement } from './page.ts';

/** Returns the closest element that passes a test: the element itself or an ancestor. */
export type Closest = (element: PageElement, page: Page) => PageElement | undefined;

/** Returns a function that finds the closest element that passes the test. */
export function closest(test: (element: PageElement) => boolean): Closest {
  const knownOf = memoizeLast((_: Page) => new Map<PageElement, PageElement | undefined>());
  return (element, page) => {
    const known = knownOf(page);
    let at: PageElement | undefined = element;
    while (at && !known.has(at) && !test(at)) at = at.parent;
    const found = at && known.has(at) ? known.get(at) : at;
    for (let one: PageElement | undefined = element; one && !known.has(one); one = one.parent) {
      known.set(one, found);
      if (one === at) break;
    }
    return found;
  };
}

/** Returns whether an element passes a test, or is inside one that does. */
export function isWithin(test: (element: PageElement) => boolean): (element: PageElement, page: Page) => boolean {
  const find = closest(test);
  return (element, page) => find(element, page) !== undefined;
}

/** Whether the element is a template or inside one. Its content is only inserted by scripts at unknown places. */
export const isInTemplate = isWithin(isTemplate);
