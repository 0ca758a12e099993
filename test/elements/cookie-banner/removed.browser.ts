/** Tests that a page does not keep prerendered banners that are removed: single-page applications replace them often. */
import { expect } from '@open-wc/testing';
import { collectGarbage } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { awake, prerenderedHtml } from '../../support/prerendered.ts';
import { skipUnless } from '../../support/skip.ts';
import { forget } from './banner.ts';

const markup = '<site-cookie-banner preset="strict"><p>We count visits.</p></site-cookie-banner>';
const cycles = 10;

const isHydrated = (host: Element): boolean => !host.shadowRoot?.querySelector('[data-site-root]');
const isOpen = (host: Element): boolean => !!host.shadowRoot?.querySelector('[part~="banner"]')?.checkVisibility();

let runs = 0;

/** Runs a script without React again, as another page does. */
const run = (name: string): Promise<{ serve(wake: () => void, isUsed: boolean): void }> =>
  import(`/dist/test/cookie-banner-${name}.js?${Date.now()}-${runs++}`);

/** Adds a banner, uses it, removes it, and returns a weak reference. */
async function addAndRemove(html: string, use: (host: HTMLElement) => Promise<void>): Promise<WeakRef<Element>> {
  const box = document.createElement('div');
  document.body.append(box);
  box.setHTMLUnsafe(html);
  const host = box.firstElementChild as HTMLElement;
  await use(host);
  box.remove();
  return new WeakRef(host);
}

/** Shows the banner without React. */
async function prompt(host: HTMLElement): Promise<void> {
  await run('inline');
  expect(isOpen(host)).to.equal(true);
  const { serve } = await run('idle');
  serve(() => {}, false);
}

const uses: Readonly<Record<string, (host: HTMLElement) => Promise<void>>> = {
  'not used': prompt,
  answered: async (host) => {
    await prompt(host);
    host.shadowRoot?.querySelector<HTMLElement>('[part~="accept"]')?.click();
    await eventually('the banner is hidden', () => !isOpen(host));
    forget();
  },
  // Last, because the element remains defined. It need not be visible: the page knows the answer.
  hydrated: async (host) => {
    await import('/dist/test/site-cookie-banner.js');
    await eventually('the banner is hydrated', () => isHydrated(host));
  },
};

describe('a prerendered banner that is removed', () => {
  beforeEach(forget);
  afterEach(forget);

  for (const [name, use] of Object.entries(uses))
    it(`is collected: ${name}`, async function () {
      skipUnless(this, 'garbage collection', await collectGarbage());
      const prerendered = prerenderedHtml(markup);
      const html = name === 'hydrated' ? awake(prerendered) : prerendered;
      const references: WeakRef<Element>[] = [];
      for (let cycle = 0; cycle < cycles; cycle += 1) references.push(await addAndRemove(html, use));
      const alive = (): number => references.filter((reference) => reference.deref()).length;
      await eventually('the banners are collected', async () => {
        await collectGarbage();
        // The engine may keep the last one.
        return alive() <= 1;
      });
    });
});
