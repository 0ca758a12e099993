import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';

const path = '/api/commerce/shopping-cart';

/** Returns a visitor whose browser keeps the cookie. */
function visitor(mock = createMock().app) {
  let cookie = '';
  return async (method: string, where = '', body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await mock.request(path + where, {
      method,
      headers: { cookie, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return { status: answer.status, data: await answer.json().catch(() => undefined) };
  };
}

const totals = ({ data }: { data: { totalQuantity: number; subtotalAmount: { value: string } } }) => [
  data.totalQuantity,
  data.subtotalAmount.value,
];

describe('the mock’s shopping cart', () => {
  it('is separate for each visitor, and keeps changes', async () => {
    const mock = createMock().app;
    const [ada, ben] = [visitor(mock), visitor(mock)];
    assert.deepEqual(totals(await ada('GET')), [3, '309.00']);
    assert.deepEqual(totals(await ada('PUT', '/entries/saltmarsh', { quantity: 4 })), [5, '438.00']);
    assert.deepEqual(totals(await ada('DELETE', '/entries/leeward')), [4, '258.00']);
    assert.deepEqual(totals(await ada('GET')), [4, '258.00']);
    assert.deepEqual(totals(await ben('GET')), [3, '309.00']);
  });

  it('refuses an invalid change with a reason', async () => {
    const ada = visitor();
    for (const [where, body, status, code] of [
      ['/entries/none', { quantity: 1 }, 404, 'mock-cart-entry-unknown'],
      ['/entries/leeward', { quantity: 0 }, 400, 'mock-cart-quantity'],
      ['/entries/leeward', { quantity: '2' }, 400, 'mock-cart-quantity'],
      ['/entries/leeward', null, 400, 'mock-cart-quantity'],
      ['/entries/leeward', { quantity: 6 }, 400, 'mock-cart-stock'],
    ] as const) {
      const answer = await ada('PUT', where, body);
      assert.deepEqual([answer.status, answer.data.code], [status, code]);
    }
    assert.deepEqual(totals(await ada('GET')), [3, '309.00']);
  });

  it('refuses a change of an older version with the newer cart, and accepts one without a version', async () => {
    const ada = visitor();
    const { version } = (await ada('GET')).data;
    const first = await ada('PUT', '/entries/saltmarsh', { quantity: 3, version });
    assert.deepEqual([first.status, totals(first)], [200, [4, '373.50']]);
    const second = await ada('PUT', '/entries/saltmarsh', { quantity: 9, version });
    assert.deepEqual([second.status, totals(second), second.data.version], [409, [4, '373.50'], first.data.version]);
    const removal = await ada('DELETE', `/entries/leeward?version=${version}`);
    assert.deepEqual([removal.status, totals(removal)], [409, [4, '373.50']]);
    assert.equal((await ada('DELETE', `/entries/leeward?version=${first.data.version}`)).status, 200);
    assert.deepEqual(totals(await ada('PUT', '/entries/saltmarsh', { quantity: 1 })), [1, '64.50']);
  });

  it('removes an entry once, and accepts a repeated removal', async () => {
    const ada = visitor();
    assert.deepEqual(totals(await ada('DELETE', '/entries/leeward')), [2, '129.00']);
    assert.deepEqual(totals(await ada('DELETE', '/entries/leeward')), [2, '129.00']);
  });

  it('can have faults like every call, and applies a change whose response is lost', async () => {
    const ada = visitor();
    await ada('GET');
    const lost = await ada('PUT', '/entries/saltmarsh', { quantity: 1 }, { prefer: 'code=503' });
    assert.equal(lost.status, 503);
    assert.deepEqual(totals(await ada('GET')), [2, '244.50']);
    const refused = await ada('PUT', '/entries/saltmarsh', { quantity: 9 }, { prefer: 'code=429' });
    assert.equal(refused.status, 429);
    assert.deepEqual(totals(await ada('GET')), [2, '244.50']);
  });
});
