/** The limits that keep one client from slowing or filling the mock API. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { pathMatches } from '../../../cli/mock/faults/match-faults.ts';
import { pushCapped } from '../../../cli/mock/state/capped-list.ts';
import type { Submission } from '../../../cli/mock/state/submission.ts';

const save = '/api/form/SaveFormSubmission';

describe('a request body', () => {
  const mock = createMock({}, { bodyLimit: 1000 }).app;
  const form = (size: number) => new URLSearchParams({ formId: 'contact', name: 'a'.repeat(size) });

  it('may have as many bytes as the limit', async () => {
    const answer = await mock.request(save, { method: 'POST', body: form(900) });
    assert.equal(answer.status, 200);
  });

  it('of more bytes is refused with 413 before it is read to its end', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100;
        controller.enqueue(new Uint8Array(100));
      },
    });
    const answer = await mock.request(save, { method: 'POST', body: endless, duplex: 'half' } as RequestInit);
    assert.equal(answer.status, 413);
    const { code, error } = (await answer.json()) as { code: string; error: string };
    assert.equal(code, 'mock-body-too-large');
    assert.match(error, /limit of 0\.001 MB/);
    assert.ok(sent <= 2000, `${sent} bytes were accepted`);
  });

  it('is refused because of its declared length, without being read', async () => {
    const headers = { 'content-length': '1001', 'content-type': 'application/json' };
    const answer = await mock.request('/__mock/restore', { method: 'POST', headers, body: '{}' });
    assert.equal(answer.status, 413);
  });

  it('that a browser posts is refused with an HTML page', async () => {
    const answer = await mock.request(save, { method: 'POST', headers: { accept: 'text/html' }, body: form(2000) });
    assert.equal(answer.status, 413);
    assert.match(await answer.text(), /<h1>This could not be sent<\/h1>/);
  });

  it('has 10 MB by default', async () => {
    const send = (size: number) => createMock().app.request(save, { method: 'POST', body: form(size) });
    assert.deepEqual([(await send(9_900_000)).status, (await send(10_000_000)).status], [200, 413]);
  });

  it('with many mistakes is answered with the first 20', async () => {
    const body = JSON.stringify(Array.from({ length: 500 }, () => ({ app: 1 })));
    const answer = await createMock().app.request('/api/events/RecordJavascriptErrors', { method: 'POST', body });
    const { violations } = (await answer.json()) as { violations: unknown[] };
    assert.deepEqual([answer.status, violations.length], [400, 20]);
    assert.ok((answer.headers.get('x-mock-violations') ?? '').length < 2000);
  });

  it('with long or broken names in its mistakes is answered shortly', async () => {
    const restore = (name: string) =>
      createMock().app.request('/__mock/restore', { method: 'POST', body: `{"keys":{"${name}":"x"}}` });
    for (const name of ['a'.repeat(100_000), '€'.repeat(100_000), '\\ud800', '\\n\\u0000']) {
      const answer = await restore(name);
      assert.equal(answer.status, 400);
      assert.ok((answer.headers.get('x-mock-violations') ?? 'x'.repeat(1000)).length < 1000);
      assert.ok((await answer.text()).length < 4000);
    }
  });
});

describe('a complex body', () => {
  const { app } = createMock();
  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const send = async (method: string, path: string, body: string | URLSearchParams | FormData) => {
    const answer = await app.request(path, { method, body });
    return { status: answer.status, text: await answer.text() };
  };

  it('of 200 levels is accepted, and one of more levels is refused', async () => {
    const put = (depth: number) =>
      send('PUT', '/api/site-header-footer?crumb=', `{"header":${nested(depth)},"footer":{}}`);
    assert.equal((await put(199)).status, 200);
    for (const depth of [200, 100_000]) {
      const { status, text } = await put(depth);
      assert.equal(status, 400);
      assert.match(text, /200 nested levels/);
    }
    const restored = await send('POST', '/__mock/restore', `{"siteParts":${nested(3000)}}`);
    assert.equal(restored.status, 400, restored.text);
    assert.equal((await app.request('/__mock/snapshot')).status, 200);
  });

  it('with brackets and commas in a text is accepted', async () => {
    const text = JSON.stringify({ header: { a: '[{"\\\\'.repeat(30_000), b: ','.repeat(30_000) }, footer: {} });
    assert.equal((await send('PUT', '/api/site-header-footer', text)).status, 200);
  });

  it('of more than 20,000 values is refused', async () => {
    const list = (size: number) => JSON.stringify(Array.from({ length: size }, () => ({})));
    assert.equal((await send('POST', '/api/1/performance/records', list(10_000))).status, 200);
    assert.match((await send('POST', '/api/1/performance/records', list(20_001))).text, /20,000 values/);
    const key = new URLSearchParams({ formId: 'contact', form: `{"a":${list(20_000)}}` });
    assert.match((await send('POST', save, key)).text, /mock-form-not-a-map/);
  });

  it('of more than 20,000 fields is refused', async () => {
    const pairs = Array.from({ length: 20_001 }, (_, n): [string, string] => [`f${n}`, 'x']);
    const form = new FormData();
    for (const [name, value] of pairs) form.append(name, value);
    for (const body of [new URLSearchParams(pairs), form])
      assert.match((await send('POST', '/api/census/form-render', body)).text, /20,000 fields/);
    form.delete('f0');
    form.delete('f1');
    form.append('text', '--'.repeat(100_000));
    assert.doesNotMatch((await send('POST', '/api/census/form-render', form)).text, /20,000 fields/);
  });
});

describe('a setting that would break the session', () => {
  const { app } = createMock();
  const statusOf = async (path: string, init?: RequestInit) => (await app.request(path, init)).status;
  const works = async () => {
    const body = new URLSearchParams({ formId: 'contact' });
    const calls = [
      await statusOf('/__mock/session'),
      await statusOf('/search/submissions', { headers: { accept: 'text/html' } }),
      await statusOf('/api/commerce/shopping-cart', { headers: { cookie: 'CART=t' } }),
      await statusOf(save, { method: 'POST', body }),
    ];
    assert.ok(!calls.some((status) => status >= 500), String(calls));
  };

  for (const clock of ['{"now":8640000000000000}', '{"advance":"999999999999d"}', '{"advance":"-999999999999d"}'])
    it(`as the clock ${clock} is refused`, async () => {
      assert.equal(await statusOf('/__mock/clock', { method: 'PUT', body: clock }), 400);
      await works();
    });

  const snapshots = {
    'a clock out of range': { clock: { ahead: 1e16 } },
    'a submission without fields': { submissions: [{ id: 'a', formId: 'contact' }] },
    'a cart that is null': { carts: { t: null } },
    'a price that is not a number': {
      carts: { t: { token: 't', created: 0, entries: [{ quantity: 1, unitPrice: { currency: 'EUR', value: 'x' } }] } },
    },
    'a key without a time': { keys: { a: 'x' } },
    'a captcha that is not a text': { captchas: [1] },
  };
  for (const [what, snapshot] of Object.entries(snapshots))
    it(`as a snapshot with ${what} is refused`, async () => {
      assert.equal(await statusOf('/__mock/restore', { method: 'POST', body: JSON.stringify(snapshot) }), 400);
      await works();
    });

  it('is not part of a snapshot that the mock created', async () => {
    await works();
    const snapshot = await (await app.request('/__mock/snapshot')).text();
    assert.equal(await statusOf('/__mock/restore', { method: 'POST', body: snapshot }), 200);
    assert.equal(await (await app.request('/__mock/snapshot')).text(), snapshot);
  });
});

describe('the memory of a session', () => {
  const withSubmissions = (): { send(name: string): Promise<number>; submissions: Submission[] } => {
    const { app, sessions } = createMock();
    const body = (name: string) => new URLSearchParams({ formId: 'contact', name });
    return {
      send: async (name) => (await app.request(save, { method: 'POST', body: body(name) })).status,
      submissions: sessions.of('default').state.submissions,
    };
  };

  it('holds the last submissions of 20 MB', async () => {
    const { send, submissions } = withSubmissions();
    for (let n = 0; n < 3; n += 1) assert.equal(await send('a'.repeat(9_000_000)), 200);
    assert.equal(submissions.length, 2);
  });

  it('holds the last 1,000 submissions', async () => {
    const { send, submissions } = withSubmissions();
    await send('0');
    const [first] = submissions;
    assert.ok(first);
    // As further calls would add them, without their time.
    for (let n = 1; n < 1000; n += 1) pushCapped(submissions, { ...first, fields: { name: String(n) } });
    assert.deepEqual([submissions.length, submissions[0]?.fields.name], [1000, '0']);
    await send('1000');
    assert.deepEqual([submissions.length, submissions[0]?.fields.name], [1000, '1']);
    assert.equal(submissions.at(-1)?.fields.name, '1000');
  });

  it('counts the faults of the last 100 pages', async () => {
    const { app } = createMock();
    const visit = async (page: number) => {
      const referer = `http://localhost/?n=${page}&__fault=type=status:503 first=1`;
      return (await app.request('/api/commerce/shopping-cart', { headers: { referer } })).status;
    };
    assert.deepEqual([await visit(0), await visit(0)], [503, 200]);
    for (let n = 1; n <= 100; n += 1) await visit(n);
    assert.deepEqual([await visit(100), await visit(0)], [200, 503]);
  });
});

describe('a pattern of a path', () => {
  it('with many stars is matched without backtracking', () => {
    assert.equal(pathMatches(`${'*'.repeat(40)}b`, 'a'.repeat(10_000)), false);
    assert.equal(pathMatches(`/${'*a'.repeat(40)}*b`, `/${'a'.repeat(10_000)}`), false);
    assert.equal(pathMatches(`/${'*a'.repeat(40)}`, `/${'a'.repeat(10_000)}`), true);
  });

  it('matches the whole path', () => {
    const matching = [
      ['/a', '/a'],
      ['*', ''],
      ['/*/c', '/a/b/c'],
      ['/a*a', '/aa'],
      ['/*b*b', '/abb'],
      ['/a.c', '/a.c'],
    ] as const;
    const other = [
      ['/a', '/ab'],
      ['/a*a', '/a'],
      ['/*b', '/ba'],
      ['/*b*b', '/ab'],
      ['/a.c', '/abc'],
      ['', 'a'],
    ] as const;
    for (const [pattern, path] of matching) assert.ok(pathMatches(pattern, path), `${pattern} ${path}`);
    for (const [pattern, path] of other) assert.ok(!pathMatches(pattern, path), `${pattern} ${path}`);
  });
});
