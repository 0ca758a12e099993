/** The list of recorded calls, and access to it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { ask, cart, form, type Mock, payload, startMock } from './mock-requests.ts';

describe('the list of calls', () => {
  it('has requests, responses, faults and violations', async () => {
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
    assert.equal(requests.filter(({ route }: { route: string | null }) => route === null).length, 1);
    assert.equal(await found('GET /__mock/requests?method=get'), 2);
    assert.equal(await found('GET /__mock/requests?path=/api/form/*'), 1);
    assert.equal((await ask(app, `GET /__mock/requests/${lost.id}`)).data.fault, 'status:503');
    assert.equal((await ask(app, 'GET /__mock/requests/99')).status, 404);
    assert.equal((await ask(app, 'DELETE /__mock/requests?path=/api/form/*')).data.removed, 1);
    assert.equal(await found('GET /__mock/requests'), 2);
  });

  it('is limited to 1000 calls', async () => {
    const { app, recorder } = createMock();
    for (let n = 0; n < 1005; n += 1) await app.request(cart);
    const ids = recorder.list().map(({ id }) => id);
    assert.deepEqual([ids.length, ids[0], ids.at(-1)], [1000, 6, 1005]);
  });

  it('is exported as HAR', async () => {
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

  it('is streamed as events', async () => {
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

describe('access to the inspector', () => {
  const status = async (mock: Mock, url: string, headers: Record<string, string> = {}) =>
    (await mock.request(url, { headers })).status;
  const own = 'http://localhost:4173/__mock/requests';

  it('is refused to other sites', async () => {
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

  it('requires the token if the server has one', async () => {
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

  it('is possible from another machine by a link with the token', async () => {
    // Browsers send no Sec-Fetch headers to http: URLs of other machines.
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
