/** Price tables before their script, and on prerendered pages. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, isPrerendered, openPage, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { announced, buttons, joinLinks, monthly, option, plans, table, yearly } from './pricing.ts';

afterEach(closePages);

describe('a price table before its script', () => {
  it('shows both views if the stylesheet is missing', async () => {
    const { document: page } = await openPage({ body: table() });
    expect(joinLinks(page)).to.deep.equal([monthly[0], yearly[0], monthly[1], yearly[1]]);
  });

  it('switches the views by its radio buttons', async () => {
    const { document: page } = await openPage({ head: styled, body: table() });
    expect(joinLinks(page)).to.deep.equal(monthly);
    await click(option(page, 'second'));
    expect(joinLinks(page)).to.deep.equal(yearly);
  });

  it('moves nothing when the script makes its buttons work', async () => {
    const { document: page } = await openPage({ head: styled, body: table(buttons + plans) });
    expect(joinLinks(page)).to.deep.equal(monthly);
  });

  it('shows the second view if its button needs a script that does not start', async function () {
    // Prerendered elements may wait for the viewport.
    skipUnless(this, 'page that is not prerendered', !isPrerendered);
    const { document: page } = await openPage({
      head: `${styled}<style>body { --_site-pricing-wait: 0s }</style>`,
      body: table(buttons + plans),
    });
    await eventually('both views', () => joinLinks(page).length === 4);
  });
});

describe('a prerendered price table', () => {
  it('keeps and reports the view that the visitor selects before the script', async () => {
    const page = await PrerenderedPage.open(table());
    try {
      const views: string[] = [];
      page.document.addEventListener('site-shown', (event) => views.push((event as CustomEvent).detail.view));
      await page.idle();
      await click(option(page.document, 'second'));
      expect(joinLinks(page.document)).to.deep.equal(yearly);
      await page.requested('site-pricing');
      await page.deliver('site-pricing');
      await eventually('the element', () => !page.isPrerendered);
      await eventually('the announcement', () => announced(page.host) === 'Prices shown: Yearly');
      expect(joinLinks(page.document)).to.deep.equal(yearly);
      expect(views).to.deep.equal(['second']);
      expect(page.troubles).to.deep.equal([]);
    } finally {
      page.close();
    }
  });
});
