import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import { describe, it } from 'node:test';
import { root } from '../../tools/root.ts';
import { batchesOf, writeBatches } from '../../tools/test/batches.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const files = (...texts: readonly string[]) => texts.map((text, index) => [`${index}.test.ts`, text] as const);

/** Runs the tests of files in one process, as `npm test` does. */
async function runBatch(texts: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  const paths = (await readdir(folder)).sort().map((name) => relative(root, join(folder, name)));
  const [batch = ''] = await writeBatches(join(folder, 'batches'), paths);
  // The process would report to the test runner of this file.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--test-reporter=tap', batch], { env }, (_, output) => resolve(output));
  });
}

describe('the processes of Node tests', () => {
  it('run neighbours together', () => {
    assert.deepEqual(batchesOf(files('it()', "describe('a', () => { before(() => {}); });")), [
      ['0.test.ts', '1.test.ts'],
    ]);
  });

  it('run a file alone whose hooks or variables would apply to others, or that measures work', () => {
    const measured = "import { growthOfWork } from '../../support/measure-work.ts';";
    const alone = ['before(() => {});', "process.env.TZ = 'Europe/Oslo';", 'globalThis.fetch = fake;', measured];
    for (const text of alone) assert.deepEqual(batchesOf(files('it()', text)), [['0.test.ts'], ['1.test.ts']]);
  });

  it('fail for a file that does not load completely, and run the others', async () => {
    const output = await runBatch({
      'a.mjs': "import { it } from 'node:test'; it('first', () => {}); throw new Error('no data');",
      'b.mjs': "import { it } from 'node:test'; it('second', () => {});",
    });
    assert.match(output, /not ok \d+ - \S*a\.mjs/);
    assert.match(output, /\nok \d+ - second/);
    assert.match(output, /# fail 1/);
  });
});
