/** Sessions, scenarios, the clock, settings and the saved state of the mock API. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { emptyState } from '../../../../cli/mock/state/state.ts';
import { ask, cart, form, type Mock, newKey, payload, send, startMock } from './mock-requests.ts';

describe('tests that share a server', () => {
  it('are isolated by header, by the URL of the page, or by cookie', async () => {
    const mock = startMock();
    const [ada, ben] = [{ 'x-mock-session': 'ada' }, { 'x-mock-session': 'ben' }];
    await ask(mock, 'PUT /__mock/scenarios/rate-limited', undefined, ben);
    await ask(mock, 'PUT /__mock/clock', { now: '2030-01-01' }, ben);
    assert.deepEqual([await send(mock, ada), await send(mock, ben), await send(mock)], [200, 429, 200]);
    assert.equal(await send(mock, { cookie: '__session=ben' }), 429);
    assert.equal(await send(mock, { referer: 'http://localhost/contact?__session=ben' }), 429);
    const saved = async (headers: object) =>
      (await ask(mock, 'GET /__mock/submissions', undefined, { ...headers })).data;
    assert.equal((await saved(ada)).submissions.length, 1);
    assert.equal((await saved(ben)).submissions.length, 0);
    const seen = (await ask(mock, 'GET /__mock/requests', undefined, ada)).data.requests;
    assert.deepEqual([...new Set(seen.map(({ session }: { session: string }) => session))], ['ada']);
    assert.equal((await ask(mock, 'GET /__mock/session', undefined, ada)).data.clock.now, '1970-01-01T00:00:00.000Z');
  });

  it('get the same random faults in any order', async () => {
    const mock = startMock({ faults: ['type=status:503 rate=50%'], seed: 7 });
    const statuses = async (name: string) => {
      const all: number[] = [];
      for (let n = 0; n < 20; n += 1)
        all.push((await ask(mock, `GET ${cart}`, undefined, { 'x-mock-session': name })).status);
      return all;
    };
    assert.deepEqual(await statuses('a'), await statuses('b'));
  });

  it('are refused with an invalid session name', async () => {
    const answer = await ask(startMock(), `GET ${cart}`, undefined, { 'x-mock-session': 'a b' });
    assert.deepEqual([answer.status, answer.data.code], [400, 'session-name']);
  });
});

async function expectReview(mock: Mock, headers: Record<string, string>, status: number, code: string): Promise<void> {
  const review = { productId: '64f1c0de5a1e7a0b2c3d4f01', rating: 5 };
  const answer = await ask(mock, 'POST /api/commerce/reviews', review, headers);
  assert.deepEqual([answer.status, answer.data.code], [status, code]);
}

async function expectLogin(mock: Mock, headers: Record<string, string>, status: number): Promise<void> {
  const credentials = { email: 'ida@example.com', password: 'leeward', rememberMe: false };
  const { status: sent, data } = await ask(mock, 'POST /api/site-users/account/session', credentials, headers);
  assert.deepEqual([sent, typeof data.error], [status, 'string']);
}

const rendering = async (mock: Mock, headers: Record<string, string>) => {
  const body = new URLSearchParams({ widgetJSON: '{"type": 55, "id": "journal", "value": {}}' });
  const crumb = { cookie: 'crumb=a', ...headers };
  const answer = await mock.request('/api/widget/GetWidgetRendering?crumb=a', { method: 'POST', headers: crumb, body });
  return { status: answer.status, data: await answer.json().catch(() => undefined) };
};

const euros = (value: string) => ({ currency: 'EUR', value });

describe('a scenario', () => {
  const cases: Record<string, (mock: Mock, headers: Record<string, string>) => Promise<unknown>> = {
    'form-key-expired': async (mock, headers) => assert.equal(await send(mock, headers), 401),
    'rate-limited': async (mock, headers) => assert.equal(await send(mock, headers), 429),
    'login-required': async (mock, headers) =>
      assert.equal((await ask(mock, `GET ${cart}`, undefined, headers)).data.loginRequired, true),
    'login-refused': (mock, headers) => expectLogin(mock, headers, 401),
    'account-locked': (mock, headers) => expectLogin(mock, headers, 423),
    'login-rate-limited': (mock, headers) => expectLogin(mock, headers, 429),
    'session-expired': async (mock, headers) => {
      const { status, data } = await ask(mock, 'GET /api/site-users/account', undefined, headers);
      assert.deepEqual([status, data.loginRequired, data.code], [401, true, undefined]);
    },
    'authorization-failed': async (mock, headers) =>
      assert.equal((await ask(mock, `GET ${cart}`, undefined, headers)).data.authorizationFail, true),
    'crumb-mismatch': async (mock, headers) => {
      const first = await ask(mock, `GET ${cart}`, undefined, headers);
      assert.deepEqual([first.status, first.data.crumbFail], [403, true]);
    },
    'empty-cart': async (mock, headers) =>
      assert.equal((await ask(mock, `GET ${cart}`, undefined, headers)).data.totalQuantity, 0),
    'out-of-stock': async (mock, headers) => {
      const more = await ask(mock, `PUT ${cart}/entries/leeward`, { quantity: 2 }, headers);
      assert.equal(more.data.code, 'mock-cart-stock');
    },
    'review-request-expired': (mock, headers) => expectReview(mock, headers, 410, 'review-request-expired'),
    'already-reviewed': (mock, headers) => expectReview(mock, headers, 409, 'review-already-sent'),
    'no-products-to-review': (mock, headers) => expectReview(mock, headers, 404, 'review-nothing'),
    'review-failed': async (mock, headers) => {
      const review = { productId: '64f1c0de5a1e7a0b2c3d4f01', rating: 5 };
      assert.equal((await ask(mock, 'POST /api/commerce/reviews', review, headers)).status, 503);
    },
    'search-empty': async (mock, headers) =>
      assert.equal((await ask(mock, 'GET /api/search/GeneralSearch?q=leeward', undefined, headers)).data.totalCount, 0),
    'search-hostile': async (mock, headers) => {
      const { data } = await ask(mock, 'GET /api/search/GeneralSearch?q=leeward', undefined, headers);
      assert.equal(data.items[0].itemUrl, 'javascript:alert(1)');
    },
    'search-failed': async (mock, headers) =>
      assert.equal((await ask(mock, 'GET /api/search/GeneralSearch?q=leeward', undefined, headers)).status, 503),
    'summary-empty': async (mock, headers) => assert.equal((await rendering(mock, headers)).data.data.html, ''),
    'summary-hostile': async (mock, headers) =>
      assert.match((await rendering(mock, headers)).data.data.html, /javascript:/),
    'summary-failed': async (mock, headers) => assert.equal((await rendering(mock, headers)).status, 503),
    'price-changed': async (mock, headers) => {
      const item = { itemId: '64f1c0de5a1e7a0b2c3d4f01', quantity: 1, key: 'a', unitPrice: euros('180.00') };
      const added = await ask(mock, `POST ${cart}/entries`, item, headers);
      assert.equal(added.data.error, 'The price has changed to €198.00.');
    },
    conflict: async (mock, headers) => {
      const more = await ask(mock, `PUT ${cart}/entries/leeward`, { quantity: 2 }, headers);
      assert.deepEqual([more.status, more.data.totalQuantity], [409, 3]);
    },
    'captcha-required': async (mock, headers) => {
      const key = await newKey(mock, headers);
      assert.equal((await ask(mock, `POST ${form}`, payload(key), headers)).data.code, 'mock-captcha-unsolved');
      assert.equal((await ask(mock, `POST ${form}`, payload(key, { captchaKey: key }), headers)).status, 200);
    },
    offline: async (mock, headers) => assert.equal((await mock.request(cart, { headers })).type, 'error'),
  };
  for (const [name, holds] of Object.entries(cases))
    it(`${name} applies to the server, a page or one request`, async () => {
      await holds(startMock({ scenario: name }), {});
      const mock = startMock();
      await holds(mock, { referer: `http://localhost/page?__scenario=${name}` });
      await holds(mock, { prefer: `scenario=${name}` });
      assert.equal(await send(mock), 200);
      await ask(mock, `PUT /__mock/scenarios/${name}`);
      await holds(mock, {});
      await ask(mock, 'DELETE /__mock/scenarios');
      assert.equal(await send(mock), 200);
    });

  it('slow-network delays calls', async () => {
    const mock = startMock({ scenario: 'slow-network' });
    assert.equal((await ask(mock, 'GET /__mock/session')).data.scenario, 'slow-network');
    const late = mock.request(cart);
    const delayed = Promise.resolve(startMock().request(cart, { headers: { prefer: 'delay=300' } }));
    assert.equal(await Promise.race([late, delayed.then(() => 'late')]), 'late');
    await late;
  });

  it('with an unknown name is refused with a suggestion', async () => {
    const answer = await ask(startMock(), 'PUT /__mock/scenarios/emptycart');
    assert.deepEqual(
      [answer.status, answer.data.error],
      [400, 'Unknown scenario "emptycart". Did you mean empty-cart?'],
    );
    assert.throws(() => startMock({ scenario: 'of-line' }), { code: 'scenario-unknown' });
  });
});

describe('the clock', () => {
  it('is set, moved on and stopped, so that keys expire without waiting', async () => {
    let real = 1_000_000;
    const mock = startMock({}, () => real);
    const key = await newKey(mock);
    await ask(mock, 'PUT /__mock/clock', { advance: '31m' });
    assert.equal((await ask(mock, `POST ${form}`, payload(key))).status, 401);
    const stopped = await ask(mock, 'PUT /__mock/clock', { now: '2030-01-01T00:00:00Z', stopped: true });
    real += 5000;
    assert.deepEqual(stopped.data.clock, { now: '2030-01-01T00:00:00.000Z', stopped: true });
    assert.equal((await ask(mock, 'GET /__mock/session')).data.clock.now, '2030-01-01T00:00:00.000Z');
    const going = await ask(mock, 'PUT /__mock/clock', { stopped: false, advance: 1000 });
    assert.equal(going.data.clock.now, '2030-01-01T00:00:01.000Z');
    real += 5000;
    assert.equal((await ask(mock, 'GET /__mock/session')).data.clock.now, '2030-01-01T00:00:06.000Z');
    assert.equal((await ask(mock, 'DELETE /__mock/clock')).data.clock.now, new Date(real).toISOString());
    for (const wrong of [{ now: 'soon' }, { advance: '3 weeks' }])
      assert.equal((await ask(mock, 'PUT /__mock/clock', wrong)).data.code, 'admin-clock');
  });
});

describe('an invalid setting', () => {
  it('is reported by its name, and changes nothing', async () => {
    const mock = startMock({ faults: ['type=reset'] });
    const wrong = {
      'PUT /__mock/clock': [
        { stopped: 1 },
        'PUT /__mock/clock received an invalid request: stopped must be true or false, but is 1.',
      ],
      'PUT /__mock/faults': [{ faults: 'type=reset' }, 'faults must be a list, but is "type=reset".'],
      'POST /__mock/restore': [undefined, 'The body is missing.'],
    } as const;
    for (const [line, [body, message]] of Object.entries(wrong)) {
      const { status, data } = await ask(mock, line, body);
      assert.equal(status, 400);
      assert.ok(data.error.includes(message), data.error);
    }
    assert.deepEqual((await ask(mock, 'GET /__mock/session')).data.faults, ['type=reset']);
    assert.match((await ask(mock, 'PUT /__mock/fault')).data.error, /nearest one is PUT \/__mock\/faults/);
  });
});

describe('the state of a site', () => {
  it('is exported, restored and reset', async () => {
    const mock = startMock();
    await send(mock);
    const { data } = await ask(mock, 'GET /__mock/snapshot');
    await ask(mock, 'PUT /__mock/faults', { faults: ['type=status:503'] });
    await ask(mock, 'POST /__mock/reset');
    assert.equal((await ask(mock, 'GET /__mock/session')).data.submissions, 0);
    assert.equal(await send(mock), 200);
    assert.equal((await ask(mock, 'POST /__mock/restore', data)).data.submissions, 1);
    for (const wrong of [{ ...data, keys: [] }, { ...emptyState(), submissions: {} }, []])
      assert.equal((await ask(mock, 'POST /__mock/restore', wrong)).status, 400);
  });

  it('continues from a saved state', async () => {
    const first = createMock();
    await send(first.app);
    const kept = JSON.parse(JSON.stringify(first.sessions.states()));
    const second = createMock({}, { kept });
    assert.equal((await ask(second.app, 'GET /__mock/session')).data.submissions, 1);
  });
});
