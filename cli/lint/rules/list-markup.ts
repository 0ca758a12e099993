import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { attributeOf, named, type Page, type PageElement, textOf, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Whether a template, a script or another component may add the markup. */
const mayAdd = (element: PageElement): boolean => mayAddMarkup(element) || element.name === 'script';

const isUnknown = (element: PageElement, name: string): boolean =>
  isBound(element, name) || isDynamic(textOf(element, name));

const warning = (code: string, { tag }: PageElement): Finding => ({ code, severity: 'warn', args: {}, ...tag });

const isBeside = (element: PageElement): boolean =>
  element.name === 'nav' || element.name === 'form' || textOf(element, 'role').trim() === 'navigation';

/** Whether one of the elements is a list of items, as the element finds it: not one of links in a navigation or a form. */
function hasItems(inside: readonly PageElement[], page: Page): boolean {
  const beside = new Set(inside.filter(isBeside).flatMap((element) => withDescendants(element, page)));
  return inside.some((element) => !beside.has(element) && ['article', 'ul', 'ol'].includes(element.name));
}

/** Whether a link leads to a page without script. */
function isLink(element: PageElement): boolean {
  if (isUnknown(element, 'href') || isBound(element, 'rel')) return true;
  const href = textOf(element, 'href').trim();
  return attributeOf(element, 'href') !== undefined && href !== '' && !/^(?:#|javascript:)/i.test(href);
}

const isNext = (element: PageElement): boolean =>
  element.name === 'a' && /(?:^|\s)next(?:\s|$)/i.test(textOf(element, 'rel'));

const names: readonly string[] = ['tag', 'category', 'sort'];

/** Whether a form selects items, but is sent with POST. */
function isPost(form: PageElement, page: Page): boolean {
  if (isUnknown(form, 'method') || textOf(form, 'method').trim().toLowerCase() !== 'post') return false;
  return withDescendants(form, page).some((control) => names.includes(textOf(control, 'name')));
}

function judge(list: PageElement, page: Page): readonly Finding[] {
  const [, ...inside] = withDescendants(list, page);
  const isOpen = inside.some(mayAdd) || hasTemplateCode(page.source.text.slice(list.tag.start, list.end));
  if (!isOpen && !hasItems(inside, page)) return [warning('list-markup-missing', list)];
  return inside.flatMap((element) => {
    if (isNext(element) && !isLink(element)) return [warning('list-markup-next', element)];
    return element.name === 'form' && isPost(element, page) ? [warning('list-markup-method', element)] : [];
  });
}

/** Reports `<site-list>` without items, and links and forms that work with script only. */
export const listMarkup: Rule = {
  id: 'list-markup',
  check: ({ page }) => named(page, 'site-list').flatMap((list) => judge(list, page)),
};
