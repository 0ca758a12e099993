/**
 * Pages of React, such as those of Next.js, that are prerendered after React has written them (docs/prerendering.md#nextjs). React in
 * development reports each difference to its own markup.
 */
import { expect } from '@open-wc/testing';
import { clear } from '../contract/load.ts';
import { specimens } from '../hostile/specimens.ts';
import { eventually } from '../support/eventually.ts';
import { prerenderedHtml } from '../support/prerendered.ts';

const { hydrate, renderOnServer }: typeof import('./frameworks/react-hydration.ts') = await import(
  '/dist/test/hosts/react-hydration.js'
);

const { wake }: typeof import('../../core/page/prerendered.ts') = await import('/dist/test/prerendered.js');

afterEach(clear);

/** Places a page as the parser of the browser does, with its shadow roots. */
function receive(markup: string): { readonly box: HTMLElement; readonly element: HTMLElement } {
  const box = document.createElement('div');
  document.body.append(box);
  box.setHTMLUnsafe(prerenderedHtml(renderOnServer(markup)));
  return { box, element: box.firstElementChild?.firstElementChild as HTMLElement };
}

describe('a page of React that was prerendered', () => {
  for (const [name, { markup, use }] of Object.entries(specimens)) {
    it(`<site-${name}>: React keeps its shadow root and reports nothing, and the element works`, async () => {
      const { box, element } = receive(markup);
      const prerendered = element.shadowRoot?.querySelector('[data-site-root]');
      expect(prerendered, 'the prerendered root').to.not.equal(null);
      const { root, problems } = hydrate(box, markup);
      expect(box.firstElementChild?.firstElementChild, 'React keeps the element').to.equal(element);
      expect(element.shadowRoot?.querySelector('[data-site-root]')).to.equal(prerendered);
      await import(`/dist/test/site-${name}.js`);
      wake(element);
      await eventually('it takes over its markup', () => !element.shadowRoot?.querySelector('[data-site-root]'));
      await use(element);
      expect(problems).to.deep.equal([]);
      root.unmount();
    });
  }
});
