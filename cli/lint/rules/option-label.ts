import type { Finding } from '../../finding.ts';
import { hasAccessibleName, isHiddenOrTemplate, isSetByTemplate } from '../page/accessible-name.ts';
import { closest } from '../page/closest.ts';
import { contentNames } from '../page/content-names.ts';
import { hasTemplateCode } from '../page/dynamic.ts';
import { named, type Page, type PageElement, textOf, withDescendants } from '../page/page.ts';
import { isProductHolder } from '../page/product-places.ts';
import type { Rule } from '../rule.ts';

const holderOf = closest(isProductHolder);
const groupOf = closest(
  (element) => element.name === 'fieldset' || /^\s*(?:radio)?group\b/i.test(textOf(element, 'role')),
);

/** Whether visitors see an empty line in a list. */
const isBlank = (option: PageElement, page: Page): boolean =>
  textOf(option, 'value') !== '' &&
  !option.hasText &&
  option.next === option.index + 1 &&
  textOf(option, 'label') === '' &&
  !isSetByTemplate(option, 'value') &&
  !isSetByTemplate(option, 'label') &&
  !hasTemplateCode(page.source.text.slice(option.tag.start, option.end)) &&
  holderOf(option, page) !== undefined;

const isNamed = (group: PageElement, page: Page): boolean =>
  hasAccessibleName(group) ||
  (group.name === 'fieldset' &&
    withDescendants(group, page).some((legend) => legend.name === 'legend' && contentNames(page)[legend.index]));

/** Returns the first radio button of each group without a name. The groups of site builders are not the author's. */
function unnamedGroups(page: Page): readonly Finding[] {
  const reported = new Set<string>();
  const isNamedGroup = new Map<PageElement, boolean>();
  return named(page, 'input').flatMap((input): readonly Finding[] => {
    const holder = textOf(input, 'type').trim().toLowerCase() === 'radio' ? holderOf(input, page) : undefined;
    if (holder?.name !== 'site-product' || isSetByTemplate(input, 'name') || isHiddenOrTemplate(input, page)) return [];
    const key = `${holder.index} ${textOf(input, 'name')}`;
    if (reported.has(key)) return [];
    reported.add(key);
    const group = groupOf(input, page);
    const isInside = group !== undefined && group.index > holder.index;
    if (isInside && !isNamedGroup.has(group)) isNamedGroup.set(group, isNamed(group, page));
    if (isInside && isNamedGroup.get(group)) return [];
    return [{ code: 'option-label-group', severity: 'warn', args: { name: textOf(input, 'name') }, ...input.tag }];
  });
}

/** Reports options of products without a text, and groups of radio buttons without a name (WCAG 2.2, 1.3.1, https://www.w3.org/TR/WCAG22/#info-and-relationships). */
export const optionLabel: Rule = {
  id: 'option-label',
  check: ({ page }) => [
    ...named(page, 'option')
      .filter((option) => isBlank(option, page))
      .map(({ tag }) => ({ code: 'option-label-empty', severity: 'warn' as const, args: {}, ...tag })),
    ...unnamedGroups(page),
  ],
};
