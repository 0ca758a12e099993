import { hasTemplateCode, isDynamic } from '../page/dynamic.ts';
import { attributeOf, named, type Page, type PageElement, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** The markup that an element enhances: without it, the element does nothing. */
interface Items {
  /** Describes the markup for the message. */
  readonly expected: string;
  isItem(element: PageElement): boolean;
}

const itemsByTag: Readonly<Record<string, Items>> = {
  'site-accordion': {
    expected: '<details> or button with aria-expanded',
    isItem: (element) => element.name === 'details' || attributeOf(element, 'aria-expanded') !== undefined,
  },
};

/** Whether a template, a framework or another component may add the markup. */
const mayAdd = ({ name }: PageElement): boolean => name === 'slot' || name === 'template' || name.includes('-');

/** Whether the element has content, but no item. A script may fill an empty one. */
function hasNoItem(element: PageElement, page: Page, { isItem }: Items): boolean {
  const [, ...inside] = withDescendants(element, page);
  const text = page.source.text.slice(element.tag.end, element.end);
  return (
    inside.length > 0 &&
    !inside.some((node) => isItem(node) || mayAdd(node)) &&
    !hasTemplateCode(text) &&
    !isDynamic(text)
  );
}

function hasNoSummary(details: PageElement, page: Page): boolean {
  const text = page.source.text.slice(details.tag.end, details.end);
  return (
    !withDescendants(details, page).some(({ name, parent }) => name === 'summary' && parent === details) &&
    !withDescendants(details, page).some((node) => node.parent === details && mayAdd(node)) &&
    !hasTemplateCode(text)
  );
}

/** Reports elements without the markup that they enhance, and items of accordions without a title. */
export const elementItems: Rule = {
  id: 'element-items',
  check: ({ page }) => [
    ...Object.entries(itemsByTag).flatMap(([tag, items]) =>
      named(page, tag)
        .filter((element) => hasNoItem(element, page, items))
        .map((element) => ({
          code: 'element-items-missing',
          severity: 'warn' as const,
          args: { tag, expected: items.expected },
          ...element.tag,
        })),
    ),
    ...named(page, 'site-accordion')
      .flatMap((accordion) => withDescendants(accordion, page))
      .filter((node) => node.name === 'details' && hasNoSummary(node, page))
      .map((details) => ({ code: 'element-items-summary', severity: 'warn' as const, args: {}, ...details.tag })),
  ],
};
