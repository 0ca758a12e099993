import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { elapsed } from '../support/eventually.ts';
import { command, ended, folderOf, main, start } from './command.ts';

const bad = '<img src="data:">\n';
const good = '<img src="data:" alt="A">\n';

describe('the command as a process', { concurrency: 2 }, () => {
  it('ends with 0 and one line on stderr when pages are clean', async () => {
    const cwd = await folderOf({ 'a.html': good });
    assert.deepEqual(await command(['check', '.'], cwd), {
      code: 0,
      stdout: '',
      stderr: '1 file checked, no problems.\n',
    });
  });

  it('ends with 1, findings on stdout and the summary on stderr', async () => {
    const cwd = await folderOf({ 'a.html': bad });
    const { code, stdout, stderr } = await command(['check', 'a.html'], cwd);
    assert.equal(code, 1);
    assert.match(stdout, /^a\.html\n {2}1:1 {2}error {2}image-alt {2}The image has no alt text\.\n/);
    assert.equal(stderr, '1 error, 0 warnings in 1 file checked.\n');
  });

  it('exits with 2 and reports invalid arguments', async () => {
    const { code, stdout, stderr } = await command(['check', '--fromat', 'json', '.']);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, /unknown option '--fromat'\n\(Did you mean --format\?\)/);
  });

  it('exits with 2 and one line when one of its files is missing', async () => {
    const cwd = await folderOf({ 'main.js': readFileSync(main) });
    for (const args of [['check', '.'], ['--version']]) {
      const { code, stdout, stderr } = await ended(spawn(process.execPath, [join(cwd, 'main.js'), ...args]));
      assert.deepEqual([code, stdout], [2, '']);
      assert.match(stderr, /^error: site-elements cannot start\. .*install it again\. \(.*Cannot find module .*\)\n$/);
    }
  });

  it('exits with 2 and one line in a folder that was deleted', async () => {
    const cwd = await folderOf({ 'gone/a.html': '' });
    const script = 'cd gone && rm -r ../gone && exec "$0" "$1" check .';
    const { code, stderr } = await ended(spawn('sh', ['-c', script, process.execPath, main], { cwd }));
    assert.equal(code, 2);
    assert.match(stderr, /^error: site-elements cannot start\. .*\n$/);
  });

  it('prints its version', async () => {
    const { code, stdout } = await command(['--version']);
    assert.equal(code, 0);
    assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  });

  it('ends with 130 when interrupted while it waits for stdin', async () => {
    const child = start(['check', '-']);
    // More than the buffer of a pipe: once it is written, the command is reading.
    await new Promise((resolve) => child.stdin?.write(bad.repeat(200_000), resolve));
    child.kill('SIGINT');
    const { code, stdout } = await ended(child);
    assert.deepEqual([code, stdout], [130, '']);
  });

  it('writes the whole report for a slow reader', async () => {
    // The times of the reads, in milliseconds: the command has filled the pipe long before the first one.
    const [firstRead, betweenReads] = [2500, 5];
    const cwd = await folderOf({ 'a.html': bad.repeat(6000) });
    const child = start(['check', '--format', 'json', '.'], cwd);
    const slow = await ended(child, async (stream) => {
      await elapsed(firstRead);
      const chunks: Buffer[] = [];
      for await (const chunk of stream ?? []) {
        chunks.push(chunk);
        await elapsed(betweenReads);
      }
      return Buffer.concat(chunks).toString();
    });
    assert.ok(slow.stdout.length > 1_000_000, `${slow.stdout.length} bytes`);
    assert.equal(JSON.parse(slow.stdout).findings.length, 6000);
    assert.deepEqual([slow.code, slow.stderr], [1, '']);
  });

  it('reports no error if the reader closes the pipe early', async () => {
    const cwd = await folderOf({ 'a.html': bad.repeat(6000) });
    const child = start(['check', '.'], cwd);
    child.stdout?.once('data', () => child.stdout?.destroy());
    const { code, stderr } = await ended(child, async () => '');
    assert.equal(code, 1);
    assert.doesNotMatch(stderr, /EPIPE|bug/);
  });

  const isFullDisk = existsSync('/dev/full');
  it('ends with 2 when the results cannot be written', { skip: !isFullDisk && 'no /dev/full' }, async () => {
    const cwd = await folderOf({ 'a.html': bad });
    const full = openSync('/dev/full', 'w');
    const { code, stderr } = await ended(start(['check', '.'], cwd, {}, full));
    closeSync(full);
    assert.equal(code, 2);
    assert.match(stderr, /^error: The results could not be written \(no space left on device\)\.\n$/m);
    assert.doesNotMatch(stderr, / at /);
  });

  it('colours output on request, and never under NO_COLOR', async () => {
    const cwd = await folderOf({ 'a.html': bad });
    const [forced, plain] = await Promise.all([
      command(['check', '.'], cwd, '', { FORCE_COLOR: '1' }),
      command(['check', '.'], cwd, '', { NO_COLOR: '1' }),
    ]);
    assert.ok(forced.stdout.includes('\u001b[31merror'));
    assert.ok(!plain.stdout.includes('\u001b'));
  });
});
