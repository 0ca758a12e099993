import assert from 'node:assert/strict';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../../command.ts';

type Files = Readonly<Record<string, string>>;

const page = (head: string): string => `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;
const linking = (...hrefs: readonly string[]): string =>
  page(hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join(''));

/** The findings for missing files, as `severity file:line:column message`. */
async function reportedIn(cwd: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout, stderr } = await runHere(['check', '.', '--format', 'json', ...args], { cwd });
  assert.ok(stdout, stderr);
  return JSON.parse(stdout)
    .findings.filter(({ rule }: { rule: string }) => rule === 'resource-path')
    .map(
      ({ severity, file, start, message }: Record<string, string> & { start: Record<string, number> }) =>
        `${severity} ${file}:${start.line}:${start.column} ${message}`,
    );
}

const reported = async (files: Files, ...args: readonly string[]): Promise<readonly string[]> =>
  reportedIn(await folderOf(files), '--site-root', '.', ...args);

const missing = (path: string): string => `No file of this site matches "${path}".`;

describe('the files of a stylesheet', () => {
  it('are reported in the stylesheet if they are missing, once for all pages', async () => {
    const css = 'p {\n  background: url("../img/no.png");\n}\n@font-face { src: url(no.woff2) format("woff2") }\n';
    const files = {
      'index.html': linking('/css/site.css?v=2'),
      'blog/a.html': linking('../css/site.css'),
      'css/site.css': css,
    };
    assert.deepEqual(await reported(files), [
      `error css/site.css:2:20 ${missing('../img/no.png')}`,
      `error css/site.css:4:23 ${missing('no.woff2')}`,
    ]);
    assert.deepEqual(
      (await reportedIn(await folderOf(files))).map((line) => line.split(' ', 2).join(' ')),
      ['warn css/site.css:2:20', 'warn css/site.css:4:23'],
    );
  });

  it('are found if they exist, from the folder of the stylesheet', async () => {
    const css = '@import "more/b.css"; p { background: url(../img/a.png#x), url(/img/a.png), url(c%20d.svg?v=1) }';
    const files = { 'index.html': linking('css/a.css'), 'css/a.css': css, 'css/c d.svg': '', 'img/a.png': '' };
    assert.deepEqual(await reported({ ...files, 'css/more/b.css': 'p { background: url(../c%20d.svg) }' }), []);
  });

  it('include imported stylesheets and their files, also in a loop', async () => {
    const files = {
      'index.html': page('<style>@import "a.css";</style>'),
      'a.css': '@import url(sub/b.css);',
      'sub/b.css': '@import "../a.css";\n@import "c.css";\n@import "no.css" screen;',
      'sub/c.css': '@import "c.css"; p { cursor: url(NO.cur), auto }',
      'sub/no.CUR': '',
    };
    assert.deepEqual(await reported(files), [
      `error sub/b.css:3:10 ${missing('no.css')}`,
      'error sub/c.css:1:34 No file of this site matches "NO.cur"; the letter case differs from /sub/no.CUR.',
    ]);
  });

  it('are not reported in comments, for other sites, or in formats that browsers no longer load', async () => {
    const css = `/* url(no.png) */ a { background: url(//a.example/b.png), url(data:,x), url({{image}}), url(#clip) }
      @font-face { src: url(no.eot); src: url("no.eot?#iefix") format("embedded-opentype"), url(no.svg#a) format('svg') }
      b { behavior: url(no.htc) }`;
    assert.deepEqual(await reported({ 'index.html': linking('a.css'), 'a.css': css }), []);
  });

  it('are not reported of stylesheets that no page loads, or that the settings ignore', async () => {
    const files = { 'index.html': linking('lib/a.css'), 'b.css': 'p { background: url(no.png) }' };
    const config = { 'site-elements.config.json': '{"ignore":["lib/**"]}' };
    assert.deepEqual(await reported({ ...files, ...config, 'lib/a.css': 'p { background: url(no.png) }' }), []);
  });

  it('are reported with the level of the settings, and in one shard', async () => {
    const files = {
      'a.html': linking('a.css'),
      'b.html': linking('a.css'),
      'a.css': 'p { background: url(no.png) }',
      'site-elements.config.json': '{"overrides":[{"files":["**/*.css"],"rules":{"resource-path":"info"}}]}',
    };
    const finding = [`info a.css:1:21 ${missing('no.png')}`];
    assert.deepEqual(await reported(files), finding);
    assert.deepEqual(await reported(files, '--shard', '1/2'), finding);
    assert.deepEqual(await reported(files, '--shard', '2/2'), []);
  });

  it('are no longer in a baseline when they are fixed', async () => {
    const files = { 'index.html': linking('a.css'), 'a.css': 'p { background: url(no.png) }' };
    const known = await folderOf(files);
    const args = ['check', '.', '--site-root', '.', '--baseline', 'known.json', '--baseline-mode'];
    await runHere([...args, 'create'], { cwd: known });
    assert.equal((await runHere([...args, 'audit'], { cwd: known })).code, 0);
    await writeFile(join(known, 'a.css'), '');
    assert.match((await runHere([...args, 'prune'], { cwd: known })).stderr, /1 finding removed/);
  });

  it('are not read from a device', async () => {
    const cwd = await folderOf({ 'index.html': linking('a.css') });
    await symlink('/dev/zero', join(cwd, 'a.css'));
    assert.deepEqual(await reportedIn(cwd, '--site-root', '.'), []);
  });
});
