/** Prerendered searches. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { click } from '../../support/engine.ts';
import { eventually, never } from '../../support/eventually.ts';
import { form, region } from './search.ts';

describe('a prerendered search', () => {
  it('loads nothing before its use, and sends what was submitted before its script', async () => {
    const page = await PrerenderedPage.open(`<site-search suggestions="0">${form()}${region}</site-search>`);
    try {
      const sent: string[] = [];
      page.view.fetch = (input) => {
        sent.push(new URL((input as Request).url).search);
        return Promise.resolve(new Response('{"items": [{"title": "Leeward", "itemUrl": "/leeward"}]}'));
      };
      await page.idle();
      await never('a request', () => sent.length > 0, { frames: 5 });
      const field = page.document.querySelector('input');
      const button = page.document.querySelector('button');
      if (!field || !button) throw new Error('The page has no form.');
      field.value = 'lee';
      await click(button);
      await page.requested('site-search');
      await page.deliver('site-search');
      await eventually('the result', () => page.root.querySelector('[part="link"]')?.textContent === 'Leeward');
      expect(sent).to.deep.equal(['?q=lee&p=0&size=20']);
      expect(page.troubles).to.deep.equal([]);
    } finally {
      page.close();
    }
  });
});
