/** Tests what a client receives whose body is refused while it still sends. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { Hono } from 'hono';
import { createMock } from '../../../cli/mock/app.ts';
import { hostChecker, withHostCheck } from '../../../cli/serve/check-host.ts';
import { compressResponses } from '../../../cli/serve/compress-responses.ts';
import { listen } from '../../../cli/serve/listen.ts';

const bodyLimit = 10_000_000;
const path = '/api/events/RecordJavascriptErrors';

const headOf = (...headers: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');

const chunkOf = (bytes: number): string => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;

/** Writes a text many times, without reading a response. */
async function writeAll(socket: Socket, text: string, times: number): Promise<void> {
  const bytes = Buffer.from(text);
  for (let n = 0; n < times; n += 1) if (!socket.write(bytes)) await once(socket, 'drain');
}

/** Reads until the server closes the connection. Rejects if it resets it. */
async function readAll(socket: Socket): Promise<string> {
  const received: string[] = [];
  for await (const text of socket.setEncoding('utf8')) received.push(text);
  return received.join('');
}

describe('a body that is refused while the client sends it', () => {
  let server: Server;
  const open = async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  before(async () => {
    const app = new Hono().use('*', compressResponses()).route('/', createMock({}, { bodyLimit }).app);
    server = await listen(withHostCheck(app, hostChecker('127.0.0.1')).fetch, { host: '127.0.0.1', port: 0 });
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  // More than the Node adapter reads of a body that no route has read.
  const million = 1_000_000;
  const times = 100;
  const bodies = {
    'with a declared length': [headOf(`Content-Length: ${times * million}`), 'a'.repeat(million), ''],
    'in chunks': [headOf('Transfer-Encoding: chunked'), chunkOf(million), '0\r\n\r\n'],
    'from a browser': [
      headOf(`Content-Length: ${times * million}`, 'Accept: text/html', 'Accept-Encoding: br'),
      'a'.repeat(million),
      '',
    ],
  } as const;
  for (const [what, [head, piece, end]] of Object.entries(bodies))
    it(`${what} does not block the client, which can read the response afterwards`, async () => {
      const socket = await open();
      socket.write(head);
      await writeAll(socket, piece, times);
      if (end !== '') socket.write(end);
      const response = await readAll(socket);
      assert.match(response, /^HTTP\/1\.1 413 /);
      assert.match(response, /\r\nconnection: close\r\n/i);
      assert.match(response, /exceeds the limit of 10 MB/);
    });

  it('is answered before the client has sent it', async () => {
    const socket = await open();
    socket.write(headOf(`Content-Length: ${times * million}`));
    const [first] = await once(socket.setEncoding('utf8'), 'data');
    assert.match(first, /^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  it('does not end the connection of a client that sent all of its body', async () => {
    const socket = await open();
    const request = headOf('Content-Length: 2', 'Content-Type: application/json');
    socket.write(`${request}[]`);
    const [first] = await once(socket.setEncoding('utf8'), 'data');
    assert.match(first, /^HTTP\/1\.1 200 /);
    assert.doesNotMatch(first, /connection: close/i);
    socket.destroy();
  });

  it('takes no memory of others as long as it is only declared', async () => {
    const idle = await Promise.all(Array.from({ length: 10 }, open));
    for (const socket of idle) socket.write(headOf(`Content-Length: ${bodyLimit}`, 'Expect: 100-continue'));
    // The server confirms that it waits for each body.
    await Promise.all(idle.map((socket) => once(socket, 'data')));
    const other = await open();
    // Not `fetch`: in Node 20, a timer of it that fires after its connection was collected ends the process.
    other.write(headOf(`Content-Length: ${bodyLimit}`, 'Connection: close'));
    await writeAll(other, 'a'.repeat(million), bodyLimit / million);
    assert.match(await readAll(other), /^HTTP\/1\.1 400 /);
    for (const socket of idle) socket.destroy();
  });

  it('gets 503 when too many others are in memory, and the connection is closed', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, open));
    const responses = clients.map(async (socket) => {
      const [text] = await once(socket.setEncoding('utf8'), 'data');
      return { socket, text: String(text) };
    });
    // 72 MB, of which no client sends the last byte.
    for (const socket of clients) {
      socket.write(headOf(`Content-Length: ${9 * million + 1}`));
      await writeAll(socket, 'a'.repeat(million), 9);
    }
    const { socket, text } = await Promise.race(responses);
    assert.match(text, /^HTTP\/1\.1 503 /);
    assert.match(text, /\r\nretry-after: 1\r\n/i);
    assert.match(text, /\r\nconnection: close\r\n/i);
    // The last byte. The server then closes the connection, or else the test would not end.
    socket.write('a');
    await readAll(socket);
    for (const other of clients) other.destroy();
  });
});
