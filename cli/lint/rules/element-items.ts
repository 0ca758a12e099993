import { isWithin } from '../page/closest.ts';
import { hasTemplateCode, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { attributeOf, named, type Page, type PageElement, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const isItem = (element: PageElement): boolean =>
  element.name === 'details' || attributeOf(element, 'aria-expanded') !== undefined;

const contentOf = (element: PageElement, { source: { text } }: Page): string =>
  text.slice(element.tag.end, element.end);

/** Whether an accordion has content, but no item. A script may fill an empty one. */
function hasNoItem(accordion: PageElement, page: Page): boolean {
  const [, ...inside] = withDescendants(accordion, page);
  if (inside.length === 0 || inside.some((node) => isItem(node) || mayAddMarkup(node))) return false;
  const content = contentOf(accordion, page);
  return !hasTemplateCode(content) && !isDynamic(content);
}

function hasNoSummary(details: PageElement, page: Page): boolean {
  const children = withDescendants(details, page).filter(({ parent }) => parent === details);
  return (
    !children.some((node) => node.name === 'summary' || mayAddMarkup(node)) &&
    !hasTemplateCode(contentOf(details, page))
  );
}

const isInAccordion = isWithin(({ name }) => name === 'site-accordion');

/** Reports accordions without the markup that they enhance, and their items without a title. */
export const elementItems: Rule = {
  id: 'element-items',
  check: ({ page }) => [
    ...named(page, 'site-accordion')
      .filter((accordion) => hasNoItem(accordion, page))
      .map(({ tag }) => ({ code: 'element-items-missing', severity: 'warn' as const, args: {}, ...tag })),
    ...named(page, 'details')
      .filter((details) => isInAccordion(details, page) && hasNoSummary(details, page))
      .map(({ tag }) => ({ code: 'element-items-summary', severity: 'warn' as const, args: {}, ...tag })),
  ],
};
