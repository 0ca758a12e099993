/** Prerendered lists of languages. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { eventually } from '../../support/eventually.ts';
import { language } from './language.ts';

let page: PrerenderedPage;

async function open(markup: string): Promise<void> {
  page = await PrerenderedPage.open(markup);
  await page.idle();
}

afterEach(() => {
  page.close();
  localStorage.clear();
});

const isTaken = (): boolean =>
  !page.document.querySelector('site-language')?.shadowRoot?.querySelector('[data-site-root]');

describe('a prerendered list of languages', () => {
  it('loads nothing until it is in the viewport, and then marks the links', async () => {
    await open(`<div style="block-size: 300vh"></div>${language()}`);
    expect(page.find('a[hreflang="en"]').hasAttribute('aria-current')).to.equal(false);
    expect(page.view.customElements.get('site-language')).to.equal(undefined);
    page.find('site-language').scrollIntoView();
    await page.requested('site-language');
    await page.deliver('site-language');
    await eventually('the mark', () => page.document.querySelector('a[hreflang="en"][aria-current="true"]'));
    expect(page.troubles).to.deep.equal([]);
  });

  it('opens its menu before the script', async () => {
    await open(language('design="menu"'));
    const details = page.root.querySelector('details');
    await page.requested('site-language');
    if (details) details.open = true;
    await page.deliver('site-language');
    await eventually('it has taken its markup over', isTaken);
    expect([page.root.querySelector('details') === details, details?.open]).to.deep.equal([true, true]);
    expect(page.troubles).to.deep.equal([]);
  });

  it('takes over names that the browser does not have', async () => {
    await open(language('design="menu"', '<a href="#en" hreflang="en">English</a>'));
    const name = page.root.querySelector('summary span');
    // Node and the browser may have different names.
    if (name) name.textContent = 'Anglais';
    await page.requested('site-language');
    await page.deliver('site-language');
    await eventually('the name of the browser', () => isTaken() && name?.textContent === 'English');
    expect(page.root.querySelector('summary span')).to.equal(name);
    expect(page.troubles).to.deep.equal([]);
  });

  it('marks the language that was chosen before', async () => {
    localStorage.setItem('site:site-language', '{"value": "de"}');
    await open(language());
    await page.requested('site-language');
    await page.deliver('site-language');
    await eventually('the mark', () => page.document.querySelector('a[hreflang="de"][data-site-chosen]'));
  });
});
