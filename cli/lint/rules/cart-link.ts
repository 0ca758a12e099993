import { hasTemplateCode, isDynamic } from '../page/dynamic.ts';
import { attributeOf, named, type PageElement, someWithin } from '../page/page.ts';
import type { Rule, RuleContext } from '../rule.ts';

const isLink = (element: PageElement): boolean => element.name === 'a' && attributeOf(element, 'href') !== undefined;

/** Whether a template may add a link inside. */
function isUnknown({ tag, end }: PageElement, { page }: RuleContext): boolean {
  const content = page.source.text.slice(tag.start, end);
  return hasTemplateCode(content) || isDynamic(content);
}

/** Reports cart indicators without a link, which do nothing until their script has loaded. */
export const cartLink: Rule = {
  id: 'cart-link',
  check: (subject) =>
    named(subject.page, 'site-cart-indicator')
      .filter((element) => !someWithin(element, subject.page, isLink) && !isUnknown(element, subject))
      .map(({ tag }) => ({ code: 'cart-link-missing', severity: 'warn', args: {}, ...tag })),
};
