/** The script that `serve` adds to pages during development. */
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { readFaultsFile } from '../../../cli/serve/faults-file.ts';
import { createLive } from '../../../cli/serve/live/live.ts';
import { withScript } from '../../../cli/serve/live/script-tag.ts';
import { createSiteApp } from '../../../cli/serve/site-app.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
after(() => rm(folder, { recursive: true, force: true }));

const io = {
  cwd: folder,
  env: {},
  stdin: process.stdin,
  write: () => {},
  note: () => {},
  isTerminal: false,
  signal: new AbortController().signal,
};

const appWith = (parts: { readonly reload: boolean; readonly overlay: boolean }) => {
  const live = createLive({ folder, ignored: ['state.json'], ...parts }, io);
  return { live, app: createSiteApp({ folder, bundles: folder, mock: createMock().app, live }) };
};

const page =
  '<!doctype html>\n<html lang="en"><head><title>A</title></head><body><img src="a.png"><a href="/b">B</a></body></html>';
await writeFile(join(folder, 'index.html'), page);
await writeFile(join(folder, 'a.png'), '');

describe('the script of pages', () => {
  it('is inserted first in the head, before a policy or a base, and nothing else changes', () => {
    const put = (text: string) => withScript(Buffer.from(text), '/s.js').toString();
    const tag = '<script type="module" src="/s.js" data-site-debug="/docs/"></script>';
    assert.equal(put(page), page.replace('<head>', `<head>${tag}`));
    assert.equal(put('<HEAD data-a="x>y">é'), `<HEAD data-a="x>y">${tag}é`);
    assert.equal(put('<!-- <head> --><!DOCTYPE html><p>'), `<!-- <head> --><!DOCTYPE html>${tag}<p>`);
    assert.equal(put('\ufeff<h1>Hi</h1>'), `\ufeff${tag}<h1>Hi</h1>`);
    assert.equal(
      put('<head></head><script nonce="abc">1</script>').includes('src="/s.js" data-site-debug="/docs/" nonce="abc"'),
      true,
    );
    const wide = Buffer.from('\ufeff<head>', 'utf16le');
    assert.deepEqual(withScript(wide, '/s.js'), wide);
  });

  it('turns the warnings of the elements on, with links to the docs', () => {
    assert.match(withScript(Buffer.from(page), '/s.js').toString(), /<script [^>]*data-site-debug="\/docs\/"/);
  });

  it('is added only when enabled, and only to pages', async () => {
    const plain = appWith({ reload: false, overlay: false });
    assert.equal(plain.live, undefined);
    assert.equal(await (await plain.app.request('/')).text(), page);
    const { app, live } = appWith({ reload: true, overlay: false });
    const answer = await app.request('/');
    const text = await answer.text();
    assert.match(
      text,
      /<head><script type="module" src="\/__serve\/live\.js\?reload" data-site-debug="\/docs\/"><\/script><title>/,
    );
    assert.equal(answer.headers.get('content-length'), String(Buffer.byteLength(text)));
    assert.equal(await (await app.request('/a.png')).text(), '');
    // A sandboxed frame could not load it.
    assert.equal(await (await app.request('/', { headers: { 'sec-fetch-dest': 'iframe' } })).text(), page);
    live?.end();
  });

  it('receives the findings of its page', async () => {
    const { app, live } = appWith({ reload: true, overlay: true });
    const findings = async (path: string) =>
      (await (await app.request(`/__serve/findings?page=${path}`)).json()).findings.map(
        ({ rule }: { rule: string }) => rule,
      );
    assert.deepEqual(await findings('/'), ['image-alt', 'internal-path']);
    assert.deepEqual(await findings('/nowhere'), []);
    assert.deepEqual(await findings('/..%2f..%2fetc/passwd'), []);
    live?.end();
  });

  it('receives an event for each change', async () => {
    const { app, live } = appWith({ reload: true, overlay: false });
    const events = await app.request('/__serve/events');
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    assert.match((await reader?.read())?.value ?? '', /event: run/);
    await writeFile(join(folder, 'state.json'), '{}');
    await writeFile(join(folder, 'site.css'), 'p {}');
    assert.match((await reader?.read())?.value ?? '', /event: change/);
    await reader?.cancel();
    live?.end();
  });
});

describe('a file of fault rules', () => {
  const read = async (text: string) => {
    await writeFile(join(folder, 'faults'), text);
    return readFaultsFile(join(folder, 'faults'), 'faults');
  };

  it('has one rule per line, or a list in JSON', async () => {
    assert.deepEqual(await read('# first\n\n type=reset every=3 \r\ntype=hang\n'), ['type=reset every=3', 'type=hang']);
    assert.deepEqual(await read('["type=reset"]'), ['type=reset']);
  });

  it('is refused with the position of the error', async () => {
    await assert.rejects(read('# a\ntype=rest'), { message: /^faults:2: Fault rule "type=rest", column 6/ });
    await assert.rejects(read('[1]'), { code: 'serve-faults-file-json' });
    await assert.rejects(read('["type=reset"'), { code: 'serve-faults-file-json' });
  });
});
