/** Tests the protection against cross-site request forgery: the crumb, and the token of a member. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { createSiteFolder } from '../../serve/site-folder.ts';

const cookieOf = (answer: Response, name: string): string | undefined =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

interface Refused {
  readonly crumbFail: boolean;
  readonly crumb: string;
}

describe('the crumb', () => {
  const cookie = 'crumb=right';
  const errors = JSON.stringify([{ app: 'site', message: 'x is not a function' }]);
  const event = { event: 'Opened', data: '{"websiteId":"w"}' };
  const ways = {
    query: ['/api/form/FormSubmissionKey', (crumb: string) => ({ query: `?crumb=${crumb}` })],
    form: ['/api/events/RecordEvent', (crumb: string) => ({ body: new URLSearchParams({ ...event, crumb }) })],
    header: [
      '/api/events/RecordJavascriptErrors',
      (crumb: string) => ({ body: errors, headers: { 'x-csrf-token': crumb } }),
    ],
  } as const;

  for (const [way, [path, carry]] of Object.entries(ways)) {
    it(`in the ${way} has to match the cookie; a refusal contains the one for the next attempt`, async () => {
      const mock = createMock().app;
      const send = (crumb: string) => {
        const {
          query = '',
          headers = {},
          ...body
        }: { query?: string; headers?: object; body?: BodyInit } = carry(crumb);
        return mock.request(path + query, { method: 'POST', headers: { cookie, ...headers }, ...body });
      };
      const refused = await send('made-up');
      assert.equal(refused.status, 403);
      const { crumbFail, crumb } = (await refused.json()) as Refused;
      assert.equal(crumbFail, true);
      assert.equal((await send(crumb)).status, 200);
    });
  }

  it('is not required without the cookie, nor for a form posted without script', async () => {
    const mock = createMock().app;
    assert.equal((await mock.request('/api/form/FormSubmissionKey', { method: 'POST' })).status, 200);
    const posted = await mock.request('/api/form/SaveFormSubmission', {
      method: 'POST',
      headers: { cookie, accept: 'text/html' },
      body: new URLSearchParams({ formId: 'contact', name: 'Ida' }),
    });
    assert.equal(posted.status, 200);
  });

  it('is set by the first page, and only by pages', async () => {
    const site = await createSiteFolder();
    try {
      const first = await site.app.request('/about.html');
      assert.match(cookieOf(first, 'crumb') ?? '', /^crumb=.{16,}/);
      const again = await site.app.request('/about.html', { headers: { cookie: cookieOf(first, 'crumb') ?? '' } });
      assert.equal(cookieOf(again, 'crumb'), undefined);
      for (const path of ['/site-elements/site.js', '/api/commerce/shopping-cart', '/missing.html'])
        assert.equal(cookieOf(await site.app.request(path), 'crumb'), undefined, path);
    } finally {
      await site.remove();
    }
  });
});

describe('a member', () => {
  const path = '/api/site-users/account/session';
  const login = (mock: ReturnType<typeof createMock>['app'], password = 'leeward') =>
    mock.request(path, {
      method: 'POST',
      body: JSON.stringify({ email: 'ida@example.com', password, rememberMe: true }),
    });

  async function signedIn(mock = createMock().app) {
    const answer = await login(mock);
    const { xsrfToken } = (await answer.json()) as { xsrfToken: string };
    const session = cookieOf(answer, 'SITE_USER_SESSION') ?? '';
    const logout = (query: string, headers: Record<string, string> = {}) =>
      mock.request(`${path}?${query}`, {
        method: 'DELETE',
        ...{ headers: { ...headers, cookie: [session, headers.cookie].filter(Boolean).join('; ') } },
      });
    return { mock, xsrfToken, logout };
  }

  it('is refused with a wrong password', async () => {
    assert.equal((await login(createMock().app, 'wrong')).status, 401);
  });

  it('signs out only with the token of the login', async () => {
    const { xsrfToken, logout } = await signedIn();
    const refused = await logout('cloneCart=false');
    assert.deepEqual([refused.status, ((await refused.json()) as Refused).crumbFail], [403, true]);
    assert.equal((await logout('cloneCart=false', { 'x-xsrf-token': xsrfToken })).status, 200);
    assert.equal((await logout('cloneCart=false')).status, 200, 'already signed out');
  });

  it('copies the entries to a new cart if cloneCart is set', async () => {
    for (const [cloneCart, total] of [
      ['true', 2],
      ['false', 3],
    ] as const) {
      const { mock, xsrfToken, logout } = await signedIn();
      const removed = await mock.request('/api/commerce/shopping-cart/entries/leeward', { method: 'DELETE' });
      const before = cookieOf(removed, 'CART') ?? '';
      const out = await logout(`cloneCart=${cloneCart}`, { 'x-xsrf-token': xsrfToken, cookie: before });
      const after = out.headers
        .getSetCookie()
        .filter((cookie) => cookie.startsWith('CART=') && !cookie.startsWith('CART=;'))
        .at(-1)
        ?.split(';')[0];
      assert.notEqual(after, before);
      const cart = await mock.request('/api/commerce/shopping-cart', { headers: { cookie: after ?? '' } });
      assert.equal(((await cart.json()) as { totalQuantity: number }).totalQuantity, total, cloneCart);
    }
  });
});
