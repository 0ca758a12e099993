/** The example pages as files: complete, without dead links, and without findings. */
import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Parser } from 'htmlparser2';
import { glob } from 'tinyglobby';
import { createMock } from '../../cli/mock/app.ts';
import { parseFaultRule } from '../../cli/mock/faults/parse-rule.ts';
import { createSiteApp } from '../../cli/serve/site-app.ts';
import { fromRoot } from '../../tools/root.ts';
import { command } from '../cli/command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { pages } from './pages.ts';

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

async function tagsOf(page: string): Promise<readonly Tag[]> {
  const tags: Tag[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => tags.push({ name, attributes }) });
  parser.end(await readFile(fromRoot(`examples/${page}.html`), 'utf8'));
  return tags;
}

const documents = new Map<string, readonly Tag[]>();
for (const page of pages) documents.set(page, await tagsOf(page));

const attributesOf = (tags: readonly Tag[], name: string): readonly string[] =>
  tags.flatMap(({ attributes }) => attributes[name] ?? []);

/** Serves the examples, with empty files for the loader, the stylesheets and each element. */
async function servedExamples(bundles: string) {
  const elements = (await readdir(fromRoot('elements'))).map((name) => `site-${name}.js`);
  const themes = (await readdir(fromRoot('core/page/themes'))).map((name) => `themes/${name}`);
  await mkdir(join(bundles, 'themes'), { recursive: true });
  for (const name of ['site.js', 'site-fonts.js', 'site-elements.css', ...themes, ...elements])
    await writeFile(join(bundles, name), '');
  return createSiteApp({ folder: fromRoot('examples'), bundles, mock: createMock().app });
}

describe('the example pages', () => {
  let folder = '';
  before(async () => {
    folder = temporaryFolder();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('are all listed in test/examples/pages.ts', async () => {
    const files = await glob('**/*.html', { cwd: fromRoot('examples') });
    // index.html only redirects, and night.html is a video player.
    assert.deepEqual(files.sort(), ['index.html', 'halden/night.html', ...pages.map((page) => `${page}.html`)].sort());
  });

  for (const [page, tags] of documents) {
    it(`${page} declares its language, description and viewport`, () => {
      const meta = (name: string) => tags.find(({ attributes }) => attributes.name === name)?.attributes.content ?? '';
      assert.match(
        tags.find(({ name }) => name === 'html')?.attributes.lang ?? '',
        page === 'language-de' ? /^de/ : /^en/,
      );
      assert.ok(meta('description').length > 40, 'a description');
      assert.match(meta('viewport'), /width=device-width/);
      assert.ok(
        tags.some(({ attributes }) => 'data-site-context' in attributes),
        'a site context',
      );
      assert.equal(tags.filter(({ name }) => name === 'h1').length, 1, 'one main heading');
    });

    it(`${page} writes money as its language does`, async () => {
      const language = tags.find(({ name }) => name === 'html')?.attributes.lang;
      const text = (await readFile(fromRoot(`examples/${page}.html`), 'utf8')).replaceAll('&nbsp;', '\u00a0');
      for (const [written] of text.matchAll(/€\s?\d[\d.,]*\d|\d[\d.,]*\s?€/g)) {
        const digits = /[.,]\d\d\D*$/.test(written) ? 2 : 0;
        const amount = Number(written.replace(/\D/g, '')) / 10 ** digits;
        const options = { style: 'currency', currency: 'EUR', minimumFractionDigits: digits } as const;
        assert.equal(written, new Intl.NumberFormat(language, options).format(amount));
      }
    });

    it(`${page} declares the size of every image`, () => {
      for (const { attributes } of tags.filter(({ name }) => name === 'img')) {
        assert.ok(Number(attributes.width) > 0 && Number(attributes.height) > 0, attributes.src);
        const { 'data-image-dimensions': dimensions = `${attributes.width}x${attributes.height}` } = attributes;
        assert.equal(dimensions, `${attributes.width}x${attributes.height}`, attributes.src);
      }
    });

    it(`${page} references only ids that exist once`, () => {
      const ids = attributesOf(tags, 'id');
      assert.deepEqual([...new Set(ids)], ids);
      const fragments = attributesOf(tags, 'href').filter((href) => href.startsWith('#'));
      const targets = ['commandfor', 'aria-labelledby', 'for'].flatMap((name) => attributesOf(tags, name));
      for (const id of [...fragments.map((href) => href.slice(1)), ...targets]) assert.ok(ids.includes(id), id);
    });
  }

  it('have unique titles', () => {
    const titles = pages.map(async (page) =>
      /<title>(.+?)<\/title>/.exec(await readFile(fromRoot(`examples/${page}.html`), 'utf8')),
    );
    return Promise.all(titles).then((found) => {
      assert.equal(new Set(found.map((title) => title?.[1])).size, pages.length);
    });
  });

  it('link only to served files, except to videos, a map and an account', async () => {
    const app = await servedExamples(folder);
    for (const [page, tags] of documents) {
      const links = [...attributesOf(tags, 'href'), ...attributesOf(tags, 'src')];
      assert.ok(links.length > 5, page);
      for (const link of links.filter((url) => !/^(?:mailto|tel):/.test(url))) {
        const { pathname, hostname } = new URL(link, `http://localhost/${page}.html`);
        // Only a video, a map and an account may be on other servers, and only as links.
        const hasExternalLinks = ['video', 'halden/visit', 'follow'].includes(page);
        // The checkout requires a cart.
        const headers = { cookie: 'CART=mine' };
        if (hostname === 'localhost')
          assert.equal((await app.request(pathname, { headers })).status, 200, `${page}: ${link}`);
        else assert.ok(hasExternalLinks && attributesOf(tags, 'href').includes(link), `${page}: ${link}`);
      }
    }
  });

  it('have forms that the mock API accepts without script, and answers with a page', async () => {
    const app = await servedExamples(folder);
    const body = new URLSearchParams({
      formId: 'halden-contact',
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Hello',
    });
    const headers = { accept: 'text/html', referer: 'http://localhost/form-contact.html' };
    const answer = await app.request('/api/form/SaveFormSubmission', { method: 'POST', body, headers });
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /<dd>Ada<\/dd>[\s\S]*href="\/form-contact.html"/);
  });

  it('have links whose faults the mock API applies', async () => {
    const app = await servedExamples(folder);
    const links = ['form-errors', 'form-captcha'].flatMap((page) => attributesOf(documents.get(page) ?? [], 'href'));
    const broken = links
      .map((link) => new URL(link, 'http://localhost/'))
      .filter((url) => url.searchParams.has('__fault'));
    assert.ok(broken.length > 10, `${broken.length} links`);
    for (const url of broken) {
      const { fault, method, path } = parseFaultRule(url.searchParams.get('__fault') ?? '');
      if (fault.type !== 'status') continue;
      assert.equal((await app.request(url.href)).status, 200, 'the page itself');
      const answer = await app.request(path, {
        method: method === '*' ? 'GET' : method,
        headers: { referer: url.href },
      });
      assert.equal(answer.status, fault.status, url.search);
    }
  });

  it('load their elements with the loader and a watched stylesheet, or one by one', () => {
    const oneByOne = 'gallery-list';
    for (const [page, tags] of documents) {
      const used = new Set(tags.map(({ name }) => name).filter((name) => name.startsWith('site-')));
      const loaded = attributesOf(tags, 'src').filter((src) => src.startsWith('/site-elements/'));
      const services = page === 'fonts' ? ['site-fonts'] : [];
      const scripts = page === oneByOne ? [...used] : used.size > 0 ? ['site', ...services] : [];
      assert.deepEqual(
        loaded,
        scripts.map((name) => `/site-elements/${name}.js`),
        page,
      );
      assert.equal(attributesOf(tags, 'data-site-css').length, Number(scripts.includes('site')), page);
    }
  });

  it('pass check without an error or a warning', async () => {
    const { code, stdout } = await command(['check', 'examples', '--fail-on', 'warn']);
    assert.equal(code, 0, stdout);
  });

  it('have site contexts that pass validate', async () => {
    const { code, stdout } = await command(['validate', 'examples', '--fail-on', 'warn']);
    assert.equal(code, 0, stdout);
  });
});
