/**
 * Loaded by the page of each browser test with `PRERENDER=1`: markup that a test writes is prerendered first, and its elements take
 * their shadow roots over. So the tests of elements run on prerendered pages too.
 */
import { prerenderedHtml } from './prerendered.ts';

const bundle = '/dist/test/prerendered.js';
const { wake }: typeof import('../../core/page/prerendered.ts') = await import(bundle);

const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');

const hasElement = (text: unknown): text is string => typeof text === 'string' && /<site-[a-z]/.test(text);

/** Elements wake when they are on the page, where the tests use them without a pointer or keys. */
function wakeAll(box: Element): void {
  for (const host of box.querySelectorAll('*'))
    if (host.shadowRoot?.querySelector('[data-site-root]')) queueMicrotask(() => wake(host));
}

Object.defineProperty(Element.prototype, 'innerHTML', {
  ...innerHtml,
  set(this: Element, text: unknown) {
    if (!hasElement(text) || this instanceof HTMLTemplateElement) {
      innerHtml?.set?.call(this, text);
      return;
    }
    this.setHTMLUnsafe(prerenderedHtml(text));
    wakeAll(this);
  },
});
