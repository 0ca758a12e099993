/** Serves one compressed file and an empty JSON object: `node bare-server.mjs <node|hono> <file>`. Prints its URL. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

const [kind, file] = process.argv.slice(2);
const body = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
const etag = '"1"';
const fileHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', etag };

const app = new Hono()
  .get('/api/*', (context) => context.json({}))
  .get('*', (context) =>
    context.req.header('if-none-match') === etag
      ? context.body(null, 304, { etag })
      : context.body(body, 200, fileHeaders),
  );

/** @type {import('node:http').RequestListener} */
const answer = (request, response) => {
  if (request.url?.startsWith('/api/')) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  else if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, fileHeaders).end(body);
};

const server = createServer(kind === 'hono' ? getRequestListener(app.fetch) : answer).listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(JSON.stringify({ url: `http://127.0.0.1:${typeof address === 'object' && address?.port}/` }));
});
