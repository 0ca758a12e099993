import type { Finding } from '../../finding.ts';
import { hasAccessibleName, isDecorative, isHiddenOrTemplate, isNamedByValue } from '../page/accessible-name.ts';
import { contentNames } from '../page/content-names.ts';
import { attributeOf, named, type Page, type PageElement, textOf } from '../page/page.ts';
import { slideNodesOf } from '../page/slides.ts';
import { controlsWithTooltip } from '../page/tooltips.ts';
import type { Rule } from '../rule.ts';
import { isUnclosedQuote } from './unclosed-markup.ts';

type Kind = 'link' | 'button';

function firstRole(element: PageElement): string | undefined {
  const roles = attributeOf(element, 'role');
  return roles?.value.trim().toLowerCase().split(/\s+/)[0];
}

/** Returns whether an element is a link or a button, by its role or else its tag. */
function kindOf(element: PageElement): Kind | undefined {
  const role = firstRole(element);
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

/** Returns whether the element is a link or a button that nothing but its attributes names. */
function emptyKindOf(element: PageElement, page: Page): Kind | undefined {
  const kind = isInputButton(element) ? 'button' : kindOf(element);
  // The rules image-alt and slide-alt report images, with any role, and the slides of links.
  if (!kind || element.name === 'img' || slideNodesOf(page).has(element)) return undefined;
  const isNamed = element.name === 'input' ? isNamedByValue(element) : contentNames(page)[element.index];
  return isNamed ? undefined : kind;
}

/** Returns whether the element is a link or a button without a name. */
function unnamedKindOf(element: PageElement, page: Page): Kind | undefined {
  const kind = emptyKindOf(element, page);
  if (!kind || hasAccessibleName(element)) return undefined;
  return isHiddenOrTemplate(element, page) || hasUnclosedQuote(element, page) ? undefined : kind;
}

/** Whether the element is a link or a button without a name. */
export const isUnnamed = (element: PageElement, page: Page): boolean => unnamedKindOf(element, page) !== undefined;

const unnamedControls = (page: Page): readonly Finding[] =>
  page.elements.flatMap((element) => {
    const kind = unnamedKindOf(element, page);
    // The rule tooltip reports controls with a tooltip.
    if (!kind || controlsWithTooltip(page).has(element)) return [];
    return [{ code: `accessible-name-${kind}`, severity: 'error', args: {}, ...element.tag }];
  });

/** Whether the frame is certainly not visible: frames of statistics have no size. */
const hasNoSize = (frame: PageElement): boolean =>
  ['width', 'height'].some((name) => /^\s*[01](?:px)?\s*$/.test(textOf(frame, name))) ||
  /(?:^|[;\s])(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|!|$)/i.test(textOf(frame, 'style'));

const needsTitle = (frame: PageElement): boolean => !hasNoSize(frame) && !isDecorative(frame);

/** Whether the element is a link, a button or a frame that nothing but its attributes names. */
export const isNamedByAttributes = (element: PageElement, page: Page): boolean =>
  element.name === 'iframe' ? needsTitle(element) : emptyKindOf(element, page) !== undefined;

const unnamedFrames = (page: Page): readonly Finding[] =>
  named(page, 'iframe')
    .filter(needsTitle)
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
