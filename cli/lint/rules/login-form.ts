import type { Finding } from '../../finding.ts';
import { hasTemplateCode, isBound, isDynamic, mayAddMarkup } from '../page/dynamic.ts';
import { named, type Page, type PageElement, textOf, withDescendants } from '../page/page.ts';
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

function judge(login: PageElement, page: Page): readonly Finding[] {
  const [, ...inside] = withDescendants(login, page);
  const forms = inside.filter(({ name }) => name === 'form');
  const posted = forms.filter((form) => !isPosted(form)).map((form) => finding('login-form-method', 'error', form));
  const isOpen = inside.some((element) => mayAddMarkup(element) || element.name === 'script');
  if (isOpen || hasTemplateCode(page.source.text.slice(login.tag.start, login.end))) return posted;
  if (forms.length === 0) return [finding('login-form-missing', 'warn', login)];
  const missing = fields.filter((name) => !inside.some((element) => mayBe(element, name)));
  return [...posted, ...missing.map((name) => finding('login-form-field', 'warn', login, { name }))];
}

/** Reports `<site-login>` that cannot log in, or that would write the password into the URL (docs/spec.md#runtime-7). */
export const loginForm: Rule = {
  id: 'login-form',
  check: ({ page }) => named(page, 'site-login').flatMap((login) => judge(login, page)),
};
