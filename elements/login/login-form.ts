/** The author's form: its fields by name, as the call expects them (docs/spec.md#runtime-7). */
import type { LoginCredentials } from '../../core/page/members.ts';
import { closest, unclobber } from '../../core/page/unclobber.ts';

type FieldName = 'email' | 'password' | 'rememberMe';

/** Returns a field of the form. */
export const fieldOf = (host: Element, name: FieldName): HTMLInputElement | null =>
  unclobber(host).querySelector<HTMLInputElement>(`form input[name="${name}"]`);

/** Returns the credentials that the visitor has entered; undefined if the form has no such fields. */
export function readCredentials(host: Element): Required<LoginCredentials> | undefined {
  const [email, password] = [fieldOf(host, 'email'), fieldOf(host, 'password')];
  if (!email || !password) return undefined;
  // A hidden field, as some builders write it, has the value.
  const remember = fieldOf(host, 'rememberMe');
  const rememberMe = remember?.type === 'checkbox' ? remember.checked : remember?.value === 'true';
  return { email: email.value.trim(), password: password.value, rememberMe };
}

const className = 'site-login-error';

/** Removes the message, also one that was cloned with the element. */
export function removeError(host: Element): void {
  for (const node of unclobber(host).querySelectorAll(`.${className}[data-site-owned]`)) node.remove();
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
