import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../../command.ts';

/** A whole page. */
const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;
const link = (href: string, more = ''): string => `<a href="${href}"${more}>x</a>`;

const context = (json: string): string => `<script type="application/json" data-site-context>${json}</script>`;

type Files = Readonly<Record<string, string>>;

/** The findings of `check` for paths, as `severity file: href`. */
async function reported(files: Files, ...args: readonly string[]): Promise<readonly string[]> {
  const cwd = await folderOf(files);
  const inputs = args.length > 0 ? args : ['.'];
  const { stdout, stderr } = await runHere(['check', ...inputs, '--format', 'json'], { cwd });
  assert.ok(stdout, stderr);
  return JSON.parse(stdout)
    .findings.filter(({ rule }: { rule: string }) => rule === 'internal-path')
    .map(
      ({ severity, file, start, end }: { severity: string; file: string; start: Place; end: Place }) =>
        `${severity} ${file}: ${files[file]?.slice(start.offset, end.offset)}`,
    );
}
type Place = { readonly offset: number };

const numbers = Array.from({ length: 200 }, (_, index) => index);

describe('paths to missing files', () => {
  it('are reported among two hundred, relative and from the root, each at its position', async () => {
    const wrong = (n: number): string => (n % 2 === 0 ? `/no-${n}` : `../no/${n}.html?a=b#c`);
    const right = (n: number): string => (n % 2 === 0 ? `/blog/yes-${n}/` : `yes-${n}.html`);
    const text = page(numbers.map((n) => `\n${link(wrong(n))}\n${link(right(n))}`).join(''));
    const files = {
      'index.html': page(''),
      'blog/all.html': text,
      ...Object.fromEntries(numbers.map((n) => [`blog/yes-${n}.html`, page('')])),
    };
    const cwd = await folderOf(files);
    const { stdout } = await runHere(['check', '.', '--site-root', '.', '--format', 'json'], { cwd });
    const { findings } = JSON.parse(stdout);
    assert.equal(findings.length, 200);
    for (const [n, { code, start, end }] of findings.entries()) {
      assert.deepEqual([code, start.line, start.column], ['internal-path-missing', 2 + 2 * n, 10]);
      assert.equal(text.slice(start.offset, end.offset), wrong(n));
    }
  });

  it('are reported in frames and players that load a page', async () => {
    const frame = (src: string): string => `<iframe title="a" src="${src}"></iframe>`;
    const player = (src: string): string => `<site-video src="${src}"><img alt="a" src="/a.png"></site-video>`;
    const right = ['/', '/about', '/about/'].map((src) => frame(src) + player(src)).join('');
    const files = {
      'index.html': page(`${right}${frame('/no')}${player('no/')}`),
      'about.html': page(''),
      'a.png': '',
    };
    assert.deepEqual(await reported(files, '.', '--site-root', '.'), [
      'error index.html: /no',
      'error index.html: no/',
    ]);
  });

  it('are errors if the root is set, warnings if it is detected, and ignored if it is unknown', async () => {
    const files = { 'public/index.html': page(link('/no')), 'public/a.html': page(''), 'b.html': page(link('no')) };
    const found = 'public/index.html: /no';
    assert.deepEqual(await reported(files, 'public'), [`warn ${found}`]);
    assert.deepEqual(await reported(files, '.', '--site-root', 'public'), [`error ${found}`]);
    assert.deepEqual(await reported(files, '.'), []);
    assert.deepEqual(await reported(files, 'public/*.html'), []);
    const config = { ...files, 'site-elements.config.json': '{"siteRoot": "public"}' };
    assert.deepEqual(await reported(config, '.'), [`error ${found}`]);
  });

  it('are found in a site whose root is above the working directory', async () => {
    const files = {
      'index.html': page(''),
      'blog/a.html': page(link('/no') + link('/blog/a') + link('../') + link('b')),
    };
    const cwd = await folderOf(files);
    const args = ['check', '.', '--site-root', '..', '--format', 'json'];
    const { findings } = JSON.parse((await runHere(args, { cwd: join(cwd, 'blog') })).stdout);
    assert.deepEqual(
      findings.map(({ file, message }: Record<string, string>) => `${file}: ${message}`),
      ['/no', 'b'].map((path) => `a.html: No page or file of this site matches "${path}".`),
    );
  });

  it('are reported if only their first folder is misspelled', async () => {
    const files = {
      'index.html': page(link('/shpo/index.html') + link('/prodcuts/about.html') + link('/shop/') + link('/about')),
      'about.html': page(link('/shop/index.html')),
      'shop/index.html': page(''),
    };
    const found = ['index.html: /shpo/index.html', 'index.html: /prodcuts/about.html'];
    assert.deepEqual(
      await reported(files, '.', '--site-root', '.'),
      found.map((one) => `error ${one}`),
    );
    assert.deepEqual(
      await reported(files, '.'),
      found.map((one) => `warn ${one}`),
    );
    const alone = { 'index.html': page(link('/shpo/about.html')), 'about.html': page('') };
    assert.deepEqual(await reported(alone, '.'), ['warn index.html: /shpo/about.html']);
    const below = { ...alone, 'index.html': page(['/shop/about', '/shop/'].map((href) => link(href)).join('')) };
    assert.equal((await reported(below, '.', '--site-root', '.')).length, 2);
  });

  it('are reported below a page without items, and next to a collection with a similar name', async () => {
    const files = {
      'index.html': page(''),
      'a.html': page(context('{"collection":{"type":10,"fullUrl":"/about"}}') + link('/about/x') + link('/about')),
      'b.html': page(context('{"collection":{"type":1,"fullUrl":"/blog"}}') + link('/blogs/x') + link('/blog/x')),
    };
    assert.deepEqual(await reported(files, '.'), ['warn a.html: /about/x', 'warn b.html: /blogs/x']);
  });

  it('are suppressed by comments next to them, which then count as used', async () => {
    const comment = '<!-- site-lint-disable-next internal-path -- comes with the next release -->';
    const cwd = await folderOf({ 'index.html': page(`${comment}${link('/no')}${link('/no')}`) });
    const { stdout } = await runHere(['check', '.', '--site-root', '.', '--format', 'json'], { cwd });
    assert.deepEqual(
      JSON.parse(stdout).findings.map(({ code }: { code: string }) => code),
      ['internal-path-missing'],
    );
  });

  it('end the run if the configured root is not a folder', async () => {
    const cwd = await folderOf({ 'index.html': page('') });
    const { code, stderr } = await runHere(['check', '.', '--site-root', 'public'], { cwd });
    assert.equal(code, 2);
    assert.match(stderr, /^error: public: no such folder/);
  });
});

const site: Files = {
  'index.html': page(''),
  'about.html': page(''),
  'blog/index.html': page(''),
  'blog/first post.html': page(''),
  'files/menu.pdf': '',
  'caf\u00e9/index.html': page(''),
  'Mixed/Case.html': page(''),
};

/** All of these are correct or cannot be judged. */
const silent: Readonly<Record<string, readonly string[]>> = {
  'URLs without a file extension': [
    '/about',
    '/about/',
    'about',
    '/blog',
    '/blog/',
    '/',
    '.',
    './',
    './about.html',
    '/index.html',
  ],
  'queries and fragments': [
    '/about?x=/no',
    '/about.html#no',
    '?format=rss',
    '#',
    '',
    '/?a=b',
    '/blog?author=1&amp;b=2#c',
  ],
  'escapes, capitals, dots and doubled slashes': [
    '/blog/first%20post',
    '/caf%C3%A9/',
    '/caf\u00e9',
    '/ABOUT',
    '/mixed/case.HTML',
    '/blog/../about',
    'blog//first%20post.html',
    '/.//about',
    ' /about ',
    'blog\\',
  ],
  'files and folders': ['/files/menu.pdf', 'files/menu.pdf?v=2', '/files/', '/files'],
  'paths that the platform serves': [
    '/api/form/FormSubmissionKey',
    '/s/menu.pdf',
    '/pages/5f3b0c6e1d2a4b0007e1c9aa',
    '/cart',
    '/checkout/login',
    '/account',
    '/search?q=x',
    '/config/pages',
    '/cdn-cgi/l/email-protection',
    '/.well-known/security.txt',
    '/_next/data.json',
  ],
  'other sites and schemes': [
    'https://example.com/no',
    '//example.com/no',
    'mailto:a@example.com',
    'tel:+15550100',
    'data:,x',
    'javascript:go()',
  ],
  placeholders: ['/{{path}}', '/{item.fullUrl}', '/blog/{% url %}', '<%= path %>', '/%7B%7Bpath%7D%7D', '/[slug]'],
};

describe('nothing is reported for', () => {
  for (const [title, hrefs] of Object.entries(silent))
    it(title, async () => {
      const files = { ...site, 'index.html': page(hrefs.map((href) => link(href)).join('')) };
      assert.deepEqual(await reported(files, '.', '--site-root', '.'), []);
    });

  const sites: Readonly<Record<string, Files>> = {
    'downloads, buttons and templates': {
      'index.html': page(
        link('/no', ' download') +
          link('/no', ' role="button"') +
          link('/no', ' onclick="go()"') +
          `<template>${link('/no')}</template>`,
      ),
    },
    'a page whose base leads to another origin': {
      'index.html': page(`<base href="https://example.com/">${link('no')}`),
    },
    'a part of a page': { 'index.html': page(''), 'part.html': link('/no') },
    'URLs in a site context': {
      'index.html': page(
        `<script>Static.SQUARESPACE_CONTEXT = {"collection":{"urlId":"news","fullUrl":"/news"},"item":{"fullUrl":"/news/first"}};</script>${link('/news')}${link('/news/first/')}`,
      ),
    },
    'paths below a collection in a site context': {
      'index.html': page(
        context('{"collection":{"type":1,"fullUrl":"/blog"}}') +
          ['/blog/category/News', 'blog/tag/x', '/Blog/2020/1/post', '/blog?offset=1']
            .map((href) => link(href))
            .join(''),
      ),
    },
  };
  for (const [title, files] of Object.entries(sites))
    it(title, async () =>
      assert.deepEqual(await reported({ ...files, 'index.htm': page('') }, '.', '--site-root', '.'), []),
    );

  const shop = ['/shop/about', '/shop', '/shop/', '/shop/blog/'].map((href) => link(href)).join('');

  const unclear: Readonly<Record<string, Files>> = {
    'a folder without an index': { 'a.html': page(link('/no')) },
    'an index that is a part of a page': { 'index.html': link('/no'), 'a.html': page(link('/no')) },
    'an index that a template or script fills in': {
      'index.html': page('{% include x %}'),
      'a.html': page(link('/no')),
    },
    'pages that are generated': { 'index.html': page(link('/no')), 'a.html': '---\ntitle: A\n---\n<p>x</p>' },
    'a site that is served below another path': {
      'index.html': page(shop),
      'about.html': page(''),
      'blog/index.html': page(''),
    },
    'hosts that rewrite paths': { 'index.html': page(link('/no')), _redirects: '/no /yes' },
    'sources of a generator': { 'index.html': page(link('/no')), '_config.yml': '' },
    'paths above the folder': { 'index.html': page(link('../no.html')) },
  };
  for (const [title, files] of Object.entries(unclear))
    it(`${title}, while the root is not set`, async () => assert.deepEqual(await reported(files), []));
});
