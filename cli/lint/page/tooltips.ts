/** The tooltips of a page and the controls that they describe. */
import { isBound, isDynamic } from './dynamic.ts';
import { firstById } from './ids.ts';
import { memoizeLast } from './memoize-last.ts';
import { attributeOf, named, type Page, type PageElement } from './page.ts';

/** Returns the element before another one in the same parent. */
function previousSibling({ index, parent }: PageElement, { elements }: Page): PageElement | undefined {
  let before = elements[index - 1];
  while (before && before !== parent && before.parent !== parent) before = before.parent;
  return before === parent ? undefined : before;
}

/** Returns the control of a tooltip; `null` if it certainly has none, undefined if it is unknown. */
export function controlOf(tooltip: PageElement, page: Page): PageElement | null | undefined {
  const id = attributeOf(tooltip, 'for');
  if (isBound(tooltip, 'for') || isDynamic(id?.value ?? '')) return undefined;
  if (!id) return previousSibling(tooltip, page) ?? null;
  // The rule element-id reports ids that no element has.
  return id.value === '' ? null : firstById(page).get(id.value);
}

/** The elements that a tooltip describes. */
export const controlsWithTooltip = memoizeLast(
  (page: Page): ReadonlySet<PageElement> =>
    new Set(named(page, 'site-tooltip').flatMap((tooltip) => controlOf(tooltip, page) ?? [])),
);
