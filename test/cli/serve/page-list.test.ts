import assert from 'node:assert/strict';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createPageList } from '../../../cli/serve/page-list.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const write = async (path: string): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), '');
};
const limits = { pages: 100, entries: 100, depth: 3 };

before(async () => {
  for (const path of ['index.html', 'b.html', 'a.html', 'style.css', 'shop/index.html', 'shop/item/one.html'])
    await write(path);
  for (const path of ['.git/x.html', 'node_modules/x/index.html', 'shop/item/deep/two.html']) await write(path);
  await symlink(folder, join(folder, 'link'));
});
after(() => rm(folder, { recursive: true, force: true }));

describe('the list of pages', () => {
  it('has their URLs, without links, hidden and deep folders', async () => {
    const pages = ['/', '/a', '/b', '/shop/', '/shop/item/one'];
    assert.deepEqual(await createPageList(folder, limits)(), pages);
    assert.deepEqual(await createPageList(folder)(), [...pages.slice(0, 4), '/shop/item/deep/two', '/shop/item/one']);
  });

  it('ends at a limit of pages or of read entries, the upper folders first', async () => {
    assert.deepEqual(await createPageList(folder, { ...limits, pages: 3 })(), ['/', '/a', '/b']);
    // The upper folder has eight entries.
    assert.deepEqual(await createPageList(folder, { ...limits, entries: 8 })(), ['/', '/a', '/b']);
  });

  it('is read once for simultaneous requests, and again later', async () => {
    const list = createPageList(folder, limits);
    const first = list();
    assert.equal(list(), first);
    await first;
    await write('c.html');
    assert.ok((await list()).includes('/c'));
  });

  it('is empty for a folder that cannot be read', async () => {
    assert.deepEqual(await createPageList(join(folder, 'gone'))(), []);
  });
});
