/** A purchase at the mock: coupons, shipping, and an order that is placed once, with and without script. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';

const path = '/api/commerce/shopping-cart';
const checkout = '/commerce/goto-checkout';

/** Returns a visitor whose browser keeps the cookie of the cart. */
function visitor(scenario?: string) {
  const { app } = createMock({}, scenario ? { scenario } : {});
  let cookie = '';
  const send = async (method: string, where: string, init: RequestInit = {}) => {
    const answer = await app.request(where, { method, ...init, headers: { cookie, ...init.headers } });
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
    assert.match(shown, /<form method="post"><button>Place the order<\/button><\/form>/);
    const placed = await navigate('POST', checkout, {});
    assert.equal(placed.status, 303);
    const confirmation = await navigate('GET', placed.headers.get('location') ?? '');
    assert.match(
      await confirmation.text(),
      /<h1>Order confirmed<\/h1>\s*<p>Order 1: €304\.00\. The cart is empty again\./,
    );
    const again = await navigate('POST', checkout, {});
    assert.equal(again.headers.get('location'), placed.headers.get('location'));
    assert.match(await (await navigate('GET', checkout)).text(), /Your cart is empty/);
    assert.equal((await navigate('GET', '/checkout/order-confirmed?orderId=none')).status, 404);
  });
});
