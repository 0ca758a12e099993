/** The limits that keep one client from slowing or filling the mock API. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { growth } from '../../support/count-steps.ts';

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

  it('with many fields is read in one pass', async () => {
    const body = (fields: number) =>
      new URLSearchParams([['formId', 'contact'], ...Array.from({ length: fields }, (_, n) => [`f${n}`, 'x'])]);
    const send = async (fields: number): Promise<void> =>
      assert.equal((await createMock().app.request(save, { method: 'POST', body: body(fields) })).status, 200);
    const ratio = await growth(send, 5000);
    assert.ok(ratio < 2.5, `twice the fields take ${ratio} times the steps`);
  });

  it('with many mistakes is answered with the first 20', async () => {
    const body = JSON.stringify(Array.from({ length: 500 }, () => ({ app: 1 })));
    const answer = await createMock().app.request('/api/events/RecordJavascriptErrors', { method: 'POST', body });
    const { violations } = (await answer.json()) as { violations: unknown[] };
    assert.deepEqual([answer.status, violations.length], [400, 20]);
    assert.ok((answer.headers.get('x-mock-violations') ?? '').length < 2000);
  });
});

describe('the stream of events', () => {
  const { app, recorder } = createMock();
  const readFirst = async (query = '') => {
    const reader = (await app.request(`/__mock/events${query}`)).body?.pipeThrough(new TextDecoderStream()).getReader();
    const text = (await reader?.read())?.value ?? '';
    await reader?.cancel();
    return [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
  };

  it('starts with the last 100 calls, or as many as the reader requests', async () => {
    for (let n = 0; n < 150; n += 1) await app.request('/api/commerce/shopping-cart');
    const ids = await readFirst();
    assert.deepEqual([ids.length, ids[0], ids.at(-1)], [100, 51, 150]);
    assert.deepEqual(await readFirst('?tail=2'), [149, 150]);
    assert.equal((await readFirst('?tail=1000')).length, 150);
    assert.deepEqual(await readFirst('?tail=0'), []);
    assert.equal((await app.request('/__mock/events?tail=all')).status, 400);
  });

  it('writes an event once for all readers', async (context) => {
    const readers = await Promise.all(
      Array.from({ length: 50 }, async () => (await app.request('/__mock/events?tail=0')).body?.getReader()),
    );
    const stringify = context.mock.method(JSON, 'stringify');
    recorder.notify({ type: 'session', session: 'default' });
    assert.equal(stringify.mock.callCount(), 1);
    for (const reader of readers) await reader?.cancel();
  });
});
