/** Tests faults as the script of a page receives them, without a port. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';

const path = '/api/form/FormSubmissionKey';

const startMock = (rules: readonly string[], seed = 1) => {
  let ids = 0;
  const newId = () => `id-${++ids}`;
  return createMock({ now: () => 0, newId }, { faults: rules, seed }).app;
};

type Mock = ReturnType<typeof startMock>;

const ask = (mock: Mock, headers: Record<string, string> = {}, query = '') =>
  mock.request(`${path}${query}`, { method: 'POST', headers });

const statuses = async (mock: Mock, count: number): Promise<number[]> => {
  const answers: number[] = [];
  for (let sent = 0; sent < count; sent += 1) answers.push((await ask(mock)).status);
  return answers;
};

describe('fault rules', () => {
  it('apply to the requests that they count', async () => {
    assert.deepEqual(await statuses(startMock(['type=status:503 every=3']), 6), [200, 200, 503, 200, 200, 503]);
    assert.deepEqual(await statuses(startMock(['type=status:503 first=2']), 3), [503, 503, 200]);
    assert.deepEqual(await statuses(startMock(['type=status:503 after=1']), 3), [200, 503, 503]);
    assert.deepEqual(await statuses(startMock(['type=status:503']), 2), [503, 503]);
  });

  it('count only matching requests, and the first rule that is due wins', async () => {
    const mock = startMock(['match=GET:/* type=status:500', 'match=/api/auth/* type=status:501']);
    assert.deepEqual(await statuses(mock, 1), [200]);
    const both = startMock(['match=POST:/api/form/Form* type=status:502 after=1', 'type=status:429']);
    assert.deepEqual(await statuses(both, 2), [429, 502]);
    const literal = startMock(['match=/api/form.FormSubmissionKey type=status:500']);
    assert.deepEqual(await statuses(literal, 1), [200]);
  });

  it('choose the same random requests for the same seed, about as often as specified', async () => {
    const rule = ['type=status:503 rate=25%'];
    const first = await statuses(startMock(rule, 7), 400);
    assert.deepEqual(await statuses(startMock(rule, 7), 400), first);
    assert.notDeepEqual(await statuses(startMock(rule, 8), 400), first);
    const hits = first.filter((status) => status === 503).length;
    assert.ok(hits > 60 && hits < 140, `${hits} of 400`);
  });

  it('lose the response, not the effect of the request', async () => {
    const mock = startMock(['type=status:503 first=1']);
    assert.equal((await ask(mock)).status, 503);
    const { key } = (await (await ask(mock)).json()) as { key: string };
    assert.equal(key, 'id-2');
  });

  it('refuse a request before it has an effect, as a server does', async () => {
    const mock = startMock(['match=POST:/api/form/Save* type=status:401 first=1']);
    const send = () =>
      mock.request('/api/form/SaveFormSubmission', {
        method: 'POST',
        body: new URLSearchParams({ formId: 'contact' }),
      });
    assert.deepEqual([(await send()).status, (await send()).status], [401, 200]);
    const list = await (await mock.request('/__mock/submissions')).json();
    assert.equal((list as { submissions: unknown[] }).submissions.length, 1);
  });

  it('do not apply to pages and the inspector', async () => {
    const answer = await startMock(['match=/* type=status:503']).request('/__mock/submissions');
    assert.equal(answer.status, 200);
  });

  it('truncate JSON', async () => {
    const answer = await ask(startMock(['type=malformed']));
    assert.equal(answer.status, 200);
    await assert.rejects(answer.json(), SyntaxError);
  });

  it('are a network error if there is no connection to break', async () => {
    for (const type of ['reset', 'empty', 'truncate'])
      assert.equal((await ask(startMock([`type=${type}`]))).type, 'error', type);
  });
});

describe('a single request', () => {
  it('can override its response by header, query or cookie', async () => {
    const mock = startMock([]);
    assert.equal((await ask(mock, { prefer: 'respond-async, code=503' })).status, 503);
    assert.equal((await ask(mock, {}, '?__mock=code=429')).status, 429);
    assert.equal((await ask(mock, { cookie: '__mock=fault=status:500' })).status, 500);
    assert.deepEqual(await statuses(mock, 1), [200]);
  });

  it('removes the cookie with the override, so that it applies only once', async () => {
    const mock = startMock([]);
    const overridden = await ask(mock, { cookie: 'a=b; __mock=code=503' });
    assert.match(overridden.headers.get('set-cookie') ?? '', /^__mock=; Path=\/; Max-Age=0/);
    assert.equal((await ask(mock, { prefer: 'code=503' })).headers.get('set-cookie'), null);
  });

  it('wins over the rules, its header over its query', async () => {
    const mock = startMock(['type=status:503']);
    assert.equal((await ask(mock, { prefer: 'code=500' }, '?__mock=code=429')).status, 500);
  });

  it('can specify a delay', async () => {
    const started = performance.now();
    const answer = await ask(startMock([]), { prefer: 'delay=80, code=429' });
    assert.equal(answer.status, 429);
    assert.ok(performance.now() - started >= 75);
  });

  it('is refused with a message when an override is invalid', async () => {
    for (const [headers, query] of [
      [{ prefer: 'code=42' }, ''],
      [{}, '?__mock=cod=503'],
      [{ cookie: '__mock=delay=soon' }, ''],
    ] as const) {
      const answer = await ask(startMock([]), headers, query);
      const { code, error } = (await answer.json()) as { code: string; error: string };
      assert.deepEqual([answer.status, code], [400, 'mock-override-invalid']);
      assert.match(error, /code=503/);
    }
  });
});

describe('a page', () => {
  const page = '/contact?__fault=match=POST:/api/form/Form*+type=status:503+first=1';
  const from = (path: string) => ({ referer: `http://localhost${path}` });

  it('can specify faults for its calls in its URL, counted from each load', async () => {
    const mock = startMock([]);
    const status = async () => (await ask(mock, from(page))).status;
    await mock.request(page);
    assert.deepEqual([await status(), await status()], [503, 200]);
    assert.equal((await ask(mock, from('/contact'))).status, 200);
    await mock.request(page);
    assert.deepEqual([await status(), await status()], [503, 200]);
  });

  it('can specify several faults', async () => {
    const mock = startMock([]);
    const both = from('/contact?__fault=type=status:503+first=1&__fault=type=status:429+after=1');
    assert.deepEqual([(await ask(mock, both)).status, (await ask(mock, both)).status], [503, 429]);
  });

  it('of another site has no effect', async () => {
    assert.equal((await ask(startMock([]), { referer: `https://elsewhere.example${page}` })).status, 200);
  });

  it('is refused with a message when an override is invalid', async () => {
    const answer = await ask(startMock([]), from('/contact?__fault=type=status:42'));
    const { code, error } = (await answer.json()) as { code: string; error: string };
    assert.deepEqual([answer.status, code], [400, 'fault-value']);
    assert.match(error, /status:503/);
  });

  it("can also make the captcha's script fail", async () => {
    const mock = startMock([]);
    const lost = from('/contact?__fault=match=/mock/captcha.js+type=status:503');
    assert.equal((await mock.request('/mock/captcha.js', { headers: lost })).status, 503);
    assert.match(await (await mock.request('/mock/captcha.js')).text(), /window\.mockCaptcha/);
  });
});

describe('latency', () => {
  it('delays every response of the API, and no other', async () => {
    const mock = createMock({}, { latency: '60..90' }).app;
    const started = performance.now();
    const late = Promise.resolve(ask(mock)).then(() => performance.now() - started);
    const first = await Promise.race([late, mock.request('/__mock/submissions')]);
    assert.ok(first instanceof Response, 'the response of the later request came first');
    assert.ok((await late) >= 55, `${await late} ms`);
  });
});
