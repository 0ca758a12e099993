/** DOMPurify, for browsers without a built-in sanitizer. Loaded when the first HTML needs it, as its own chunk. */
import DOMPurify, { type Config } from 'dompurify';
import { htmlPolicy } from '../../model/html-policy.ts';
import { unclobber } from '../unclobber.ts';

const { elements, everywhere, unwrapped } = htmlPolicy;

const config: Config & { IN_PLACE: true } = {
  IN_PLACE: true,
  ALLOWED_TAGS: ['#text', ...Object.keys(elements), ...unwrapped],
  ALLOWED_ATTR: [...new Set([...everywhere, ...Object.values(elements).flat()])],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: false,
  // DOMPurify needs no Trusted Types policy for a tree, and must not create one that the page does not list.
  TRUSTED_TYPES_POLICY: null,
};

/** The page may replace properties of its document by `name` attributes, so DOMPurify gets an empty document. */
const purifier = DOMPurify(
  new Proxy(globalThis.window, {
    get: (window, name) =>
      name === 'document' ? unclobber(document).implementation.createHTMLDocument() : Reflect.get(window, name),
  }),
);

/** Removes everything from the tree that the policy does not allow. If that fails, it empties the tree and throws. */
export function sanitize(root: HTMLElement): void {
  if (!purifier.isSupported) throw new Error('DOMPurify does not support this browser.');
  purifier.sanitize(root, config);
}
