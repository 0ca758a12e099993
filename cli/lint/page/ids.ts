import type { SkipReason } from '../../finding.ts';
import { isWithin } from './closest.ts';
import { hasTemplateCode, isDynamic } from './dynamic.ts';
import { memoizeLast } from './memoize-last.ts';
import {
  isTemplate,
  type Page,
  type PageAttribute,
  type PageElement,
  type Range,
  textOf,
  valueRange,
  withAttribute,
} from './page.ts';

/** Returns why the text does not contain all ids of the page; undefined if it does. Reads the whole text. */
export function missingIdsReason(page: Page): SkipReason | undefined {
  if (!page.isWhole) return 'fragment';
  return [...page.targets].some(isDynamic) || hasTemplateCode(page.source.text) ? 'template' : undefined;
}

/** Whether the text contains all ids of the page. */
export const hasAllIds = (page: Page): boolean => missingIdsReason(page) === undefined;

/** Whether the content is inert, or rendered only instead of other content. */
export const isAlternative = isWithin((element) => isTemplate(element) || element.name === 'noscript');

/** Returns the element with each id to which links, labels and scripts resolve: the first one outside of templates. */
export const firstById = memoizeLast((page: Page): ReadonlyMap<string, PageElement> => {
  const first = new Map<string, PageElement>();
  for (const element of withAttribute(page, 'id')) {
    const id = textOf(element, 'id');
    const before = first.get(id);
    if (id !== '' && (!before || (isAlternative(before, page) && !isAlternative(element, page))))
      first.set(id, element);
  }
  return first;
});

/** Returns the ids of a list with their ranges. With character references, each range is that of the entire value. */
export function idsIn(attribute: PageAttribute, text: string): readonly (Range & { readonly id: string })[] {
  const range = valueRange(attribute, text);
  const isPlain = text.slice(range.start, range.end) === attribute.value;
  return [...attribute.value.matchAll(/\S+/g)].map(({ 0: id, index }) => {
    const start = range.start + index;
    return isPlain ? { id, start, end: start + id.length } : { id, ...range };
  });
}
