import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../../command.ts';

const page = (content: string): string => `<!doctype html><html lang="en"><body>${content}</body></html>`;

const site = {
  'a.html': page('<base href="//cdn.example/"><a href="#x">x</a>'),
  'b.html': page('<a href="c.html">c</a>'),
  'c.html': '<p id="x"></p><p id="x"></p>',
  'd.html': page('<p>{{ text }}</p><p id="x"></p><p id="x"></p>'),
  'e.html': page('<p id="x"></p>'),
};

const skipped = [
  { rule: 'anchor-target', file: 'a.html', reason: 'external-base' },
  { rule: 'internal-path', file: 'b.html', reason: 'no-site-root' },
  { rule: 'duplicate-id', file: 'c.html', reason: 'fragment' },
  { rule: 'duplicate-id', file: 'd.html', reason: 'template' },
];

const line =
  'Skipped: anchor-target in 1 file, duplicate-id in 2 files, internal-path in 1 file. Add --verbose for the reasons.\n';

const jsonOf = async (cwd: string, ...args: readonly string[]) => {
  const { stdout, stderr } = await runHere(['check', '.', '--format', 'json', ...args], { cwd });
  assert.ok(stdout, stderr);
  return JSON.parse(stdout).skipped;
};

describe('rules that cannot run on a file', () => {
  it('are listed in the JSON report', async () => assert.deepEqual(await jsonOf(await folderOf(site)), skipped));

  it('are summarized in one line of the text formats', async () => {
    const cwd = await folderOf(site);
    for (const format of ['pretty', 'compact', 'github']) {
      const { code, stderr } = await runHere(['check', '.', '--format', format], { cwd });
      assert.equal(code, 0);
      assert.ok(stderr.endsWith(line), `${format}: ${stderr}`);
    }
  });

  it('are listed with their reasons by --verbose', async () => {
    const { stderr } = await runHere(['check', '.', '--verbose'], { cwd: await folderOf(site) });
    assert.equal(
      stderr,
      `5 files checked, no problems.
a.html: anchor-target skipped: its <base> points to another origin.
b.html: internal-path skipped: the site root is not known; set it with --site-root.
c.html: duplicate-id skipped: the file is not a complete page.
d.html: duplicate-id skipped: the page is a template.
`,
    );
  });

  it('are notes of the SARIF log', async () => {
    const { stdout } = await runHere(['check', '.', '--format', 'sarif'], { cwd: await folderOf(site) });
    const [{ invocations }] = JSON.parse(stdout).runs;
    const [{ executionSuccessful, toolExecutionNotifications: notes }] = invocations;
    assert.equal(executionSuccessful, true);
    assert.deepEqual(
      notes.map(({ level, associatedRule }: { level: string; associatedRule: { id: string } }) => [
        level,
        associatedRule.id,
      ]),
      skipped.map(({ rule }) => ['note', rule]),
    );
  });

  it('are the same with several threads, and after merging shards', async () => {
    const cwd = await folderOf(site);
    assert.deepEqual(await jsonOf(cwd, '--concurrency', '3'), skipped);
    const names = ['1', '2', '3'].map((index) => `shard-${index}.json`);
    for (const [at, name] of names.entries())
      await runHere(['check', '.', '--shard', `${at + 1}/3`, '--format', `json=${name}`], { cwd });
    const { stdout } = await runHere(['merge', ...names, '--format', 'json'], { cwd });
    assert.deepEqual(JSON.parse(stdout).skipped, skipped);
  });

  it('are not listed if they are off', async () => {
    const cwd = await folderOf(site);
    await writeFile(
      join(cwd, 'site-elements.config.json'),
      JSON.stringify({
        rules: { 'duplicate-id': 'off' },
        overrides: [{ files: ['a.html'], rules: { 'anchor-target': 'off' } }],
      }),
    );
    assert.deepEqual(await jsonOf(cwd), [skipped[1]]);
  });

  it('are reported if a server may serve further paths, and outside the root', async () => {
    const rewritten = await folderOf({ 'index.html': page('<a href="/no">x</a>'), _redirects: '/no /yes' });
    assert.deepEqual(await jsonOf(rewritten), [
      { rule: 'internal-path', file: 'index.html', reason: 'rewritten-paths' },
    ]);
    const outside = await folderOf({ 'a.html': page('<a href="/no">x</a>'), 'public/index.html': page('') });
    assert.deepEqual(await jsonOf(outside, '--site-root', 'public'), [
      { rule: 'internal-path', file: 'a.html', reason: 'outside-site-root' },
    ]);
  });
});
