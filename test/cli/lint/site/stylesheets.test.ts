import assert from 'node:assert/strict';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../../command.ts';

type Files = Readonly<Record<string, string>>;

const page = (head: string): string => `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`;
const linking = (...hrefs: readonly string[]): string =>
  page(hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join(''));

/** The findings of a rule, as `severity file:line:column message`. */
async function findingsOf(wanted: string, cwd: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout, stderr } = await runHere(['check', '.', '--format', 'json', ...args], { cwd });
  assert.ok(stdout, stderr);
  return JSON.parse(stdout)
    .findings.filter(({ rule }: { rule: string }) => rule === wanted)
    .map(
      ({ severity, file, start, message }: Record<string, string> & { start: Record<string, number> }) =>
        `${severity} ${file}:${start.line}:${start.column} ${message}`,
    );
}

/** The findings for missing files. */
const reportedIn = (cwd: string, ...args: readonly string[]): Promise<readonly string[]> =>
  findingsOf('resource-path', cwd, ...args);

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

describe('the design tokens of a stylesheet', () => {
  const contrasts = async (files: Files, ...args: readonly string[]): Promise<readonly string[]> =>
    findingsOf('token-contrast', await folderOf(files), ...args);

  const low = (pair: string, line: string | number, ratio: string): string =>
    `${pair} (line ${line}) has a contrast of ${ratio} : 1, which is hard to read.`;

  it('are reported in the stylesheet if a text has too little contrast, once for all pages', async () => {
    const files = {
      'index.html': linking('css/brand.css'),
      'a/index.html': linking('../css/brand.css', 'own.css'),
      'css/brand.css': '@import "dark.css";\n:root {\n  --site-surface: #fff;\n  --site-text: #999;\n}\n',
      'css/dark.css': '.night { --site-surface: #000 }\n\n.night { --site-danger: #500 }\n',
      'a/own.css':
        '@media print { b { --site-accent: light-dark(#00f, #333); --site-surface: light-dark(#fff, #000) } }',
    };
    const findings = [
      `warn a/own.css:1:35 In the dark color scheme, ${low('--site-accent on --site-surface', '1, column 75', '1.66')}`,
      `warn css/brand.css:4:16 ${low('--site-text on --site-surface', 3, '2.84')}`,
      `warn css/dark.css:3:25 ${low('--site-danger on --site-surface', 1, '1.38')}`,
    ];
    assert.deepEqual(await contrasts(files, '--site-root', '.'), findings);
    assert.deepEqual(await contrasts(files), findings);
  });

  it('are reported with the level of the settings, not if these ignore the file', async () => {
    const files = { 'index.html': linking('a.css'), 'a.css': 'p { --site-surface: #fff; --site-text: #999 }' };
    const settings = (config: unknown) => ({ ...files, 'site-elements.config.json': JSON.stringify(config) });
    const [finding = ''] = await contrasts(settings({ rules: { 'token-contrast': 'error' } }));
    assert.match(finding, /^error a\.css:1:40 /);
    assert.deepEqual(await contrasts(settings({ rules: { 'token-contrast': 'off' } })), []);
    assert.deepEqual(await contrasts(settings({ ignore: ['*.css'] })), []);
  });

  it('are not reported in stylesheets that no page loads, in comments, or across stylesheets', async () => {
    const files = {
      'index.html': linking('a.css', 'b.css', 'missing.css', 'https://a.example/c.css'),
      'a.css': ':root { --site-surface: #fff /* ; --site-text: #999 */; --site-accent: var(--brand) }',
      'b.css': ':root { --site-text: #999 } p { --site-surface: #fff; --site-text: #595959 }',
      'unused.css': 'p { --site-surface: #fff; --site-text: #999 }',
    };
    assert.deepEqual(await contrasts(files, '--site-root', '.'), []);
  });
});
