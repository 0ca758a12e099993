/** Every example page as different visitors read it: with a screen reader, and with text of twice the size on a phone. */
import { expect } from '@open-wc/testing';
import { removeCookies } from '../support/cookies.ts';
import { eventually } from '../support/eventually.ts';
import { endAnimations, loadElements } from '../support/load-elements.ts';
import { closePages } from '../support/own-page.ts';
import { complaints, visit } from '../support/visit.ts';
import { settledBanner } from './halden.ts';
import { pages } from './pages.ts';

const width = 360;

/** Doubles the text, as the setting of a browser does. */
function doubleText({ document: page, view }: Awaited<ReturnType<typeof visit>>): void {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  page.adoptedStyleSheets.push(sheet);
}

/** Shows the markup of the page, if it has such a section. */
async function showSource(page: Document): Promise<void> {
  if (!page.querySelector('script[src$="source.js"]')) return;
  const details = await eventually('the markup', () => page.querySelector<HTMLDetailsElement>('details.source'));
  details.open = true;
  await eventually('the markup is loaded', () => details.querySelector('pre')?.textContent);
}

beforeEach(() => removeCookies('site-consent'));
afterEach(closePages);

describe('each example page', () => {
  // The page of a video player is not in the list.
  for (const name of [...pages, 'halden/night']) {
    it(`${name} has all content in landmarks, and no other axe violation, with its markup shown`, async () => {
      const opened = await visit(`examples/${name}.html`);
      const { document: page, view } = opened;
      await loadElements(page);
      if (page.querySelector('site-cookie-banner')) await settledBanner(opened);
      await showSource(page);
      await endAnimations(page);
      expect(await complaints(view)).to.deep.equal([]);
    });

    it(`${name} fits into a phone with text of twice the size`, async () => {
      const page = await visit(`examples/${name}.html`, { width });
      await loadElements(page.document);
      doubleText(page);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }
});

it('the items of a cart have their texts and buttons apart on a phone with text of twice the size', async () => {
  const page = await visit(`examples/halden/cart.html?__session=${crypto.randomUUID()}`, { width });
  doubleText(page);
  const cart = await eventually('the cart', () => page.document.querySelector('site-cart'));
  cart.scrollIntoView();
  const item = await eventually('an item', () => cart.shadowRoot?.querySelector('[part="line"]'));
  const boxes = [...item.children].map((child) => ({
    text: child.textContent,
    box: child.getBoundingClientRect(),
  }));
  expect(boxes).to.have.length.above(2);
  const overlaps = boxes.flatMap(({ text, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(({ box: other }) => box.left < other.right && other.left < box.right)
      .filter(({ box: other }) => box.top < other.bottom && other.top < box.bottom)
      .map((other) => `${text} and ${other.text}`),
  );
  expect(overlaps).to.deep.equal([]);
  expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
});
