import { checkoutPaths } from '../../../core/model/commerce/checkout-urls.ts';
import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { attributeOf, named, type Page, type PageElement, textOf, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const typeOf = (element: PageElement): string => textOf(element, 'type').trim().toLowerCase();

/** Nodes that send the form or lead to the checkout, as the element finds them. */
const isButton = (element: PageElement): boolean =>
  (element.name === 'button' && !['button', 'reset'].includes(typeOf(element))) ||
  (element.name === 'input' && ['submit', 'image'].includes(typeOf(element))) ||
  (element.name === 'a' && (attributeOf(element, 'href') !== undefined || isBound(element, 'href'))) ||
  textOf(element, 'role').trim().toLowerCase() === 'button';

const isBuilderButton = (element: PageElement): boolean =>
  isButton(element) && !['button', 'input', 'a'].includes(element.name);

/** Whether a template, a script or another component may add the markup. */
const mayAdd = (element: PageElement): boolean => mayAddMarkup(element) || element.name === 'script';

const sendsId = (element: PageElement): boolean =>
  textOf(element, 'name') === 'donatePageId' || isBound(element, 'name') || isDynamic(textOf(element, 'name'));

const isToCheckout = (form: PageElement): boolean =>
  textOf(form, 'action')
    .trim()
    .replace(/[?#].*$/s, '') === checkoutPaths.donation;

const warning = (code: string, { tag }: PageElement): Finding => ({ code, severity: 'warn', args: {}, ...tag });

function judge(donate: PageElement, page: Page): readonly Finding[] {
  const [, ...inside] = withDescendants(donate, page);
  if (inside.some(mayAdd) || hasTemplateCode(page.source.text.slice(donate.tag.start, donate.end))) return [];
  if (!inside.some(isButton)) return [warning('donate-form-missing', donate)];
  const forms = inside.filter(({ name }) => name === 'form');
  if (forms.length === 0) {
    const needsId = !attributeOf(donate, 'donate-page-id')?.value && !isBound(donate, 'donate-page-id');
    const button = inside.find(isBuilderButton);
    return needsId && button ? [warning('donate-form-button', button)] : [];
  }
  return forms
    .filter((form) => isToCheckout(form) && !withDescendants(form, page).some(sendsId))
    .map((form) => warning('donate-form-id', form));
}

/** Reports `<site-donate>` that cannot lead to the checkout (docs/spec.md#runtime-2, "Navigation targets"). */
export const donateForm: Rule = {
  id: 'donate-form',
  check: ({ page }) => named(page, 'site-donate').flatMap((donate) => judge(donate, page)),
};
