import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { root } from '../../tools/root.ts';

/** Whether a file replaces the timers of its process and leaves them so. Those of a test's context end with the test. */
const leavesMockTimers = (source: string): boolean =>
  /(?<!\.)\bmock\.timers\.enable\(/.test(source) &&
  !/^ *after(?:Each)?\(\(\) => mock\.timers\.reset\(\)\);$/m.test(source);

describe('a test that replaces the timers of its process', () => {
  it('is reported when it does not restore them', () => {
    const enable = ['mock', 'timers', 'enable();\n'].join('.');
    assert.ok(leavesMockTimers(enable));
    assert.ok(!leavesMockTimers(`${enable}  after(() => mock.timers.reset());\n`));
    assert.ok(!leavesMockTimers(`context.${enable}`));
  });

  // Other files share the process: a test of a browser waited there forever.
  it('restores them', async () => {
    const files = await glob('test/**/*.test.ts', { cwd: root, absolute: true, ignore: ['**/node_modules/**'] });
    const found = [];
    for (const file of files) if (leavesMockTimers(await readFile(file, 'utf8'))) found.push(file);
    assert.ok(files.length > 100, `only ${files.length} files found`);
    assert.deepEqual(found, []);
  });
});
