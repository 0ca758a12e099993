/** The sanitizer of the browser (https://wicg.github.io/sanitizer-api/), if it has one. */
import { htmlPolicy } from '../../model/html-policy.ts';

// TypeScript's DOM types have the configuration, but not the method yet.
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

/** Fills the element with the allowed content. Returns false if the browser cannot sanitize. */
export function setNativeHtml(root: Element, html: string): boolean {
  if (!isSanitizing(root)) return false;
  root.setHTML(html, { sanitizer });
  return true;
}
