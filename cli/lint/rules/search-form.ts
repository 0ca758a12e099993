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
  const forms = inside.filter(({ name }) => name === 'form');
  const [first] = forms;
  if (!first) return [warning('search-form-missing', search)];
  const form = forms.find((element) => withDescendants(element, page).some(isField));
  if (!form) return [warning('search-form-field', first)];
  const method = textOf(form, 'method').trim().toLowerCase();
  if (method === 'post' && !isUnknown(form, 'method')) return [warning('search-form-method', form)];
  const hasAction = attributeOf(form, 'action') !== undefined || isBound(form, 'action');
  // A form without an action leads to its own page, which has a place for results.
  const hasResults = inside.some((element) => isUnknown(element, 'slot') || textOf(element, 'slot') === 'results');
  return hasAction || hasResults ? [] : [warning('search-form-action', form)];
}

/** Reports `<site-search>` that cannot search, or whose form works with script only. */
export const searchForm: Rule = {
  id: 'search-form',
  check: ({ page }) => named(page, 'site-search').flatMap((search) => judge(search, page)),
};
