import type { Finding } from '../../finding.ts';
import { truncate } from '../../text/truncate.ts';
import { hasTemplateCode, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import {
  attributeOf,
  contentStart,
  named,
  type Page,
  type PageElement,
  textOf,
  withDescendants,
} from '../page/page.ts';
import type { Rule } from '../rule.ts';

type Problem = Omit<Finding, 'severity'>;

const contentOf = (element: PageElement, { source: { text } }: Page): string =>
  text.slice(contentStart(element, text), element.end);

const isHeading = ({ name }: PageElement): boolean => /^h[1-6]$/.test(name);

/** Whether a site builder wrote a section: the tab that names it is elsewhere. */
const isBuilderPanel = (element: PageElement): boolean =>
  textOf(element, 'role') === 'tabpanel' || /(?:^|\s)menu(?:\s|$)/.test(textOf(element, 'class'));

/** Returns the text of the markup, without tags and repeated white space. */
const plainText = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the title of a section: empty if it has none, undefined if a script or a template may add it. */
function titleOf(section: PageElement, page: Page): string | undefined {
  const label = attributeOf(section, 'aria-label')?.value.trim();
  const [, ...inside] = withDescendants(section, page);
  const heading = inside.find(isHeading);
  const title = label || (heading ? plainText(contentOf(heading, page)) : '');
  if (title) return isDynamic(title) || hasTemplateCode(title) ? undefined : title;
  const content = contentOf(section, page);
  return inside.some(mayAddMarkup) || hasTemplateCode(content) || isDynamic(content) ? undefined : '';
}

function problemsOf(menu: PageElement, page: Page): readonly Problem[] {
  const [, ...inside] = withDescendants(menu, page);
  const content = contentOf(menu, page);
  const isFilledLater =
    inside.length === 0 || inside.some(mayAddMarkup) || hasTemplateCode(content) || isDynamic(content);
  const hasBlock = ['block-json', 'data-block-json'].some((name) => attributeOf(menu, name));
  const sections = inside.filter(({ name, parent }) => parent === menu && /^(?:section|article)$/.test(name));
  if (sections.length === 0) {
    const isEmpty = !isFilledLater && !hasBlock && !inside.some(isBuilderPanel);
    return isEmpty ? [{ code: 'menu-sections-missing', args: {}, ...menu.tag }] : [];
  }
  const titled = sections.map((section) => ({ section, title: titleOf(section, page) }));
  const before = new Set<string>();
  return titled.flatMap(({ section, title }): readonly Problem[] => {
    if (title === undefined) return [];
    if (title === '') return [{ code: 'menu-sections-title', args: {}, ...section.tag }];
    if (before.has(title))
      return [{ code: 'menu-sections-duplicate', args: { title: truncate(title) }, ...section.tag }];
    before.add(title);
    return [];
  });
}

/** Reports menus without sections, sections without a title, and titles that two sections share. */
export const menuSections: Rule = {
  id: 'menu-sections',
  check: ({ page }) =>
    named(page, 'site-menu')
      .flatMap((menu) => problemsOf(menu, page))
      .map((problem) => ({ ...problem, severity: 'warn' })),
};
