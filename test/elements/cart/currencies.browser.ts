/** A shop in Hebrew, from right to left, that sells in currencies without decimals and with large amounts. */
import { expect } from '@open-wc/testing';
import { forgetCart } from '../../core/page/cart-tab.ts';
import { eventually } from '../../support/eventually.ts';
import { addFrame, closePages } from '../../support/own-page.ts';

/** Two of each product: its price, and the total of its line, as digits and separators. */
const shops = [
  { currency: 'JPY', price: '12,345', total: '24,690' },
  { currency: 'IDR', price: '123,456.78', total: '246,913.56' },
  { currency: 'ILS', price: '1,234.50', total: '2,469.00' },
] as const;

const widths = [320, 1440];

async function openShop(width: number): Promise<Document> {
  const frame = addFrame(width, 900);
  frame.src = '/test/elements/cart/currencies.html';
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const { contentDocument: page } = frame;
  if (!page) throw new Error('The frame has no page.');
  return page;
}

const partsOf = (host: Element | null, part: string): readonly HTMLElement[] => [
  ...(host?.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${part}"]`) ?? []),
];

/** The digits and separators of an amount, without the sign of the currency and marks of direction. */
const amountIn = (node: Element | undefined): string => (node?.textContent ?? '').replace(/[^\d.,]/g, '');

beforeEach(forgetCart);
afterEach(() => {
  closePages();
  forgetCart();
});

describe('a cart from right to left', () => {
  for (const { currency, price, total } of shops)
    it(`adds up ${currency} with the digits of its table, in the product and in the cart`, async () => {
      const page = await openShop(1440);
      const product = page.querySelector(`site-product[currency="${currency}"]`);
      await eventually('the price', () => amountIn(partsOf(product, 'price')[0]) === price);
      product?.querySelector('button')?.click();
      const cart = page.querySelector('site-cart');
      // The initial cart is in another currency, and its items are removed.
      await eventually('the line', () => {
        const [line, ...others] = partsOf(cart, 'line-total');
        return amountIn(line) === total && others.length === 0;
      });
      const sums = [...(cart?.shadowRoot?.querySelectorAll('dl dd') ?? [])].map(amountIn);
      expect(sums[0]).to.equal(total);
      expect(sums.at(-1)).to.equal(total);
    });

  for (const width of widths)
    it(`starts at the right, and fits a page of ${width} px`, async () => {
      const page = await openShop(width);
      const product = page.querySelector('site-product[currency="IDR"]');
      await eventually('the price', () => partsOf(product, 'price').length > 0);
      product?.querySelector('button')?.click();
      const cart = page.querySelector('site-cart');
      const [name, lineTotal] = await eventually('the line', () => {
        const [line] = partsOf(cart, 'line-total');
        const [title] = partsOf(cart, 'name');
        return line && title && amountIn(line) !== '' && ([title, line] as const);
      });
      const edgesOf = (node: Element): DOMRect => node.getBoundingClientRect();
      expect(edgesOf(name).right).to.be.greaterThan(edgesOf(lineTotal).right);
      // "Less" is on the right of "more".
      const [less, more] = [...(cart?.shadowRoot?.querySelectorAll('.stepper button') ?? [])];
      if (!less || !more) throw new Error('The line has no buttons.');
      expect(edgesOf(less).left).to.be.greaterThan(edgesOf(more).left);
      expect(page.documentElement.scrollWidth).to.be.at.most(width);
    });
});
