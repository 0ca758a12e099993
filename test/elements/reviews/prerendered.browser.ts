/** Reviews before their script, and on prerendered pages. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, styled } from '../../support/own-page.ts';
import { clear, form, markup, newSession } from './reviews.ts';

beforeEach(newSession);
afterEach(() => {
  closePages();
  clear();
});

const reviews = `<site-reviews product-name="Leeward">${markup}${form()}</site-reviews>`;

describe('reviews without their script', () => {
  it('are read and rated with the markup of the author', async () => {
    const { document: page } = await openPage({ head: styled, body: reviews });
    for (const node of page.querySelectorAll('article, form')) expect(node.checkVisibility()).to.equal(true);
    const radio = page.querySelector<HTMLInputElement>('[value="4"]');
    if (!radio) throw new Error('The form has no radio buttons.');
    await click(radio);
    expect(radio.checked).to.equal(true);
    const { action, method } = page.forms[0] ?? {};
    expect([action && new URL(action).pathname, method]).to.deep.equal(['/api/commerce/reviews', 'post']);
  });

  it('draw the radio buttons as stars, filled up to the selected one', async () => {
    const { document: page, view } = await openPage({ head: styled, body: reviews });
    const labels = [...page.querySelectorAll('[data-stars] label')];
    const colors = (): readonly string[] =>
      labels.map((label) => view.getComputedStyle(label, '::before').backgroundColor);
    const [empty] = colors();
    page.querySelector<HTMLInputElement>('[value="3"]')?.click();
    expect(colors().map((color) => color !== empty)).to.deep.equal([true, true, true, false, false]);
  });
});

describe('prerendered reviews', () => {
  it('show the summary before the script, and are sorted on use, with the data for search engines', async () => {
    const page = await PrerenderedPage.open(reviews);
    try {
      const { root, host } = page;
      expect(root.querySelector('[part="average"]')?.textContent).to.equal('3.5');
      const data = (): unknown =>
        JSON.parse(host.querySelector('script')?.textContent ?? '{}').aggregateRating.reviewCount;
      expect(data()).to.equal(4);
      const select = root.querySelector<HTMLSelectElement>('[part="sort"]');
      if (!select) throw new Error('There is no list of orders.');
      await page.idle();
      select.focus();
      select.value = 'highest';
      for (const type of ['input', 'change'])
        select.dispatchEvent(new InputEvent(type, { bubbles: true, composed: true }));
      await page.requested('site-reviews');
      await page.deliver('site-reviews');
      await eventually('the element', () => !page.isPrerendered);
      const tops = (): readonly number[] =>
        [...host.querySelectorAll('article')].map((node) => node.getBoundingClientRect().top);
      await eventually('the order', () => {
        const [three = 0, five = 0, one = 0] = tops();
        return five < three && three < one;
      });
      expect(data()).to.equal(4);
      expect(page.troubles).to.deep.equal([]);
    } finally {
      page.close();
    }
  });
});
