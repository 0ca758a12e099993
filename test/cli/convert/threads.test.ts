/** Several threads convert pages as one does. */
import assert from 'node:assert/strict';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { StartThread } from '../../../cli/command.ts';
import { folderOf, runHere } from '../command.ts';
import { startBusyThreads, startThread } from '../start-thread.ts';
import { blocks, builderPage, leftBlocks } from './blocks.ts';

const all = [...Object.values(blocks).map(([, html]) => html), ...Object.values(leftBlocks)];

/** Pages with all kinds of blocks and links to one another, one published under another URL, and one that is not UTF-8. */
const site = {
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `saved/part-${n % 4}/${n}.html`,
      builderPage(`${all[n % all.length]}<a href="/part-${(n + 1) % 4}/${n + 1}">Next</a>`),
    ]),
  ),
  'saved/About us.html': '<link rel="canonical" href="https://www.example.com/about"><p>About</p>',
  'saved/index.html': builderPage('<a href="https://www.example.com/about">About</a>'),
  'saved/latin-1.html': Buffer.from('<p>Gr\xfc\xdfe</p>', 'latin1'),
};

/** The files in a folder, with their content. */
async function contents(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')])));
}

const convert = (cwd: string, concurrency: string, startThread?: StartThread, out = 'out') => {
  const options = ['--out', out, '--elements', 'https://example.com/', '--report', 'report.json', '--force'];
  const args = ['convert', 'saved', ...options, '--concurrency', concurrency];
  return runHere(args, { cwd, ...(startThread && { startThread }) });
};

describe('convert in several threads', () => {
  for (const [title, start] of [
    ['this thread and others', () => startThread],
    ['other threads alone', startBusyThreads],
  ] as const)
    it(`writes, reports and prints what one thread does: ${title}`, async () => {
      const [first, second] = [await folderOf(site), await folderOf(site)];
      const one = await convert(first, 'off');
      assert.deepEqual(await convert(second, '3', start()), one);
      assert.match(one.stdout, /likes/);
      assert.match(one.stderr, /latin-1\.html/);
      const written = await contents(first);
      assert.equal(Object.keys(written).length, 2 * Object.keys(site).length + 1);
      const moved = Object.entries(await contents(second)).map(([path, text]) => [path.replace(second, first), text]);
      assert.deepEqual(Object.fromEntries(moved), written);
    });

  it('converts a folder in place, and reports the lines of the sources', async () => {
    const [first, second] = [await folderOf(site), await folderOf(site)];
    const one = await convert(first, 'off', undefined, 'saved');
    assert.deepEqual(await convert(second, '3', startBusyThreads(), 'saved'), one);
    assert.match(one.stdout, /likes/);
  });

  it('ends with the reason if a page of another thread cannot be written', async () => {
    const cwd = await folderOf(site);
    await mkdir(join(cwd, 'out/part-1/1.html'), { recursive: true });
    const { code, stderr } = await convert(cwd, '3', startBusyThreads());
    assert.equal(code, 2);
    assert.match(stderr, /out\/part-1\/1\.html/);
    assert.doesNotMatch(stderr, /This is a bug/);
  });
});
