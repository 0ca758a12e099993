/** Links to the checkout over the mock API: clicks count once, and a visitor without a cart gets a reason. */
import { expect } from '@open-wc/testing';
import { setCookie } from '../../support/cookies.ts';
import { expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage } from '../../support/own-page.ts';
import { openStrictPage, violationsOf } from '../../support/strict-page.ts';
import { forgetCart } from './cart-tab.ts';
import { loadServices } from './services.ts';

const { addMessages, goToCheckout } = await loadServices();

const cartCheckout = '/commerce/goto-checkout';
const giftCard = '/checkout/giftcard?websiteId=1&giftCardProductId=2';

const dialogOf = (page: Document) =>
  page.querySelector('body > [data-site-owned]')?.shadowRoot?.querySelector('dialog');
const closed = (page: Document): Promise<unknown> => eventually('the dialog is closed', () => !dialogOf(page));

function alertOf(page: Document): HTMLDialogElement {
  const dialog = dialogOf(page);
  if (!dialog) throw new Error('there is no alert');
  return dialog;
}

const { now } = performance;

beforeEach(forgetCart);
afterEach(() => {
  performance.now = now;
  dialogOf(document)?.close();
  forgetCart();
  closePages();
});

describe('the way to the checkout', () => {
  it('leads to the page once for a double click, with its query', async () => {
    const { document: page, frame } = await openPage();
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const clicks = [goToCheckout(giftCard, { document: page }), goToCheckout(giftCard, { document: page })];
    expect(await Promise.all(clicks)).to.deep.equal([true, false]);
    await loaded;
    const { pathname, search } = frame.contentWindow?.location ?? location;
    expect(`${pathname}${search}`).to.equal(giftCard);
  });

  it('is open again after the visitor has gone back, and after a navigation that was stopped', async () => {
    const { document: page, view } = await openPage();
    const go = () => goToCheckout(giftCard, { document: page });
    performance.now = () => 1000;
    expect([await go(), await go()]).to.deep.equal([true, false]);
    view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect([await go(), await go()]).to.deep.equal([true, false]);
    performance.now = () => 6000;
    expect([await go(), await go()]).to.deep.equal([true, false]);
  });

  it('leads a visitor with a cart to its checkout', async () => {
    setCookie('CART=abc');
    const { document: page, frame } = await openPage();
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    expect(await goToCheckout(cartCheckout, { document: page })).to.equal(true);
    await loaded;
    expect(frame.contentWindow?.location.pathname).to.equal(cartCheckout);
  });

  it('alerts a visitor without a cart, in a dialog that Enter and Escape close', async () => {
    const link = document.createElement('a');
    link.href = cartCheckout;
    link.textContent = 'Checkout';
    document.body.append(link);
    link.focus();
    try {
      for (const key of ['Enter', 'Escape']) {
        const clicks = [goToCheckout(cartCheckout), goToCheckout(cartCheckout)];
        expect(await Promise.all(clicks)).to.deep.equal([false, false]);
        const dialog = alertOf(document);
        expect(document.querySelectorAll('body > [data-site-owned]')).to.have.length(1);
        expect(dialog.matches(':modal')).to.equal(true);
        await expectAccessible(dialog, {
          role: 'alertdialog',
          name: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
        });
        await expect(dialog).to.be.accessible();
        expect(dialog.querySelector(':focus')?.textContent).to.equal('OK');
        await press(key);
        await closed(document);
        expect(document.activeElement).to.equal(link);
      }
    } finally {
      link.remove();
    }
  });

  it('alerts in the language of the page', async () => {
    const { document: page } = await openPage();
    page.documentElement.lang = 'da';
    addMessages('da', { 'checkout-cart-missing': '<b>Ingen kurv</b>' }, page);
    await goToCheckout(cartCheckout, { document: page });
    expect(alertOf(page).querySelector('p')?.textContent).to.equal('<b>Ingen kurv</b>');
    page.documentElement.lang = 'fr';
    await eventually('it is in French', () =>
      alertOf(page).querySelector('p')?.textContent?.startsWith('Votre session a expiré'),
    );
  });

  it('refuses other URLs', async () => {
    const { document: page } = await openPage();
    const refusal = (url: string) =>
      goToCheckout(url, { document: page }).catch((error: unknown) => (error instanceof Error ? error.message : ''));
    for (const url of ['/cart', '', 'javascript:alert(1)//checkout/donate', '/checkout/donate/../../cart', 'http://['])
      expect(await refusal(url)).to.equal(`[Checkout] "${url}" is not a URL of the checkout.`);
  });

  it('does not violate a strict content security policy', async () => {
    const strict = await openStrictPage();
    const { document: page } = strict;
    await goToCheckout(cartCheckout, { document: page });
    expect(getComputedStyle(alertOf(page)).boxSizing).to.equal('border-box');
    expect(await violationsOf(strict)).to.deep.equal([]);
  });
});
