/** Applies the rules that no sanitizer's configuration can express to the tree that either sanitizer returns. */
import { htmlPolicy } from '../../model/html-policy.ts';
import { isSafeUrl } from '../../model/safe-url.ts';

const { breakout, elements, everywhere, unwrapped, urls } = htmlPolicy;

function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

const compact = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');

/** Also checks the URL as read by a consumer that skips spaces and control characters where the platform does not. */
const isAllowedUrl = (url: string, schemes: readonly string[] | undefined): boolean =>
  isSafeUrl(url, schemes) && isSafeUrl(compact(url), schemes);

const mayHave = ({ localName }: Element, { name, value }: Attr): boolean => {
  if (breakout.test(value)) return false;
  if (everywhere.includes(name)) return true;
  if (!elements[localName]?.includes(name)) return false;
  if (name === 'target') return value === '_blank';
  return !Object.hasOwn(urls, name) || isAllowedUrl(value, urls[name]);
};

function clean(element: Element): void {
  for (const attribute of [...element.attributes])
    if (!mayHave(element, attribute)) element.removeAttributeNode(attribute);
  // The opened page must not access its opener, nor receive the referrer (tabnabbing).
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
}

/** Unwraps the elements that the policy unwraps, and removes every attribute and URL that it does not allow on an element. */
export function applyHtmlRules(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (unwrapped.includes(element.localName)) unwrap(element);
    else clean(element);
  }
}
