import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { fromRoot } from '../../tools/root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = fromRoot('examples/images');
const drawingsIn = async (path: string) => (await readdir(path)).filter((file) => file.endsWith('.svg')).sort();

describe('the images of the examples', () => {
  it('are byte for byte those that their script draws', async () => {
    const fresh = temporaryFolder();
    try {
      await promisify(execFile)(process.execPath, [join(folder, 'generate.mjs'), fresh]);
      const names = await drawingsIn(fresh);
      assert.deepEqual(await drawingsIn(folder), names);
      assert.ok(names.length >= 9, `${names.length} pictures`);
      for (const name of names)
        assert.equal(await readFile(join(folder, name), 'utf8'), await readFile(join(fresh, name), 'utf8'), name);
    } finally {
      await rm(fresh, { recursive: true });
    }
  });

  it('have at most 25 KB each', async () => {
    for (const name of await drawingsIn(folder)) {
      const { length } = await readFile(join(folder, name));
      assert.ok(length <= 25 * 1024, `${name}: ${length} bytes`);
    }
  });
});
