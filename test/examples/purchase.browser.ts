/** A whole purchase at Halden: from the print to the order, by keyboard, by touch, and without script. */
import { expect } from '@open-wc/testing';
import { removeCookies, setCookie } from '../support/cookies.ts';
import { click, press, setViewport, touch } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { endAnimations } from '../support/load-elements.ts';
import { closePages, type OwnPage } from '../support/own-page.ts';
import { skipUnless } from '../support/skip.ts';
import { visit } from '../support/visit.ts';
import { answerBanner, find, partOf } from './halden.ts';

/** The deepest focused element, also in shadow roots. */
function focused(page: Document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

const nameOf = (node: Element | null): string =>
  (node?.ariaLabel ?? node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Moves the focus forwards until it is on the control with this name. */
async function tabTo(page: () => Document, name: RegExp): Promise<void> {
  const reached: string[] = [];
  while (reached.length < 40) {
    reached.push(nameOf(focused(page())));
    if (name.test(reached.at(-1) ?? '')) return;
    await press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}, but ${reached.join(', ')}.`);
}

/** Waits until the frame shows another page. */
const arrived = ({ frame }: OwnPage, path: string): Promise<Document> =>
  eventually(`the page ${path}`, () => {
    const { contentDocument: page, contentWindow: view } = frame;
    return view?.location.pathname === path && page?.readyState === 'complete' && page;
  });

async function openPrints(width: number): Promise<OwnPage> {
  const page = await visit('examples/halden/prints.html', { width, height: 760 });
  await answerBanner(page, 'decline');
  const product = find(page.document, '#saltmarsh-1 site-product');
  product.scrollIntoView({ block: 'center', behavior: 'instant' });
  await eventually('the product', () => product.matches(':state(available)'));
  return page;
}

const statusOf = ({ document: page }: OwnPage): string =>
  find(page, '#saltmarsh-1 site-product').shadowRoot?.querySelector('[part="status"]')?.textContent ?? '';

/** The page that confirms the order has its total. */
async function expectOrder(page: OwnPage, total: string): Promise<void> {
  const confirmation = await arrived(page, '/checkout/order-confirmed');
  expect(confirmation.querySelector('h1')?.textContent).to.equal('Order confirmed');
  expect(confirmation.querySelector('main')?.textContent).to.include(total);
  expect(page.troubles).to.deep.equal([]);
}

before(() => setViewport({ width: 1300, height: 800 }));
beforeEach(() => {
  removeCookies('site-consent', 'CART');
  // An order reduces the stock of its session.
  setCookie(`__session=${crypto.randomUUID()}`);
});
afterEach(() => {
  closePages();
  removeCookies('__session', 'CART', 'crumb');
});

describe('a purchase', () => {
  it('works by keyboard alone', async () => {
    const page = await openPrints(1200);
    const { document: own } = page;
    find(own, '#saltmarsh-1 select[name="Size"]').focus();
    // A key selects the entry that begins with it, in a closed list of any system.
    await press('6');
    await eventually(
      'the larger size',
      () => find<HTMLSelectElement>(own, '#saltmarsh-1 select').value === '60 × 40 cm',
    );
    await tabTo(() => own, /^Add to cart$/);
    await press('Enter');
    await eventually('the print is added', () => statusOf(page).includes('Added to the cart.'));
    (await partOf(find(own, 'site-cart-indicator'), 'link')).focus();
    await press('Enter');
    const drawer = find(own, '#cart-drawer');
    await eventually('the focus is in the drawer', () => drawer.contains(own.activeElement));
    await tabTo(() => own, /^One more of Saltmarsh I, 60 × 40 cm/);
    await press('Enter');
    await eventually('two prints', () => (drawer.shadowRoot?.textContent ?? '').includes('€669.00'));
    await tabTo(() => own, /^Checkout$/);
    await press('Enter');
    const checkout = await arrived(page, '/commerce/goto-checkout');
    await tabTo(() => checkout, /^Place the order$/);
    await press('Enter');
    await expectOrder(page, '€669.00');
  });

  it('works by touch on a phone', async function () {
    const page = await openPrints(360);
    const { document: own } = page;
    const button = find(own, '#saltmarsh-1 button');
    skipUnless(this, 'touch', await touch(button, []));
    await eventually('the print is added', () => statusOf(page).includes('Added to the cart.'));
    const link = await partOf(find(own, 'site-cart-indicator'), 'link');
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    await touch(link, []);
    const drawer = find(own, '#cart-drawer');
    const remove = await eventually('the print', () =>
      [...(drawer.shadowRoot?.querySelectorAll<HTMLElement>('[part="remove"]') ?? [])].find(
        (one) => one.ariaLabel?.includes('Leeward') && one.checkVisibility(),
      ),
    );
    await endAnimations(await partOf(drawer, 'drawer'));
    remove.scrollIntoView({ block: 'center', behavior: 'instant' });
    await touch(remove, []);
    await eventually('the total', () =>
      (drawer.shadowRoot?.querySelector('dl')?.textContent ?? '').includes('€193.50'),
    );
    const checkout = await partOf(drawer, 'checkout');
    checkout.scrollIntoView({ block: 'center', behavior: 'instant' });
    await touch(checkout, []);
    const pay = await arrived(page, '/commerce/goto-checkout');
    await touch(find(pay, 'form button'), []);
    await expectOrder(page, '€193.50');
  });

  it('works without script, as forms and links', async () => {
    const page = await visit('examples/halden/prints.html', { hasScript: false });
    const button = find(page.document, '#saltmarsh-1 button');
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    await click(button);
    await arrived(page, '/halden/cart.html');
    const cart = await visit('examples/halden/cart.html', { hasScript: false });
    const link = find(cart.document, 'site-cart a[href="/commerce/goto-checkout"]');
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    await click(link);
    const checkout = await arrived(cart, '/commerce/goto-checkout');
    await click(find(checkout, 'form button'));
    await expectOrder(cart, '€373.50');
  });
});
