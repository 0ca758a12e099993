import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readRulePages } from '../../cli/lint/rule-pages.ts';
import { lint } from '../../cli/lint.ts';
import { folderOf, runHere } from './command.ts';

const image = '<img src="a.png">';
const link = '<a href="tel:1">Call</a>';
const page = `${image}\n${link}\n`;
const name = 'site-elements.config.json';

/** The findings of `check`, as `file severity rule`. */
async function reported(cwd: string, ...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runHere(['check', '.', '--format', 'json', ...args], { cwd });
  return JSON.parse(stdout).findings.map(
    ({ file, severity, rule }: Record<string, string>) => `${file} ${severity} ${rule}`,
  );
}

/** The error message for invalid settings. */
const refused = async (config: string): Promise<string> => {
  const { code, stdout, stderr } = await runHere(['check', '.'], {
    cwd: await folderOf({ 'a.html': page, [name]: config }),
  });
  assert.deepEqual([code, stdout], [2, '']);
  return stderr;
};

describe('the settings of a site', () => {
  it('set the severity of a rule', async () => {
    const config = '{ "rules": { "image-alt": "warn", "link": "off" }, /* until spring */ } // or later';
    assert.deepEqual(await reported(await folderOf({ 'a.html': page, [name]: config })), ['a.html warn image-alt']);
  });

  it('override it for some of the files, and later entries win', async () => {
    const config = JSON.stringify({
      rules: { link: 'off' },
      overrides: [
        { files: ['old/**'], rules: { 'image-alt': 'off', link: 'info' } },
        { files: ['**/b.html'], rules: { link: 'warn' } },
      ],
    });
    const cwd = await folderOf({ 'a.html': page, 'old/a.html': page, 'old/b.html': page, [name]: config });
    assert.deepEqual(await reported(cwd), ['a.html error image-alt', 'old/a.html info link', 'old/b.html warn link']);
  });

  it('exclude files by paths from the folder of the settings, also when they are named', async () => {
    const cwd = await folderOf({
      'site/a.html': page,
      'site/drafts/b.html': page,
      [name]: '{"ignore":["site/drafts/**"]}',
    });
    const files = await reported(`${cwd}/site`, 'drafts/b.html');
    assert.deepEqual(new Set(files.map((line) => line.split(' ')[0])), new Set(['a.html']));
  });

  it('are read from the file of --config, or are empty', async () => {
    const cwd = await folderOf({
      'a.html': image,
      [name]: '{"rules":{"image-alt":"off"}}',
      'x.json': '{"rules":{"image-alt":"info"}}',
    });
    assert.deepEqual(await reported(cwd), []);
    assert.deepEqual(await reported(cwd, '--config', 'x.json'), ['a.html info image-alt']);
    assert.deepEqual(await reported(cwd, '--no-config'), ['a.html error image-alt']);
  });

  it('of the nearest file count, from the folder of each page upwards', async () => {
    const cwd = await folderOf({
      'a.html': page,
      'one/a.html': page,
      'two/a.html': page,
      'two/deep/er/a.html': page,
      [name]: '{"rules":{"link":"off"}}',
      [`two/${name}`]: '{"rules":{"image-alt":"off"},"ignore":["a.html"]}',
    });
    const expected = ['a.html error image-alt', 'one/a.html error image-alt', 'two/deep/er/a.html error link'];
    assert.deepEqual(await reported(cwd), expected);
    assert.deepEqual(await reported(cwd, '--concurrency', '2'), expected);
    assert.deepEqual(
      await reported(join(cwd, 'one'), '../two'),
      ['a.html error image-alt', '../two/deep/er/a.html error link'].sort(),
    );
    const print = async (file: string) => JSON.parse((await runHere(['print-config', file], { cwd })).stdout).config;
    assert.deepEqual([await print('one/x.html'), await print('two/x.html')], [name, `two/${name}`]);
    const texts = ['a.html', 'one/a.html', 'two/a.html', 'two/deep/er/a.html'].map((path) => ({ path, text: page }));
    const folders = { two: { rules: { 'image-alt': 'off' }, ignore: ['a.html'] } } as const;
    const { findings } = lint(texts, { rules: { link: 'off' }, folders });
    assert.deepEqual(
      findings.map(({ file, severity, rule }) => `${file} ${severity} ${rule}`),
      expected,
    );
  });

  it('of several folders may name several site roots', async () => {
    const site = (link: string) => `<!doctype html><html lang="en"><body><a href="${link}">A</a></body></html>`;
    const cwd = await folderOf({
      'one/a.html': site('/a.html'),
      'two/b.html': site('/a.html'),
      [`one/${name}`]: '{"siteRoot":"."}',
      [`two/${name}`]: '{"siteRoot":"."}',
    });
    assert.deepEqual(await reported(cwd), ['two/b.html error internal-path']);
  });

  it('do not inherit the site root of settings further up, which is reported', async () => {
    const cwd = await folderOf({
      'index.html': page,
      'old/two/a.html': page,
      'own/a.html': page,
      [name]: '{"siteRoot":"."}',
      [`old/${name}`]: '{}',
      [`own/${name}`]: '{"siteRoot":"."}',
    });
    const line = `old/${name}: no siteRoot; settings files are not combined, so that of ${name} does not apply.`;
    const { stderr } = await runHere(['check', '.', '--verbose'], { cwd });
    assert.equal(stderr.split(line).length, 2, stderr);
    assert.doesNotMatch((await runHere(['check', '.'], { cwd })).stderr, /siteRoot/);
    assert.doesNotMatch((await runHere(['check', '.', '--verbose', '--site-root', '.'], { cwd })).stderr, /siteRoot;/);
    const print = async (...args: readonly string[]) => {
      const { siteRoot, siteRootNotInheritedFrom } = JSON.parse(
        (await runHere(['print-config', ...args], { cwd })).stdout,
      );
      return [siteRoot, siteRootNotInheritedFrom];
    };
    assert.deepEqual(await print('a.html'), ['.', undefined]);
    assert.deepEqual(await print('old/two/a.html'), [null, name]);
    assert.deepEqual(await print('own/a.html'), ['own', undefined]);
    assert.deepEqual(await print('a.html', '--config', `old/${name}`), [null, undefined]);
  });

  it('apply to contexts too', async () => {
    const cwd = await folderOf({
      'context.json': '{"website":{"siteTitle":"a","siteTitle":"b"}}',
      [name]: '{"rules":{"json-duplicate-key":"error"}}',
    });
    assert.equal((await runHere(['validate', 'context.json'], { cwd })).code, 1);
  });

  it('are reported at the position of each error', async () => {
    assert.match(
      await refused('{"rules": {\n  "image-alt": "loud"\n}}'),
      /^error: site-elements\.config\.json:2:16: rules\.image-alt is "loud", which is not accepted\. Use one of off, error, warn, info\.\n$/,
    );
    assert.match(
      await refused('{\n "rulez": {}\n}'),
      /:2:2: rulez is not a known key\. Delete it, or check its spelling\./,
    );
    assert.match(await refused('[]'), /:1:1: The data must be an object, but is a list\. Write an object in braces\./);
    assert.match(await refused('{"siteRoot": ""}'), /:1:14: siteRoot is "", but must have at least one character\./);
    assert.match(
      await refused('{"rules": {"imag-alt": "off"}}'),
      /:1:12: unknown rule "imag-alt"\.\nDid you mean "image-alt"\?/,
    );
    assert.match(
      await refused('{"overrides": [{"files": ["a"], "rules": {"banana": "off"}}]}'),
      /:1:43: unknown rule "banana"/,
    );
    assert.match(await refused('{"rules" {}}'), /:1:10: Expected a colon after the key, but found \{\.\n/);
    assert.match(
      await refused("{ignore: ['a.html']} // yet"),
      /:1:2: The key ignore has no double quotes\. Write "ignore"\.\n/,
    );
    assert.match(
      await refused(''),
      /:1:1: There is no JSON here\. Write a value, such as \{\}, or delete the file\.\n/,
    );
    assert.match(await refused('{} // yet\n{}'), /:2:1: Unexpected \{\} after the end of the JSON\./);
    const missing = await runHere(['check', '.', '--config', 'missing.json'], {
      cwd: await folderOf({ 'a.html': page }),
    });
    assert.match(missing.stderr, /missing\.json: the settings cannot be read \(no such file or directory\)/);
  });

  it('may be nested deeply: the error is still reported at its position', async () => {
    const nested = '['.repeat(10_000) + ']'.repeat(10_000);
    const objects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    assert.match(await refused(`{"rules":${nested}}`), /:1:10: rules must be an object, but is a list\./);
    assert.match(
      await refused(`{"rules":{"link":${objects}}}`),
      /:1:18: rules\.link is an object, which is not accepted\./,
    );
    assert.match(await refused(objects), /:1:2: a is not a known key\./);
    assert.match(await refused(`{"ignore":${nested}}`), /:1:12: ignore\.0 must be text, but is a list\./);
    assert.match(await refused('['.repeat(10_000)), /:1:10001: Unexpected end of JSON\./);
  });

  it('can be printed for a file', async () => {
    const config =
      '{"rules":{"link":"off"},"ignore":["b.html"],"overrides":[{"files":["a.html"],"rules":{"link":"warn"}}]}';
    const cwd = await folderOf({ [name]: config });
    const own = { 'entity-default': 'off' };
    const changed = ({ rules, ...rest }: { rules: Record<string, string> }) => ({
      ...rest,
      rules: Object.fromEntries(Object.entries(rules).filter(([id]) => ['entity-default', 'link'].includes(id))),
    });
    const print = async (file: string) => JSON.parse((await runHere(['print-config', file], { cwd })).stdout);
    const { rules } = await print('a.html');
    assert.deepEqual([rules['image-alt'], rules['anchor-target']], [['error', 'warn'], 'error']);
    assert.deepEqual(
      Object.keys(rules),
      (await readRulePages()).map(({ id }) => id),
    );
    assert.deepEqual(changed(await print('a.html')), {
      file: 'a.html',
      config: name,
      ignored: false,
      siteRoot: null,
      rules: { ...own, link: 'warn' },
    });
    assert.deepEqual(changed(await print('b.html')), {
      file: 'b.html',
      config: name,
      ignored: true,
      siteRoot: null,
      rules: { ...own, link: 'off' },
    });
  });
});
