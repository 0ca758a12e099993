/** `serve --prerender`, as built: pages are prerendered as they are served, and never lost. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, it } from 'node:test';
import { fromRoot } from '../../../tools/root.ts';
import { folderOf, main } from '../command.ts';

const hasDocs = existsSync(fromRoot('dist/docs/index.html'));

async function serve(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [main, 'serve', ...args, '--port', '0']);
  after(() => child.kill());
  const [address] = await once(createInterface(child.stdout), 'line');
  return address;
}

const page = '<!doctype html><html lang="en"><head></head><body><site-dialog dialog-title="Sure?">Yes</site-dialog>';

const read = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers });
  return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
};

it('prerenders the pages of the folder beside the script for reloading, and after each change', async () => {
  const folder = await folderOf({ 'index.html': page });
  const address = await serve(folder, '--prerender');
  const first = await read(address);
  assert.match(first.text, /<head><script type="module" src="\/__serve\/live\.js/);
  assert.match(first.text, /<site-dialog dialog-title="Sure\?"><template [^>]+data-site-prerendered.*>Sure\?<\/h2>/s);
  assert.equal((await read(address, { 'if-none-match': first.etag })).status, 304);
  await writeFile(join(folder, 'index.html'), page.replace('Sure?', 'Really sure?'));
  assert.match((await read(address, { 'if-none-match': first.etag })).text, />Really sure\?<\/h2>/);
});

it('serves a page that is not valid UTF-8 as it is', async () => {
  const latin1 = Buffer.from(`${page}Grün`, 'latin1');
  const address = await serve(await folderOf({ 'index.html': latin1 }), '--prerender', '--no-reload', '--no-overlay');
  assert.deepEqual(Buffer.from(await (await fetch(address)).arrayBuffer()), latin1);
});

it('prerenders the docs, whose policy then allows exactly what is written', {
  skip: hasDocs ? false : 'the docs are not built',
}, async () => {
  const own = await folderOf({ 'index.html': page });
  const [served, plain] = [await serve(own), await serve(own, '--no-prerender')];
  for (const element of ['map', 'cookie-banner']) {
    const example = `docs/examples/${element}-1.html`;
    const { text } = await read(new URL(example, served).href);
    assert.match(text, new RegExp(`<site-${element}[^>]*><template [^>]*data-site-prerendered`));
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '';
    for (const name of ['style', 'script']) {
      const inline = [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, code = '']) => code);
      const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      const sources = new RegExp(`${name}-src ([^;]*)`).exec(policy)?.[1] ?? '';
      assert.deepEqual(sources.split(' ').sort(), ["'self'", ...new Set(hashes)].sort());
    }
    assert.doesNotMatch((await read(new URL(example, plain).href)).text, /<template [^>]*data-site/);
  }
});

it('leaves the pages of an author as they are, and prerenders the examples', async () => {
  const own = await serve(await folderOf({ 'index.html': page }));
  assert.doesNotMatch((await read(own)).text, /<template/);
  assert.match((await read(new URL('dialog.html', await serve()).href)).text, /data-site-prerendered/);
  assert.doesNotMatch(
    (await read(new URL('dialog.html', await serve('--no-prerender')).href)).text,
    /<template [^>]*data-site/,
  );
});
