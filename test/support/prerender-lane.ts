/**
 * Loaded by the page of each browser test with `PRERENDER=1`: markup that a test writes is prerendered first, and its elements take
 * their shadow roots over. So the tests of elements run on prerendered pages too.
 */
import { eventually } from './eventually.ts';
import { mountPrerendered, prerenderedHtml } from './prerendered.ts';

// Mocha defines it before it imports the test.
Object.defineProperty(globalThis, 'before', {
  configurable: true,
  set(before: (run: (this: { timeout(ms: number): void }) => Promise<void>) => void) {
    Object.defineProperty(globalThis, 'before', { value: before, writable: true, configurable: true });
    before(function () {
      // The time limit of tests is set after this, so the hook would have 2 s.
      this.timeout(0);
      return loadHydration();
    });
  },
});

const bundle = '/dist/test/prerendered.js';
const { wake }: typeof import('../../core/page/prerendered.ts') = await import(bundle);

const defined: string[] = [];
const { define } = customElements;
customElements.define = (name, type, options) => {
  define.call(customElements, name, type, options);
  if (name.startsWith('site-')) defined.push(name);
};

/** Markup that loads the modules that most markup of the tag needs. */
const typical: Readonly<Record<string, string>> = {
  'site-gallery': '<site-gallery design="slider"><img alt=""></site-gallery>',
};

/** Loads the modules of hydration, so that elements take over in the task that wakes them, as elements of other pages render. */
async function loadHydration(): Promise<void> {
  const [tag] = defined;
  if (!tag) return;
  const host = mountPrerendered(typical[tag] ?? `<${tag}></${tag}>`);
  wake(host);
  await eventually('hydration', () => !host.shadowRoot?.querySelector('[data-site-root]'));
  host.parentElement?.remove();
}

const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');

const hasElement = (text: unknown): text is string => typeof text === 'string' && /<site-[a-z]/.test(text);

/** Elements wake at once, because the tests use them without a pointer or keys too. */
function wakeAll(box: Element): void {
  for (const host of box.querySelectorAll('*'))
    if (host.shadowRoot?.querySelector('[data-site-root]') && !wake(host))
      void customElements.whenDefined(host.localName).then(() => wake(host));
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
