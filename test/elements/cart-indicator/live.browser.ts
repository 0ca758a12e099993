/** Tests the cart indicator with the site's cart and the mock API. */
import { expect } from '@open-wc/testing';
import { setCookie } from '../../support/cookies.ts';
import { eventually, never, once } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

const path = '/api/commerce/shopping-cart';
const markup = '<site-cart-indicator><a href="/cart">Cart</a></site-cart-indicator>';

const open = (body = markup, more: Parameters<typeof openPage>[0] = {}): Promise<OwnPage> =>
  openPage({ head: styled + scripted(['site-cart-indicator']), body, ...more });

const find = ({ document: page }: OwnPage, name: string, index = 0): HTMLElement | null | undefined =>
  page.querySelectorAll('site-cart-indicator')[index]?.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);

const count = (page: OwnPage, text: string, index?: number) => (): boolean =>
  find(page, 'quantity', index)?.textContent === text;

const stateOf = ({ document: page }: OwnPage): string =>
  ['initialised', 'empty'].filter((name) => page.querySelector(`site-cart-indicator:state(${name})`)).join();

beforeEach(() => {
  setCookie('CART=; Max-Age=0');
  setCookie('__mock=; Max-Age=0');
  // The pages of another test show it.
  sessionStorage.removeItem('site:cart-items');
});

afterEach(closePages);

describe('a cart indicator on a site', () => {
  it('is a plain link first, and shows the cart after the first response', async () => {
    setCookie('__mock=delay=300');
    const page = await open();
    await eventually('the link', () => find(page, 'link'));
    expect([find(page, 'link')?.textContent, stateOf(page)]).to.deep.equal(['Cart', '']);
    await eventually('the count', count(page, '3'));
    await eventually('the state', () => stateOf(page) === 'initialised');
    expect(find(page, 'link')?.textContent).to.equal('3 items in cart');
    expect(find(page, 'subtotal')?.textContent).to.equal('€309.00');
    const shadow = page.document.querySelector('site-cart-indicator')?.shadowRoot;
    expect(shadow?.querySelector('[role="status"]')?.textContent, 'the first count is not announced').to.equal('');
    expect(page.troubles).to.deep.equal([]);
  });

  it('shows the count in the page until then, and corrects an outdated one', async () => {
    setCookie('__mock=delay=300');
    const page = await open('<site-cart-indicator items="9" subtotal="€900"></site-cart-indicator>');
    await eventually('the count in the page', count(page, '9'));
    expect(find(page, 'subtotal')?.textContent).to.equal('€900');
    await eventually('the count', count(page, '3'));
    expect(find(page, 'subtotal')?.textContent).to.equal('€309.00');
  });

  it('shows the same count as others on the page and in other tabs, also after the back-forward cache', async () => {
    const [page, other] = [await open(markup + markup), await open()];
    for (const index of [0, 1]) await eventually('the count', count(page, '3', index));
    await eventually('the count', count(other, '3'));
    const { cart } = await import(`${location.origin}/dist/test/site-shopping-cart.js`);
    await cart(page.document).setQuantity('saltmarsh', 120);
    for (const index of [0, 1]) await eventually('the new count', count(page, '100+', index));
    await eventually('the count of the other tab', count(other, '100+'));
    const { PageTransitionEvent } = page.view;
    page.view.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    for (const id of ['saltmarsh', 'leeward']) await fetch(`${path}/entries/${id}`, { method: 'DELETE' });
    page.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await eventually('an empty cart', () => stateOf(page) === 'initialised,empty');
    expect(find(page, 'subtotal')).to.equal(null);
  });

  it('requests the cart once for the page', async () => {
    const page = await open(markup.repeat(3));
    for (const index of [0, 1, 2]) await eventually('the count', count(page, '3', index));
    const calls = page.view.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
    expect(calls).to.have.length(1);
  });

  it('stays a link if the cart cannot be read, and reports it to the page', async () => {
    setCookie('__mock=code=403');
    const page = await open();
    await eventually('the failure', () => page.troubles.length > 0);
    expect(page.troubles).to.deep.equal(['site-error cart-read-failed']);
    expect(find(page, 'link')?.getAttribute('href')).to.equal('/cart');
  });

  it('reads no cart with sync="false", and stops when that is set later', async () => {
    const page = await open('<site-cart-indicator sync="false" items="2"></site-cart-indicator>');
    await eventually('the count of the page', count(page, '2'));
    page.document.querySelector('site-cart-indicator')?.removeAttribute('sync');
    await eventually('the count', count(page, '3'));
    page.document.querySelector('site-cart-indicator')?.setAttribute('sync', 'false');
    await eventually('the count of the page', count(page, '2'));
  });

  it('keeps its count in the document of a frame, until the cart is read there, and back on its page', async () => {
    const page = await open(`${markup}<iframe title="other document"></iframe>`);
    await eventually('the count', count(page, '3'));
    const indicator = page.document.querySelector('site-cart-indicator');
    const other = page.document.querySelector('iframe')?.contentDocument;
    if (!indicator || !other) throw new Error('the page has no indicator or no frame');
    const quantity = (): string | null | undefined =>
      indicator.shadowRoot?.querySelector('[part="quantity"]')?.textContent;
    setCookie('__mock=delay=300');
    other.body.append(indicator);
    await never('it loses its count', () => quantity() !== '3', { until: once(other, 'site-cart-changed') });
    page.document.body.append(indicator);
    await never('it loses its count', () => quantity() !== '3');
    const { cart } = await import(`${location.origin}/dist/test/site-shopping-cart.js`);
    await cart(page.document).setQuantity('saltmarsh', 120);
    await eventually('the new count', count(page, '100+'));
  });

  it('shows only the count on a phone, with space reserved for it', async () => {
    setCookie('__mock=delay=300');
    const page = await open(`<p>${markup} words after it</p>`, { width: 320 });
    await eventually('the link', () => find(page, 'link'));
    const width = (): number => page.document.querySelector('site-cart-indicator')?.getBoundingClientRect().width ?? 0;
    const before = width();
    await eventually('the count', count(page, '3'));
    expect(Math.abs(width() - before)).to.be.below(1);
    expect(find(page, 'subtotal')?.checkVisibility()).to.equal(false);
  });
});
