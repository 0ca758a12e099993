/** Tests the stream of recorded calls and other events. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../../cli/mock/app.ts';
import { maxReaders } from '../../../../cli/mock/inspector/call-routes.ts';

const events = '/__mock/events';

describe('a reader of the stream of events', () => {
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

  it('starts with the recorded text of calls, not written again for each reader', async (context) => {
    const stringify = context.mock.method(JSON, 'stringify');
    assert.equal((await readFirst('?tail=100')).length, 100);
    assert.equal(stringify.mock.callCount(), 0);
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

  it('sends many calls in pieces, each when the reader has read the one before', async () => {
    for (let n = 0; n < 400; n += 1) await app.request(`/api/commerce/shopping-cart?n=${'a'.repeat(900)}`);
    const reader = (await app.request('/__mock/events?tail=1000')).body?.getReader();
    const sizes: number[] = [];
    const ids: number[] = [];
    while (ids.at(-1) !== recorder.list().at(-1)?.id) {
      const bytes = (await reader?.read())?.value;
      assert.ok(bytes, `the stream ended after call ${ids.at(-1)}`);
      sizes.push(bytes.byteLength);
      ids.push(...[...new TextDecoder().decode(bytes).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id)));
    }
    await reader?.cancel();
    assert.ok(sizes.length > 5 && sizes.every((size) => size <= 65_536), String(sizes));
    assert.deepEqual(
      ids,
      recorder.list().map(({ id }) => id),
    );
  });

  it('continues after events that the reader did not request', async () => {
    const reader = (await app.request('/__mock/events?tail=0&path=/api/commerce/*')).body?.getReader();
    await reader?.read();
    const next = reader?.read();
    for (let n = 0; n < 3; n += 1) await app.request('/api/google-maps/places/nowhere');
    await app.request('/api/commerce/shopping-cart');
    assert.match(new TextDecoder().decode((await next)?.value), /shopping-cart/);
    await reader?.cancel();
  });

  it('ends for a reader that does not read while 1000 events arrive', async () => {
    const reader = (await app.request('/__mock/events?tail=0')).body?.getReader();
    for (let n = 0; n < 1010; n += 1) recorder.notify({ type: 'session', session: 'default' });
    let isDone = false;
    let size = 0;
    while (!isDone) {
      const { done = true, value } = (await reader?.read()) ?? {};
      isDone = done;
      size += value?.byteLength ?? 0;
    }
    assert.ok(size <= 65_536 * 2, `${size} bytes waited`);
  });
});

describe('the stream of events', () => {
  it('has at most 100 readers, and a place for the next one when one leaves', async () => {
    const { app, recorder } = createMock();
    const bodies = await Promise.all(Array.from({ length: maxReaders }, async () => (await app.request(events)).body));
    const refused = await app.request(events);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '1');
    assert.match(await refused.text(), /100 readers/);
    await bodies[0]?.cancel();
    const accepted = await app.request(events);
    assert.equal(accepted.status, 200);
    for (const body of [accepted.body, ...bodies.slice(1)]) await body?.cancel();
    assert.equal(recorder.listenerCount, 0);
  });

  it('is not kept for a HEAD request, which has no reader', async () => {
    const { app, recorder } = createMock();
    const answer = await app.request(events, { method: 'HEAD' });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /event-stream/);
    assert.equal(recorder.listenerCount, 0);
  });
});
