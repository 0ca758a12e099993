/** The author's form: its fields by name, as the call expects them (docs/spec.md#runtime-7). */
import type { LoginCredentials } from '../../core/page/members.ts';
import { closest, unclobber } from '../../core/page/unclobber.ts';

type FieldName = 'email' | 'password' | 'rememberMe';

/** Returns a field of the form. */
export const fieldOf = (form: Element | undefined, name: FieldName): HTMLInputElement | null =>
  form ? unclobber(form).querySelector<HTMLInputElement>(`input[name="${name}"]`) : null;

/** Returns the form that logs in: the first one with both fields. Others, such as one that sends a new password, are the author's. */
export const loginForm = (host: Element): HTMLFormElement | undefined =>
  [...unclobber(host).querySelectorAll<HTMLFormElement>('form')].find(
    (form) => fieldOf(form, 'email') && fieldOf(form, 'password'),
  );

/** Whether a button of the form does something else than log in. */
export const hasOtherAction = (submitter: HTMLElement | null): boolean =>
  submitter !== null && (submitter.hasAttribute('formaction') || submitter.getAttribute('formmethod') === 'dialog');

/** Returns the credentials that the visitor has entered; undefined if the form has no such fields. */
export function readCredentials(form: Element): Required<LoginCredentials> | undefined {
  const [email, password] = [fieldOf(form, 'email'), fieldOf(form, 'password')];
  if (!email || !password) return undefined;
  // A hidden field, as some builders write it, has the value.
  const remember = fieldOf(form, 'rememberMe');
  const rememberMe = remember?.type === 'checkbox' ? remember.checked : remember?.value === 'true';
  return { email: email.value.trim(), password: password.value, rememberMe };
}

/** Whether the focus is in the element, or nowhere: WebKit does not focus buttons that are clicked. */
export function canTakeFocus(host: Element): boolean {
  const { activeElement, body } = unclobber(host.ownerDocument);
  return !activeElement || activeElement === body || unclobber(host).contains(activeElement);
}

/** Closes the dialog or popover with the login, also one that is not marked. */
export function closeDialog(host: Element): void {
  // Authors mark any element of a page.
  const node = closest(host, '[data-site-login], dialog, site-dialog, [popover]') as HTMLElement | null;
  if (!node?.matches(':popover-open, [open]')) return;
  if (node.popover) {
    node.hidePopover();
    return;
  }
  const method: unknown = Reflect.get(node, 'hide') ?? Reflect.get(node, 'close');
  if (typeof method === 'function') method.call(node);
}

const className = 'site-login-error';

/** Returns the message, also one that was cloned with the element. */
const errorsIn = (host: Element): readonly Element[] => [
  ...unclobber(host).querySelectorAll(`.${className}[data-site-owned]`),
];

export function removeError(host: Element): void {
  for (const node of errorsIn(host)) node.remove();
}

/** Writes a shown message in another language. */
export function updateError(host: Element, text: string): void {
  for (const node of errorsIn(host)) if (node.textContent !== text) node.textContent = text;
}

/** Shows a message after the label of a field, and returns its id. */
export function showError(host: Element, field: Element, text: string): string {
  removeError(host);
  const page = unclobber(host.ownerDocument);
  const node = page.createElement('p');
  node.className = className;
  node.dataset.siteOwned = '';
  node.id = `site-login-error-${crypto.getRandomValues(new Uint32Array(1)).join()}`;
  node.textContent = text;
  // A message in the label would be a part of the name.
  (closest(field, 'label') ?? field).after(node);
  return node.id;
}
