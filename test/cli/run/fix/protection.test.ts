import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { chmod, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { fixFiles } from '../../../../cli/run/fix/fix-files.ts';
import { folderOf, runHere } from '../../command.ts';

const bad = '<a href="mailto: a@example.com">Write</a>\n';
const good = bad.replace(': ', ':');
const read = (cwd: string, file: string): Promise<string> => readFile(join(cwd, file), 'utf8');

describe('--fix does not write', () => {
  it('files that a symbolic link leads to outside the inputs', async () => {
    const cwd = await folderOf({ 'site/a.html': bad, 'other/b.html': bad, 'other/c/d.html': bad });
    await symlink('../other/b.html', join(cwd, 'site/b.html'));
    await symlink('../other/c', join(cwd, 'site/more'));
    await symlink('a.html', join(cwd, 'site/same.html'));
    for (const input of ['site', 'site/**/*.html']) {
      const { stderr } = await runHere(['check', '--fix', input], { cwd });
      assert.match(stderr, /^site\/b\.html: not fixed, because a symbolic link leads out of the inputs\.$/m);
      // Globs do not follow links to folders that other paths reach as well.
      if (input === 'site') assert.match(stderr, /^site\/more\/d\.html: not fixed/m);
    }
    assert.deepEqual(
      await Promise.all(['other/b.html', 'other/c/d.html', 'site/a.html'].map((one) => read(cwd, one))),
      [bad, bad, good],
    );
    const { stderr } = await runHere(['check', '--fix', 'b.html'], { cwd: join(cwd, 'site') });
    assert.match(stderr, /^b\.html: not fixed/);
  });

  it('read-only files', async () => {
    const cwd = await folderOf({ 'a.html': bad, 'b.html': bad });
    await chmod(join(cwd, 'a.html'), 0o444);
    const { code, stderr } = await runHere(['check', '--fix', '--fail-on', 'warn', '.'], { cwd });
    assert.deepEqual([code, await read(cwd, 'a.html'), await read(cwd, 'b.html')], [1, bad, good]);
    assert.match(stderr, /^a\.html: not fixed, because it is read-only\.\n1 file fixed\.\n/);
  });

  it('a file that has changed since it was read', async () => {
    const cwd = await folderOf({ 'a.html': bad });
    const newer = `${bad}<p>New</p>`;
    let notes = '';
    const io = {
      cwd,
      env: {},
      stdin: Readable.from([]),
      write: () => {},
      note: (text: string) => {
        notes += text;
      },
      isTerminal: false,
      signal: new AbortController().signal,
    };
    const finding = { rule: 'x', code: 'x', severity: 'warn', args: {}, file: 'a.html' } as const;
    const at = { line: 1, column: 1, offset: 0 };
    await fixFiles(
      {
        fix: true,
        inputs: ['.'],
        stdin: undefined,
        async *sources() {
          yield { file: 'a.html', text: bad };
        },
        check({ text }) {
          writeFileSync(join(cwd, 'a.html'), newer);
          return text === bad ? [{ ...finding, start: at, end: at, fix: { start: 0, end: 1, text: '' } }] : [];
        },
      },
      io,
    );
    assert.equal(await read(cwd, 'a.html'), newer);
    assert.deepEqual(await readdir(cwd), ['a.html']);
    assert.equal(notes, 'a.html: not fixed, because it has changed since it was read.\nNothing to fix.\n');
  });
});
