/** A prerendered indicator shows the count of the last page before the cart is read. */
import { expect } from '@open-wc/testing';
import { setCookie } from '../../support/cookies.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';
import { prerenderedHtml } from '../../support/prerendered.ts';

const entry = 'site:cart-items';
const link = '<a href="/cart">Cart</a>';
const markup = `<site-cart-indicator subtotal="€309">${link}</site-cart-indicator>`;
const loader = '<script type="module" src="/dist/test/site.js"></script>';

const open = (html = markup, head = ''): Promise<OwnPage> =>
  openPage({ head: styled + head, body: prerenderedHtml(html) });

const hostOf = ({ document: page }: OwnPage): Element => {
  const host = page.querySelector('site-cart-indicator');
  if (!host) throw new Error('the page has no indicator');
  return host;
};

const part = (page: OwnPage, name: string): HTMLElement | null | undefined =>
  hostOf(page).shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);

/** Returns the visible count and its class, the name of the link, and the subtotal. */
const shown = (page: OwnPage): readonly (string | null | undefined)[] => {
  const quantity = part(page, 'quantity');
  return [
    quantity?.hidden ? undefined : quantity?.textContent,
    quantity?.className,
    part(page, 'link')?.textContent,
    part(page, 'subtotal')?.textContent,
  ];
};

const store = (value: unknown): void => sessionStorage.setItem(entry, JSON.stringify({ value }));

const forget = (): void => {
  sessionStorage.removeItem(entry);
  for (const name of ['CART', '__mock']) setCookie(`${name}=; Max-Age=0`);
};

beforeEach(forget);
afterEach(() => {
  closePages();
  forget();
});

describe('a prerendered cart indicator', () => {
  it('shows the count that the previous page has stored, before any script is requested', async () => {
    const previous = await openPage({ head: styled + scripted(['site-cart-indicator']), body: markup });
    await eventually('the cart is stored', () => sessionStorage.getItem(entry));
    previous.frame.remove();
    const page = await open();
    expect(shown(page)).to.deep.equal(['3', '', '3 items in cart', '€309']);
    expect(
      page.view.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    ).to.have.length(0);
    expect(hostOf(page).shadowRoot?.querySelector('script'), 'the script removes its element').to.equal(null);
  });

  for (const count of [0, 1, 2, 100, 101])
    it(`shows ${count} as the element does`, async () => {
      store(count);
      const declared = await openPage({
        head: styled + scripted(['site-cart-indicator']),
        body: `<site-cart-indicator sync="false" items="${count}" subtotal="€309">${link}</site-cart-indicator>`,
      });
      await eventually('the element', () => part(declared, 'link'));
      expect(shown(await open())).to.deep.equal(shown(declared));
    });

  for (const count of [0, 9, 120])
    it(`takes over its markup with ${count} items, and corrects the count when the cart has been read`, async () => {
      store(count);
      setCookie('__mock=delay=300');
      const page = await open(markup, loader);
      const quantity = part(page, 'quantity');
      await eventually('the count of the server', () => quantity?.textContent === '3');
      expect(part(page, 'quantity'), 'the node is the same').to.equal(quantity);
      expect(page.troubles).to.deep.equal([]);
    });

  it('ignores entries that are not a count', async () => {
    const entries = [
      '',
      '3',
      '{"value":"<img src=x onerror=alert(1)>"}',
      '{"value":-1}',
      '{"value":1.5}',
      '[]',
      'null',
    ];
    for (const text of entries) {
      sessionStorage.setItem(entry, text);
      const page = await open();
      expect([...shown(page), ...page.troubles], text).to.deep.equal([undefined, '', 'Cart', '€309']);
    }
  });

  it('shows the count of the author instead, and none where the author hides it', async () => {
    store(9);
    const declared = await open(`<site-cart-indicator items="2">${link}</site-cart-indicator>`);
    expect(shown(declared)).to.deep.equal(['2', '', '2 items in cart', undefined]);
    const hidden = await open(`<site-cart-indicator show-quantity="false">${link}</site-cart-indicator>`);
    expect(shown(hidden)).to.deep.equal([undefined, undefined, 'Cart', undefined]);
    const unsynchronized = await open(`<site-cart-indicator sync="false">${link}</site-cart-indicator>`);
    expect(shown(unsynchronized)).to.deep.equal([undefined, '', 'Cart', undefined]);
  });
});
