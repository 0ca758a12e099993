import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { glob } from 'tinyglobby';
import { fromRoot, root } from '../../tools/root.ts';

const creator = 'test/support/temporary-folder.ts';

it(`tests create temporary folders only with ${creator}`, async () => {
  const files = await glob('test/**/*.{ts,tsx,mjs}', { cwd: root, ignore: ['**/node_modules/**'] });
  const found: string[] = [];
  for (const file of files) {
    if (/\bmkdtemp(?:Sync)?\(|\btmpdir\(\)/.test(await readFile(fromRoot(file), 'utf8'))) found.push(file);
  }
  assert.deepEqual(found, [creator]);
});
