import type { Finding } from '../../finding.ts';
import { hasNamingText, isSetByTemplate } from '../page/accessible-name.ts';
import { hasTemplateCode, isDynamic } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  isTemplate,
  named,
  type Page,
  type PageElement,
  textOf,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Whether a template, a framework or another component may add the markup. */
const mayAdd = (element: PageElement): boolean =>
  element.name === 'slot' || isTemplate(element) || (element.name.includes('-') && element.name !== 'site-form');

const isHeading = ({ name }: PageElement): boolean => /^h[1-6]$/.test(name);

/** Returns the problem with the content. A script or a template may fill in what is not in the markup. */
function contentProblem(popup: PageElement, page: Page): string | undefined {
  const { text } = page.source;
  const content = text.slice(contentStart(popup, text), popup.end);
  const [, ...inside] = withDescendants(popup, page);
  if (hasTemplateCode(content) || isDynamic(content) || isTemplate(popup)) return undefined;
  if (inside.length === 0 && !popup.hasText) return 'popup-content-missing';
  const isNamed = hasNamingText(popup) || inside.some((node) => isHeading(node) || mayAdd(node));
  return isNamed ? undefined : 'popup-content-name';
}

/** Whether the attributes of a popup turn it off on all pages. Block data and the site context have other values. */
function isOnNoPage(popup: PageElement): boolean {
  const isFilledIn = (name: string): boolean => isSetByTemplate(popup, name) || attributeOf(popup, name) !== undefined;
  const isListed = isFilledIn('enabled-pages') && textOf(popup, 'enabled-pages').trim() !== '';
  const isOff = textOf(popup, 'show-on-all-pages').trim() === 'false';
  return isOff && !isListed && !isFilledIn('block-json') && !isFilledIn('data-block-json');
}

/** Reports popups without content or a name, and those that open on no page. */
export const popupContent: Rule = {
  id: 'popup-content',
  check: ({ page }) =>
    named(page, 'site-popup').flatMap((popup): readonly Finding[] => {
      const codes = [contentProblem(popup, page), isOnNoPage(popup) ? 'popup-content-page' : undefined];
      return codes.flatMap((code) => (code ? { code, severity: 'warn', args: {}, ...popup.tag } : []));
    }),
};
