/** The `modulepreload` lines that `prerender` writes into pages, as built. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'parse5';
import { lint } from '../../../cli/lint.ts';
import type { ChunkList } from '../../../cli/preload/chunk-list.ts';
import { selectAll } from '../../../cli/prerender/select.ts';
import { version } from '../../../package.json';
import { fromRoot } from '../../../tools/root.ts';
import { command, folderOf } from '../command.ts';

const { prerender, prerenderStream }: typeof import('../../../cli/prerender.ts') = await import(
  fromRoot('dist/cli/prerender.js')
);

const integrityOf = (file: string, build = ''): string => {
  // The build writes it with this type.
  const list = JSON.parse(readFileSync(fromRoot(`dist/cdn/current/${build}chunks.json`), 'utf8')) as ChunkList;
  return list.files[file]?.integrity ?? '';
};

const folder = '/site-elements/';
const script = (from = folder, attributes = ''): string =>
  `<script type="module" src="${from}site.js"${attributes}></script>`;

const dialog = '<site-dialog dialog-title="Sure?"></site-dialog>';
const openDialog = '<site-dialog open dialog-title="Sure?"></site-dialog>';

const page = (head: string, body = dialog): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<title>A</title>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;

const linePattern = /<link data-site-prerendered [^>]*>/g;
const linesOf = (html: string): readonly string[] => html.match(linePattern) ?? [];
const filesOf = (html: string): readonly string[] =>
  linesOf(html).map((line) => /href="([^"]*)"/.exec(line)?.[1]?.replace(/.*\//, '') ?? '');

const ownTemplate = /<template [^>]*data-site-prerendered="[^"]*">.*?<\/template>/gs;
const plain = (html: string): string => html.replace(ownTemplate, '').replace(linePattern, '');

/** The number of lines that the browser finds in the head. */
const linesInHead = (html: string): number => selectAll(parse(html), 'head > link[data-site-prerendered]').length;

describe('prerender writes a modulepreload line', () => {
  it('for the script that wakes the elements, with integrity and a low priority, before the script of the page', async () => {
    const { html, findings } = await prerender(page(script()));
    assert.deepEqual(findings, []);
    assert.ok(
      html.includes(
        `<link data-site-prerendered rel="modulepreload" href="/site-elements/prerendered.js" integrity="${integrityOf('prerendered.js')}" crossorigin fetchpriority="low">${script()}`,
      ),
      html,
    );
    assert.equal(linesOf(html).length, 1);
  });

  it('for the files of an element that is open, and not for those of elements that sleep', async () => {
    const { html } = await prerender(page(script(), `<site-gallery design="carousel"></site-gallery>${openDialog}`));
    const files = filesOf(html);
    for (const file of ['prerendered.js', 'hydration.js', 'react.js', 'site-dialog.js'])
      assert.ok(files.includes(file), file);
    assert.ok(!files.some((file) => /gallery/i.test(file)));
  });

  it('of the build that the page loads', async () => {
    const { html } = await prerender(page(script(`${folder}slim/`)));
    assert.match(linesOf(html)[0] ?? '', /href="\/site-elements\/slim\/prerendered\.js"/);
    assert.ok(html.includes(integrityOf('prerendered.js', 'slim/')));
  });

  const folders: readonly (readonly [what: string, folder: string])[] = [
    ['a folder beside the page', 'site-elements/'],
    ['a folder above the page', '../../site-elements/slim/'],
    ['a folder with the version in its name', `/assets/site-elements-${version}/`],
    ['a folder of a version', `https://static.example/${version}/slim/`],
    ['a CDN', `https://cdn.jsdelivr.net/npm/site-elements@${version}/dist/cdn/current/`],
  ];
  for (const [what, from] of folders) {
    it(`with the URL of the script: ${what}`, async () => {
      const { html } = await prerender(page(script(from)));
      assert.ok(linesOf(html)[0]?.includes(` href="${from}prerendered.js"`), html);
    });
  }

  it('with the nonce and the credentials mode of the script, or else the nonce of the page', async () => {
    const own = await prerender(page(script(folder, ' nonce="{{ n }}" crossorigin="use-credentials"')));
    assert.match(linesOf(own.html)[0] ?? '', / crossorigin="use-credentials" nonce="\{\{ n \}\}" /);
    const given = await prerender(page(script()), { nonce: 'r4nd0m' });
    assert.match(linesOf(given.html)[0] ?? '', / nonce="r4nd0m" /);
  });
});

describe('the lines are in the head, and change nothing else', () => {
  const base = '<base href="/shop/">';
  const pages: readonly (readonly [what: string, html: string])[] = [
    ['a script in the head', page(`<meta charset="utf-8">${base}${script()}`)],
    ['a script at the end of the body', page(base, dialog + script())],
    ['a head without an end tag', `<!doctype html><head><title>A</title>${base}<body>${dialog}${script()}`],
    ['no head, and a script before the content', `<!doctype html><title>A</title>${script()}<p>${dialog}`],
    ['no head, and a script after the content', `${dialog}<p>B</p>${script()}`],
    ['no head, and a script inside of an element', `<site-dialog dialog-title="A">${script()}B</site-dialog>`],
    ['CRLF, a comment with a head, and uppercase', `<!-- </head> -->\r\n<HEAD>\r\n${script()}\r\n</HEAD>\r\n${dialog}`],
  ];
  for (const [what, source] of pages) {
    it(what, async () => {
      const { html } = await prerender(source);
      assert.equal(linesOf(html).length, 1);
      assert.equal(linesInHead(html), 1);
      assert.equal(plain(html), source);
      if (html.includes(base)) assert.ok(html.indexOf(base) < html.indexOf(linesOf(html)[0] ?? ''), html);
      assert.equal((await prerender(html)).html, html);
      assert.equal((await prerender(html, { preload: false })).html.match(linePattern), null);
      const { findings } = lint([{ path: 'a.html', text: html }]);
      assert.deepEqual(
        findings.filter(({ rule }) => rule === 'prerendered-root'),
        [],
      );
    });
  }

  it('replaces lines that are stale, and removes those of a page that needs none any more', async () => {
    const { html } = await prerender(page(script()));
    const stale = html.replace(/integrity="[^"]*"/, 'integrity="sha384-old"');
    assert.equal((await prerender(stale)).html, html);
    const without = plain(html).replace(dialog, '<p>None</p>');
    const lineOnly = without.replace(script(), (linesOf(html)[0] ?? '') + script());
    assert.equal((await prerender(lineOnly)).html, without);
  });

  it('--check reports a stale line, and --no-preload writes none', async () => {
    const cwd = await folderOf({ 'site/a.html': page(script()) });
    await command(['prerender', 'site', '--out', 'dist'], cwd);
    assert.equal((await command(['prerender', 'dist', '--check'], cwd)).code, 0);
    const { code, stdout } = await command(['prerender', 'dist', '--check', '--no-preload'], cwd);
    assert.equal(code, 1);
    assert.match(stdout, /The prerendered markup of dist\/a\.html is stale/);
  });

  it('check reports nothing about the lines', async () => {
    const cwd = await folderOf({ 'site/index.html': page(script()).replace(folder, 'missing/site-elements/') });
    const before = await command(['check', 'site', '--format', 'compact'], cwd);
    await command(['prerender', 'site', '--out', 'site'], cwd);
    const after = await command(['check', 'site', '--format', 'compact'], cwd);
    assert.equal(after.stdout.split('\n').length, before.stdout.split('\n').length);
    assert.ok(before.stdout.includes('missing'));
  });
});

describe('prerender writes no lines', () => {
  const none: readonly (readonly [what: string, html: string])[] = [
    ['for a page without the script', page('')],
    ['for a page without elements', page(script(), '<p>None</p>')],
    ['for the site.js of the author', page(script('/js/'))],
    [
      'for a script in a template or a noscript',
      page(`<template>${script()}</template><noscript>${script()}</noscript>`),
    ],
    [
      'that the author has written already',
      page(`<link rel="modulepreload" href="/site-elements/prerendered.js">${script()}`),
    ],
  ];
  for (const [what, source] of none) {
    it(what, async () => {
      const { html, findings } = await prerender(source);
      assert.deepEqual(linesOf(html), []);
      assert.deepEqual(findings, []);
    });
  }

  it('for the files of another version, which it reports at the script', async () => {
    const source = page(script('https://cdn.example/site-elements@0.0.1/'));
    const { html, findings } = await prerender(source);
    assert.deepEqual(linesOf(html), []);
    const [{ code, severity, start, end, help } = {}] = findings;
    assert.deepEqual([code, severity], ['prerender-other-version', 'warn']);
    assert.match(source.slice(start, end), /^<script [^>]+>$/);
    assert.match(help ?? '', /npx site-elements@0\.0\.1 prerender/);
  });

  it('in a stream, which passes earlier lines on only with the rest of the page', async () => {
    const { html } = await prerender(page(script()));
    for (const source of [page(script()), html]) {
      const stream = new Blob([source]).stream().pipeThrough(prerenderStream());
      assert.equal(await new Response(stream).text(), (await prerender(source, { preload: false })).html);
    }
  });

  it('in a stream, which keeps earlier lines that it has passed on because a minifier reordered their attributes', async () => {
    const reordered = '<link rel="modulepreload" data-site-prerendered href="/é/prerendered.js">';
    const source = page(reordered + script());
    const stream = new Blob([source]).stream().pipeThrough(prerenderStream());
    const text = await new Response(stream).text();
    assert.ok(text.startsWith(source.slice(0, source.indexOf('</site-dialog>')).split('</site-')[0] ?? ''), text);
    assert.equal(text.replace(ownTemplate, ''), source);
    assert.match(text, ownTemplate);
  });
});
