import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { it } from 'node:test';
import { type OutputStream, orderedOutput } from '../../cli/ordered-output.ts';
import { eventually } from '../support/eventually.ts';
import { ended, folderOf, main } from './command.ts';

it('a text waits until the text before it has been written to another stream', async () => {
  const written: string[] = [];
  const pending: (() => void)[] = [];
  const slow: OutputStream = {
    write(text, done) {
      written.push(String(text));
      pending.push(done);
    },
  };
  const fast: OutputStream = {
    write(text, done) {
      written.push(String(text));
      done();
    },
  };
  const writerOf = orderedOutput();
  const [write, note] = [writerOf(slow), writerOf(fast)];
  write('findings');
  note('summary');
  write('more');
  await eventually('the first text is written', () => written.length > 0);
  assert.deepEqual(written, ['findings']);
  pending.shift()?.();
  await eventually('all texts are written', () => written.length === 3);
  assert.deepEqual(written, ['findings', 'summary', 'more']);
});

it('the summary comes after the findings when both streams are one pipe', async () => {
  const cwd = await folderOf({ 'a.html': '<img src="data:">\n'.repeat(3000) });
  const child = spawn('sh', ['-c', '"$0" "$@" 2>&1 | cat', process.execPath, main, 'check', 'a.html'], { cwd });
  const { stdout } = await ended(child);
  assert.ok(stdout.length > 500_000, `${stdout.length} bytes`);
  assert.match(stdout.slice(-100), /\n3000 errors, 0 warnings in 1 file checked\.\n$/);
});
