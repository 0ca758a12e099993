import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';

/** A whole page. */
const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;
const link = (href: string, more = ''): string => `<a href="${href}"${more}>x</a>`;

type Files = Readonly<Record<string, string>>;

/** What `check` says of paths, as `severity file: href`. */
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

describe('paths that lead to nothing', () => {
  it('are found among two hundred, relative and from the root, every one at its place', async () => {
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

  it('are errors where the root is told, warnings where it is only plain, and nothing where it is unknown', async () => {
    const files = { 'public/index.html': page(link('/no')), 'public/a.html': page(''), 'b.html': page(link('no')) };
    const found = 'public/index.html: /no';
    assert.deepEqual(await reported(files, 'public'), [`warn ${found}`]);
    assert.deepEqual(await reported(files, '.', '--site-root', 'public'), [`error ${found}`]);
    assert.deepEqual(await reported(files, '.'), []);
    assert.deepEqual(await reported(files, 'public/*.html'), []);
    const config = { ...files, 'site-elements.config.json': '{"siteRoot": "public"}' };
    assert.deepEqual(await reported(config, '.'), [`error ${found}`]);
  });

  it('are silenced by comments beside them, which then are not unused', async () => {
    const comment = '<!-- site-lint-disable-next internal-path -- comes with the next release -->';
    const cwd = await folderOf({ 'index.html': page(`${comment}${link('/no')}${link('/no')}`) });
    const { stdout } = await runHere(['check', '.', '--site-root', '.', '--format', 'json'], { cwd });
    assert.deepEqual(
      JSON.parse(stdout).findings.map(({ code }: { code: string }) => code),
      ['internal-path-missing'],
    );
  });

  it('that name a root which is no folder end the run', async () => {
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

/** All of them right, or nothing that can be known. */
const silent: Readonly<Record<string, readonly string[]>> = {
  'clean addresses': ['/about', '/about/', 'about', '/blog', '/blog/', '/', '.', './', './about.html', '/index.html'],
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
  'what the platform answers': [
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

describe('nothing is said of', () => {
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
    'a page with a base': { 'index.html': page(`<base href="/x/">${link('no')}`) },
    'a part of a page': { 'index.html': page(''), 'part.html': link('/no') },
    'a site that is served below another path': {
      'index.html': page(link('/shop/about') + link('/shop') + link('/shop/') + link('/shop/blog/')),
      'about.html': page(''),
      'blog/index.html': page(''),
    },
    'what a context names': {
      'index.html': page(
        `<script>Static.SQUARESPACE_CONTEXT = {"collection":{"urlId":"news","fullUrl":"/news"},"item":{"fullUrl":"/news/first"}};</script>${link('/news')}${link('/news/first/')}`,
      ),
    },
  };
  for (const [title, files] of Object.entries(sites))
    it(title, async () =>
      assert.deepEqual(await reported({ ...files, 'index.htm': page('') }, '.', '--site-root', '.'), []),
    );

  const unclear: Readonly<Record<string, Files>> = {
    'a folder without an index': { 'a.html': page(link('/no')) },
    'an index that is a part of a page': { 'index.html': link('/no'), 'a.html': page(link('/no')) },
    'an index that something fills in': { 'index.html': page('{% include x %}'), 'a.html': page(link('/no')) },
    'pages that something writes': { 'index.html': page(link('/no')), 'a.html': '---\ntitle: A\n---\n<p>x</p>' },
    'hosts that rewrite paths': { 'index.html': page(link('/no')), _redirects: '/no /yes' },
    'sources of a generator': { 'index.html': page(link('/no')), '_config.yml': '' },
    'what lies above the folder': { 'index.html': page(link('../no.html')) },
  };
  for (const [title, files] of Object.entries(unclear))
    it(`${title}, while nobody names the root`, async () => assert.deepEqual(await reported(files), []));
});
