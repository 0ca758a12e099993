/** Tests the responses of `serve` without a port. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { createSiteApp } from '../../../cli/serve/site-app.ts';
import { createSiteFolder } from './site-folder.ts';

let site: Awaited<ReturnType<typeof createSiteFolder>>;
before(async () => {
  site = await createSiteFolder();
});
after(() => site.remove());

const get = (path: string, init?: RequestInit) => site.app.request(`http://localhost${path}`, init);
const navigation = { headers: { accept: 'text/html,*/*;q=0.8' } };
const textOf = async (path: string) => (await get(path, navigation)).text();

describe('opening a page', () => {
  const pages = {
    '/': '<h1>Home</h1>',
    '/index.html': '<h1>Home</h1>',
    '/about': '<h1>About</h1>',
    '/about.html': '<h1>About</h1>',
    '/about?from=home#team': '<h1>About</h1>',
    '/journal/': '<h1>Journal</h1>',
    '/caf%C3%A9%20au%20lait': '<h1>Café</h1>',
  };
  for (const [path, text] of Object.entries(pages)) {
    it(`finds ${path}`, async () => {
      const answer = await get(path);
      assert.equal(answer.status, 200);
      assert.equal(await answer.text(), text);
      assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8');
      assert.equal(answer.headers.get('cache-control'), 'no-cache');
    });
  }

  it('redirects to a folder with a trailing slash, so that links in its page work', async () => {
    const answer = await get('/journal?page=2');
    assert.equal(answer.status, 302);
    assert.equal(answer.headers.get('location'), '/journal/?page=2');
    assert.equal((await get('//journal')).headers.get('location'), '/journal/');
  });

  it('answers HEAD like GET, without the body', async () => {
    const answer = await get('/about', { method: 'HEAD' });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-length'), '14');
    assert.equal(await answer.text(), '');
  });

  it('sends a file again only when it has changed', async () => {
    const file = join(site.root, 'site/note.txt');
    await writeFile(file, 'one');
    const tag = (await get('/note.txt')).headers.get('etag') ?? '';
    const known = { headers: { 'if-none-match': `"other", ${tag}` } };
    assert.equal((await get('/note.txt', known)).status, 304);
    await writeFile(file, 'three');
    const changed = await get('/note.txt', known);
    assert.equal(changed.status, 200);
    assert.equal(await changed.text(), 'three');
  });

  it('refuses other methods, and reports the allowed ones', async () => {
    const answer = await get('/about', { method: 'PUT', body: 'x' });
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.get('allow'), 'GET, HEAD');
  });
});

describe('loading the elements', () => {
  it('serves the bundles and the stylesheet at one stable path', async () => {
    const script = await get('/site-elements/site-dialog.js');
    assert.equal(await script.text(), 'dialog');
    assert.match(script.headers.get('content-type') ?? '', /^text\/javascript/);
    assert.equal(await textOf('/site-elements/slim/site-dialog.js'), 'slim');
    const sheet = await get('/site-elements/site-elements.css');
    assert.equal(await sheet.text(), ':root{}');
    assert.match(sheet.headers.get('content-type') ?? '', /^text\/css/);
  });

  it('serves no other file of the package', async () => {
    assert.equal((await get('/site-elements/secret.css')).status, 404);
    assert.equal((await get('/site-elements/')).status, 404);
  });

  it('serves the mock API next to the pages', async () => {
    assert.equal((await get('/api/form/FormSubmissionKey', { method: 'POST' })).status, 200);
    assert.equal((await get('/api/unknown')).status, 404);
    assert.deepEqual(await (await get('/__mock/submissions')).json(), { submissions: [] });
  });
});

describe('requesting a private file', () => {
  const paths = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/journal/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/site-elements/..%2f..%2f..%2fsecret.txt',
    '/site-elements/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/.env',
    '/%2eenv',
    '/about%00.html',
    '/%ff',
    '/%',
  ];
  for (const path of paths) {
    it(`does not find ${path}`, async () => {
      const answer = await get(path);
      assert.equal(answer.status, 404);
      assert.doesNotMatch(await answer.text(), /outside of the site|TOKEN/);
    });
  }

  it('serves the standard hidden folder .well-known', async () => {
    assert.equal((await get('/.well-known/security.txt')).status, 200);
  });
});

describe('navigating', () => {
  it('lists a folder without an index, folders first, names escaped', async () => {
    const page = await textOf('/files/');
    assert.match(page, /<title>Files in \/files\/<\/title>/);
    assert.match(page, /href="\.\.\/"/);
    assert.ok(page.indexOf('href="./more/"') < page.indexOf('href="./%3Cb%3E.txt"'));
    assert.match(page, /&lt;b&gt;\.txt/);
  });

  it('suggests the nearest page, and lists all others', async () => {
    const answer = await get('/galery', navigation);
    const page = await answer.text();
    assert.equal(answer.status, 404);
    assert.match(page, /No page at \/galery/);
    assert.match(page, /Did you mean <a href="\/gallery">\/gallery<\/a>\?/);
    assert.match(page, /<li><a href="\/journal\/">/);
    assert.match(page, /href="\/caf%C3%A9%20au%20lait"/);
  });

  it('lists no pages for a missing script, image or stylesheet', async () => {
    for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1']) {
      const answer = await get('/galery', { headers: { accept } });
      assert.equal(answer.status, 404);
      assert.equal(await answer.text(), 'No file at /galery\n');
    }
  });

  it('shows the docs, or how to build them if they are missing', async () => {
    const docs = join(site.root, 'built/docs');
    const app = createSiteApp({ folder: join(site.root, 'site'), bundles: site.root, docs, mock: createMock().app });
    const read = async (path: string) => (await app.request(path, navigation)).text();
    assert.match(await read('/docs/theming'), /npm run build -- docs/);
    await mkdir(docs, { recursive: true });
    await writeFile(join(docs, 'theming.html'), '<h1>Theming</h1>');
    assert.equal(await read('/docs/theming'), '<h1>Theming</h1>');
    assert.match(await read('/docs/theme'), /No page at \/docs\/theme/);
  });

  it('suggests nothing for a path that is not similar to any', async () => {
    assert.doesNotMatch(await textOf('/qqqqqqqqqqqq'), /Did you mean/);
  });

  it('escapes the path in the page', async () => {
    assert.doesNotMatch(await textOf('/%3Cscript%3Ealert(1)%3C%2Fscript%3E'), /<script>/);
    assert.doesNotMatch(await textOf('/%3Cscript%3E'), /<script>/);
  });
});
