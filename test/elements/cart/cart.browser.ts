/** `<site-cart>` in a page, as visitors use it, over the mock API. It is long because each of its tests is a use of the same cart. */
import { expect } from '@open-wc/testing';
import { undoDuration } from '../../../elements/cart/model/rows.ts';
import { forgetCart, openTab, override } from '../../core/page/cart-tab.ts';
import { click, hover, press, type as typeText } from '../../support/engine.ts';
import { elapsed, eventually, never } from '../../support/eventually.ts';
import { closePages, type View } from '../../support/own-page.ts';
import { announced, openCart, quantities, type Shown, serverCart, shows, showsQuantities, totals } from './cart.ts';

const saltmarsh = 'Saltmarsh, 30 × 20 cm';
const leeward = 'Leeward, 60 × 40 cm';

/** Shows the initial cart: two Saltmarsh and one Leeward. */
async function placeCart(attributes = '', content?: string, more?: Parameters<typeof openCart>[2]): Promise<Shown> {
  const shown = await openCart(attributes, content, more);
  await showsQuantities(shown, '1,2');
  return shown;
}

/** The row of a product. */
const rowOf = ({ element }: Shown, name: string): HTMLElement | undefined =>
  [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part="line"]') ?? [])].find(({ textContent }) =>
    textContent?.includes(name),
  );

const problemOf = (shown: Shown, name: string): string =>
  rowOf(shown, name)?.querySelector('[part="problem"]')?.textContent ?? '';

const active = ({ element }: Shown): Element | null | undefined => element.shadowRoot?.activeElement;

async function enter(shown: Shown, name: string, text: string): Promise<void> {
  const field = shown.get('input', `Quantity of ${name}`) as HTMLInputElement;
  await click(field);
  field.select();
  await typeText(text);
  await press('Enter');
}

const forgetOverride = (): void => void override('; Max-Age=0');

beforeEach(forgetCart);
afterEach(() => {
  closePages();
  forgetCart();
});

describe('the items of a cart', () => {
  it('are shown with their prices, quantities and totals', async () => {
    const shown = await placeCart();
    expect(shown.texts('name')).to.deep.equal([leeward, saltmarsh]);
    expect(shown.texts('price')).to.deep.equal(['€180.00 each', '€64.50 each']);
    expect(shown.texts('line-total')).to.deep.equal(['€180.00', '€129.00']);
    expect(totals(shown)[0]).to.equal('Subtotal €309.00');
    expect(shown.element.matches(':state(initialised)')).to.equal(true);
    expect(shown.find('[role="spinbutton"]', `Quantity of ${leeward}`)?.ariaValueNow).to.equal('1');
    expect(shown.find('[role="list"]', 'Items in the cart')?.children).to.have.length(2);
  });

  it('change with the buttons, at once and on the server', async () => {
    const shown = await placeCart();
    await click(shown.get('button', `One more of ${saltmarsh}`));
    await click(shown.get('button', `One more of ${saltmarsh}`));
    await showsQuantities(shown, '1,4');
    await eventually('the announcement', () => announced(shown) === `${saltmarsh}: 4. Subtotal €438.00.`);
    expect(await serverCart()).to.deep.equal({ Saltmarsh: 4, Leeward: 1 });
    await click(shown.get('button', `One less of ${saltmarsh}`));
    await showsQuantities(shown, '1,3');
    await eventually('the announcement', () => announced(shown) === `${saltmarsh}: 3. Subtotal €373.50.`);
  });

  it('change with the arrow keys, and with a typed number', async () => {
    const shown = await placeCart();
    shown.get('input', `Quantity of ${saltmarsh}`).focus();
    await press('ArrowUp');
    await showsQuantities(shown, '1,3');
    await press('ArrowDown');
    await showsQuantities(shown, '1,2');
    await enter(shown, saltmarsh, '12');
    await eventually('the server', async () => (await serverCart()).Saltmarsh === 12);
    expect(shown.texts('line-total')[1]).to.equal('€774.00');
  });

  it('keep their quantity after a number that is not valid, and say why', async () => {
    const shown = await placeCart();
    await enter(shown, saltmarsh, '1.5');
    await eventually('the problem', () => problemOf(shown, saltmarsh) === 'Enter a whole number of 1 or more.');
    expect(quantities(shown)).to.equal('1,2');
    const field = shown.get('input', `Quantity of ${saltmarsh}`);
    expect(field.ariaInvalid).to.equal('true');
    const description = shown.element.shadowRoot?.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).to.equal('Enter a whole number of 1 or more.');
    shown.element.lang = 'de';
    await eventually('it is in German', () => description?.textContent === 'Geben Sie eine ganze Zahl ab 1 ein.');
    shown.element.lang = 'en';
    await eventually('it is in English', () => problemOf(shown, saltmarsh) === 'Enter a whole number of 1 or more.');
    await enter(shown, saltmarsh, '3');
    await eventually('no problem', () => problemOf(shown, saltmarsh) === '');
  });

  it('are limited to the stock, with the number that is available', async () => {
    const shown = await placeCart();
    await enter(shown, leeward, '9');
    await showsQuantities(shown, '5,2');
    await eventually('the reason', () => problemOf(shown, leeward) === 'Only 5 are available.');
    expect(shown.get('button', `One more of ${leeward}`).ariaDisabled).to.equal('true');
  });

  it('show a refusal of the server at their line, and their quantity before it', async () => {
    const shown = await placeCart();
    override('code=429');
    await click(shown.get('button', `One more of ${saltmarsh}`));
    await eventually('the reason', () => problemOf(shown, saltmarsh) !== '').catch((e) => {
      console.log(rowOf(shown, 'Saltmarsh')?.outerHTML.slice(0, 900));
      throw e;
    });
    expect(quantities(shown)).to.equal('1,2');
    expect(announced(shown)).to.contain(problemOf(shown, saltmarsh));
    forgetOverride();
    await click(shown.get('button', `One more of ${saltmarsh}`));
    await showsQuantities(shown, '1,3');
    await eventually('no reason', () => problemOf(shown, saltmarsh) === '');
  });
});

describe('a removed item', () => {
  it('can be added again in its place, with the focus on its buttons', async () => {
    const shown = await placeCart();
    await click(shown.get('button', `Remove ${saltmarsh}`));
    await showsQuantities(shown, '1');
    const undo = shown.get('button', `Undo: add ${saltmarsh} again`);
    expect(active(shown)).to.equal(undo);
    expect(announced(shown)).to.equal(`Removed: ${saltmarsh}.`);
    await eventually('the server', async () => (await serverCart()).Saltmarsh === undefined);
    await click(undo);
    await showsQuantities(shown, '1,2');
    expect(shown.texts('name')).to.deep.equal([leeward, saltmarsh]);
    expect(active(shown)).to.equal(shown.get('button', `Remove ${saltmarsh}`));
    await eventually('the server', async () => (await serverCart()).Saltmarsh === 2);
    // The entry has another id now.
    await eventually('its buttons work', async () => {
      const more = shown.get('button', `One more of ${saltmarsh}`);
      if (more.ariaDisabled === 'true') return false;
      more.click();
      return true;
    });
    await eventually('the server', async () => (await serverCart()).Saltmarsh === 3);
  });

  it('can be added again for 8 s, and longer while the pointer is on it', async () => {
    const shown = await placeCart();
    const { get, find } = shown;
    const undo = `Undo: add ${saltmarsh} again`;
    await click(get('button', `Remove ${saltmarsh}`));
    await showsQuantities(shown, '1');
    await hover(get('button', undo));
    await elapsed(undoDuration);
    expect(find('button', undo)).not.to.equal(undefined);
    await hover(get('[part="totals"]'));
    await eventually('the time is over', () => !find('button', undo));
  });

  it('is removed with a typed 0 too', async () => {
    const shown = await placeCart();
    await enter(shown, leeward, '0');
    await showsQuantities(shown, '2');
    expect(shown.find('button', `Undo: add ${leeward} again`)).not.to.equal(undefined);
  });

  it('returns with the reason if the server does not remove it', async () => {
    const shown = await placeCart();
    override('code=403');
    await click(shown.get('button', `Remove ${leeward}`));
    await eventually('the reason', () => problemOf(shown, leeward) !== '');
    expect(quantities(shown)).to.equal('1,2');
  });

  it('leaves an empty cart, with the message and the content of the author', async () => {
    const shown = await placeCart(
      'continue-href="/prints"',
      '<a href="/cart">Your cart</a><p slot="empty">All prints are signed.</p>',
    );
    await click(shown.get('button', `Remove ${saltmarsh}`));
    await click(shown.get('button', `Remove ${leeward}`));
    await shows(shown, 'empty', 'You have nothing in your shopping cart.');
    expect(shown.element.querySelector('[slot="empty"]')?.checkVisibility()).to.equal(true);
    expect(shown.element.querySelector('a')?.checkVisibility()).to.equal(false);
    expect(shown.find('[part="checkout"]')).to.equal(undefined);
    expect(shown.get('[part="continue"]').getAttribute('href')).to.equal('/prints');
    expect(shown.texts('continue')).to.deep.equal(['Continue Shopping']);
    expect(shown.element.matches(':state(empty)')).to.equal(true);
  });
});

describe('an item without the id of a product', () => {
  it('cannot be added again, and keeps the focus in its place when it is removed', async () => {
    const shown = await placeCart('', undefined, {
      prepare: (view) => {
        const { fetch } = view;
        view.fetch = async (input, init) => {
          const answer = await fetch(input, init);
          const text = (await answer.text()).replaceAll(/"itemId":"[^"]*",?/g, '');
          return new view.Response(text, { status: answer.status, headers: answer.headers });
        };
      },
    });
    await click(shown.get('button', `Remove ${saltmarsh}`));
    await eventually('the focus', () => active(shown)?.matches('.removed'));
    expect(active(shown)?.textContent).to.include(saltmarsh);
    expect(shown.find('[part="undo"]')).to.equal(undefined);
  });
});

describe('an item that another tab has removed', () => {
  it('is named in the reason why it was not changed, until the next change', async () => {
    const shown = await placeCart();
    const { client } = await openTab();
    const { view } = shown.page;
    const { fetch } = view;
    view.fetch = async (input, init) => {
      view.fetch = fetch;
      await client.remove('saltmarsh');
      return fetch(input, init);
    };
    await click(shown.get('button', `One more of ${saltmarsh}`));
    await eventually('the reason', () => shown.texts('problem').some((text) => text.startsWith(`${saltmarsh}: `)));
    expect(active(shown)?.getAttribute('part')).to.equal('lines');
    await click(shown.get('button', `One more of ${leeward}`));
    await eventually('no reason', () => !shown.texts('problem').join(''));
  });
});

describe('a removed item that is added again at once', () => {
  it('is in the cart once, although the server refuses the removal', async () => {
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const refuseRemovals = (view: View): void => {
      const { fetch } = view;
      view.fetch = async (input, init) => {
        if ((input as Request).method !== 'DELETE') return fetch(input, init);
        await answered;
        return new view.Response('{}', { status: 503 });
      };
    };
    const shown = await placeCart('', undefined, { prepare: refuseRemovals });
    await click(shown.get('button', `Remove ${saltmarsh}`));
    await click(shown.get('button', `Undo: add ${saltmarsh} again`));
    answer();
    await eventually('the reason', () => problemOf(shown, saltmarsh) === 'Unable to remove item');
    await showsQuantities(shown, '1,2');
    expect(await serverCart()).to.deep.equal({ Saltmarsh: 2, Leeward: 1 });
  });
});

describe('coupons and shipping', () => {
  it('reduce the total, and can be removed', async () => {
    const shown = await placeCart();
    await click(shown.get('#coupon'));
    await typeText('tenpercent');
    await press('Enter');
    await eventually('the discount', () => totals(shown).join().includes('Discount -€30.90'));
    expect(totals(shown).at(-1)).to.equal('Total €278.10');
    await click(shown.get('button', 'Remove coupon TENPERCENT'));
    await eventually('no discount', () => !totals(shown).join().includes('Discount'));
    expect(active(shown)).to.equal(shown.get('#coupon'));
  });

  it('that do not apply are listed with the reason', async () => {
    const shown = await placeCart();
    for (const code of ['lastyear', 'nothing']) {
      await click(shown.get('#coupon'));
      await typeText(code);
      await click(shown.get('[part="coupons"] [type="submit"]'));
      await eventually(code, () => shown.find('button', `Remove coupon ${code.toUpperCase()}`));
    }
    expect(shown.get('.coupons').textContent).to.contain('LASTYEAR This coupon has expired.');
    expect(shown.get('.coupons').textContent).to.contain('NOTHING This code is not valid.');
  });

  it('announce the reason why a code does not apply, and the new total', async () => {
    const shown = await placeCart('countries="NO DE"');
    const spoken = (): readonly string[] =>
      [...(shown.element.shadowRoot?.querySelectorAll('[role="status"]') ?? [])].map(
        ({ textContent }) => textContent ?? '',
      );
    const field = shown.get('#coupon');
    await click(field);
    await typeText('lastyear');
    await press('Enter');
    await eventually('the reason', () => spoken().includes('This coupon has expired.'));
    await click(field);
    await typeText('tenpercent');
    await press('Enter');
    await eventually('the total', () => spoken().includes('Total €278.10.'));
  });

  it('are all made, although the next one is selected before the server has answered', async () => {
    const shown = await placeCart('countries="NO DE"');
    const country = shown.get('select') as HTMLSelectElement;
    override('delay=300');
    for (const code of ['NO', 'DE']) {
      country.value = code;
      country.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await eventually('the shipping cost to Germany', () => totals(shown).includes('Shipping €9.90'));
    expect(country.value).to.equal('DE');
  });

  it('have no region of another country', async () => {
    const shown = await placeCart('countries="NO US"');
    const { client } = await openTab();
    await client.setShipping({ location: { country: 'US', region: 'ME' } });
    const select = shown.get('select') as HTMLSelectElement;
    await eventually('the country', () => select.value === 'US');
    override('delay=300');
    select.value = 'NO';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await click(await eventually('the field', () => shown.find('.postal')));
    await typeText('0150');
    await press('Enter');
    await eventually('the place', async () => {
      await client.sync();
      expect(client.get()?.shippingLocation).to.deep.equal({ country: 'NO', postalCode: '0150' });
      return true;
    });
  });

  it('depend on the country', async () => {
    const shown = await placeCart('countries="NO US"');
    expect(totals(shown)).to.contain('Shipping Select a country');
    const select = shown.get('select') as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Select a country', 'Norway', 'United States']);
    select.value = 'NO';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually('the shipping cost', () => totals(shown).includes('Shipping €4.90'));
    await click(shown.get('[type="radio"]:not(:checked)'));
    await eventually('the other option', () => totals(shown).includes('Shipping €14.90'));
    expect(totals(shown).some((text) => text.startsWith('MVA €'))).to.equal(true);
  });
});

describe('the checkout', () => {
  it('is reached once all changes have been sent, and once for several clicks', async () => {
    const shown = await placeCart();
    const carts: number[] = [];
    shown.element.addEventListener('site-checkout', (event) => {
      carts.push(event.detail.cart.totalQuantity);
      event.preventDefault();
    });
    shown.get('button', `One more of ${saltmarsh}`).click();
    const link = shown.get('[part="checkout"]');
    expect(link.getAttribute('href')).to.equal('/commerce/goto-checkout');
    expect(shown.texts('checkout')).to.deep.equal(['Checkout']);
    link.click();
    link.click();
    await eventually('the checkout', () => carts.length > 0);
    expect(carts).to.deep.equal([4]);
    expect(await serverCart()).to.deep.equal({ Saltmarsh: 3, Leeward: 1 });
  });

  it('is the page of the link, and a reason in a dialog where the browser keeps no cookies', async () => {
    const withoutCookies = ({ Document }: View): void => {
      Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
    };
    const alerted = await placeCart('', undefined, { prepare: withoutCookies });
    await click(alerted.get('[part="checkout"]'));
    const dialog = await eventually('the reason', () =>
      alerted.page.document.querySelector('body > [data-site-owned]')?.shadowRoot?.querySelector('dialog[open]'),
    );
    expect(dialog.textContent).to.include('Either your session has expired or you do not have cookies enabled.');
    const shown = await placeCart();
    const left = new Promise((resolve) => shown.page.frame.addEventListener('load', resolve, { once: true }));
    await click(shown.get('[part="checkout"]'));
    await left;
    expect(shown.page.frame.contentWindow?.location.pathname).to.equal('/commerce/goto-checkout');
  });

  it('is reached once while its page is loading, and again when the visitor comes back', async () => {
    const shown = await placeCart('checkout-href="/stalls/checkout"');
    let count = 0;
    shown.element.addEventListener('site-checkout', () => {
      count += 1;
    });
    const link = shown.get('[part="checkout"]');
    link.click();
    await eventually('the checkout', () => count === 1);
    link.click();
    // The event at the end of loading the page is not the visitor's return.
    shown.page.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    link.click();
    const synced = async (): Promise<unknown> => (await openTab()).client.sync();
    await never('a second checkout', () => count > 1, { until: synced(), frames: 3 });
    expect(link.getAttribute('aria-busy')).to.equal('true');
    shown.page.view.stop();
    shown.page.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await eventually('the link is enabled', () => link.getAttribute('aria-busy') === 'false');
    link.click();
    await eventually('another checkout', () => count === 2);
  });

  it('needs the minimum subtotal', async () => {
    const shown = await placeCart('minimum-subtotal="350.00 EUR"');
    let isReached = false;
    shown.element.addEventListener('site-checkout', (event) => {
      isReached = true;
      event.preventDefault();
    });
    expect(shown.texts('minimum')).to.deep.equal(['To check out, your order subtotal must be €350.00 or more.']);
    const link = shown.get('[part="checkout"]');
    expect(link.ariaDisabled).to.equal('true');
    await click(link);
    await click(shown.get('button', `One more of ${saltmarsh}`));
    await shows(shown, 'minimum', '');
    expect(isReached).to.equal(false);
    await click(link);
    await eventually('the checkout', () => isReached);
  });
});

describe('a cart that cannot be read', () => {
  it('shows why, keeps the content of the author, and can be read again', async () => {
    override('code=403');
    const shown = await openCart();
    await eventually('the reason', () => shown.texts('problem').includes('Unable to load. Try again.'));
    expect(shown.element.querySelector('a')?.checkVisibility()).to.equal(true);
    expect(shown.page.troubles).to.deep.equal(['site-error cart-read-failed']);
    override('code=403');
    await click(shown.get('button', 'Try again'));
    await eventually('the second failure', () => shown.page.troubles.length === 2);
    await eventually('the reason again', () => shown.texts('problem').includes('Unable to load. Try again.'));
    expect(active(shown)?.textContent).to.equal('Try again');
    forgetOverride();
    await click(shown.get('button', 'Try again'));
    await showsQuantities(shown, '1,2');
    expect(shown.texts('problem')).to.deep.equal([]);
  });
});
