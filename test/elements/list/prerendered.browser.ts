/** Prerendered lists. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { filters, listMarkup, posts } from './list.ts';

describe('a prerendered list', () => {
  it('has its switch before the script, and filters after it', async () => {
    const page = await PrerenderedPage.open(`<site-list view-switch>${filters}${listMarkup(posts)}</site-list>`);
    try {
      const grid = [...page.root.querySelectorAll('[part="view"]')].at(-1);
      const wind = page.document.querySelector('[href="?tag=wind"]');
      if (!grid || !wind) throw new Error('The list is not prerendered.');
      await page.requested('site-list');
      await page.deliver('site-list');
      await click(grid);
      await eventually('the grid', () => page.document.querySelector('site-list')?.view === 'grid');
      await click(wind);
      await eventually('two items', () => page.document.querySelectorAll('.post:not([hidden])').length === 2);
      expect(page.troubles).to.deep.equal([]);
    } finally {
      page.close();
    }
  });
});
