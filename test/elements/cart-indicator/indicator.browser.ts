/** Tests the cart indicator: its display, its accessibility and its use. */
import { expect } from '@open-wc/testing';
import type { SiteCartIndicatorElement } from '../../../elements/cart-indicator/element.tsx';
import { expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';

type Indicator = InstanceType<typeof SiteCartIndicatorElement>;

const bundle = '/dist/test/site-cart-indicator.js';
await import(bundle);

const link = '<a href="/cart">Cart</a>';

function place(markup: string): Indicator {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  const indicator = box.querySelector('site-cart-indicator');
  if (!indicator) throw new Error('the markup has no indicator');
  return indicator;
}

const fixed = (attributes = '', children = link): Indicator =>
  place(`<site-cart-indicator sync="false" ${attributes}>${children}</site-cart-indicator>`);

const part = (indicator: Indicator, name: string): HTMLElement | null =>
  indicator.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) ?? null;

const linkOf = (indicator: Indicator): HTMLAnchorElement => {
  const found = part(indicator, 'link');
  if (!(found instanceof HTMLAnchorElement)) throw new Error('the indicator is not a link');
  return found;
};

const newsOf = (indicator: Indicator): string | null | undefined =>
  indicator.shadowRoot?.querySelector('[role="status"]')?.textContent;

afterEach(async () => {
  closePages();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
});

describe('a cart indicator', () => {
  it('shows the number of items, visually and to assistive technology', async () => {
    for (const [items, shown, spoken] of [
      ['0', '0', '0 items in cart'],
      ['1', '1', 'One item in cart'],
      ['2', '2', '2 items in cart'],
      ['100', '100', '100 items in cart'],
      ['101', '100+', 'More than 100 items in cart'],
      ['4711', '100+', 'More than 100 items in cart'],
    ] as const) {
      const indicator = fixed(`items="${items}"`);
      expect(part(indicator, 'quantity')?.textContent).to.equal(shown);
      await expectAccessible(linkOf(indicator), { role: 'link', name: spoken });
    }
  });

  it('shows the number before the word where the author reverses the direction', () => {
    const indicator = fixed('items="2" style="flex-direction: row-reverse"');
    const word = indicator.querySelector('a')?.getBoundingClientRect();
    expect(part(indicator, 'quantity')?.getBoundingClientRect().right).to.be.at.most(word?.left ?? 0);
  });

  it('has the name Cart if no quantity is known or shown', async () => {
    for (const settings of ['', 'items="3" show-quantity="false"']) {
      const indicator = fixed(settings);
      await expectAccessible(linkOf(indicator), { role: 'link', name: 'Cart' });
      expect(part(indicator, 'quantity')?.checkVisibility({ visibilityProperty: true }) ?? false).to.equal(false);
    }
  });

  it('links to the URL of its attribute, else to the URL of the link inside, else to /cart', async () => {
    for (const [markup, path, target] of [
      [fixed('href="/basket"'), '/basket', ''],
      [fixed('', '<a href="/shop/cart?x=1" target="cart">Cart</a>'), '/shop/cart?x=1', 'cart'],
      [fixed('', '<span><a href="/inner">Cart</a></span>'), '/inner', ''],
      [fixed('', ''), '/cart', ''],
      [fixed('', '<a href="javascript:alert(1)">Cart</a>'), '/cart', ''],
    ] as const) {
      expect([linkOf(markup).href, linkOf(markup).target]).to.deep.equal([location.origin + path, target]);
    }
    const newTab = linkOf(fixed('', '<a href="/cart" target="_BLANK">Cart</a>'));
    expect([newTab.target, newTab.rel]).to.deep.equal(['_BLANK', 'noopener']);
    const indicator = fixed();
    indicator.querySelector('a')?.setAttribute('href', '/later');
    await eventually('the new URL', () => linkOf(indicator).href === `${location.origin}/later`);
  });

  it('is one stop for the Tab key, and Enter follows it', async () => {
    const indicator = fixed();
    const box = indicator.parentElement as HTMLElement;
    box.insertAdjacentHTML('afterbegin', '<button>Before</button>');
    box.insertAdjacentHTML('beforeend', '<button>After</button>');
    let followed = 0;
    box.addEventListener('click', (event) => {
      event.preventDefault();
      followed += 1;
    });
    box.querySelector('button')?.focus();
    await press('Tab');
    expect(indicator.shadowRoot?.activeElement).to.equal(linkOf(indicator));
    await press('Enter');
    expect(followed).to.equal(1);
    await press('Tab');
    expect(document.activeElement?.textContent).to.equal('After');
  });

  it('shows the author’s text, otherwise a bag', () => {
    expect(part(fixed(), 'icon')?.checkVisibility()).to.equal(false);
    expect(part(fixed('', ''), 'icon')?.checkVisibility()).to.equal(true);
  });

  it('shows the given subtotal, but none for an empty cart', () => {
    expect(part(fixed('items="2" subtotal="20,– €"'), 'subtotal')?.textContent).to.equal('20,– €');
    expect(part(fixed('items="0" subtotal="€0"'), 'subtotal')).to.equal(null);
    expect(part(fixed('items="2" subtotal="€20" show-subtotal="false"'), 'subtotal')).to.equal(null);
  });

  it('has no axe violations', async () => {
    for (const settings of ['', 'items="0"', 'items="101" subtotal="€20"'])
      await expect(fixed(settings)).to.be.accessible();
  });
});

describe('a change', () => {
  it('is announced politely, but the first value is not', async () => {
    const indicator = fixed('items="2"');
    expect(newsOf(indicator)).to.equal('');
    indicator.subtotal = '€30';
    await Promise.resolve();
    expect(newsOf(indicator), 'the label is the same').to.equal('');
    indicator.items = 3;
    await eventually('the news', () => newsOf(indicator) === '3 items in cart');
  });

  it('of the language is not announced', async () => {
    const indicator = fixed('items="2" lang="en"');
    indicator.lang = 'de';
    await eventually('the label is German', () => part(indicator, 'link')?.textContent?.includes('Artikel'));
    expect(newsOf(indicator)).to.equal('');
    indicator.items = 3;
    await eventually('the news', () => newsOf(indicator)?.startsWith('3 Artikel'));
  });

  it('is announced once, by the first visible indicator', async () => {
    const [hidden, first, second] = [fixed('items="2" hidden'), fixed('items="2"'), fixed('items="2"')];
    for (const indicator of [hidden, first, second]) indicator.items = 4;
    await eventually('the news', () => newsOf(first) === '4 items in cart');
    expect([newsOf(hidden), newsOf(second)]).to.deep.equal(['', '']);
  });
});

describe('a count in the link', () => {
  it('is only for visitors without script, whatever the display that the author has set', async () => {
    const author = '<style>[data-site-count] { display: inline-block }</style>';
    const body = '<site-cart-indicator><a href="/cart">Cart <b data-site-count>0</b></a></site-cart-indicator>';
    const isShown = (page: Document): boolean | undefined => page.querySelector('b')?.checkVisibility();
    const { document: bare } = await openPage({ head: styled + author, body });
    expect(isShown(bare)).to.equal(true);
    const { document: page } = await openPage({ head: styled + author + scripted(['site-cart-indicator']), body });
    await eventually('the element works', () => page.querySelector('site-cart-indicator:defined'));
    expect(isShown(page)).to.equal(false);
  });
});
