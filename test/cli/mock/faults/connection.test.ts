/** Faults of the connection, over real sockets. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { createMock } from '../../../../cli/mock/app.ts';

const path = '/api/form/FormSubmissionKey';

interface ReceivedResponse {
  readonly text: string;
  /** The arrival time of each chunk, in milliseconds after the request. */
  readonly times: readonly number[];
  readonly end: 'closed' | 'ECONNRESET' | 'silence';
}

let server: Server;
before(async () => {
  server = createServer(getRequestListener(createMock().app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => {
  server.closeAllConnections();
  server.close();
});

/** Requests a key with a fault, and returns everything received until the connection ends or `silence` resolves. */
async function receive(fault: string, silence?: Promise<unknown>): Promise<ReceivedResponse> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const times: number[] = [];
  let text = '';
  let end: ReceivedResponse['end'] = 'closed';
  socket.on('data', (data) => {
    times.push(performance.now() - started);
    text += data;
  });
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNRESET') end = code;
  });
  const closed = new Promise<boolean>((resolve) => socket.on('close', () => resolve(true)));
  const started = performance.now();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nPrefer: fault=${fault}\r\nContent-Length: 0\r\n\r\n`,
  );
  const isClosed = await (silence === undefined ? closed : Promise.race([closed, silence.then(() => false)]));
  if (!isClosed) end = 'silence';
  socket.destroy();
  return { text, times, end };
}

const bodyOf = (text: string): string => text.split('\r\n\r\n').slice(1).join('\r\n\r\n');
const promised = (text: string): number => Number(/content-length: (\d+)/i.exec(text)?.[1]);

describe('a connection with a fault', () => {
  it('is reset', async () => assert.deepEqual(await receive('reset'), { text: '', times: [], end: 'ECONNRESET' }));

  it('closes without a response', async () =>
    assert.deepEqual(await receive('empty'), { text: '', times: [], end: 'closed' }));

  it('breaks off in the middle of the response', async () => {
    const { text } = await receive('truncate');
    assert.match(text, /^HTTP\/1\.1 200/);
    assert.match(bodyOf(text), /^\{"key":"/);
    assert.ok(bodyOf(text).length < promised(text), text);
  });

  it('sends no data and stays open', async () => {
    const { text, end } = await receive('hang', receive('dribble:400ms'));
    assert.deepEqual([text, end], ['', 'silence']);
  });

  it('sends the response in small delayed chunks', async () => {
    const { text, times, end } = await receive('dribble:300ms');
    assert.equal(end, 'closed');
    assert.ok(times.length >= 5, `${times.length} pieces`);
    const spread = (times.at(-1) ?? 0) - (times[0] ?? 0);
    assert.ok(spread >= 150, `${spread} ms`);
    const pieces = bodyOf(text)
      .split(/\r?\n?[0-9a-f]+\r\n/i)
      .join('')
      .replaceAll('\r\n', '');
    assert.match(pieces, /"key"/);
  });

  it('has no effect on the next one', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' });
    assert.equal(typeof ((await answer.json()) as { key: unknown }).key, 'string');
  });

  it('hang: a disconnected client is not reported as a failure of the server', async (context) => {
    const complaints = context.mock.method(console, 'error', () => {});
    const { port } = server.address() as AddressInfo;
    const requested = once(server, 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nPrefer: fault=hang\r\nContent-Length: 0\r\n\r\n`);
    const [, answer] = await requested;
    const ended = once(answer, 'close');
    socket.destroy();
    await ended;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    assert.equal(complaints.mock.callCount(), 0);
  });
});
