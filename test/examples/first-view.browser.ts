/** The first view of the example site while the cookie banner is open. */
import { expect } from '@open-wc/testing';
import { removeCookies } from '../support/cookies.ts';
import { setViewport } from '../support/engine.ts';
import { closePages } from '../support/own-page.ts';
import { visit } from '../support/visit.ts';
import { find, partOf, settledBanner } from './halden.ts';

before(() => setViewport({ width: 1300, height: 860 }));
beforeEach(() => removeCookies('site-consent'));
afterEach(closePages);

describe('the first view of Halden', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    it(`shows the heading of the home page above the cookie banner: ${width} x ${height}`, async () => {
      const page = await visit(`examples/halden/index.html?__session=${crypto.randomUUID()}`, { width, height });
      await settledBanner(page);
      await page.document.fonts.ready;
      await partOf(find(page.document, '#cover'), 'next');
      const heading = find(page.document, 'h1').getBoundingClientRect();
      const banner = (await partOf(find(page.document, 'site-cookie-banner'), 'banner')).getBoundingClientRect();
      expect(heading.bottom).to.be.at.most(banner.top);
    });

  it('aligns the text of the banner with the heading', async () => {
    const page = await visit(`examples/halden/index.html?__session=${crypto.randomUUID()}`, {
      width: 1280,
      height: 800,
    });
    await settledBanner(page);
    const text = await partOf(find(page.document, 'site-cookie-banner'), 'text');
    const { left } = find(page.document, 'h1').getBoundingClientRect();
    expect(text.getBoundingClientRect().left).to.be.closeTo(left, 1);
  });
});
