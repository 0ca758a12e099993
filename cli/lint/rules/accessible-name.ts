import type { Finding } from '../../finding.ts';
import { hasAccessibleName, isDecorative, isHiddenOrTemplate, isNamedByValue } from '../page/accessible-name.ts';
import { contentNames } from '../page/content-names.ts';
import { attributeOf, named, type Page, type PageElement, textOf } from '../page/page.ts';
import { slideNodesOf } from '../page/slides.ts';
import type { Rule } from '../rule.ts';
import { isUnclosedQuote } from './unclosed-markup.ts';

type Kind = 'link' | 'button';

/** Returns whether an element is a link or a button, by its role or else its tag. */
function kindOf(element: PageElement): Kind | undefined {
  const [role = ''] = textOf(element, 'role').trim().toLowerCase().split(/\s+/);
  if (role === 'link' || role === 'button') return role;
  if (element.name === 'button') return 'button';
  return element.name === 'a' && attributeOf(element, 'href') ? 'link' : undefined;
}

/** Whether an element is an input of the type button, whose name is its value. */
const isInputButton = (element: PageElement): boolean =>
  element.name === 'input' && ['button', 'submit', 'reset'].includes(textOf(element, 'type').trim().toLowerCase());

/** Whether an attribute may contain the content of the element, which the rule unclosed-markup reports. */
const hasUnclosedQuote = ({ attributes }: PageElement, { source: { text } }: Page): boolean =>
  attributes.some((attribute) => isUnclosedQuote(attribute, text));

function unnamedControls(page: Page): readonly Finding[] {
  const byContent = contentNames(page);
  const inSlides = new Set(slideNodesOf(page));
  return page.elements.flatMap((element) => {
    const kind = isInputButton(element) ? 'button' : kindOf(element);
    // The rules image-alt and slide-alt report images, with any role, and the slides of links.
    if (!kind || element.name === 'img' || inSlides.has(element)) return [];
    const isNamed = element.name === 'input' ? isNamedByValue(element) : byContent[element.index];
    return isNamed || hasAccessibleName(element) || isHiddenOrTemplate(element, page) || hasUnclosedQuote(element, page)
      ? []
      : [{ code: `accessible-name-${kind}`, severity: 'error', args: {}, ...element.tag }];
  });
}

/** Whether the frame is certainly not visible: frames of statistics have no size. */
const hasNoSize = (frame: PageElement): boolean =>
  ['width', 'height'].some((name) => /^\s*[01](?:px)?\s*$/.test(textOf(frame, name))) ||
  /(?:^|[;\s])(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|!|$)/i.test(textOf(frame, 'style'));

const unnamedFrames = (page: Page): readonly Finding[] =>
  named(page, 'iframe')
    .filter((frame) => !hasNoSize(frame) && !isDecorative(frame))
    .filter((frame) => !hasAccessibleName(frame) && !isHiddenOrTemplate(frame, page))
    .map(({ tag }) => ({ code: 'accessible-name-frame', severity: 'warn', args: {}, ...tag }));

/**
 * Reports links, buttons and frames without an accessible name (WCAG 2.2, 2.4.4 and 4.1.2,
 * https://www.w3.org/TR/WCAG22/#name-role-value).
 */
export const accessibleName: Rule = {
  id: 'accessible-name',
  check: ({ page }) => [...unnamedControls(page), ...unnamedFrames(page)],
};
