import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { command, folderOf, runHere } from '../command.ts';

const image = '<img src="a.png">';

describe('a list of files', () => {
  it('is read from a file or from standard input, separated by line breaks or NUL', async () => {
    const cwd = await folderOf({ 'a.html': image, 'b c.html': image, 'd.html': image, list: 'a.html\r\nb c.html\n' });
    const places = (stdout: string): readonly string[] => stdout.split('\n').map((line) => line.split(':')[0] ?? '');
    const fromFile = await runHere(['check', '--files-from', 'list', '--format', 'compact'], { cwd });
    assert.deepEqual(places(fromFile.stdout), ['a.html', 'b c.html', '']);
    const args = ['check', 'd.html', '--files-from', '-', '--format', 'compact'];
    const fromStdin = await command(args, cwd, 'b c.html\0a.html\0');
    assert.deepEqual(places(fromStdin.stdout), ['a.html', 'b c.html', 'd.html', '']);
  });

  it('may be empty, as for a commit that changes no page', async () => {
    const cwd = await folderOf({ list: '\n' });
    for (const name of ['check', 'validate'])
      assert.equal((await runHere([name, '--files-from', 'list'], { cwd })).code, 0, name);
  });

  it('is suggested when there is no input', async () => {
    const { code, stderr } = await runHere(['check']);
    assert.equal(code, 2);
    assert.match(stderr, /^error: No files to check\.\nName files, folders or globs/);
  });

  it('reports a missing file, and that standard input is read once', async () => {
    const cwd = await folderOf({ list: 'missing.html\n' });
    assert.match((await runHere(['check', '--files-from', 'list'], { cwd })).stderr, /missing\.html: no such file/);
    assert.match((await runHere(['check', '-', '--files-from', '-'], { cwd })).stderr, /cannot be both/);
  });
});

describe('the text of standard input', () => {
  it('is reported under the name that the editor passes', async () => {
    const page = await command(
      ['check', '-', '--stdin-filename', 'src/a.html', '--format', 'compact'],
      undefined,
      image,
    );
    assert.match(page.stdout, /^src\/a\.html:1:1: /);
    const args = ['validate', '-', '--stdin-filename', 'site/context.json', '--format', 'compact'];
    assert.match((await command(args, undefined, '{"name": 1}')).stderr, /no site context/);
  });
});
