/** Tests the calls and pages of members; test/cli/mock/routes/crumb.test.ts tests their token. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';

type Mock = ReturnType<typeof createMock>['app'];

const session = '/api/site-users/account/session';
const account = '/api/site-users/account';

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('SITE_USER_SESSION='))
    ?.split(';')[0] ?? '';

const postForm = (mock: Mock, fields: Record<string, string>): Response | Promise<Response> =>
  mock.request(session, { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams(fields) });

async function signIn(mock: Mock, email = 'ida@example.com'): Promise<{ cookie: string; token: string }> {
  const body = JSON.stringify({ email, password: 'leeward', rememberMe: false });
  const answer = await mock.request(session, { method: 'POST', body });
  const { xsrfToken } = (await answer.json()) as { xsrfToken: string };
  return { cookie: cookieOf(answer), token: xsrfToken };
}

describe('the session of a member', () => {
  it('is returned with its token, and with nulls without a member', async () => {
    const mock = createMock().app;
    const { cookie, token } = await signIn(mock);
    const known = await mock.request(session, { headers: { cookie } });
    assert.deepEqual(await known.json(), { email: 'ida@example.com', name: null, xsrfToken: token });
    assert.equal(known.headers.get('cache-control'), 'no-store');
    assert.deepEqual(await (await mock.request(session)).json(), { email: null, name: null, xsrfToken: null });
  });

  it('ends when another member logs in in the same browser', async () => {
    const mock = createMock().app;
    const { cookie } = await signIn(mock);
    await mock.request(session, {
      method: 'POST',
      headers: { cookie },
      body: JSON.stringify({ email: 'ada@example.com', password: 'leeward', rememberMe: false }),
    });
    const old = await mock.request(session, { headers: { cookie } });
    assert.equal(((await old.json()) as { email: null }).email, null);
  });

  it('is started by a form without script, which leads to a page of this site', async () => {
    const mock = createMock().app;
    const credentials = { email: 'ida@example.com', password: 'leeward' };
    for (const [returnTo, location] of [
      [undefined, '/account'],
      ['/members', '/members'],
      ['//other.example', '/cart'],
      ['https://other.example', '/cart'],
    ] as const) {
      const answer = await postForm(mock, { ...credentials, ...(returnTo && { returnTo }) });
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, location]);
      assert.match(cookieOf(answer), /^SITE_USER_SESSION=./);
    }
    const refused = await postForm(mock, { email: 'ida@example.com', password: 'wrong' });
    assert.equal(refused.status, 401);
    assert.match(await refused.text(), /The e-mail address or the password is wrong\./);
  });

  it('is ended by a form, which leads to the notice', async () => {
    const mock = createMock().app;
    const { cookie } = await signIn(mock);
    const answer = await mock.request('/api/auth/Logout', { method: 'POST', headers: { cookie, accept: 'text/html' } });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/?logout=true']);
    assert.equal((await mock.request(account, { headers: { cookie } })).status, 401);
  });
});

describe('the account of a member', () => {
  it('requires a login, and is changed only with the token', async () => {
    const mock = createMock().app;
    const change = (headers: Record<string, string>) =>
      mock.request(account, { method: 'POST', headers, body: JSON.stringify({ name: 'Ida' }) });
    const missing = (await (await change({})).json()) as { loginRequired: boolean };
    assert.equal(missing.loginRequired, true);
    const { cookie, token } = await signIn(mock);
    assert.equal((await change({ cookie })).status, 403);
    assert.equal((await change({ cookie, 'x-xsrf-token': 'forged' })).status, 403);
    assert.equal((await change({ cookie, 'x-xsrf-token': token })).status, 200);
    const read = await mock.request(account, { headers: { cookie } });
    assert.deepEqual(await read.json(), { email: 'ida@example.com', name: 'Ida' });
  });

  it('is not changed by the token of another session, or without one', async () => {
    const mock = createMock().app;
    const [ida, ada] = [await signIn(mock), await signIn(mock, 'ada@example.com')];
    const form = '/api/form/FormSubmissionKey';
    const send = (headers: Record<string, string>) => mock.request(form, { method: 'POST', headers });
    for (const cookie of [ada.cookie, 'a=b'])
      assert.equal((await send({ cookie, 'x-xsrf-token': ida.token })).status, 403, cookie);
    assert.equal((await send({ cookie: ida.cookie, 'x-xsrf-token': ida.token })).status, 200);
  });
});

describe('a page of members', () => {
  it('has its type, and leads to the login', async () => {
    const mock = createMock().app;
    const text = async (path: string, headers = {}) => (await mock.request(path, { headers })).text();
    assert.match(await text('/lock-screen'), /"pageType": 103/);
    assert.match(await text('/members/protected'), /"pageType": 105/);
    assert.match(await text('/members'), /"pageType": 106/);
    assert.match(await text('/account'), /name="returnTo" value="\/account"/);
    assert.match(await text('/account/login?returnTo=%2Fa%22b'), /value="\/a&quot;b"/);
    const { cookie } = await signIn(mock);
    assert.match(await text('/account', { cookie }), /Logged in as ida@example\.com/);
    assert.doesNotMatch(await text('/members', { cookie }), /pageType/);
  });
});
