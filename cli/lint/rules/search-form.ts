import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { attributeOf, named, type Page, type PageElement, textOf, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

/** Whether a template, a script or another component may add the markup. */
const mayAdd = (element: PageElement): boolean => mayAddMarkup(element) || element.name === 'script';

const isUnknown = (element: PageElement, name: string): boolean =>
  isBound(element, name) || isDynamic(textOf(element, name));

/** Whether a control is the field of the search, as the element finds it. */
function isField(element: PageElement): boolean {
  if (element.name !== 'input') return false;
  if (isUnknown(element, 'name') || isUnknown(element, 'type')) return true;
  const type = textOf(element, 'type').trim().toLowerCase();
  const name = textOf(element, 'name');
  return type === 'search' ? name !== '' : name === 'q' && type !== 'hidden';
}

const warning = (code: string, { tag }: PageElement): Finding => ({ code, severity: 'warn', args: {}, ...tag });

function judge(search: PageElement, page: Page): readonly Finding[] {
  const [, ...inside] = withDescendants(search, page);
  if (inside.some(mayAdd) || hasTemplateCode(page.source.text.slice(search.tag.start, search.end))) return [];
  const form = inside.find(({ name }) => name === 'form');
  if (!form) return [warning('search-form-missing', search)];
  if (!withDescendants(form, page).some(isField)) return [warning('search-form-field', form)];
  const method = textOf(form, 'method').trim().toLowerCase();
  if (method !== '' && method !== 'get' && !isUnknown(form, 'method')) return [warning('search-form-method', form)];
  const hasAction = attributeOf(form, 'action') !== undefined || isBound(form, 'action');
  return hasAction ? [] : [warning('search-form-action', form)];
}

/** Reports `<site-search>` that cannot search, or whose form works with script only. */
export const searchForm: Rule = {
  id: 'search-form',
  check: ({ page }) => named(page, 'site-search').flatMap((search) => judge(search, page)),
};
