import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, it } from 'node:test';
import { readSources } from '../../../cli/run/inputs.ts';
import type { Source } from '../../../cli/text/source.ts';
import { isUserError } from '../../../core/model/user-error.ts';
import { folderOf } from '../command.ts';

async function read(inputs: readonly string[], cwd: string, stdin: string | Uint8Array = ''): Promise<Source[]> {
  const sources: Source[] = [];
  const io = {
    cwd,
    env: {},
    stdin: Readable.from([Buffer.from(stdin)]),
    write: () => {},
    note: () => {},
    isTerminal: false,
    signal: new AbortController().signal,
  };
  for await (const source of readSources(inputs, ['html', 'htm'], io)) sources.push(source);
  return sources;
}

const names = async (inputs: readonly string[], cwd: string): Promise<string[]> =>
  (await read(inputs, cwd)).map(({ file }) => file);

describe('the files that are read', () => {
  it('those of a folder with a matching extension, in any case', async () => {
    const cwd = await folderOf({
      'z.html': '',
      'a/b.HTM': '',
      'a/c.txt': '',
      '.d/e.html': '',
      'node_modules/f.html': '',
    });
    assert.deepEqual(await names(['.'], cwd), ['a/b.HTM', 'z.html']);
  });

  it('a named file with any extension', async () => {
    const cwd = await folderOf({ 'a.txt': '', '[b].html': '', '.c.html': '' });
    assert.deepEqual(await names(['a.txt', '[b].html', '.c.html'], cwd), ['a.txt', '[b].html', '.c.html']);
  });

  it('those that match a glob', async () => {
    const cwd = await folderOf({ 'a.html': '', 'b.page': '', 'c/d.page': '', 'node_modules/e.page': '' });
    assert.deepEqual(await names(['**/*.page'], cwd), ['b.page', 'c/d.page']);
    assert.deepEqual(await names(['{a,b}.*'], cwd), ['a.html', 'b.page']);
  });

  it('each once, even if it is named several times', async () => {
    const cwd = await folderOf({ 'a.html': '', 'b.html': '' });
    assert.deepEqual(await names(['b.html', '.', '*.html', './b.html'], cwd), ['b.html', 'a.html']);
  });

  it('those of a folder with brackets in its name', async () => {
    const cwd = await folderOf({ '[x]/a.html': '' });
    assert.deepEqual(await names(['[x]'], cwd), ['[x]/a.html']);
  });

  it('those outside the working directory, with relative names', async () => {
    const cwd = await folderOf({ 'in/x.html': '', 'out/y.html': '' });
    assert.deepEqual(await names(['../out'], join(cwd, 'in')), ['../out/y.html']);
  });

  it('each once in spite of circular links', async () => {
    const cwd = await folderOf({ 'a/b.html': '' });
    await symlink(cwd, join(cwd, 'a/up'));
    assert.deepEqual(await names(['.'], cwd), ['a/b.html']);
  });

  it('the targets of links to a file or a folder elsewhere', async () => {
    const cwd = await folderOf({ 'site/a.html': '', 'other/b.html': '', 'other/c/d.html': '' });
    await symlink('../other/b.html', join(cwd, 'site/b.html'));
    await symlink('../other', join(cwd, 'site/more'));
    assert.deepEqual(await names(['site'], cwd), [
      'site/a.html',
      'site/b.html',
      'site/more/b.html',
      'site/more/c/d.html',
    ]);
  });

  it('more than are read in parallel, in order', async () => {
    const many = Array.from({ length: 100 }, (_, n) => `${String(n).padStart(3, '0')}.html`);
    const cwd = await folderOf(Object.fromEntries(many.map((name) => [name, ''])));
    assert.deepEqual(await names(['.'], cwd), many);
  });

  it('those of the folders that a glob with a slash at its end matches', async () => {
    const cwd = await folderOf({ 'g/a.html': '', 'g/b/c.html': '', 'g/d/e/f.htm': '', 'g/b/x.txt': '' });
    assert.deepEqual(await names(['g/*/'], cwd), ['g/b/c.html', 'g/d/e/f.htm']);
  });

  it('none if an input is an exclusion', async () => {
    const cwd = await folderOf({ 'a.html': '', '!b.html': '' });
    await assert.rejects(names(['!a.html'], cwd), /^UserError: !a\.html: an input cannot exclude files\.$/);
    assert.deepEqual(await names(['!b.html'], cwd), ['!b.html']);
    assert.deepEqual(await names(['!(b).html'], cwd), ['a.html', '!b.html'].sort());
  });

  it('none if one of the inputs matches nothing', async () => {
    const cwd = await folderOf({ 'a.html': '' });
    for (const input of ['b.html', '*.page', 'empty*/**']) {
      await assert.rejects(names(['a.html', input], cwd), isUserError, input);
    }
  });
});

describe('the text that is read', () => {
  const text = '<p>Grüße 👋';
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  const encodings: Readonly<Record<string, Uint8Array>> = {
    'UTF-8': Buffer.from(text),
    'UTF-8 with a byte order mark': Buffer.from(`\ufeff${text}`),
    'UTF-16, little end first': utf16,
    'UTF-16, big end first': Buffer.from(utf16).swap16(),
  };
  for (const [title, bytes] of Object.entries(encodings)) {
    it(title, async () => {
      const cwd = await folderOf({ 'a.html': bytes });
      assert.deepEqual(await read(['a.html'], cwd), [{ file: 'a.html', text }]);
      assert.deepEqual(await read(['-'], cwd, bytes), [{ file: '<stdin>', text }]);
    });
  }

  const places: readonly (readonly [title: string, bytes: Uint8Array, undecoded: number | undefined])[] = [
    ['Latin-1', Buffer.from('<p>Größe', 'latin1'), 5],
    ['Latin-1 whose byte begins like U+FFFD', Buffer.from('<ï¿a', 'latin1'), 1],
    ['Latin-1 at the end', Buffer.from('<p>ï', 'latin1'), 3],
    ['Latin-1 after U+FFFD itself', Buffer.concat([Buffer.from('👋\ufffd'), Buffer.from([0xe4, 0x21])]), 3],
    ['half a surrogate pair in UTF-16', Buffer.from('\ufeffa\ufffd\ud83d!', 'utf16le'), 2],
    ['half a character in UTF-16', Buffer.concat([utf16, Buffer.from([0x21])]), text.length],
    ['U+FFFD itself', Buffer.from('<p>\ufffd'), undefined],
  ];
  for (const [title, bytes, undecoded] of places) {
    it(`${title}: ${undecoded === undefined ? 'nothing' : 'where'} the bytes are not of the encoding`, async () => {
      const [source] = await read(['-'], '.', bytes);
      assert.equal(source?.undecoded, undecoded);
    });
  }
});
