/** Finds elements around others. Each element of a page is tested once, however many elements it contains. */
import { memoizeLast } from './memoize-last.ts';
import { isTemplate, type Page, type PageElement } from './page.ts';

/** Returns the closest element that passes a test: the element itself or an ancestor. */
export type Closest = (element: PageElement, page: Page) => PageElement | undefined;

/** Returns a function that finds the closest element that passes the test. */
export function closest(test: (element: PageElement) => boolean): Closest {
  // The results by index, which take a fraction of the time and memory of a map. `null` is a result.
  const knownOf = memoizeLast(({ elements }: Page) => new Array<PageElement | null | undefined>(elements.length));
  return (element, page) => {
    const known = knownOf(page);
    let at: PageElement | undefined = element;
    while (at && known[at.index] === undefined && !test(at)) at = at.parent;
    const before = at && known[at.index];
    const found = before === undefined ? (at ?? null) : before;
    for (let one: PageElement | undefined = element; one && known[one.index] === undefined; one = one.parent) {
      known[one.index] = found;
      if (one === at) break;
    }
    return found ?? undefined;
  };
}

/** Returns whether an element passes a test, or is inside one that does. */
export function isWithin(test: (element: PageElement) => boolean): (element: PageElement, page: Page) => boolean {
  const find = closest(test);
  return (element, page) => find(element, page) !== undefined;
}

/** Whether the element is a template or inside one. Its content is only inserted by scripts at unknown places. */
export const isInTemplate = isWithin(isTemplate);

/** Returns, for each element by index, the nearest element that passes the test: itself or an ancestor. */
export function nearestOf(
  { elements }: Page,
  test: (element: PageElement) => boolean,
): readonly (PageElement | undefined)[] {
  const found: (PageElement | undefined)[] = [];
  for (const element of elements) found.push(test(element) ? element : element.parent && found[element.parent.index]);
  return found;
}
