/** `site-elements contract` against local servers. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { createMock } from '../../cli/mock/app.ts';
import { runHere } from './command.ts';

async function serve(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the contract command', () => {
  it('finds no difference in the mock API, and sends only GET requests without --all', async (context) => {
    const mock = createMock().app;
    const methods = new Set<string>();
    const url = await serve(context, (request, response) => {
      methods.add(request.method ?? '');
      void getRequestListener(mock.fetch)(request, response);
    });
    const careful = await runHere(['contract', url]);
    assert.equal(careful.code, 0, careful.stdout);
    assert.deepEqual([...methods], ['GET']);
    assert.match(careful.stdout, /^ok +GET \/api\/commerce\/shopping-cart$/m);
    assert.match(
      careful.stdout,
      /^skipped +POST \/api\/form\/SaveFormSubmission\n {4}Not sent because it may change data\. Add --all to send it\.$/m,
    );
    const all = await runHere(['contract', url, '--all']);
    assert.equal(all.code, 0, all.stdout);
    assert.doesNotMatch(all.stdout, /^skipped/m);
    assert.match(all.stderr, /as documented, 0 different, 0 skipped\./);
  });

  it('reports each response that differs, and exits with 1', async (context) => {
    const seen: (string | undefined)[] = [];
    const url = await serve(context, (request, response) => {
      seen.push(request.headers.authorization);
      if (request.url?.startsWith('/api/commerce/shopping-cart')) response.end('{"totalQuantity":"two"}');
      else if (request.url?.startsWith('/api/1/')) response.end('<p>');
      else if (request.url?.startsWith('/search')) response.setHeader('content-type', 'text/plain').end('none');
      else response.writeHead(404).end();
    });
    const { code, stdout } = await runHere(['contract', url, '--header', 'authorization: Bearer x']);
    assert.equal(code, 1);
    assert.match(stdout, /shopping-cart\n {4}Invalid response: totalQuantity must be a number, but is "two"\./);
    assert.match(stdout, /performance\/settings\n {4}The response is not JSON\./);
    assert.match(stdout, /\/search\n {4}Unexpected media type text\/plain; documented: text\/html\./);
    assert.match(stdout, /getId\n {4}Unexpected status 404; documented: 200\./);
    assert.match(stdout, /subscribe\n {4}Not sent because no response contains ShoppingCart\/id, which it requires\./);
    assert.deepEqual(new Set(seen), new Set(['Bearer x']));
  });

  it('reports a call without a response', async (context) => {
    const url = await serve(context, ({ url: path, socket }, response) =>
      path?.startsWith('/search') ? socket.destroy() : response.end(),
    );
    const { code, stdout } = await runHere(['contract', url]);
    assert.equal(code, 1);
    assert.match(stdout, /\/search\n {4}No response: /);
  });

  it('reports once that the server does not respond', async (context) => {
    const url = await serve(context, (request) => request.socket.destroy());
    const { code, stdout, stderr } = await runHere(['contract', url]);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /No response from http.*\n.*Start/);
  });

  it('rejects an invalid URL or header', async () => {
    for (const args of [['localhost:4173'], ['ftp://localhost'], ['http://localhost:1', '--header', 'authorization']]) {
      const { code, stderr } = await runHere(['contract', ...args]);
      assert.equal(code, 2, args.join(' '));
      assert.match(stderr, /is not (?:an http: or https: URL|a header)\./);
    }
  });
});
