/** Prerendered lists of languages. */
import { expect } from '@open-wc/testing';
import { PrerenderedPage } from '../../core/element/hydration/prerendered-page.ts';
import { hover } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { anchors, language } from './language.ts';

let page: PrerenderedPage;

async function open(markup: string): Promise<void> {
  page = await PrerenderedPage.open(markup);
  await page.idle();
  await eventually('the script of languages has run', () =>
    page.view.performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/language-idle.js')),
  );
  await page.settled();
}

afterEach(() => {
  page.close();
  localStorage.clear();
});

const isTaken = (): boolean =>
  !page.document.querySelector('site-language')?.shadowRoot?.querySelector('[data-site-root]');

describe('a prerendered list of languages', () => {
  it('loads nothing until it is reached, and the menu opens before', async () => {
    await open(language('design="menu"'));
    const details = page.root.querySelector('details');
    page.root.querySelector('summary')?.focus();
    expect(details?.open).to.equal(false);
    await page.requested('site-language');
    if (details) details.open = true;
    await page.deliver('site-language');
    await eventually('it has taken its markup over', isTaken);
    expect([page.root.querySelector('details') === details, details?.open]).to.deep.equal([true, true]);
    expect(page.troubles).to.deep.equal([]);
  });

  it('starts when the pointer reaches it', async () => {
    await open(`<main>${language('', anchors)}</main>`);
    expect(page.view.customElements.get('site-language')).to.equal(undefined);
    await hover(page.find('a[hreflang="de"]'));
    await page.requested('site-language');
    await page.deliver('site-language');
    await eventually('it has taken its markup over', isTaken);
  });

  it('starts at once for a visitor who has chosen a language before', async () => {
    localStorage.setItem('site:site-language', '{"value": "de"}');
    await open(language());
    await page.requested('site-language');
    await page.deliver('site-language');
    await eventually('the mark', () => page.document.querySelector('a[hreflang="de"][data-site-chosen]'));
  });
});
