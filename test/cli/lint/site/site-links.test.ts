import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../../command.ts';

/** A whole page. */
const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;
const link = (href: string): string => `<a href="${href}">x</a>`;

/** The findings of `check` for the links of a site, as `file: message`. */
async function reported(
  files: Readonly<Record<string, string>>,
  ...inputs: readonly string[]
): Promise<readonly string[]> {
  const cwd = await folderOf(files);
  const { stdout } = await runHere(['check', ...(inputs.length > 0 ? inputs : ['.']), '--format', 'json'], { cwd });
  return JSON.parse(stdout).findings.map(({ file, message }: Record<string, string>) => `${file}: ${message}`);
}

const nothing = (target: string, path: string): string => `No element in ${path} has the id of "${target}".`;

describe('links into other pages', () => {
  it('are reported if the page has no such id, and only then', async () => {
    const files = {
      'index.html': page(link('about.html#team') + link('about.html#teem') + link('./about.html?a=b#caf%C3%A9')),
      'about.html': page('<h2 id="team">Team</h2><h2 id="café">Café</h2>'),
    };
    assert.deepEqual(await reported(files), [`index.html: ${nothing('#teem', 'about.html')}`]);
  });

  it('are resolved into folders, to parent folders, from the root, and without a file extension', async () => {
    const bad = ['../about.html#x', '/about#x', '/blog/#x', 'first#x', '../blog/first.html#x'];
    const files = {
      'site/about.html': page('<p id="a">'),
      'site/blog/index.html': page('<p id="a">') + bad.map(link).join(''),
      'site/blog/first.html': page('<p id="a">') + bad.map((href) => link(href.replace('#x', '#a'))).join(''),
    };
    assert.equal((await reported(files)).length, bad.length);
    assert.equal((await reported(files, 'site/**/*.html')).length, bad.length);
  });

  it('are resolved from the configured root, also with capital letters', async () => {
    const files = {
      'public/index.html': page(link('/About#nope') + link('/ABOUT.html#team') + link('../about#nope') + link('/A/#x')),
      'public/about.html': page('<h2 id="team">Team</h2>'),
      'public/a/index.html': page('<p id="x">'),
      'about.html': page('<p id="nope">'),
    };
    const found = ['/About', '../about'].map((path) => `public/index.html: ${nothing('#nope', path)}`);
    assert.deepEqual(await reported(files, '.', '--site-root', 'public'), found);
    assert.deepEqual(await reported(files, 'public'), found.slice(0, 1));
  });

  it('are reported among two hundred of each kind, each at its position', async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    const files = {
      'a.html': page(
        numbers.map((n) => `\n${link(`b.html#no-${n}`)}\n${link(`#no-${n}`)}\n${link(`b.html#yes-${n}`)}`).join(''),
      ),
      'b.html': page(numbers.map((n) => `<p id="yes-${n}">`).join('')),
    };
    const cwd = await folderOf(files);
    const { findings } = JSON.parse((await runHere(['check', '.', '--format', 'json'], { cwd })).stdout);
    assert.equal(findings.length, 400);
    for (const [index, { start, end }] of findings.entries()) {
      const n = Math.floor(index / 2);
      assert.deepEqual([start.line, start.column], [2 + 3 * n + (index % 2), 10]);
      assert.equal(files['a.html'].slice(start.offset, end.offset), `${index % 2 === 0 ? 'b.html' : ''}#no-${n}`);
    }
  });

  it('may lead to slides of a lightbox', async () => {
    const files = {
      'a.html': page(link('b.html#wall-3') + link('b.html#hall-3')),
      'b.html': page('<site-lightbox id="wall">'),
    };
    assert.deepEqual(await reported(files), [`a.html: ${nothing('#hall-3', 'b.html')}`]);
  });

  it('are suppressed by comments next to them', async () => {
    const comment = '<!-- site-lint-disable-next anchor-target -- made by a script -->';
    const files = { 'a.html': page(`${comment}${link('b.html#x')}`), 'b.html': page('') };
    assert.deepEqual(await reported(files), []);
  });

  const unknown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a page that was not read': { 'a.html': page(link('c.html#x')) },
    'a part of a page': { 'a.html': page(link('b.html#x')), 'b.html': '<p>Words</p>' },
    'a page that a template or script fills in': {
      'a.html': page(link('b.html#x')),
      'b.html': page('{% include parts %}'),
    },
    'a route of a script': { 'a.html': page(link('b.html#/x') + link('b.html#!x')), 'b.html': page('') },
    'a text fragment': { 'a.html': page(link('b.html#:~:text=x')), 'b.html': page('') },
    'another site': { 'a.html': page(link('https://example.com/b.html#x') + link('//b.html#x')), 'b.html': page('') },
    'links that a base changes': { 'a.html': page(`<base href="/c/">${link('b.html#x')}`), 'b.html': page('') },
    'one of two roots': {
      'x/a.html': page(link('/b.html#x')),
      'x/b.html': page('<p id="x">'),
      'b.html': page(''),
    },
    'a template': {
      'a.html': page(`<template>${link('b.html#x')}</template>${link('b.html#{{id}}')}`),
      'b.html': page(''),
    },
  };
  for (const [title, files] of Object.entries(unknown))
    it(`are not reported for ${title}`, async () => assert.deepEqual(await reported(files), []));
});
