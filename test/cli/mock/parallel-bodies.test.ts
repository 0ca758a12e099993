/** The limit of request bodies in memory at the same time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';

const path = '/api/events/RecordJavascriptErrors';
const size = 9_900_000;

/** A body that sends its bytes, and then waits for `end`. */
function openBody(bytes: number) {
  let end = (): void => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`"${'a'.repeat(bytes - 2)}"`));
      end = () => controller.close();
    },
  });
  return { stream, end: () => end() };
}

describe('large request bodies at the same time', () => {
  for (const isDeclared of [true, false])
    it(`are refused beyond 64 MB, ${isDeclared ? 'with' : 'without'} a declared length`, async () => {
      const { app } = createMock();
      const send = (body: BodyInit, length: number) => {
        const declared = isDeclared ? { 'content-length': String(length) } : {};
        return app.request(path, { method: 'POST', body, headers: declared, duplex: 'half' } as RequestInit);
      };
      const bodies = Array.from({ length: 6 }, () => openBody(size));
      const pending = bodies.map(({ stream }) => send(stream, size));
      const refused = await send('a'.repeat(size), size);
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1']);
      const { code, error } = (await refused.json()) as { code: string; error: string };
      assert.equal(code, 'mock-bodies-too-many');
      assert.match(error, /limit of 64 MB together/);
      assert.equal((await send('[]', 2)).status, 200, 'a small body is accepted');
      for (const { end } of bodies) end();
      assert.ok((await Promise.all(pending)).every(({ status }) => status === 400));
      assert.notEqual((await send('a'.repeat(size), size)).status, 503, 'their bytes are released');
    });

  it('are refused beyond the limit of one body if that is larger', async () => {
    const { app } = createMock({}, { bodyLimit: 70_000_000 });
    const bodies = Array.from({ length: 7 }, () => openBody(size));
    const send = (body: BodyInit) => app.request(path, { method: 'POST', body, duplex: 'half' } as RequestInit);
    const pending = bodies.map(({ stream }) => send(stream));
    assert.match(await (await send('a'.repeat(size))).text(), /limit of 70 MB together/);
    for (const { end } of bodies) end();
    await Promise.all(pending);
  });

  it('are refused with a page for a browser', async () => {
    const { app } = createMock();
    const bodies = Array.from({ length: 6 }, () => openBody(size));
    const headers = { accept: 'text/html', 'content-length': String(size) };
    const send = (body: BodyInit) =>
      app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    const pending = bodies.map(({ stream }) => send(stream));
    const refused = await send('a'.repeat(size));
    assert.equal(refused.status, 503);
    assert.match(await refused.text(), /Send this one again/);
    for (const { end } of bodies) end();
    await Promise.all(pending);
  });
});
