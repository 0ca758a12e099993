/** `site-elements contract` against servers of our own. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { createMockApi } from '../../cli/mock/app.ts';
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
  it('finds nothing at the mock API, and changes nothing unless told', async (context) => {
    const mock = createMockApi();
    const asked = new Set<string>();
    const url = await serve(context, (request, response) => {
      asked.add(request.method ?? '');
      void getRequestListener(mock.fetch)(request, response);
    });
    const careful = await runHere(['contract', url]);
    assert.equal(careful.code, 0, careful.stdout);
    assert.deepEqual([...asked], ['GET']);
    assert.match(careful.stdout, /^same +GET \/api\/commerce\/shopping-cart$/m);
    assert.match(
      careful.stdout,
      /^left out +POST \/api\/form\/SaveFormSubmission\n {4}It may change something: --all sends it\.$/m,
    );
    const all = await runHere(['contract', url, '--all']);
    assert.equal(all.code, 0, all.stdout);
    assert.doesNotMatch(all.stdout, /^left out/m);
    assert.match(all.stderr, /as documented, 0 not, 0 left out\./);
  });

  it('says what a server answers otherwise, and fails', async (context) => {
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
    assert.match(stdout, /shopping-cart\n {4}Its answer: totalQuantity must be number, but is "two"\./);
    assert.match(stdout, /performance\/settings\n {4}It answers no JSON\./);
    assert.match(stdout, /\/search\n {4}It answers text\/plain; documented: text\/html\./);
    assert.match(stdout, /getId\n {4}It answers 404; documented: 200\./);
    assert.match(stdout, /subscribe\n {4}No answer has what it needs: ShoppingCart\/id\./);
    assert.deepEqual(new Set(seen), new Set(['Bearer x']));
  });

  it('says which call is left without an answer', async (context) => {
    const url = await serve(context, ({ url: path, socket }, response) =>
      path === '/search' ? socket.destroy() : response.end(),
    );
    const { code, stdout } = await runHere(['contract', url]);
    assert.equal(code, 1);
    assert.match(stdout, /\/search\n {4}There is no answer: /);
  });

  it('says once that nobody is there', async (context) => {
    const url = await serve(context, (request) => request.socket.destroy());
    const { code, stdout, stderr } = await runHere(['contract', url]);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /Nobody answers at http.*\n.*Start/);
  });

  it('takes an address and headers, and nothing else', async () => {
    for (const args of [['localhost:4173'], ['ftp://localhost'], ['http://localhost:1', '--header', 'authorization']]) {
      const { code, stderr } = await runHere(['contract', ...args]);
      assert.equal(code, 2, args.join(' '));
      assert.match(stderr, /is no (?:address of a server|header)\./);
    }
  });
});
