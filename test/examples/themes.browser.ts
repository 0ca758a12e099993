/** The page of the themes: a visitor chooses a theme and a color scheme, and all elements change. */
import { expect } from '@open-wc/testing';
import { click, emulateMedia, press } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { loadElements } from '../support/load-elements.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { complaints, visit } from '../support/visit.ts';
import { find, partOf } from './halden.ts';

const open = async (): Promise<OwnPage> => {
  const page = await visit('examples/themes.html');
  await loadElements(page.document);
  return page;
};

const radio = ({ document: page }: OwnPage, value: string): HTMLInputElement => find(page, `input[value="${value}"]`);

/** The colors of the page, and of controls in and outside of shadow roots. */
async function colorsOf({ document: page }: OwnPage): Promise<readonly string[]> {
  const quantity = await partOf(find(page, 'site-cart-indicator'), 'quantity');
  return [
    getComputedStyle(page.body).backgroundColor,
    getComputedStyle(find(page, 'site-form button')).backgroundColor,
    getComputedStyle(quantity).backgroundColor,
  ];
}

const looksLike = (page: OwnPage, ...colors: readonly string[]): Promise<unknown> =>
  eventually(`the colors ${colors.join()}`, async () => (await colorsOf(page)).join() === colors.join());

afterEach(async () => {
  closePages();
  await emulateMedia({});
});

describe('the page of the themes', () => {
  it('changes all elements to the chosen theme, with pointer and keys', async () => {
    const page = await open();
    await looksLike(page, 'rgb(250, 246, 238)', 'rgb(138, 59, 18)', 'rgb(138, 59, 18)');
    await click(radio(page, 'harbour'));
    await looksLike(page, 'rgb(245, 248, 250)', 'rgb(11, 95, 115)', 'rgb(11, 95, 115)');
    expect(getComputedStyle(find(page.document, 'site-form button')).borderRadius).to.equal('8px');
    await press('ArrowRight');
    await looksLike(page, 'rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)');
    expect(getComputedStyle(find(page.document, 'site-form button')).borderRadius).to.equal('0px');
    expect(page.troubles).to.deep.equal([]);
  });

  it('is dark if the visitor chooses that, also on a light system', async () => {
    const page = await open();
    await click(radio(page, 'ink'));
    await click(radio(page, 'dark'));
    await looksLike(page, 'rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)');
    await click(radio(page, 'light'));
    await looksLike(page, 'rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)');
  });

  for (const theme of ['paper', 'harbour', 'ink', 'none'])
    for (const scheme of ['light', 'dark'])
      it(`has legible text: ${theme}, ${scheme}`, async () => {
        const page = await open();
        await click(radio(page, theme));
        await click(radio(page, scheme));
        await eventually('the scheme', () => page.document.documentElement.dataset.theme === scheme);
        expect(await complaints(page.view)).to.deep.equal([]);
      });
});
