import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderOf, runHere } from '../command.ts';

const page = '<!doctype html><html lang="en"><title>A</title><body><img alt=""></body></html>';

describe('a run without a report', () => {
  for (const command of ['check', 'validate'])
    for (const inputs of [['nope.html'], [''], ['empty'], ['page.html', 'nope.html'], ['--nope']])
      it(`ends with 2 and gives the reason in the format of CI: ${command} ${JSON.stringify(inputs)}`, async () => {
        const cwd = await folderOf({ 'page.html': page, 'empty/read.me': '' });
        const outputs: Record<string, string> = {};
        for (const format of ['github', 'junit', 'sarif', 'json']) {
          const { code, stdout, stderr } = await runHere([command, ...inputs, '--format', format], { cwd });
          assert.equal(code, 2);
          assert.match(stderr, /^error: /);
          outputs[format] = stdout;
        }
        const { github = '', junit = '', sarif = '', json = '' } = outputs;
        const { message } = JSON.parse(json).error;
        assert.equal(github, `::error::${message.trim().replaceAll('\n', '%0A')}\n`);
        assert.match(junit, /<testsuites name="site-elements" tests="1" failures="0" errors="1">/);
        const [{ executionSuccessful, toolExecutionNotifications }] = JSON.parse(sarif).runs[0].invocations;
        assert.equal(executionSuccessful, false);
        assert.equal(toolExecutionNotifications[0].message.text, message);
      });

  it('accepts both spellings of the option, in any place', async () => {
    const cwd = await folderOf({ 'page.html': page });
    for (const args of [
      ['nope.html', '--format', 'json'],
      ['nope.html', '--format=json'],
      ['--format=json', 'nope.html'],
      ['--format=sarif=out.sarif', 'nope.html', '--format=json'],
    ]) {
      const { code, stdout } = await runHere(['check', ...args], { cwd });
      assert.equal(code, 2);
      assert.equal(JSON.parse(stdout).error.message, 'nope.html: no such file or directory.', args.join(' '));
    }
  });

  it('replaces the reports of earlier runs', async () => {
    const cwd = await folderOf({ 'page.html': page });
    const formats = ['--format', 'sarif=out.sarif', '--format=junit=out.xml', '--format', 'json=out.json'];
    const read = () =>
      Promise.all(['out.sarif', 'out.xml', 'out.json'].map((file) => readFile(join(cwd, file), 'utf8')));
    assert.equal((await runHere(['check', 'page.html', ...formats], { cwd })).code, 0);
    for (const text of await read()) assert.doesNotMatch(text, /no such file/);
    assert.equal((await runHere(['check', 'nope.html', ...formats], { cwd })).code, 2);
    for (const text of await read()) assert.match(text, /nope\.html: no such file or directory\./);
  });

  it('replaces no input, such as a report that merge reads', async () => {
    const cwd = await folderOf({ 'page.html': page, 'empty.html': '' });
    await runHere(['check', 'page.html', '--format', 'json=a.json'], { cwd });
    const before = await readFile(join(cwd, 'a.json'), 'utf8');
    for (const args of [
      ['merge', 'a.json', '--format', 'json=a.json'],
      ['merge', './a.json', 'nope.json', '--format=sarif=a.json'],
      ['check', 'a.json', 'empty.html', '--nope', '--format', 'json=a.json', '--format', 'json=empty.html'],
    ])
      assert.equal((await runHere(args, { cwd })).code, 2);
    assert.equal(await readFile(join(cwd, 'a.json'), 'utf8'), before);
    assert.equal(await readFile(join(cwd, 'empty.html'), 'utf8'), '');
  });
});
