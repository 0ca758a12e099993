import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { readPage } from '../../../../cli/lint/page/page.ts';
import { baseOf, pathFromBase } from '../../../../cli/lint/page/page-base.ts';
import { folderOf, runHere } from '../../command.ts';

const page = (head: string, content: string): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${content}</body></html>`;

const baseIn = (head: string, file = 'blog/a.html') => baseOf(readPage({ file, text: page(head, '') }));

describe('the base of a page', () => {
  const ownPage: readonly string[] = [
    '',
    '<base>',
    '<base target="_blank">',
    '<base href="">',
    '<base href=" ">',
    '<base #href="">',
    '<base href="#top">',
    '<base href="?page=2">',
    '<base href="a.html">',
    '<base href="./a.html?x#y">',
    '<base href="../blog/a.html">',
    '<base href="data:text/html,x">',
    '<base href="javascript:x()">',
    '<base href="http://">',
    '<base href=""><base href="https://example.com/">',
    '<template><base href="/x/"></template>',
    '<noscript><base href="/x/"></noscript>',
  ];
  for (const head of ownPage)
    it(`${head || 'without <base>'} is the page`, () => assert.deepEqual(baseIn(head), { kind: 'page' }));

  const paths: Readonly<Record<string, string>> = {
    '<base href="/">': '/',
    '<base target="_top"><base href="/shop/"><base href="/other/">': '/shop/',
    '<base href=" ../\n">': '../',
    '<base href="\\shop\\">': '/shop/',
    '<base href="b.html?x#y">': 'b.html',
  };
  for (const [head, path] of Object.entries(paths))
    it(`${JSON.stringify(head)} is ${path}`, () => assert.deepEqual(baseIn(head), { kind: 'path', path }));

  const unknown: Readonly<Record<string, string>> = {
    '<base href="https://example.com/">': 'external-base',
    '<base href="//example.com/">': 'external-base',
    '<base href="file:///srv/">': 'external-base',
    '<base href="{{ site.url }}">': 'template-base',
    '<base :href="url">': 'template-base',
  };
  for (const [head, reason] of Object.entries(unknown))
    it(`${head} is unknown: ${reason}`, () => assert.deepEqual(baseIn(head), { kind: 'unknown', reason }));
});

describe('a path of a link', () => {
  const cases: readonly (readonly [path: string, base: string, expected: string])[] = [
    ['x.html', '/shop/', '/shop/x.html'],
    ['x.html', '/shop/index.html', '/shop/x.html'],
    ['/x.html', '/shop/', '/x.html'],
    ['../x.html', '/shop/', '/shop/../x.html'],
    ['x.html', '..', '../x.html'],
    ['x.html', 'b.html', 'x.html'],
    ['', 'b.html', 'b.html'],
  ];
  for (const [path, base, expected] of cases)
    it(`"${path}" from "${base}" is "${expected}"`, () =>
      assert.equal(pathFromBase(path, { kind: 'path', path: base }), expected));
});

/** The findings of the four rules that a base used to turn off, as `rule: text`. */
const mistakes =
  '<p id="a"></p><p id="a"></p><a href="#no">x</a><site-lightbox for="none"></site-lightbox><a href="missing.html">x</a>';

interface Skipped {
  readonly rule: string;
  readonly reason: string;
}

async function rulesOf(head: string, ...args: readonly string[]) {
  const cwd = await folderOf({ 'index.html': page(head, mistakes) });
  const { stdout, stderr } = await runHere(['check', '.', '--site-root', '.', '--format', 'json', ...args], { cwd });
  assert.ok(stdout, stderr);
  const { findings, skipped = [] } = JSON.parse(stdout);
  return {
    found: findings.map(({ rule }: { rule: string }) => rule),
    skipped: skipped.map(({ rule, reason }: Skipped) => `${rule}: ${reason}`),
  };
}

describe('a page with a base', () => {
  const all = ['duplicate-id', 'anchor-target', 'element-id', 'internal-path'];
  for (const head of ['', '<base>', '<base href="">', '<base href="#">', '<base target="_blank">', '<base href="/">'])
    it(`${head || 'without <base>'} is checked by every rule`, async () => {
      assert.deepEqual(await rulesOf(head), { found: all, skipped: [] });
    });

  it('with another origin still has its ids checked, and reports the rules that cannot run', async () => {
    assert.deepEqual(await rulesOf('<base href="https://example.com/">'), {
      found: ['duplicate-id', 'element-id'],
      skipped: ['anchor-target: external-base', 'internal-path: external-base'],
    });
  });

  it('that a template fills in has the same effect', async () => {
    const { skipped } = await rulesOf('<base :href="url">');
    assert.deepEqual(skipped, ['anchor-target: template-base', 'internal-path: template-base']);
  });

  it('has its fragments and relative links resolved against the base', async () => {
    const cwd = await folderOf({
      'blog/a.html': page('<base href="/shop/">', '<a href="#no">1</a><a href="#b">2</a><a href="b.html#no">3</a>'),
      'shop/index.html': page('', '<p id="b"></p>'),
      'shop/b.html': page('', '<p id="b"></p>'),
    });
    const { stdout } = await runHere(['check', '.', '--site-root', '.', '--format', 'compact'], { cwd });
    assert.deepEqual(stdout.match(/"[^"]*"|No element in \S+/g), [
      'No element in /shop/',
      '"#no"',
      'No element in /shop/b.html',
      '"#no"',
    ]);
  });

  it('has the same findings in an editor, where only the page is known', () => {
    const text = page('<base href="">', '<p id="a"></p><p id="a"></p><a href="#no">x</a>');
    assert.deepEqual(
      checkPage({ file: 'a.html', text }).map(({ rule }) => rule),
      ['duplicate-id', 'anchor-target'],
    );
  });
});
