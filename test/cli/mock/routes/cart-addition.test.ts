/** Additions to the cart of the mock API: products of the page, once for each key, with and without script. */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { servedProducts } from '../../../../cli/serve/served-products.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const path = '/api/commerce/shopping-cart';

const variants = JSON.stringify([
  { id: 's', sku: 'TEE-S', attributes: { Size: 'Small', Color: 'Sea "green"' }, price: 2500, qtyInStock: 2 },
  {
    id: 'l',
    attributes: { Size: 'Large', Color: 'Red' },
    price: 3000,
    pricingOptions: [{ productSubscriptionOptionId: 'monthly', price: 2700 }],
  },
]);

const variant = { sku: 'CARD', price: 5000, mainImage: { assetUrl: 'images/card.avif' } };

const page = `<!doctype html><title>Shop</title>
<div data-item-id="tee"><div class="product-variants" data-variants="${variants.replaceAll('"', '&quot;')}"></div></div>
<div class="product-variants" data-item-id="broken" data-variants="[{"></div>
<site-product><form></form>
<script type="application/json">{"id": "card", "title": "Gift card", "structuredContent": {"productType": 4, "priceCents": 5000}}</script>
</site-product>
<site-product currency="JPY"><form></form>
<script type="application/json">{"id": "scroll", "title": "Scroll", "structuredContent": {"productType": 1, "priceCents": 5000}}</script>
</site-product>
<site-product><form></form>
<script type="application/json">{"id": "song", "title": "Song", "structuredContent": {"productType": 2, "priceCents": 99}}</script>
</site-product>`;

async function shop(scenario?: string, content = page) {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'shop.html'), content);
  const { app } = createMock({ findProduct: servedProducts(folder) }, scenario ? { scenario } : {});
  let cookie = '';
  const send = async (init: RequestInit, where = '/entries') => {
    const answer = await app.request(`http://localhost${path}${where}`, {
      ...init,
      headers: { cookie, referer: 'http://localhost/shop.html', ...init.headers },
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  const read = async (answer: Response) => ({ status: answer.status, data: await answer.json() });
  return {
    add: async (item: object) =>
      read(await send({ method: 'POST', body: JSON.stringify({ quantity: 1, key: crypto.randomUUID(), ...item }) })),
    post: (fields: Record<string, string>) =>
      send({ method: 'POST', body: new URLSearchParams(fields), headers: { accept: 'text/html,*/*' } }),
    cart: async () => (await read(await send({ method: 'GET' }, ''))).data,
  };
}

interface Entry {
  readonly id: string;
  readonly itemId: string;
  readonly productName: string;
  readonly options?: readonly { readonly value: string }[];
  readonly quantity: number;
}

/** Returns the name of the product and the values of its options. */
const nameOf = ({ productName, options = [] }: Entry): string =>
  [productName, ...options.map(({ value }) => value)].join(', ');

const isAdded = ({ id }: Entry): boolean => id !== 'leeward' && id !== 'saltmarsh';

const linesOf = ({ entries }: { entries: Entry[] }) =>
  entries.filter(isAdded).map((entry) => [entry.itemId, nameOf(entry), entry.quantity]);

describe('an addition to the cart', () => {
  it('finds the variant by SKU, id or option values, with the price of the page', async () => {
    const { add, cart } = await shop();
    assert.equal((await add({ itemId: 'tee', sku: 'TEE-S' })).status, 200);
    assert.equal((await add({ itemId: 'tee', variantId: 'l', quantity: 3 })).status, 200);
    assert.equal((await add({ itemId: 'tee', Color: 'Sea "green"', Size: 'Small' })).status, 200);
    assert.equal((await add({ itemId: 'tee', variantId: 'l', planId: 'monthly' })).status, 200);
    assert.equal((await add({ itemId: 'card' })).status, 200);
    const { entries } = await cart();
    assert.deepEqual(
      entries.map((entry: Entry & { unitPrice: unknown }) => [nameOf(entry), entry.quantity, entry.unitPrice]),
      [
        ['tee, Small, Sea "green"', 2, { currency: 'USD', value: '25.00' }],
        ['tee, Large, Red', 3, { currency: 'USD', value: '30.00' }],
        ['tee, Large, Red', 1, { currency: 'USD', value: '27.00' }],
        ['Gift card', 1, { currency: 'USD', value: '50.00' }],
      ],
    );
  });

  it('finds the product that is the item of the page', async () => {
    const item = { id: 'print', structuredContent: { variants: [{ price: 6450 }] } };
    const context = JSON.stringify({ item });
    const { add, cart } = await shop(
      undefined,
      `<script type="application/json" data-site-context>${context}</script><site-product currency="EUR"><form></form></site-product>`,
    );
    assert.equal((await add({ itemId: 'print' })).status, 200);
    const { entries } = await cart();
    assert.deepEqual(
      entries.filter(isAdded).map(({ unitPrice }: Entry & { unitPrice?: unknown }) => unitPrice),
      [{ currency: 'EUR', value: '64.50' }],
    );
  });

  it('is refused for a product or variant that is not on the page, and beyond the stock', async () => {
    const { add, cart } = await shop();
    for (const [item, status, code] of [
      [{ itemId: 'none' }, 404, 'mock-cart-product-unknown'],
      [{ itemId: 'broken' }, 404, 'mock-cart-product-unknown'],
      [{ itemId: 'tee' }, 400, 'mock-cart-variant-unknown'],
      [{ itemId: 'tee', Size: 'Large', Color: 'Sea "green"' }, 400, 'mock-cart-variant-unknown'],
      [{ itemId: 'tee', variantId: 'l', planId: 'yearly' }, 400, 'mock-cart-plan-unknown'],
      [{ itemId: 'tee', sku: 'TEE-S', quantity: 3 }, 400, 'mock-cart-stock'],
      [{ itemId: 'tee', sku: 'TEE-S', quantity: 0 }, 400, 'mock-request-invalid'],
      [{ itemId: 'tee', variantId: 'l', unitPrice: { currency: 'USD', value: '29.00' } }, 400, 'mock-cart-price'],
    ] as const) {
      const answer = await add(item);
      assert.deepEqual([answer.status, answer.data.code], [status, code]);
    }
    assert.deepEqual(linesOf(await cart()), []);
  });

  it('is totalled in the currency of the shop, which no product in another one joins', async () => {
    const { add, cart } = await shop();
    await add({ itemId: 'tee', variantId: 'l', quantity: 3 });
    const { subtotalAmount, subtotalCents, grandTotalCents, entries } = (await add({ itemId: 'song' })).data;
    assert.deepEqual(subtotalAmount, { currency: 'USD', value: '90.99' });
    assert.deepEqual([subtotalCents, grandTotalCents, entries.length], [9099, 9099, 2]);
    const refused = await add({ itemId: 'scroll' });
    assert.deepEqual([refused.status, refused.data.code], [400, 'mock-cart-currency']);
    assert.equal(refused.data.error, 'The cart is in USD and the product in JPY: a cart has one currency.');
    assert.equal((await cart()).entries.length, 2);
  });

  it('is totalled without decimals in a currency that has none', async () => {
    const { add } = await shop();
    const { subtotalAmount, subtotalCents } = (await add({ itemId: 'scroll', quantity: 2 })).data;
    assert.deepEqual([subtotalAmount, subtotalCents], [{ currency: 'JPY', value: '10000' }, 10_000]);
  });

  it('has the currency of the site where neither the product nor its element names one', async () => {
    const context = '{"websiteSettings": {"storeSettings": {"defaultCurrency": "GBP"}}}';
    const data = '{&quot;id&quot;: &quot;mug&quot;, &quot;structuredContent&quot;: {&quot;priceCents&quot;: 900}}';
    const { add } = await shop(
      undefined,
      `<script type="application/json" data-site-context>${context}</script><site-product product="${data}"></site-product>`,
    );
    assert.deepEqual((await add({ itemId: 'mug' })).data.subtotalAmount, { currency: 'GBP', value: '9.00' });
  });

  it('has to be shipped unless everything in the cart is a download', async () => {
    const { add } = await shop();
    const kindOf = ({ data: { hasDigital, purelyDigital, requiresShipping } }: { data: Record<string, boolean> }) => [
      hasDigital,
      purelyDigital,
      requiresShipping,
    ];
    assert.deepEqual(kindOf(await add({ itemId: 'song' })), [true, true, false]);
    assert.deepEqual(kindOf(await add({ itemId: 'card' })), [true, false, false]);
    assert.deepEqual(kindOf(await add({ itemId: 'tee', sku: 'TEE-S' })), [true, false, true]);
  });

  it('shows how many are left, and the refusal contains the stock or the new price for scripts', async () => {
    const { add, cart } = await shop();
    assert.equal((await add({ itemId: 'tee', sku: 'TEE-S', quantity: 3 })).data.stock, 2);
    const price = { currency: 'USD', value: '29.00' };
    const changed = await add({ itemId: 'tee', variantId: 'l', unitPrice: price });
    assert.deepEqual(changed.data.unitPrice, { currency: 'USD', value: '30.00' });
    await add({ itemId: 'tee', sku: 'TEE-S' });
    await add({ itemId: 'tee', variantId: 'l' });
    assert.deepEqual(
      (await cart()).entries.map(({ stock }: { stock?: number }) => stock),
      [2, undefined],
    );
  });

  it('has the image and the page of the product by URLs that work on other pages', async () => {
    const product = { id: 'card', fullUrl: 'card.html', structuredContent: { productType: 4, variants: [variant] } };
    const content = `<site-product><form></form><script type="application/json">${JSON.stringify(product)}</script></site-product>`;
    const { add, cart } = await shop(undefined, content);
    await add({ itemId: 'card', sku: 'CARD' });
    const { imageUrl, productUrl } = (await cart()).entries.find(isAdded);
    assert.deepEqual([imageUrl, productUrl], ['/images/card.avif', '/card.html']);
  });

  it('is made once for each key', async () => {
    const { add, cart } = await shop();
    const item = { itemId: 'tee', variantId: 'l' };
    await Promise.all([1, 2, 3].map(() => add({ ...item, key: 'same' })));
    await add({ ...item, key: 'other' });
    assert.deepEqual(linesOf(await cart()), [['tee', 'tee, Large, Red', 2]]);
  });

  it('without script leads to the cart, or to the page that the form names', async () => {
    const { post, cart } = await shop();
    const fields = { itemId: 'tee', Size: 'Small', Color: 'Sea "green"', quantity: '2' };
    for (const [returnTo, location] of [
      ['', '/cart'],
      ['/halden/cart?from=shop', '/halden/cart?from=shop'],
      ['//evil.example/', '/cart'],
      ['/\\evil.example/', '/cart'],
      ['/\t/evil.example/', '/cart'],
      ['/.//evil.example/', '/cart'],
      ['/a\r\nb', '/ab'],
      ['https://evil.example/', '/cart'],
    ] as const) {
      const answer = await post({ itemId: 'card', returnTo });
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, location]);
    }
    assert.equal((await post(fields)).status, 303);
    const refused = await post(fields);
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /Only 2 of them are left\./);
    assert.deepEqual(linesOf(await cart()), [
      ['card', 'Gift card', 8],
      ['tee', 'tee, Small, Sea "green"', 2],
    ]);
  });

  it('meets sold-out products, changed prices and conflicts in their scenarios', async () => {
    const item = { itemId: 'tee', variantId: 'l', unitPrice: { currency: 'USD', value: '30.00' }, key: 'a' };
    const soldOut = await shop('out-of-stock');
    assert.equal((await soldOut.add(item)).data.error, 'Only 0 of them are left.');
    const dearer = await shop('price-changed');
    assert.equal((await dearer.add(item)).data.error, 'The price has changed to $33.00.');
    assert.equal((await dearer.add({ ...item, unitPrice: undefined })).data.subtotalAmount.value, '33.00');
    const busy = await shop('conflict');
    const first = await busy.add(item);
    assert.deepEqual([first.status, first.data.totalQuantity], [409, 3]);
    assert.deepEqual(
      [(await busy.add(item)).status, linesOf(await busy.cart())],
      [200, [['tee', 'tee, Large, Red', 1]]],
    );
    assert.equal((await busy.add({ ...item, key: 'b' })).status, 409);
    assert.equal((await busy.post({ itemId: 'card' })).status, 303);
  });
});
