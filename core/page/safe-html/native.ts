/** The platform's own sanitizer (HTML Sanitizer API), where the browser has it. */
import { htmlPolicy } from '../../model/html-policy.ts';

// TypeScript's DOM knows the configuration, but not the method yet.
type Sanitizing = Element & { setHTML(html: string, options: { readonly sanitizer: SanitizerConfig }): void };

const { elements, everywhere, unwrapped } = htmlPolicy;

const sanitizer: SanitizerConfig = {
  elements: [
    ...Object.entries(elements).map(([name, attributes]) => ({ name, attributes: [...attributes] })),
    ...unwrapped.map((name) => ({ name, attributes: [] })),
  ],
  attributes: [...everywhere],
  comments: false,
  dataAttributes: false,
};

const isSanitizing = (element: Element): element is Sanitizing => 'setHTML' in element;

/** Fills the element with what the policy allows; false where the browser cannot. */
export function setWithPlatform(root: Element, html: string): boolean {
  if (!isSanitizing(root)) return false;
  root.setHTML(html, { sanitizer });
  return true;
}
