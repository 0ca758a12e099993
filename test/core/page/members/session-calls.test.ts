/** Logins, logouts and calls of one page, in the orders in which they have failed before. It is long because all share the server and the tab. */
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setReporter } from '../../../../core/page/failure.ts';
import { setMember } from '../../../../core/page/members/set-member.ts';
import { members } from '../../../../core/page/members.ts';
import { startAction, waitingCalls } from '../../../../core/page/request/page-member.ts';
import { request } from '../../../../core/page/request.ts';
import { destroySite } from '../../../../core/page/runtime.ts';
import { inTurn } from '../../../../core/page/shopping-cart/session.ts';
import { cart } from '../../../../core/page/shopping-cart.ts';
import { FileUploads } from '../../../../elements/form/files/file-uploads.ts';
import { ModelChannel, ModelServer, ModelTab } from './visitor-model.ts';

const { fetch, BroadcastChannel, setTimeout } = globalThis;

const [ida, ada] = ['ida@example.com', 'ada@example.com'] as const;

let server: ModelServer;
let jar: { crumb: string; session: string };
let tab: ModelTab;
/** Responds to the next calls with this method and path instead of the server. */
let answers: Map<string, () => Response | Promise<Response>>;
let reported: string[];

function openTab(): ModelTab {
  const opened = new ModelTab(jar);
  setReporter(opened.document, ({ code }) => reported.push(code));
  return opened;
}

const json = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status });

before(() => {
  const navigator = { cookieEnabled: true, onLine: true };
  // Time limits are never reached.
  Object.assign(globalThis, { BroadcastChannel: ModelChannel, navigator, setTimeout: () => 0 });
});

beforeEach(() => {
  server = new ModelServer();
  jar = { crumb: server.crumb, session: '' };
  answers = new Map();
  reported = [];
  globalThis.fetch = async (input) => {
    // The code under test calls it with a request.
    const sent = input as Request;
    const answer = answers.get(`${sent.method} ${new URL(sent.url).pathname}`);
    if (answer) return answer();
    return server.answer(sent, jar.session, (cookie) => {
      jar.session = cookie;
    });
  };
  tab = openTab();
});

afterEach(() => {
  destroySite(tab.document);
  ModelChannel.closeAll();
});

after(() => Object.assign(globalThis, { fetch, BroadcastChannel, setTimeout }));

const logIn = (email: string, { document } = tab) => members(document).logIn({ email, password: 'leeward' });

const send = (typed: string, { document } = tab, signal?: AbortSignal) =>
  request('https://site.example/api/account', { document, json: { typed }, crumb: 'query', ...(signal && { signal }) });

/** Resolves once the dialog of the tab is open. */
async function opened({ dialog } = tab): Promise<void> {
  while (!dialog.isOpen) await new Promise((resolve) => setImmediate(resolve));
}

describe('a listener that throws', () => {
  it('is reported, and keeps no login, logout or read from the page', async () => {
    const { document } = tab;
    let calls = 0;
    members(document).subscribe(() => {
      throw new Error('listener');
    });
    members(document).subscribe(() => {
      calls += 1;
    });
    assert.deepEqual(await logIn(ida), { ok: true });
    assert.equal(await members(document).read(), 'known');
    assert.deepEqual(await members(document).logOut(), { ok: true });
    assert.deepEqual(await logIn(ada), { ok: true });
    assert.equal(members(document).member()?.email, ada);
    assert.ok(calls >= 3);
    assert.deepEqual([...new Set(reported)], ['member-listener-failed']);
  });
});

/** A call that the server has refused, as its result shows. */
const isRefused = async (call: ReturnType<typeof send>): Promise<boolean> => !(await call).ok;

describe('a call of a page that knows no member yet', () => {
  beforeEach(() => logIn(ida));

  it('is sent with the token of the member whose session the browser has kept', async () => {
    const other = openTab();
    assert.equal((await send('typed', other)).ok, true);
    assert.deepEqual(server.carried, [{ typed: 'typed', member: ida }]);
  });

  it('is sent for the first member that the page learns only', async () => {
    const other = openTab();
    answers.set('POST /api/account', async () => {
      answers.clear();
      await members(other.document).read();
      await logIn(ada, other);
      return json({ crumbFail: true, crumb: server.crumb }, 403);
    });
    assert.equal(await isRefused(send('typed', other)), true);
    assert.deepEqual(server.carried, []);
  });

  it('without a member is not sent for one who has logged in in another tab', async () => {
    server.expire(jar.session);
    const other = openTab();
    await members(other.document).read();
    ModelChannel.closeAll();
    await logIn(ada);
    assert.equal(await isRefused(send('typed before', other)), true);
    assert.deepEqual(server.carried, []);
    assert.equal((await send('typed by Ada', other)).ok, true);
    assert.deepEqual(server.carried, [{ typed: 'typed by Ada', member: ada }]);
  });

  it('waits for the first login after a response that requires one', async () => {
    server.expire(jar.session);
    const other = openTab();
    const call = send('typed', other);
    await opened(other);
    await logIn(ada, other);
    assert.equal((await call).ok, true);
    assert.deepEqual(server.carried, [{ typed: 'typed', member: ada }]);
  });

  it('without a member is sent for the next one only', async () => {
    await members(tab.document).logOut();
    answers.set('POST /api/account', async () => {
      answers.clear();
      for (const email of [ida, ada]) await logIn(email);
      return json({ loginRequired: true }, 401);
    });
    assert.equal(await isRefused(send('typed before')), true);
    assert.deepEqual(server.carried, []);
  });
});

describe('a call that has begun before a logout', () => {
  it('opens no login, which could not continue it', async () => {
    await logIn(ida);
    const events: string[] = [];
    tab.document.addEventListener('site-login-required', ({ type }) => events.push(type));
    answers.set('POST /api/account', async () => {
      answers.clear();
      await members(tab.document).logOut();
      return json({ loginRequired: true }, 401);
    });
    assert.equal(await isRefused(send('typed by Ida')), true);
    assert.equal(tab.dialog.isOpen, false);
    assert.deepEqual(events, []);
  });
});

describe('a session that has ended', () => {
  const session = 'GET /api/site-users/account/session';

  beforeEach(() => logIn(ida));

  for (const [status, body] of [
    [401, {}],
    [403, { loginRequired: true }],
  ] as const)
    it(`is reported with the status ${status}`, async () => {
      answers.set(session, () => json(body, status));
      assert.equal(await members(tab.document).read(), 'known');
      assert.equal(members(tab.document).member(), undefined);
      answers.clear();
      await logIn(ida);
      assert.equal((await send('typed')).ok, true);
    });

  for (const [name, answer] of [
    ['by a server that reports the same token', () => json({ email: ida, xsrfToken: 'token-1' })],
    ['by a server without the call', () => json({}, 404)],
  ] as const)
    it(`is one whose token is refused again ${name}`, async () => {
      await members(tab.document).read();
      server.expire(jar.session);
      answers.set(session, answer);
      const call = send('typed by Ida');
      await opened();
      answers.clear();
      await logIn(ida);
      assert.equal((await call).ok, true);
      assert.deepEqual(server.carried, [{ typed: 'typed by Ida', member: ida }]);
    });

  for (const [name, answer] of [
    ['another shape', () => json({ user: { id: 7 } })],
    ['an e-mail address without a token', () => json({ email: 'eve@example.com' })],
    ['the same e-mail address without a token', () => json({ email: ida })],
    ['the status of a gateway', () => json({}, 403)],
    ['a page', () => new Response('<!doctype html>')],
  ] as const)
    it(`is not one for which the server answers with ${name}`, async () => {
      answers.set(session, answer);
      await members(tab.document).read();
      assert.equal(members(tab.document).member()?.email, ida);
      answers.clear();
      assert.equal((await send('typed')).ok, true);
      assert.deepEqual(server.carried, [{ typed: 'typed', member: ida }]);
    });

  it('is not one that another server has refused', async () => {
    answers.set('POST /foreign', () => json({ loginRequired: true }, 401));
    const { document } = tab;
    const result = await request('https://foreign.example/foreign', { document, json: {} });
    assert.equal(result.ok, false);
    assert.equal(members(document).member()?.email, ida);
    assert.equal(tab.dialog.isOpen, false);
  });

  it('is not one whose crumb was refused', async () => {
    server.renewCrumb();
    assert.equal((await send('typed')).ok, true);
    assert.equal(tab.dialog.isOpen, false);
  });
});

describe('calls that wait for a login', () => {
  it('do not end with one that is aborted', async () => {
    const events: string[] = [];
    tab.document.addEventListener('site-request-failed', ({ type }) => events.push(type));
    const controllers = [new AbortController(), new AbortController()];
    const [first, last] = controllers.map(({ signal }) => send('aborted', tab, signal));
    const other = send('typed');
    await opened();
    controllers[0]?.abort();
    const result = await first;
    assert.equal(result && !result.ok && result.failure.code, 'request-aborted');
    assert.equal(tab.dialog.isOpen, true);
    await logIn(ida);
    assert.equal((await other).ok, true);
    assert.equal((await last)?.ok, true);
    assert.equal(tab.dialog.isOpen, false);
    assert.deepEqual(events, []);
  });

  it('do not close a dialog that the visitor has opened', async () => {
    tab.dialog.showModal();
    const controller = new AbortController();
    const call = send('aborted', tab, controller.signal);
    // The dialog of the model is not an element.
    const calls: WeakMap<object, number> = waitingCalls(tab.document);
    while (!calls.get(tab.dialog)) await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await call;
    assert.equal(tab.dialog.isOpen, true);
  });

  it('close it when the last one is aborted, and end when the site is destroyed', async () => {
    const controller = new AbortController();
    const call = send('aborted', tab, controller.signal);
    await opened();
    controller.abort();
    await call;
    assert.equal(tab.dialog.isOpen, false);
    const other = send('typed');
    await opened();
    destroySite(tab.document);
    assert.equal(await isRefused(other), true);
  });
});

describe('a login or logout whose response is lost', () => {
  const session = '/api/site-users/account/session';
  /** The server carries the next call with this method out, but its response is lost. */
  const lose = (method: string): void => {
    const { fetch: original } = globalThis;
    globalThis.fetch = async (input, init) => {
      const answer = await original(input, init);
      if ((input as Request).method !== method) return answer;
      globalThis.fetch = original;
      throw new TypeError('lost');
    };
  };

  it('is completed with the session that the server reports', async () => {
    const other = openTab();
    members(other.document);
    const changed = (): Promise<unknown> =>
      new Promise((resolve) => other.document.addEventListener('site-member-changed', resolve, { once: true }));
    lose('POST');
    const [login] = await Promise.all([logIn(ida), changed()]);
    assert.deepEqual(login, { ok: true });
    assert.equal(members(other.document).member()?.email, ida);
    lose('DELETE');
    const [logout] = await Promise.all([members(tab.document).logOut(), changed()]);
    assert.deepEqual(logout, { ok: true });
    assert.equal(members(tab.document).member(), undefined);
    assert.equal(members(other.document).member(), undefined);
  });

  it('fails if the server has kept the session', async () => {
    await logIn(ida);
    answers.set(`DELETE ${session}`, () => json({}));
    const result = await members(tab.document).logOut();
    assert.equal(!result.ok && result.code, 'logout-failed');
    assert.equal(members(tab.document).member()?.email, ida);
    answers.set(`DELETE ${session}`, () => Promise.reject(new TypeError('lost')));
    const lost = await members(tab.document).logOut();
    assert.equal(!lost.ok && lost.code, 'logout-offline');
    assert.equal(members(tab.document).member()?.email, ida);
  });

  it('is complete with a server that cannot report the session', async () => {
    await logIn(ida);
    answers.set(`GET ${session}`, () => json({}, 404));
    assert.deepEqual(await members(tab.document).logOut(), { ok: true });
    assert.equal(members(tab.document).member(), undefined);
    assert.equal(members(tab.document).isKnown(), true);
  });
});

describe('a site that is started again after it was destroyed', () => {
  it('follows the other tabs, and dispatches each change once', async () => {
    const { document } = tab;
    members(document);
    destroySite(document);
    const emails: unknown[] = [];
    document.addEventListener('site-member-changed', ({ detail }) => emails.push(detail.member?.email));
    const changed = new Promise((resolve) => {
      document.addEventListener('site-member-changed', resolve, { once: true });
    });
    members(document);
    await logIn(ida, openTab());
    await changed;
    assert.deepEqual(emails, [ida]);
  });
});

describe('an action of the visitor', () => {
  it('makes no call for a member who has logged in since', async () => {
    await logIn(ida);
    const { document } = tab;
    const action = startAction(document);
    const options = { document, action, crumb: 'query' } as const;
    const url = 'https://site.example/api/account';
    assert.equal((await request(url, { ...options, json: { typed: 'first' } })).ok, true);
    await logIn(ada);
    const result = await request(url, { ...options, json: { typed: 'second' } });
    assert.equal(!result.ok && result.failure.code, 'request-unauthorized');
    assert.deepEqual(server.carried, [{ typed: 'first', member: ida }]);
  });

  it('without a member goes on for the one who logs in for it', async () => {
    const { document } = tab;
    const action = startAction(document);
    const call = (typed: string) =>
      request('https://site.example/api/account', { document, action, json: { typed }, crumb: 'query' });
    const first = call('first');
    await opened();
    await logIn(ida);
    assert.equal((await first).ok, true);
    assert.equal((await call('second')).ok, true);
    await logIn(ada);
    assert.equal((await call('third')).ok, false);
    assert.deepEqual(
      server.carried.map(({ typed }) => typed),
      ['first', 'second'],
    );
  });

  it('that waits for its turn in the cart is not sent for another member', async () => {
    await logIn(ida);
    const { document } = tab;
    const take = inTurn(document);
    let finish: () => void = () => {};
    const first = take(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const url = 'https://site.example/api/account';
    const second = take((action) => request(url, { document, action, json: { typed: 'queued' }, crumb: 'query' }));
    await logIn(ada);
    finish();
    await first;
    assert.equal((await second).ok, false);
    assert.deepEqual(server.carried, []);
  });

  it('that uploads a file does not continue it for another member', async () => {
    await logIn(ida);
    const { document } = tab;
    const received: string[] = [];
    globalThis.fetch = async (input) => {
      const { method } = input as Request;
      received.push(method);
      if (method === 'PATCH') setMember(document, { email: ada, token: 'token-of-ada' });
      const offset = received.filter((one) => one === 'PATCH').length * 1_000_000;
      return json({ id: `file-${received.length}`, offset, state: 'uploading' });
    };
    const uploads = new FileUploads();
    const fields = [{ fieldId: 'cv', files: [new File([Buffer.alloc(2_500_000)], 'cv.bin')] }];
    const run = () =>
      uploads.run(
        fields,
        { document, formId: 'f', server: {}, action: startAction(document) },
        new AbortController().signal,
        () => {},
      );
    assert.ok('failure' in (await run()));
    assert.ok(!received.slice(2).includes('PATCH'), received.join(' '));
    await run();
    assert.equal(received[2], 'POST');
  });
});

describe('a server that cannot report the session', () => {
  const session = 'GET /api/site-users/account/session';

  it('keeps the member of a tab when another tab logs in, and ends it when another tab logs out', async () => {
    answers.set(session, () => json({}, 404));
    await logIn(ida);
    const other = openTab();
    await logIn(ida, other);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(members(tab.document).member()?.email, ida);
    const changed = new Promise((resolve) => tab.document.addEventListener('site-member-changed', resolve));
    await members(other.document).logOut();
    await changed;
    assert.equal(members(tab.document).member(), undefined);
  });

  it('keeps it when a login in another tab fails', async () => {
    answers.set(session, () => json({}, 404));
    await logIn(ida);
    answers.set('POST /api/site-users/account/session', () => Promise.reject(new TypeError('lost')));
    assert.equal((await logIn(ida, openTab())).ok, false);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(members(tab.document).member()?.email, ida);
  });
});

describe('calls of members', () => {
  it('go to the origin of the page, whatever scripts write into that of the window', async () => {
    Object.assign(tab.defaultView, { origin: 'https://other.example' });
    const origins: string[] = [];
    const { fetch: original } = globalThis;
    globalThis.fetch = (input, init) => {
      origins.push(new URL((input as Request).url).origin);
      return original(input, init);
    };
    assert.deepEqual(await logIn(ida), { ok: true });
    assert.equal((await send('typed')).ok, true);
    assert.deepEqual(await members(tab.document).logOut(), { ok: true });
    assert.deepEqual([...new Set(origins)], ['https://site.example']);
  });
});

describe('the cart of a page', () => {
  it('is read again when another member logs in, and its number is not kept for the next visitor', async () => {
    const { document, defaultView } = tab;
    const quantities = [2, 5];
    answers.set('GET /api/commerce/shopping-cart', () =>
      json({
        ...{ totalQuantity: quantities.shift(), entries: [], currencyCode: 'EUR' },
        ...{ subtotalCents: 0, taxCents: 0, grandTotalCents: 0 },
      }),
    );
    await logIn(ida);
    assert.equal((await cart(document).load()).ok, true);
    assert.equal(cart(document).get()?.totalQuantity, 2);
    const changed = new Promise((resolve) => document.addEventListener('site-cart-changed', resolve));
    await logIn(ada);
    assert.equal(defaultView.sessionStorage.getItem('site:cart-items'), null);
    await changed;
    assert.equal(cart(document).get()?.totalQuantity, 5);
  });
});

describe('drafts of forms', () => {
  const entries = ['site:site-form:contact:/', 'site:site-form-key:contact:/'];
  const store = ({ defaultView } = tab): void => {
    for (const entry of entries) defaultView.sessionStorage.setItem(entry, '{"value":[]}');
  };
  const kept = ({ defaultView } = tab): readonly string[] =>
    entries.filter((entry) => defaultView.sessionStorage.getItem(entry) !== null);

  it('are kept when a visitor logs in, and removed with the logout', async () => {
    await members(tab.document).read();
    store();
    await logIn(ida);
    assert.deepEqual(kept(), entries);
    await members(tab.document).logOut();
    assert.deepEqual(kept(), []);
  });

  it('are removed when another member logs in, also on another page after the session has ended', async () => {
    await logIn(ida);
    store();
    await logIn(ada);
    assert.deepEqual(kept(), []);
    store();
    server.expire(jar.session);
    await members(tab.document).read();
    assert.deepEqual(kept(), entries);
    const next = openTab();
    Object.assign(next.defaultView, { sessionStorage: tab.defaultView.sessionStorage });
    assert.equal(members(next.document).member(), undefined);
    await logIn(ada, next);
    assert.deepEqual(kept(next), entries);
    server.expire(jar.session);
    await members(next.document).read();
    await logIn(ida, next);
    assert.deepEqual(kept(next), []);
  });

  it('are kept, and calls go on, when the server knows the member by another address', async () => {
    const { document } = tab;
    await logIn('ida');
    store();
    const action = startAction(document);
    const { token } = JSON.parse(tab.defaultView.sessionStorage.getItem('site:member') ?? '').value;
    answers.set('GET /api/site-users/account/session', () => json({ email: ida, xsrfToken: token }));
    await members(document).read();
    assert.equal(members(document).member()?.email, ida);
    assert.deepEqual(kept(), entries);
    const options = { document, action, json: { typed: 'typed' }, crumb: 'query' } as const;
    assert.equal((await request('https://site.example/api/account', options)).ok, true);
  });

  it('of the next visitor are kept when a page of the member before returns', async () => {
    await logIn(ida);
    const cached = tab;
    const next = openTab();
    Object.assign(next.defaultView, { sessionStorage: cached.defaultView.sessionStorage });
    await members(next.document).read();
    // The cached page is in no channel.
    cached.defaultView.dispatchEvent(new Event('pagehide'));
    await members(next.document).logOut();
    store(next);
    const changed = new Promise((resolve) => cached.document.addEventListener('site-member-changed', resolve));
    cached.defaultView.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await changed;
    assert.equal(members(cached.document).member(), undefined);
    assert.deepEqual(kept(), entries);
  });

  it('are kept when the session has ended while the page was not shown', async () => {
    await logIn(ida);
    store();
    server.expire(jar.session);
    const changed = new Promise((resolve) => tab.document.addEventListener('site-member-changed', resolve));
    tab.defaultView.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await changed;
    assert.deepEqual(kept(), entries);
  });
});
