import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { attributeOf, named, type Page, type PageElement, someWithin, textOf, withDescendants } from '../page/page.ts';
import type { Rule } from '../rule.ts';

const fields = ['email', 'password'] as const;

const finding = (
  code: string,
  severity: Finding['severity'],
  { tag }: PageElement,
  args: Finding['args'] = {},
): Finding => ({ code, severity, args, ...tag });

const isPosted = (form: PageElement): boolean => {
  const method = textOf(form, 'method');
  return isBound(form, 'method') || isDynamic(method) || method.trim().toLowerCase() === 'post';
};

/** Whether a control may have this name. */
const mayBe = (element: PageElement, name: string): boolean =>
  element.name === 'input' &&
  (textOf(element, 'name') === name || isBound(element, 'name') || isDynamic(textOf(element, 'name')));

const hasField = (element: PageElement, page: Page, name: string): boolean =>
  someWithin(element, page, (one) => mayBe(one, name));

/** Returns the buttons of a form that send it in another way than with POST. One with `formaction` does something else than log in. */
const unposted = (form: PageElement, page: Page): readonly PageElement[] =>
  withDescendants(form, page).filter(
    (element) => textOf(element, 'formmethod').trim().toLowerCase() === 'get' && !attributeOf(element, 'formaction'),
  );

function judge(login: PageElement, page: Page): readonly Finding[] {
  const [, ...inside] = withDescendants(login, page);
  const forms = inside.filter(({ name }) => name === 'form');
  // As the element finds it. Others are the author's.
  const form = forms.find((one) => fields.every((name) => hasField(one, page, name)));
  if (form)
    return [...(isPosted(form) ? [] : [form]), ...unposted(form, page)].map((element) =>
      finding('login-form-method', 'error', element),
    );
  const isOpen = inside.some((element) => mayAddMarkup(element) || element.name === 'script');
  if (isOpen || hasTemplateCode(page.source.text.slice(login.tag.start, login.end))) return [];
  if (forms.length === 0) return [finding('login-form-missing', 'warn', login)];
  const nearest = forms.find((one) => hasField(one, page, 'password')) ?? forms[0] ?? login;
  const missing = fields.filter((name) => !hasField(nearest, page, name));
  return missing.map((name) => finding('login-form-field', 'warn', nearest, { name }));
}

/** Reports `<site-login>` that cannot log in, or that would write the password into the URL (docs/spec.md#runtime-7). */
export const loginForm: Rule = {
  id: 'login-form',
  check: ({ page }) => named(page, 'site-login').flatMap((login) => judge(login, page)),
};
