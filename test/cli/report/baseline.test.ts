import assert from 'node:assert/strict';
import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';

const image = (name: string): string => `<img src="data:${name}">\n`;

/** A site whose findings are written to the baseline `known.json`. */
async function site(files: Readonly<Record<string, string>>) {
  const cwd = await folderOf(files);
  const check = (...args: readonly string[]) => runHere(['check', '.', '--baseline', 'known.json', ...args], { cwd });
  const made = await check('--baseline-mode', 'create');
  assert.deepEqual([made.code, made.stdout], [0, '']);
  const write = (name: string, text: string): Promise<void> => writeFile(join(cwd, name), text);
  const knownNow = async (): Promise<number> =>
    JSON.parse(await readFile(join(cwd, 'known.json'), 'utf8')).findings.length;
  return { cwd, check, write, knownNow, made };
}

describe('a baseline', () => {
  it('omits known findings, reports their number, and exits with 0', async () => {
    const { check, made } = await site({ 'a.html': image('a') + image('b') });
    assert.equal(made.stderr, '2 findings written to known.json.\n');
    const { code, stdout, stderr } = await check();
    assert.deepEqual([code, stdout], [0, '']);
    assert.equal(stderr, '1 file checked, no problems.\n2 findings of known.json are not shown.\n');
  });

  it('shows a new finding, even if a known one was fixed in the same file', async () => {
    const { check, write } = await site({ 'a.html': image('a') });
    await write('a.html', image('new'));
    const { code, stdout, stderr } = await check('--format', 'compact');
    assert.equal(code, 1);
    assert.match(stdout, /^a\.html:1:1: error: The image has no alt text\. \(image-alt\)\n$/);
    assert.equal(stderr, '1 finding of known.json is fixed: --baseline-mode prune removes it.\n');
  });

  it('shows a second finding that equals a known one on the same line', async () => {
    const { check, write } = await site({ 'a.html': image('a') });
    await write('a.html', image('a').repeat(2));
    assert.match((await check('--format', 'compact')).stdout, /^a\.html:2:1: /);
  });

  it('recognizes known findings after other lines were inserted', async () => {
    const { check, write } = await site({ 'a.html': image('a') + image('b') });
    await write('a.html', `<h1>New</h1>\n${image('a')}<p>Words</p>\n  ${image('b')}`);
    assert.equal((await check()).code, 0);
  });

  it('is pruned of findings that are fixed or whose file was deleted, and of nothing else', async () => {
    const { cwd, check, write, knownNow } = await site({
      'a.html': image('a'),
      'b.html': image('b'),
      'c.html': image('c'),
    });
    await write('a.html', '<p>Words</p>');
    await unlink(join(cwd, 'b.html'));
    const { stderr } = await check('--baseline-mode', 'prune');
    assert.match(stderr, /2 findings removed from known\.json\.\n$/);
    assert.equal(await knownNow(), 1);
  });

  it('keeps findings of files that this run did not read', async () => {
    const { cwd, knownNow } = await site({ 'a.html': image('a'), 'b.html': image('b') });
    const args = ['check', 'a.html', '--baseline', 'known.json', '--baseline-mode', 'prune'];
    assert.match((await runHere(args, { cwd })).stderr, /0 findings removed/);
    assert.equal(await knownNow(), 2);
  });

  it('reports hidden findings, and fails while an entry is stale', async () => {
    const { check, write } = await site({ 'a.html': image('a') + image('b') });
    const clean = await check('--baseline-mode', 'audit');
    assert.equal(clean.code, 0);
    assert.match(clean.stdout, /^2 findings of the baseline remain:\n.*\n.*\nNo finding of the baseline is fixed\.\n$/);
    await write('a.html', image('b'));
    const { code, stdout } = await check('--baseline-mode', 'audit');
    assert.equal(code, 1);
    assert.equal(
      stdout,
      `1 finding of the baseline remains:
  a.html: The image has no alt text. (image-alt)
1 finding of the baseline is fixed:
  a.html: The image has no alt text. (image-alt)
`,
    );
  });

  it('never overwrites another', async () => {
    const { check } = await site({ 'a.html': image('a') });
    const { code, stderr } = await check('--baseline-mode', 'create');
    assert.equal(code, 2);
    assert.match(stderr, /known\.json: the baseline already exists\.\nRemove fixed findings/);
  });

  it('reports the error in an invalid file', async () => {
    const cwd = await folderOf({ 'a.html': image('a'), 'known.json': '{"version":2}' });
    const run = (file: string) => runHere(['check', 'a.html', '--baseline', file], { cwd });
    assert.match(
      (await run('known.json')).stderr,
      /known\.json: the file is not a baseline of this version\.\nName a baseline\./,
    );
    const missing = await run('missing.json');
    assert.equal(missing.code, 2);
    assert.match(
      missing.stderr,
      /missing\.json: the baseline cannot be read \(no such file or directory\)\.\nCreate it first/,
    );
  });

  it('is a file: a path that names a folder is refused, and nothing is written', async () => {
    const cwd = await folderOf({ 'a.html': image('a'), 'known/b.html': '' });
    for (const [folder, mode] of [
      ['sub/', 'create'],
      ['known/', 'create'],
      ['sub/.', 'use'],
      ['known/', 'prune'],
    ] as const) {
      const args = ['check', 'a.html', '--baseline', folder, '--baseline-mode', mode];
      const { code, stderr } = await runHere(args, { cwd });
      assert.equal(code, 2);
      const lines = `error: ${folder}: this path names a folder, not a baseline.\nAdd the name of a file, as in --baseline `;
      assert.equal(stderr, `${lines}${join(folder, 'baseline.json')}.\n`);
    }
    assert.deepEqual(await readdir(cwd, { recursive: true }), ['a.html', 'known', 'known/b.html']);
  });

  it('works for contexts as well', async () => {
    const cwd = await folderOf({ 'context.json': '{"website":{"siteTitle":"a","siteTitle":"b"}}' });
    const run = (...args: readonly string[]) =>
      runHere(['validate', 'context.json', '--max-warnings', '0', '--baseline', 'known.json', ...args], { cwd });
    assert.equal((await run('--baseline-mode', 'create')).code, 0);
    assert.equal((await run()).code, 0);
  });
});
