import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { describe, it } from 'node:test';
import { isLoopback } from '../../../cli/mock/inspector/loopback.ts';
import { addressOf, listen } from '../../../cli/serve/listen.ts';

const host = '127.0.0.1';
const portOf = (server: Server): number => Number(new URL(addressOf(server, host)).port);
const answer = () => new Response('here');

describe('choosing a port', () => {
  it('uses the next free port by default', async () => {
    const servers = [await listen(answer, { host, port: undefined }), await listen(answer, { host, port: undefined })];
    const [first = 0, second = 0] = servers.map(portOf);
    for (const server of servers) server.close();
    assert.ok(first >= 4173 && second > first && second <= 4192, `${first}, ${second}`);
  });

  it('returns a URL that a browser can open', async () => {
    const server = createServer();
    server.listen(0, host);
    await once(server, 'listening');
    const port = portOf(server);
    assert.equal(addressOf(server, '::1'), `http://[::1]:${port}/`);
    assert.equal(addressOf(server, '::'), `http://localhost:${port}/`);
    assert.equal(addressOf(server, 'studio.local'), `http://studio.local:${port}/`);
    server.close();
  });

  it('recognizes host names that only this machine can reach', () => {
    for (const name of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) assert.ok(isLoopback(name), name);
    for (const name of ['0.0.0.0', '::', '192.168.1.4', 'studio.local', '127.evil.example', 'localhost.evil.example'])
      assert.ok(!isLoopback(name), name);
  });
});
