import assert from 'node:assert/strict';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import { describe, it, mock } from 'node:test';
import { folderOf, runHere } from '../command.ts';
import { startThread } from '../start-thread.ts';

const page = (content: string): string =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body>${content}</body></html>`;

const context = (id: string): string =>
  `<script type="application/json" data-site-context>{"website": {"id": "${id}"}}</script>`;

const site = {
  'index.html': page(`<img src="/photo.png"><a href="a.html#nowhere">A</a>${context('x')}`),
  'a.html': page(
    '<!-- site-lint-disable-next image-alt -- a pixel --><img src="a.png"><h2 id="a"></h2><h2 id="a"></h2>',
  ),
  'b.html': page('<!-- site-lint-disable-next entity-value -- nothing -->'),
  'latin.html': Buffer.from(page(`<p>caf\u00e9</p>${context('0123456789abcdef01234567')}`), 'latin1'),
  'shop/data.json': '{"website": {"id": "x", "id": "y"}}',
  'shop/list.json': '[]',
  'shop/data.js': 'window.SITE_CONTEXT = {"website": {"id": 1}}',
  'site.css': 'p { background: url("missing.png") }',
  'styled.html': page('<link rel="stylesheet" href="/site.css">'),
};

interface Report {
  readonly findings: readonly { readonly fingerprint: string }[];
  readonly skipped?: readonly { readonly file: string; readonly rule: string }[];
}

const report = async (args: readonly string[], cwd: string): Promise<Report> =>
  JSON.parse((await runHere([...args, '--format', 'json'], { cwd })).stdout);

/** Returns the texts of a list, each once and sorted. */
const set = (list: readonly unknown[]): readonly string[] =>
  [...new Set(list.map((one) => JSON.stringify(one)))].sort();

describe('site-elements lint', () => {
  for (const settings of ['{}', '{ "rules": { "image-alt": "off", "entity-default": "info" }, "siteRoot": "." }'])
    it(`reports what check and validate report, each finding once, with the settings ${settings}`, async () => {
      const cwd = await folderOf({ ...site, 'site-elements.config.json': settings });
      const [lint, check, validate] = [
        await report(['lint'], cwd),
        await report(['check', '.'], cwd),
        await report(['validate', '.'], cwd),
      ];
      assert.ok(check.findings.length > 3 && validate.findings.length > 3);
      assert.deepEqual(set(lint.findings), set([...check.findings, ...validate.findings]));
      assert.equal(lint.findings.length, set(lint.findings).length);
      assert.deepEqual(set(lint.skipped ?? []), set([...(check.skipped ?? []), ...(validate.skipped ?? [])]));
    });

  it('has the exit codes of the other commands, and accepts a site without data', async () => {
    const cwd = await folderOf({ 'a.html': page('<p>No problem</p>'), 'b/b.html': page('<img src="b.png">') });
    assert.equal((await runHere(['lint', 'a.html'], { cwd })).code, 0);
    assert.equal((await runHere(['lint', 'b'], { cwd })).code, 1);
    assert.equal((await runHere(['lint', 'missing'], { cwd })).code, 2);
  });

  it('reports a named JSON file without data, as validate does', async () => {
    const cwd = await folderOf({ 'a.json': '[]' });
    const { stdout } = await runHere(['lint', 'a.json', '--format', 'compact'], { cwd });
    assert.match(stdout, /\(no-context\)/);
  });

  it('fixes pages and data', async () => {
    const cwd = await folderOf({
      'a.html': page('<site-gallery desing="grid"></site-gallery>'),
      'a.json': '{"website": {"id": "0123456789abcdef01234567",}}',
    });
    const { code, stderr } = await runHere(['lint', '--fix'], { cwd });
    assert.match(stderr, /2 files fixed/);
    assert.equal(code, 0);
  });

  it('reads each file without findings about several files once', async () => {
    const cwd = await folderOf({ 'a.html': page(`<p>A</p>${context('0123456789abcdef01234567')}`), 'a.json': '{}' });
    const read: string[] = [];
    const { readFileSync } = fs;
    mock.method(fs, 'readFileSync', (...args: Parameters<typeof readFileSync>) => {
      read.push(basename(String(args[0])));
      return readFileSync(...args);
    });
    syncBuiltinESMExports();
    await runHere(['lint'], { cwd });
    mock.restoreAll();
    syncBuiltinESMExports();
    assert.deepEqual(
      read.filter((file) => /^a\./.test(file)),
      ['a.html', 'a.json'],
    );
  });

  it('reports the same in several threads, and from a cache that another command has written', async () => {
    const cwd = await folderOf({
      ...site,
      ...Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`more/${n}.html`, page(`<img src="${n}.png">`)])),
    });
    const one = await runHere(['lint', '--verbose'], { cwd });
    assert.deepEqual(await runHere(['lint', '--verbose', '--concurrency', '3'], { cwd, startThread }), one);
    await runHere(['check', '.', '--cache'], { cwd });
    for (const _ of ['first', 'second'])
      assert.deepEqual(await runHere(['lint', '--verbose', '--cache'], { cwd }), one);
    const validate = await runHere(['validate', '.'], { cwd });
    assert.deepEqual(await runHere(['validate', '.', '--cache'], { cwd }), validate);
  });
});
