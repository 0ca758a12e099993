/** Purchases at the mock: coupons, shipping, and orders that are placed once, with and without script. It is long because each checkout has its own orders. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import type { FindProduct } from '../../../../cli/mock/state/mock-products.ts';
import { readProduct } from '../../../../core/model/commerce/read-product.ts';

const path = '/api/commerce/shopping-cart';
const checkout = '/commerce/goto-checkout';

const products = [
  {
    id: 'card',
    title: 'Gift card',
    structuredContent: { productType: 4, variants: [{ sku: 'CARD-25', price: 2500 }, { price: 5000 }] },
  },
  {
    id: 'yearly',
    title: 'Yearly print',
    structuredContent: {
      productType: 1,
      variants: [
        {
          sku: 'YEAR',
          price: 9000,
          qtyInStock: 3,
          pricingOptions: [{ productSubscriptionOptionId: 'year', price: 8000 }],
        },
      ],
    },
  },
  { id: 'wall', title: 'The archive', structuredContent: { productType: 5, variants: [{ sku: 'WALL', price: 1200 }] } },
];

/** Finds the products on the page of the shop. */
const findProduct: FindProduct = async (itemId, page) => {
  const reading = readProduct(page === '/shop.html' ? products.find(({ id }) => id === itemId) : undefined, 'EUR');
  return reading.ok ? reading.product : undefined;
};

/** Returns a visitor whose browser keeps the cookie of the cart. */
function visitor(scenario?: string, { app } = createMock({ findProduct }, scenario ? { scenario } : {})) {
  let cookie = '';
  const send = async (method: string, where: string, init: RequestInit = {}) => {
    const headers = { cookie, referer: 'http://localhost/shop.html', ...init.headers };
    const answer = await app.request(`http://localhost${where}`, { method, ...init, headers });
    const cart = answer.headers.getSetCookie().find((text) => text.startsWith('CART='));
    cookie = cart?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    call: async (method: string, where: string, body?: unknown) => {
      const answer = await send(method, where, body === undefined ? {} : { body: JSON.stringify(body) });
      return { status: answer.status, data: await answer.json() };
    },
    navigate: (method: string, where: string, fields?: Record<string, string>) =>
      send(method, where, {
        headers: { accept: 'text/html,*/*' },
        ...(fields && { body: new URLSearchParams(fields) }),
      }),
  };
}

describe('a purchase', () => {
  it('has coupons that the visitor enters and removes, each once and in any case', async () => {
    const { call } = visitor();
    const entered = await call('POST', `${path}/coupons`, { code: ' tenpercent ' });
    assert.deepEqual([entered.status, entered.data.discountCents, entered.data.grandTotalCents], [200, 3090, 27_810]);
    const { version } = entered.data;
    const again = await call('POST', `${path}/coupons`, { code: 'TENPERCENT' });
    assert.deepEqual([again.data.coupons.length, again.data.version], [1, version]);
    const unknown = (await call('POST', `${path}/coupons`, { code: 'free' })).data;
    assert.deepEqual(unknown.invalidCoupons, [{ code: 'FREE', name: 'FREE', reason: 'unknown' }]);
    const removed = (await call('DELETE', `${path}/coupons/tenPercent`)).data;
    assert.deepEqual([removed.discountCents, removed.coupons], [0, [{ code: 'FREE' }]]);
    for (let n = 1; n < 10; n += 1) await call('POST', `${path}/coupons`, { code: `more-${n}` });
    const refused = await call('POST', `${path}/coupons`, { code: 'TENPERCENT' });
    assert.deepEqual([refused.status, refused.data.code], [400, 'mock-cart-coupons']);
    assert.equal((await call('POST', `${path}/coupons`, { code: '  ' })).status, 400);
  });

  it('finds every coupon expired in the scenario coupon-expired', async () => {
    const { call } = visitor('coupon-expired');
    const { data } = await call('POST', `${path}/coupons`, { code: 'FIVEOFF' });
    assert.deepEqual([data.discountCents, data.invalidCoupons[0].reason], [0, 'expired']);
    assert.equal((await call('GET', path)).data.coupons.length, 1);
  });

  it('is sent to a destination by one of its options, and taxed there', async () => {
    const { call } = visitor();
    assert.equal((await call('PUT', `${path}/shipping`, { optionId: 'express' })).data.code, 'mock-cart-location');
    const location = { country: 'NO', postalCode: '1771' };
    const { data } = await call('PUT', `${path}/shipping`, { location });
    assert.deepEqual(
      [
        data.shippingLocation,
        data.selectedShippingOption.id,
        data.shippingCostCents,
        data.taxCents,
        data.grandTotalCents,
      ],
      [location, 'standard', 490, 7848, 39_238],
    );
    const faster = (await call('PUT', `${path}/shipping`, { optionId: 'express' })).data;
    assert.deepEqual([faster.shippingLocation, faster.shippingCostCents], [location, 1490]);
    const elsewhere = await call('PUT', `${path}/shipping`, { location: { country: 'JP' }, optionId: 'express' });
    assert.deepEqual([elsewhere.status, elsewhere.data.code], [400, 'mock-cart-shipping-option']);
    assert.equal((await call('PUT', `${path}/shipping`, { location: { country: 'Norway' } })).status, 400);
    assert.equal((await call('GET', path)).data.shippingCostCents, 1490);
  });

  it('is ordered once, and empties the cart', async () => {
    const { call } = visitor();
    await call('GET', path);
    const order = await call('POST', checkout);
    assert.deepEqual([order.status, order.data.number, order.data.cart.isPurchased], [200, 1, true]);
    const second = await call('POST', checkout);
    assert.deepEqual([second.status, second.data.id], [200, order.data.id]);
    const { data } = await call('GET', path);
    assert.deepEqual([data.entries, data.grandTotalCents, data.subtotalAmount.value], [[], 0, '0.00']);
    const { orders } = (await call('GET', '/__mock/orders')).data;
    assert.deepEqual(
      orders.map(({ number, cart }: { number: number; cart: { grandTotalCents: number } }) => [
        number,
        cart.grandTotalCents,
      ]),
      [[1, 30_900]],
    );
  });

  it('is refused without a cart, and for an empty one', async () => {
    const { call, navigate } = visitor('empty-cart');
    assert.equal((await call('POST', checkout)).data.code, 'mock-checkout-cookieless');
    await call('GET', path);
    const refused = await call('POST', checkout);
    assert.deepEqual([refused.status, refused.data.code], [400, 'mock-checkout-empty']);
    assert.match(
      await (await navigate('POST', checkout, {})).text(),
      /Your cart is empty: there is nothing to pay for\./,
    );
  });

  it('works without script from the coupon to the confirmation, and a second click changes nothing', async () => {
    const { navigate } = visitor();
    const coupon = await navigate('POST', `${path}/coupons`, { code: 'FIVEOFF', returnTo: '/basket' });
    assert.deepEqual([coupon.status, coupon.headers.get('location')], [303, '/basket']);
    const shown = await (await navigate('GET', checkout)).text();
    assert.match(shown, /The mock API takes no payment\. Total: €304\.00\./);
    assert.match(shown, /<form method="post">\s*<button>Place the order<\/button>/);
    const placed = await navigate('POST', checkout, {});
    assert.equal(placed.status, 303);
    const confirmation = await navigate('GET', placed.headers.get('location') ?? '');
    const confirmed = await confirmation.text();
    assert.match(confirmed, /<h1>Order confirmed<\/h1>\s*<p>Order 1: €304\.00\.<\/p>/);
    assert.match(confirmed, /data-site-context>\{ "pageType": 202 \}/);
    const again = await navigate('POST', checkout, {});
    assert.equal(again.headers.get('location'), placed.headers.get('location'));
    assert.match(await (await navigate('GET', checkout)).text(), /Your cart is empty/);
    const unknown = await navigate('GET', '/checkout/order-confirmed?orderId=none');
    assert.deepEqual([unknown.status, /There is no order with this id\./.test(await unknown.text())], [404, true]);
  });
});

const keyIn = (page: string): string => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';

describe('an order', () => {
  it('leaves less in stock for every visitor, and is refused if not enough is left', async () => {
    const mock = createMock({ findProduct });
    const [first, second] = [visitor(undefined, mock), visitor(undefined, mock)];
    const quantities = async ({ call }: typeof first) =>
      (await call('GET', path)).data.entries.map(({ id, stock }: { id: string; stock: number }) => [id, stock]);
    assert.deepEqual(await quantities(first), [
      ['leeward', 5],
      ['saltmarsh', 150],
    ]);
    await second.call('GET', path);
    await second.call('PUT', `${path}/entries/leeward`, { quantity: 5 });
    await first.call('POST', checkout);
    assert.deepEqual(await quantities(second), [
      ['leeward', 4],
      ['saltmarsh', 148],
    ]);
    const refused = await second.call('POST', checkout);
    assert.deepEqual([refused.status, refused.data.error], [400, 'Leeward, 60 × 40 cm: only 4 of them are left.']);
    assert.deepEqual(await quantities(visitor(undefined, mock)), [
      ['leeward', 4],
      ['saltmarsh', 148],
    ]);
    const added = await first.call('POST', `${path}/entries`, { itemId: 'yearly', quantity: 3, key: 'a' });
    assert.equal(added.data.entries[0].stock, 3);
    await first.call('POST', checkout);
    const soldOut = await second.call('POST', `${path}/entries`, { itemId: 'yearly', quantity: 1, key: 'b' });
    assert.deepEqual([soldOut.status, soldOut.data.stock], [400, 0]);
  });

  it('is confirmed by a page of its kind', async () => {
    const order = async (item: object | undefined, where = checkout): Promise<string> => {
      const { call } = visitor();
      await call('GET', path);
      for (const id of item ? ['leeward', 'saltmarsh'] : []) await call('DELETE', `${path}/entries/${id}`);
      const cart = item
        ? await call('POST', `${path}/entries`, { quantity: 1, key: 'a', ...item })
        : await call('GET', path);
      return (await call('POST', where.replace('{token}', cart.data.id))).data.outcome;
    };
    assert.equal(await order(undefined), 'order-confirmed');
    assert.equal(await order(undefined, `${checkout}?payment=later`), 'order-received');
    assert.equal(await order({ itemId: 'yearly', planId: 'year' }), 'subscription-confirmed');
    assert.equal(await order({ itemId: 'yearly' }, '/checkout/subscribe?cartToken={token}'), 'subscription-confirmed');
    assert.equal(await order({ itemId: 'wall' }), 'membership-confirmed');
  });

  it('of a subscription needs the token of its cart, and no cookie', async () => {
    const mock = createMock({ findProduct });
    const cart = (await visitor(undefined, mock).call('GET', path)).data;
    const { navigate } = visitor(undefined, mock);
    const where = `/checkout/subscribe?cartToken=${cart.id}`;
    assert.match(await (await navigate('GET', where)).text(), /Total: €309\.00\./);
    const placed = await navigate('POST', where, {});
    assert.match(placed.headers.get('location') ?? '', /^\/checkout\/subscription-confirmed\?orderId=/);
    const unknown = await navigate('GET', '/checkout/subscribe?cartToken=__proto__');
    assert.deepEqual([unknown.status, /There is no cart with this token\./.test(await unknown.text())], [404, true]);
  });

  it('of a gift card has the value of the link or of the checkout, and is placed once', async () => {
    const { call, navigate } = visitor();
    const where = '/checkout/giftcard?websiteId=1&giftCardProductId=card';
    const withSku = await (await navigate('GET', `${where}&sku=CARD-25`)).text();
    assert.match(withSku, /Total: €25\.00\./);
    const select = await (await navigate('GET', where)).text();
    assert.match(select, /<option value="CARD-25">€25\.00<\/option><option value="#1">€50\.00<\/option>/);
    const fields = { key: keyIn(select), page: '/shop.html', sku: '#1' };
    const first = await navigate('POST', where, fields);
    assert.match(first.headers.get('location') ?? '', /^\/checkout\/order-confirmed\?orderId=/);
    assert.equal((await navigate('POST', where, fields)).headers.get('location'), first.headers.get('location'));
    const { orders } = (await call('GET', '/__mock/orders')).data;
    assert.deepEqual(
      orders.map(({ total }: { total: object }) => total),
      [{ currency: 'EUR', value: '50.00' }],
    );
    assert.equal((await navigate('GET', `${where}&sku=CARD-26`)).status, 404);
    assert.equal((await navigate('GET', where.replace('card', 'none'))).status, 404);
    assert.equal((await navigate('POST', where, { key: 'x' })).status, 404);
  });

  it('of a donation has the amount of the form or of the checkout, read by digits, and is made once', async () => {
    const { call, navigate } = visitor();
    const where = '/checkout/donate?donatePageId=64f1c0de5a1e7a0b2c3d4e02';
    const typed = `${where}&amount=custom&customAmount=1.250%2C50&frequency=monthly`;
    const page = await (await navigate('GET', typed)).text();
    assert.match(page, /Total: €1,250\.50\./);
    const fields = { key: keyIn(page) };
    const first = await navigate('POST', typed, fields);
    assert.match(first.headers.get('location') ?? '', /^\/checkout\/contribution-confirmed\?orderId=/);
    assert.match(
      await (await navigate('GET', first.headers.get('location') ?? '')).text(),
      /<p>Order 1: €1,250\.50\.<\/p>/,
    );
    assert.equal((await navigate('POST', typed, fields)).headers.get('location'), first.headers.get('location'));
    assert.match(await (await navigate('GET', where)).text(), /Amount in EUR <input name="amount"/);
    for (const [fields, status] of [
      [{ amount: '25' }, 303],
      [{ amount: '25.5055' }, 400],
      [{ amount: '0' }, 400],
      [{ amount: '' }, 400],
    ] as const)
      assert.equal((await navigate('POST', where, fields)).status, status, JSON.stringify(fields));
    assert.equal((await navigate('GET', `${where}&amount=many`)).status, 400);
    const { orders } = (await call('GET', '/__mock/orders')).data;
    assert.deepEqual(
      orders.map(({ total, donation }: { total: { value: string }; donation: { frequency: string } }) => [
        total.value,
        donation.frequency,
      ]),
      [
        ['1250.50', 'monthly'],
        ['25.00', 'once'],
      ],
    );
  });

  it('can be reviewed once for each product', async () => {
    const { call, navigate } = visitor();
    await call('GET', path);
    const { data } = await call('POST', checkout);
    const page = await (await navigate('GET', `/commerce/review-request?orderId=${data.id}`)).text();
    assert.match(page, /data-site-context>\{ "pageType": 209 \}/);
    assert.equal(page.match(/<form /g)?.length, 2);
    const review = { productId: '64f1c0de5a1e7a0b2c3d4f02', token: data.id, rating: '4' };
    assert.equal((await navigate('POST', '/api/commerce/reviews', review)).status, 303);
    assert.equal((await navigate('POST', '/api/commerce/reviews', review)).status, 409);
    assert.equal((await navigate('GET', '/commerce/review-request?orderId=none')).status, 404);
  });
});

describe('a cart in the scenario cart-expired', () => {
  it('expires once: nothing is ordered, and a new cart works', async () => {
    const { call, navigate } = visitor('cart-expired');
    assert.equal((await call('GET', path)).data.entries.length, 2);
    const refused = await navigate('GET', checkout);
    assert.deepEqual([refused.status, /Either your session has expired/.test(await refused.text())], [400, true]);
    assert.equal((await call('PUT', `${path}/entries/leeward`, { quantity: 2 })).status, 404);
    assert.deepEqual((await call('GET', path)).data.entries, []);
    await call('POST', `${path}/entries`, { itemId: 'yearly', quantity: 1, key: 'a' });
    assert.equal((await call('POST', checkout)).data.total.value, '90.00');
  });
});

describe('the link in a newsletter', () => {
  it('needs a click before it unsubscribes, because programs follow links', async () => {
    const { navigate } = visitor();
    const where = '/newsletter/unsubscribe?email=ada%40example.org';
    assert.match(await (await navigate('GET', where)).text(), /ada@example\.org<\/p>\s*<form method="post">/);
    const done = await (await navigate('POST', where, {})).text();
    assert.match(done, /You have unsubscribed from the newsletter\./);
    assert.match(done, /data-site-context>\{ "pageType": 300 \}/);
  });
});
