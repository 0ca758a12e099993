import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { applyFixes, type LintOptions, lint } from '../../cli/lint.ts';
import { fromRoot } from '../../tools/root.ts';
import { folderOf, runHere } from './command.ts';

type Files = Readonly<Record<string, string>>;

const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;
const context = (json: string): string => `<script type="application/json" data-site-context>${json}</script>`;
const form = (fields: string): string =>
  `<script type="application/json" class="sqs-form-block-context">{"formId":"5f3b0c6e1d2a4b0007e1c9aa","formFields":[${fields}]}</script>`;

const site: Files = {
  'index.html': page(`<a href="/about#teem">x</a><a href="/no">x</a><a href="files/menu.pdf">x</a><img src="a.png">`),
  'about.html': page(`<h2 id="team">x</h2><p id="team"></p>${form('{"type":"email","id":"a"}')}`),
  'blog/first.html': `\ufeff${page(`<site-gallery design="gird"></site-gallery>${form('')}<a href="mailto: a@b.example">x</a>`)}`,
  'blog/part.html': '<!-- site-lint-disable-next image-alt -- a pixel -->\r\n<img src="a.png"><img src="b.png">',
  'blog/shop.html': page(
    context('{"website": {"id": "x", "siteStatus": true,}}') + context('{"website": {"id": "y"}}'),
  ),
  'context.json': '{"website": {"siteTitle": 1, "language": "en", "language": "de"}}',
  'script.js': 'Static.SQUARESPACE_CONTEXT = {"website": {"siteTitle": 1}};',
  'other.json': '{"a": [}',
  'settings.json': '{"storeSettings": {"expressCheckout": "true"}}',
  'silenced.html': page(
    `<!-- site-lint-disable site-context -- as it came -->${context('{"website": {"siteTitle": 1}}')}<!-- site-lint-disable-next entity -- x --><p>`,
  ),
  'drafts/a.html': '<img src="a.png">',
};

/** The findings of both commands, without fingerprints, and the rules that they skipped. */
async function commandReport(files: Files, args: readonly string[] = []) {
  const cwd = await folderOf(files);
  const reports = await Promise.all(
    [
      ['check', '.', ...args],
      ['validate', '.'],
    ].map(async (args) => {
      const { stdout, stderr } = await runHere([...args, '--format', 'json'], { cwd });
      assert.ok(stdout, stderr);
      return JSON.parse(stdout);
    }),
  );
  return {
    findings: reports.flatMap(({ findings }) => findings).map(({ fingerprint: _, ...finding }) => finding),
    skipped: reports.flatMap(({ skipped = [] }) => skipped),
  };
}

const texts = (files: Files) =>
  Object.entries(files)
    .filter(([path]) => /\.(?:html|json|js)$/.test(path) && path !== 'site-elements.config.json')
    .map(([path, text]) => ({ path, text }));
const others = (files: Files): readonly string[] =>
  Object.keys(files).filter((path) => !/\.(?:html|js|json)$/.test(path));

/** Without order: the findings come from two commands, and each editor sorts them differently. */
const sorted = (findings: readonly unknown[]): readonly string[] =>
  findings.map((finding) => JSON.stringify(Object.entries(finding ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();

const same = async (files: Files, options: LintOptions, args?: readonly string[]): Promise<void> => {
  const { findings, skipped } = lint(texts(files), { otherFiles: others(files), ...options });
  const report = await commandReport(files, args);
  assert.deepEqual(sorted(findings), sorted(report.findings));
  assert.deepEqual(sorted(skipped), sorted(report.skipped));
};

describe('lint', () => {
  it('returns the same findings as the commands, also those that involve several files', async () => {
    await same({ ...site, 'files/menu.pdf': '' }, {});
    assert.ok(lint(texts(site)).findings.length > 12);
  });

  it('accepts a root, as --site-root does', async () => {
    await same(site, { siteRoot: '.' }, ['--site-root', '.']);
    await same(site, { siteRoot: 'blog' }, ['--site-root', 'blog']);
  });

  it('accepts levels, overrides and ignored files, as the settings do', async () => {
    const config = {
      rules: { 'image-alt': 'off', 'element-value': 'warn', 'entity-default': 'warn' },
      ignore: ['drafts/**'],
      overrides: [{ files: ['blog/part.html'], rules: { 'image-alt': 'info' } }],
    } as const;
    await same({ ...site, 'site-elements.config.json': JSON.stringify(config) }, config);
  });

  it('treats differently written paths as the same, and reports them as given', () => {
    const files = [
      { path: './index.html', text: page('<a href="b.html">x</a><a href="/no">x</a>') },
      { path: './drafts/../b.html', text: page('<a href="index.html#no">x</a><img src="a.png">') },
    ];
    const { findings: found } = lint(files, { rules: { 'image-alt': 'off' } });
    assert.deepEqual(
      found.map(({ code, file }) => `${code} ${file}`),
      ['anchor-target-elsewhere ./drafts/../b.html', 'internal-path-missing ./index.html'],
    );
    assert.deepEqual(lint(files, { ignore: ['*.html'] }).findings, []);
  });

  it('resolves links to every given file, even if that is ignored', async () => {
    const hrefs = ['data.json', '/app.js', '/drafts/a', 'files/menu.pdf', '/no'];
    const files = {
      'index.html': page(context('{"website":{}}') + hrefs.map((href) => `<a href="${href}">x</a>`).join('')),
      'data.json': '{}',
      'app.js': '',
      'drafts/a.html': '<img src="a.png">',
      'files/menu.pdf': '',
    };
    const config = { ignore: ['drafts/**'] };
    await same({ ...files, 'site-elements.config.json': JSON.stringify(config) }, config);
    assert.equal(lint(texts(files), { ...config, otherFiles: others(files) }).findings.length, 1);
  });

  it('returns the same findings as the commands for any site', async () => {
    const hrefs = ['b.html', '/a', 'c/d.html#x', '#x', 'mailto: a@b.example', '/no.pdf', 'tel:1', '../b.html#no', 'c/'];
    const pieces = [
      ...hrefs.map((href) => `<a href="${href}">x</a>`),
      ...['<p id="x"></p>', '<img src="a.png">', '<site-gallery design="gird"></site-gallery>', '<p', '{{ x }}'],
      ...['{"website": {"siteTitle": 1}}', '{"website": {"id": "x"},}', '{"storeSettings": {}}', '{{ site }}'].map(
        context,
      ),
      '<script>SITE_CONTEXT = {website: {}, pageType: 99}</script>',
      form('{"type":"email","id":"a"}'),
      ...['site-context', 'link', 'entity-default', 'lnik'].map((id) => `<!-- site-lint-disable-next ${id} -- x -->`),
      '<!-- site-lint-disable image-alt, json-syntax -- x -->',
    ];
    const content = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join('\n'));
    const anySite = fc.record({
      'index.html': content.map(page),
      'b.html': fc.oneof(content, content.map(page)),
      'c/d.html': content.map(page),
      'x.json': fc.constantFrom(
        '{"website": {"siteTitle": 1,}}',
        '{"a": 1}',
        '[',
        '{"storeSettings":{"isLive":"true"}}',
      ),
      'context.json': fc.constant('{"website": {}}'),
    });
    const rules = { 'entity-default': 'warn' } as const;
    await fc.assert(
      fc.asyncProperty(anySite, async (files) => {
        await same({ ...files, 'site-elements.config.json': JSON.stringify({ rules }) }, { rules });
      }),
    );
  });

  it('accepts additional names of variables that hold a context', () => {
    const files = [{ path: 'a.js', text: 'window.OUR_DATA = {"pageType": 99};' }];
    assert.deepEqual(lint(files).findings, []);
    assert.equal(lint(files, { contextVariables: ['OUR_DATA'] }).findings[0]?.code, 'entity-unknown-number');
  });

  it('accepts the entity of a file, as --as does', async () => {
    const text = '{"planVersionId": 5}';
    assert.deepEqual(lint([{ path: 'a.json', text }]).findings, []);
    const [found, ...others] = lint([{ path: 'a.json', text, as: 'subscription-plan' }]).findings;
    const { stdout } = await runHere(['validate', '--as', 'subscription-plan', '--format', 'json', '-'], {
      stdin: text,
    });
    const [same] = JSON.parse(stdout).findings;
    assert.deepEqual([found?.message, found?.start, others.length], [same.message, same.start, 0]);
  });

  it('reports no paths that server files rewrite', async () => {
    await same({ ...site, _redirects: '' }, {});
  });

  it('returns the rules that could not run, with the reason, unless they are off', () => {
    const files = [
      { path: './b.html', text: page('<a href="/no">x</a>') },
      { path: 'a.html', text: '{{> head }}<a href="#no">x</a><a href="/no">x</a>' },
    ];
    const { skipped } = lint(files);
    assert.deepEqual(skipped, [
      { rule: 'anchor-target', file: 'a.html', reason: 'fragment' },
      { rule: 'internal-path', file: 'a.html', reason: 'fragment' },
      { rule: 'internal-path', file: './b.html', reason: 'no-site-root' },
    ]);
    const { skipped: others } = lint(files, { rules: { 'internal-path': 'off' } });
    assert.deepEqual(
      others.map(({ rule }) => rule),
      ['anchor-target'],
    );
  });

  it('returns fixes that can be applied', () => {
    const [file = { path: '', text: '' }] = [{ path: 'a.html', text: '<a href="mailto: a@b.example">x</a>' }];
    const text = applyFixes(file.text, lint([file]).findings);
    assert.equal(text, '<a href="mailto:a@b.example">x</a>');
    assert.deepEqual(lint([{ ...file, text }]).findings, []);
  });

  it('does not need Node: it can be bundled for browsers unchanged', async () => {
    const { errors, warnings } = await build({
      entryPoints: [fromRoot('cli/lint.ts')],
      bundle: true,
      platform: 'browser',
      format: 'esm',
      write: false,
      logLevel: 'silent',
    });
    assert.deepEqual([...errors, ...warnings], []);
  });
});

it('the example in docs/commands/index.md prints the line in its comment', async () => {
  const markdown = await readFile(fromRoot('docs/commands/index.md'), 'utf8');
  const [, code = ''] = /```js\n(import \{ lint \}.*?)\n```/s.exec(markdown) ?? [];
  const cwd = await folderOf({});
  const file = join(cwd, 'example.mjs');
  await writeFile(file, code.replace("'site-elements/lint'", `'${pathToFileURL(fromRoot('cli/lint.ts'))}'`));
  const output = execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), file], { encoding: 'utf8' });
  const [, shown = ''] = /^\/\/ (.*)$/m.exec(code) ?? [];
  assert.equal(output.trim(), shown);
});
