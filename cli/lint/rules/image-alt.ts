import { hasAccessibleName, isHiddenOrTemplate, isSetByTemplate } from '../page/accessible-name.ts';
import { attributeOf, named, type PageElement, textOf } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const isImageButton = (element: PageElement): boolean =>
  element.name === 'input' && textOf(element, 'type').toLowerCase() === 'image';

/** Checks the first role of the list (WAI-ARIA 1.2, 8.1, https://www.w3.org/TR/wai-aria-1.2/#host_general_role). */
const isDecorative = (element: PageElement): boolean =>
  /^\s*(?:presentation|none)(?:\s|$)/i.test(textOf(element, 'role'));

/**
 * Reports images without a text alternative (WCAG 2.2, 1.1.1, https://www.w3.org/TR/WCAG22/#non-text-content). An empty
 * `alt` marks the image as decorative.
 */
export const imageAlt: Rule = {
  id: 'image-alt',
  check: ({ page }) =>
    named(page, 'img', 'input')
      .filter((element) => element.name === 'img' || isImageButton(element))
      .filter((element) => attributeOf(element, 'alt') === undefined && !isSetByTemplate(element, 'alt'))
      .filter((element) => !isDecorative(element) && !hasAccessibleName(element) && !isHiddenOrTemplate(element))
      .map((element) => ({
        code: isImageButton(element) ? 'image-alt-button' : 'image-alt-missing',
        severity: 'error',
        args: {},
        ...element.tag,
      })),
};
