/** Sessions, scenarios, the clock and the inspection of the mock API, as a test or a developer uses them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock, createMockApi, type MockSetup } from '../../../../cli/mock/app.ts';
import { emptyState } from '../../../../cli/mock/state/state.ts';

const form = '/api/form/SaveFormSubmission';
const cart = '/api/commerce/shopping-cart';

type Mock = ReturnType<typeof createMockApi>;

const startMock = (setup: MockSetup = {}, now = () => 0): Mock => {
  let ids = 0;
  return createMockApi({ now, newId: () => `id-${++ids}` }, setup);
};

const ask = async (mock: Mock, line: string, body?: unknown, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = line.split(' ');
  const answer = await mock.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, data: await answer.json().catch(() => undefined) };
};

const payload = (key: string | undefined, more = {}) => ({
  key,
  formId: 'contact',
  collectionId: 'c',
  objectName: 'o',
  isOverlayForm: false,
  submitButtonText: 'Send',
  form: '{"name":"Ida"}',
  ...more,
});

const newKey = async (mock: Mock, headers = {}): Promise<string> =>
  (await ask(mock, 'POST /api/form/FormSubmissionKey', undefined, headers)).data.key;

const send = async (mock: Mock, headers: Record<string, string> = {}) =>
  (await ask(mock, `POST ${form}`, payload(await newKey(mock, headers)), headers)).status;

describe('tests that share a server', () => {
  it('each see only what is theirs, by header, by the address of the page, or by cookie', async () => {
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

  it('throw the same dice whoever comes first', async () => {
    const mock = startMock({ faults: ['type=status:503 rate=50%'], seed: 7 });
    const statuses = async (name: string) => {
      const all: number[] = [];
      for (let n = 0; n < 20; n += 1)
        all.push((await ask(mock, `GET ${cart}`, undefined, { 'x-mock-session': name })).status);
      return all;
    };
    assert.deepEqual(await statuses('a'), await statuses('b'));
  });

  it('are told what is no name', async () => {
    const answer = await ask(startMock(), `GET ${cart}`, undefined, { 'x-mock-session': 'a b' });
    assert.deepEqual([answer.status, answer.data.code], [400, 'session-name']);
  });
});

describe('a scenario', () => {
  const cases: Record<string, (mock: Mock, headers: Record<string, string>) => Promise<unknown>> = {
    'form-key-expired': async (mock, headers) => assert.equal(await send(mock, headers), 401),
    'rate-limited': async (mock, headers) => assert.equal(await send(mock, headers), 429),
    'login-required': async (mock, headers) =>
      assert.equal((await ask(mock, `GET ${cart}`, undefined, headers)).data.loginRequired, true),
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
    'captcha-required': async (mock, headers) => {
      const key = await newKey(mock, headers);
      assert.equal((await ask(mock, `POST ${form}`, payload(key), headers)).data.code, 'mock-captcha-unsolved');
      assert.equal((await ask(mock, `POST ${form}`, payload(key, { captchaKey: key }), headers)).status, 200);
    },
    offline: async (mock, headers) => assert.equal((await mock.request(cart, { headers })).type, 'error'),
  };
  for (const [name, holds] of Object.entries(cases))
    it(`${name} is told of the server, a page or one request`, async () => {
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

  it('slow-network makes calls late', async () => {
    const mock = startMock({ scenario: 'slow-network' });
    assert.equal((await ask(mock, 'GET /__mock/session')).data.scenario, 'slow-network');
    const late = mock.request(cart);
    assert.equal(await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 300, 'late'))]), 'late');
    await late;
  });

  it('that there is not is told with the nearest', async () => {
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

describe('a setting that cannot be', () => {
  it('is told by its name, and changes nothing', async () => {
    const mock = startMock({ faults: ['type=reset'] });
    const wrong = {
      'PUT /__mock/clock': [
        { stopped: 1 },
        'PUT /__mock/clock received an invalid request: stopped must be boolean, but is 1.',
      ],
      'PUT /__mock/faults': [{ faults: 'type=reset' }, 'faults must be array, but is "type=reset".'],
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

describe('what a site remembers', () => {
  it('is handed out, taken back and forgotten', async () => {
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

  it('goes on where it was kept', async () => {
    const first = createMock();
    await send(first.app);
    const kept = JSON.parse(JSON.stringify(first.sessions.states()));
    const second = createMock({}, { kept });
    assert.equal((await ask(second.app, 'GET /__mock/session')).data.submissions, 1);
  });
});

describe('the list of calls', () => {
  it('has what was sent, answered, troubled and wrong', async () => {
    const { app, recorder } = createMock();
    await ask(app, `POST ${form}?a=1`, payload('made-up', { formId: 7 }), { prefer: 'delay=1' });
    await ask(app, `GET ${cart}`, undefined, { prefer: 'code=503' });
    await ask(app, 'GET /api/commerce/shoping-cart');
    const { requests } = (await ask(app, 'GET /__mock/requests')).data;
    const [saved, lost, missed] = requests;
    assert.deepEqual([saved.url, saved.status, saved.route], [`${form}?a=1`, 401, `POST ${form}`]);
    assert.equal(JSON.parse(saved.request.body.text).formId, 7);
    assert.match(saved.response.body.text, /mock-key-invalid/);
    assert.match(saved.violations.join(), /^body\.formId: /);
    assert.deepEqual([lost.status, lost.fault, lost.response.body?.text ?? ''], [503, 'status:503', '']);
    assert.deepEqual([missed.status, missed.route, missed.nearest], [404, null, [`GET ${cart}`]]);
    assert.deepEqual(
      recorder.problems.map(({ why }) => why),
      ['invalid', 'unmatched'],
    );
    const found = async (line: string) => (await ask(app, line)).data.requests.length;
    assert.equal(await found('GET /__mock/requests/unmatched'), 1);
    assert.equal(await found('GET /__mock/requests?method=get'), 2);
    assert.equal(await found('GET /__mock/requests?path=/api/form/*'), 1);
    assert.equal((await ask(app, `GET /__mock/requests/${lost.id}`)).data.fault, 'status:503');
    assert.equal((await ask(app, 'GET /__mock/requests/99')).status, 404);
    assert.equal((await ask(app, 'DELETE /__mock/requests?path=/api/form/*')).data.removed, 1);
    assert.equal(await found('GET /__mock/requests'), 2);
  });

  it('is kept short', async () => {
    const { app, recorder } = createMock();
    for (let n = 0; n < 1005; n += 1) await app.request(cart);
    const ids = recorder.list().map(({ id }) => id);
    assert.deepEqual([ids.length, ids[0], ids.at(-1)], [1000, 6, 1005]);
  });

  it('is a HAR that others read', async () => {
    const mock = startMock();
    await ask(mock, `POST ${form}?a=1`, payload('x'));
    const { log } = (await ask(mock, 'GET /__mock/har')).data;
    const [{ request, response, timings }] = log.entries;
    assert.deepEqual([log.version, request.url], ['1.2', `http://localhost${form}?a=1`]);
    assert.deepEqual(request.queryString, [{ name: 'a', value: '1' }]);
    assert.equal(request.postData.mimeType, 'application/json');
    assert.deepEqual([response.status, response.content.mimeType], [401, 'application/json']);
    assert.ok(timings.wait >= 0);
  });

  it('goes on as events', async () => {
    const mock = startMock();
    await ask(mock, `GET ${cart}`);
    const events = await mock.request('/__mock/events');
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (pattern: RegExp) => {
      while (!pattern.test(text)) text += (await reader?.read())?.value;
    };
    await until(/event: call\ndata: .*shopping-cart.*"status":200/);
    await ask(mock, 'PUT /__mock/scenarios/offline');
    await until(/event: session\ndata: {"session":"default"}/);
    await ask(mock, 'DELETE /__mock/requests');
    await until(/event: cleared/);
    await reader?.cancel();
  });
});

describe('who may look', () => {
  const status = async (mock: Mock, url: string, headers: Record<string, string> = {}) =>
    (await mock.request(url, { headers })).status;
  const own = 'http://localhost:4173/__mock/requests';

  it('is nobody from another site', async () => {
    const mock = startMock();
    assert.equal(await status(mock, own, { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }), 200);
    assert.equal(await status(mock, own, { origin: 'https://evil.example' }), 403);
    assert.equal(await status(mock, own, { origin: 'null' }), 403);
    assert.equal(await status(mock, own, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }), 403);
    assert.equal(await status(mock, own, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }), 200);
    assert.equal(await status(mock, 'http://evil.example:4173/__mock/requests'), 403);
    assert.equal(await status(mock, 'http://evil.example:4173/__mock/submissions'), 403);
    assert.equal((await mock.request(own)).headers.get('access-control-allow-origin'), null);
  });

  it('needs the token where there is one', async () => {
    const mock = startMock({ token: 'secret' });
    const url = 'http://192.0.2.7:4173/__mock';
    assert.equal(await status(mock, url), 401);
    assert.equal(await status(mock, `${url}?token=secreT`), 401);
    assert.equal(await status(mock, url, { authorization: 'Bearer secret' }), 200);
    const opened = await mock.request(`${url}?token=secret`, { headers: { 'sec-fetch-mode': 'navigate' } });
    assert.deepEqual([opened.status, opened.headers.get('location')], [303, '/__mock']);
    const cookie = opened.headers.get('set-cookie') ?? '';
    assert.match(cookie, /HttpOnly; SameSite=Strict/);
    assert.equal(await status(mock, url, { cookie: cookie.split(';')[0] ?? '' }), 200);
    assert.equal(await status(mock, 'http://192.0.2.7:4173/api/commerce/shopping-cart'), 200);
  });

  it('opens the inspector of another machine by a link with the token', async () => {
    // Browsers send no Sec-Fetch headers to http: addresses of other machines.
    const mock = startMock({ token: 'secret' });
    const opened = await mock.request('http://192.0.2.7:4173/__mock?__session=ada&token=secret');
    assert.deepEqual([opened.status, opened.headers.get('location')], [303, '/__mock?__session=ada']);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const path of ['/__mock', '/__mock/inspector.js', '/__mock/session', '/__mock/events']) {
      assert.equal(await status(mock, `http://192.0.2.7:4173${path}`), 401, path);
      assert.notEqual(await status(mock, `http://192.0.2.7:4173${path}`, { cookie }), 401, path);
    }
    const post = { method: 'POST', headers: { origin: 'http://192.0.2.7:4173' } };
    assert.equal((await mock.request('http://192.0.2.7:4173/__mock/reset?token=secret', post)).status, 401);
  });
});
