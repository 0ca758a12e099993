/** `<site-cart>` as a drawer that an indicator opens. */
import { expect } from '@open-wc/testing';
import { forgetCart } from '../../core/page/cart-tab.ts';
import { click, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { announced, openCart, type Shown, showsQuantities } from './cart.ts';

/** A page with an indicator and the drawer that it opens. */
async function openShop(attributes = '', width = 800): Promise<Shown> {
  const indicator = '<site-cart-indicator for="drawer" lang="en"><a href="/cart">Cart</a></site-cart-indicator>';
  const shown = await openCart('', '', {
    width,
    body: `${indicator}<site-cart id="drawer" layout="drawer" lang="en" ${attributes}><a href="/cart">Cart</a></site-cart>`,
  });
  // Before that a prerendered link leads to its page.
  await eventually('the indicator', () => shown.page.document.querySelector('site-cart-indicator:state(initialised)'));
  return shown;
}

const linkOf = ({ page }: Shown): HTMLElement | null | undefined =>
  page.document.querySelector('site-cart-indicator')?.shadowRoot?.querySelector('[part="link"]');

const link = (shown: Shown): HTMLElement => linkOf(shown) ?? expect.fail('The page has no indicator.');

const drawer = (shown: Shown): HTMLElement => shown.get('[part="drawer"]');

/** The name of the dialog for assistive technology. */
const nameOf = (shown: Shown): string | null | undefined =>
  shown.element.shadowRoot?.getElementById(drawer(shown).getAttribute('aria-labelledby') ?? '')?.textContent;

async function openDrawer(shown: Shown): Promise<void> {
  await click(link(shown));
  await eventually('the drawer', () => drawer(shown).matches(':modal'));
  await Promise.all(
    drawer(shown)
      .getAnimations()
      .map(({ finished }) => finished),
  );
}

beforeEach(forgetCart);
afterEach(closePages);

describe('a cart drawer', () => {
  it('is opened by the link of the indicator, shows the cart, and returns the focus', async () => {
    const shown = await openShop();
    expect(link(shown).getAttribute('aria-haspopup')).to.equal('dialog');
    await openDrawer(shown);
    await showsQuantities(shown, '1,2');
    expect(nameOf(shown)).to.equal('Cart');
    expect(shown.element.open).to.equal(true);
    await press('Escape');
    await eventually('no drawer', () => !drawer(shown).matches(':modal'));
    expect(shown.element.hasAttribute('open')).to.equal(false);
    const indicator = shown.page.document.querySelector('site-cart-indicator');
    await eventually('the focus', () => shown.page.document.activeElement === indicator);
  });

  it('reads the cart only when it is opened, and closes with its button', async () => {
    const shown = await openShop('cart-title="Your prints"');
    expect(shown.find('[part="lines"]')).to.equal(undefined);
    await openDrawer(shown);
    await showsQuantities(shown, '1,2');
    expect(nameOf(shown)).to.equal('Your prints');
    await click(shown.get('button', 'Close the cart'));
    await eventually('no drawer', () => !drawer(shown).matches(':modal'));
  });

  it('stays closed if a listener cancels the event, and stays open likewise', async () => {
    const shown = await openShop();
    const types: string[] = [];
    for (const type of ['site-show', 'site-shown', 'site-hide', 'site-hidden'])
      shown.element.addEventListener(type, (event) => {
        types.push(type);
        if (types.length === 1) event.preventDefault();
      });
    shown.element.show();
    await eventually('the event', () => types.length === 1);
    expect(drawer(shown).matches(':modal')).to.equal(false);
    shown.element.show();
    await eventually('the drawer', () => drawer(shown).matches(':modal'));
    shown.element.addEventListener('site-hide', (event) => event.preventDefault(), { once: true });
    shown.element.hide();
    await eventually('the event', () => types.includes('site-hide'));
    expect(drawer(shown).matches(':modal')).to.equal(true);
    shown.element.hide();
    await eventually('no drawer', () => types.includes('site-hidden'));
  });

  it('undoes what is typed with Escape, and closes with the next one', async () => {
    const shown = await openShop();
    await openDrawer(shown);
    await showsQuantities(shown, '1,2');
    const field = shown.get('[part="quantity"]') as HTMLInputElement;
    await click(field);
    await press('7');
    await press('Escape');
    await eventually('the quantity', () => field.value === '1');
    expect(drawer(shown).matches(':modal')).to.equal(true);
    await press('Escape');
    await eventually('no drawer', () => !drawer(shown).matches(':modal'));
  });

  it('announces a change once: the indicator is silent meanwhile', async () => {
    const shown = await openShop();
    await openDrawer(shown);
    await showsQuantities(shown, '1,2');
    await click(shown.get('button', 'One more of Leeward, 60 × 40 cm'));
    await eventually('the announcement', () => announced(shown).startsWith('Leeward, 60 × 40 cm: 2.'));
    await eventually('the indicator', () => link(shown).textContent === '4 items in cart');
    const status = shown.page.document
      .querySelector('site-cart-indicator')
      ?.shadowRoot?.querySelector('[role="status"]');
    expect(status?.textContent).to.equal('');
  });

  it('fills a phone, with the checkout in view', async () => {
    const shown = await openShop('', 360);
    await openDrawer(shown);
    await showsQuantities(shown, '1,2');
    const box = drawer(shown).getBoundingClientRect();
    expect([box.left, box.width]).to.deep.equal([0, 360]);
    expect(shown.get('[part="checkout"]').getBoundingClientRect().bottom).to.be.at.most(800);
    expect(shown.page.document.documentElement.scrollWidth).to.be.at.most(360);
  });
});
