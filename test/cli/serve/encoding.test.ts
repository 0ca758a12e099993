/** Tests compression, revalidation and parts of the files that `serve` sends. */
import assert from 'node:assert/strict';
import { mkdir, open, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { createMock } from '../../../cli/mock/app.ts';
import { type AnswerFile, createFileAnswers } from '../../../cli/serve/answer-file.ts';
import { compressResponses } from '../../../cli/serve/compress-responses.ts';
import { chooseEncoding, compress } from '../../../cli/serve/encoding.ts';
import { findFile } from '../../../cli/serve/find-file.ts';
import { createSiteApp } from '../../../cli/serve/site-app.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const mock = createMock();
const inject = { name: 'live', apply: (content: Buffer) => Buffer.concat([Buffer.from('<script></script>'), content]) };
const live = { inject, answer: async () => new Response('data:\n\n'), end: () => {} };
const site = createSiteApp({ folder, bundles: folder, mock: mock.app, live });
const app = new Hono().use('*', compressResponses()).route('/', site);

const page = `<h1>Home</h1>${'<p>Text</p>'.repeat(200)}`;
const large = `${'0123456789abcdef'.repeat(65_536)}\n`.repeat(3);
before(async () => {
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'large.txt'), large);
  await writeFile(join(folder, 'small.txt'), 'small');
  await writeFile(join(folder, 'film.mp4'), large);
  await writeFile(join(folder, 'empty.css'), '');
  await mkdir(join(folder, 'files'));
});
after(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, given: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { method, headers: { cookie: 'crumb=a', ...given } });

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** Returns the status, and closes the file that the response streams. */
async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const { status, body } = await get(path, headers);
  await body?.cancel();
  return status;
}

async function decoded(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  return (encoding === 'br' || encoding === 'gzip' ? decoders[encoding](bytes) : bytes).toString();
}

describe('the encoding of a response', () => {
  const headers = {
    'gzip, deflate, br, zstd': 'br',
    'gzip, deflate': 'gzip',
    GZIP: 'gzip',
    'br;q=0.5, gzip;q=0.8': 'gzip',
    'br;q=0, *': 'gzip',
    '*': 'br',
    'identity;q=1, *;q=0': undefined,
    'gzip;q=0.5, identity': undefined,
    'gzip;q=0': undefined,
    'br;q=0, gzip;q=0.001': 'gzip',
    deflate: undefined,
    '': undefined,
    ';;,,q=': undefined,
  };
  for (const [header, encoding] of Object.entries(headers))
    it(`for "${header}" is ${encoding}`, () => assert.equal(chooseEncoding(header), encoding));

  for (const encoding of ['br', 'gzip'] as const)
    it(`${encoding} keeps the content of pages, large files and calls`, async () => {
      const accept = { 'accept-encoding': encoding };
      for (const path of ['/', '/large.txt', '/mock/captcha.js', '/mock/video/1']) {
        const [plain, small] = [await get(path), await get(path, accept)];
        assert.equal(small.headers.get('content-encoding'), encoding, path);
        assert.equal(plain.headers.get('content-encoding'), null, path);
        for (const answer of [plain, small]) assert.equal(answer.headers.get('vary'), 'Accept-Encoding', path);
        assert.equal(await decoded(small), await plain.text(), path);
      }
    });

  it('is none for small files, images and films, and for pages of the tools', async () => {
    for (const path of ['/small.txt', '/film.mp4', '/__mock/openapi.json', '/__serve/events']) {
      const answer = await get(path, { 'accept-encoding': 'br, gzip' });
      assert.equal(answer.headers.get('content-encoding'), null, path);
      await answer.body?.cancel();
    }
  });

  it('is announced to HEAD by the same Vary as to GET', async () => {
    for (const path of ['/', '/missing', '/files/', '/small.txt', '/film.mp4', '/mock/captcha.js', '/mock/video/1']) {
      const headers = { accept: 'text/html', 'accept-encoding': 'br' };
      const [page, head] = [await get(path, headers), await get(path, headers, 'HEAD')];
      await page.body?.cancel();
      assert.equal(head.headers.get('vary'), page.headers.get('vary'), path);
      assert.equal(await head.text(), '', path);
    }
  });

  it('of a page covers the injected script', async () => {
    assert.match(await decoded(await get('/', { 'accept-encoding': 'br' })), /^<script><\/script><h1>/);
  });

  it('does not change what is recorded', async () => {
    const answer = await get('/api/google-maps/places/nowhere', { 'accept-encoding': 'br' });
    const text = await decoded(answer);
    assert.equal(mock.recorder.list().at(-1)?.response?.body?.text, text);
  });

  it('is none for a response with a fault, whose bytes the fault defines', async () => {
    const prefer = { prefer: 'fault=dribble:0.01s', 'accept-encoding': 'br' };
    const answer = await get('/api/commerce/shopping-cart', prefer);
    assert.equal(answer.headers.get('content-encoding'), null);
    assert.ok((await answer.json()).entries);
  });
});

describe('a file in the cache of a browser', () => {
  it('is revalidated, also compressed and with a weak ETag', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get('/', { 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      assert.equal(first.headers.get('cache-control'), 'no-cache');
      for (const known of [etag, etag.replace('W/', ''), `"a", ${etag}`, '*']) {
        const answer = await get('/', { 'if-none-match': known, 'accept-encoding': encoding });
        assert.equal(answer.status, 304, known);
        assert.deepEqual(
          [answer.headers.get('etag'), answer.headers.get('vary'), await answer.text()],
          [etag, 'Accept-Encoding', ''],
        );
      }
      for (const other of ['"a"', etag.replace(/"$/, 'x"'), 'a, b']) {
        const answer = await get('/', { 'if-none-match': other });
        assert.equal(answer.status, 200, other);
      }
    }
  });

  it('is another one with and without the injected script, and after it was replaced by one of the same age', async () => {
    const etag = async (headers = {}) => (await get('/', headers)).headers.get('etag');
    const before = await etag();
    assert.notEqual(await etag({ 'sec-fetch-dest': 'iframe' }), before);
    await writeFile(join(folder, 'new.html'), page);
    await rename(join(folder, 'new.html'), join(folder, 'index.html'));
    assert.notEqual(await etag(), before);
  });

  it('has the same headers for HEAD', async () => {
    for (const path of ['/', '/film.mp4', '/large.txt', '/small.txt', '/empty.css'])
      for (const encoding of ['br', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const [full, head] = [await get(path, headers), await get(path, headers, 'HEAD')];
        assert.deepEqual([...head.headers], [...full.headers], `${path} ${encoding}`);
        assert.equal(await head.text(), '');
        await full.body?.cancel();
      }
  });
});

describe('a part of a file', () => {
  const size = large.length;
  const parts = {
    'bytes=0-9': [206, 0, 9],
    'bytes=10-': [206, 10, size - 1],
    'bytes=-5': [206, size - 5, size - 1],
    'bytes=0-99999999999999999999': [206, 0, size - 1],
    [`bytes=-${size + 1}`]: [206, 0, size - 1],
    [`bytes=${size}-`]: [416],
    'bytes=-0': [416],
    'bytes=9-0': [200],
    'bytes=0-1,4-5': [200],
    'bytes=-': [200],
    'items=0-1': [200],
    'bytes=0x1-2': [200],
  } as const;
  for (const [range, [status, start = 0, end = size - 1]] of Object.entries(parts))
    it(`${range} has status ${status}`, async () => {
      const answer = await get('/film.mp4', { range });
      assert.equal(answer.status, status);
      const text = await answer.text();
      if (status === 416) assert.equal(answer.headers.get('content-range'), `bytes */${size}`);
      else assert.equal(text, large.slice(start, end + 1));
      if (status === 206) assert.equal(answer.headers.get('content-range'), `bytes ${start}-${end}/${size}`);
    });

  it('is not sent for If-Range, because the ETag is weak', async () => {
    const etag = (await get('/film.mp4', {}, 'HEAD')).headers.get('etag') ?? '';
    assert.equal(await statusOf('/film.mp4', { range: 'bytes=0-1', 'if-range': etag }), 200);
  });

  it('of a small, an empty and a compressed file', async () => {
    assert.equal(await (await get('/small.txt', { range: 'bytes=1-2' })).text(), 'ma');
    assert.equal(await statusOf('/empty.css', { range: 'bytes=0-' }), 416);
    assert.equal(await statusOf('/empty.css', {}), 200);
    for (const range of ['items=0-1', 'bytes=0-1,3-4'])
      assert.equal(await (await get('/empty.css', { range })).text(), '');
    assert.equal(await statusOf('/large.txt', { range: 'bytes=0-9', 'accept-encoding': 'br' }), 200);
    assert.equal(await statusOf('/large.txt', { range: 'bytes=0-9' }), 206);
  });
});

describe('a file that changes after it was found', () => {
  const request = (found: Parameters<AnswerFile>[1], answerFile = createFileAnswers()) =>
    new Hono().get('*', async (context) => (await answerFile(context, found)) ?? context.notFound()).request('/');

  it('into a link that leads out of the folder is not followed', async () => {
    const root = join(folder, 'site');
    await mkdir(root);
    await writeFile(join(root, 'a.txt'), 'inside');
    await symlink('a.txt', join(root, 'link.txt'));
    const [file, link] = [await findFile(root, '/a.txt'), await findFile(root, '/link.txt')];
    assert.ok(file.kind === 'file' && link.kind === 'file');
    await rm(join(root, 'link.txt'));
    await symlink('../index.html', join(root, 'link.txt'));
    assert.equal(await (await request(link)).text(), 'inside');
    await rm(join(root, 'a.txt'));
    assert.equal((await request(file)).status, 404);
    await symlink('../index.html', join(root, 'a.txt'));
    assert.equal((await request(file)).status, 404);
  });

  it('by renaming another one while it is opened is opened again, once', async () => {
    const path = join(folder, 'renamed.txt');
    await writeFile(path, 'old');
    const file = await findFile(folder, '/renamed.txt');
    assert.ok(file.kind === 'file');
    for (const [replaced, status] of [
      [1, 200],
      [2, 404],
    ] as const) {
      let opened = 0;
      const openPath: typeof open = async (...args) => {
        const handle = await open(...args);
        opened += 1;
        if (opened > replaced) return handle;
        await writeFile(`${path}.new`, `version ${opened}`);
        await rename(`${path}.new`, path);
        return handle;
      };
      const answer = await request(file, createFileAnswers(openPath));
      assert.deepEqual([answer.status, opened], [status, 2]);
      if (status === 200) assert.equal(await answer.text(), 'version 1');
    }
  });

  it('in a folder that becomes a link is not sent', async () => {
    const root = join(folder, 'swapped');
    await mkdir(join(root, 'in'), { recursive: true });
    await mkdir(join(folder, 'outside'));
    await writeFile(join(root, 'in/a.txt'), 'inside');
    await writeFile(join(folder, 'outside/a.txt'), 'outside');
    const file = await findFile(root, '/in/a.txt');
    assert.ok(file.kind === 'file');
    assert.equal(await (await request(file)).text(), 'inside');
    await rm(join(root, 'in'), { recursive: true });
    await symlink('../outside', join(root, 'in'));
    assert.equal((await request(file)).status, 404);
  });
});

describe('a script of the mock API', () => {
  it('is compressed once for each encoding, and a page for every request', async (context) => {
    const spy = context.mock.fn(compress);
    const compressed = new Hono().use('*', compressResponses(spy)).route('/', createMock().app);
    const read = async (path: string, encoding: string) =>
      decoded(await compressed.request(path, { headers: { 'accept-encoding': encoding } }));
    const scripts = await Promise.all(['br', 'gzip', 'br'].map((encoding) => read('/mock/captcha.js', encoding)));
    assert.equal(new Set(scripts).size, 1);
    assert.notEqual(await read('/mock/maps.js', 'br'), scripts[0]);
    assert.equal(spy.mock.callCount(), 3);
    for (let n = 0; n < 2; n += 1) await read('/mock/video/1', 'br');
    assert.equal(spy.mock.callCount(), 5);
  });
});
