import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { root } from '../../tools/root.ts';

/** A promise around a timer of a literal length, Node's timer promises, and `elapsed` with a number instead of a name. */
const sleep = /new Promise\b[^;]*\bsetTimeout\([^;]*,\s*\d|timers\/promises|\belapsed\(\s*\d/;

const waiting = 'test/support/eventually';

describe('a test that sleeps', () => {
  it('is reported', () => {
    assert.match('await new Promise((resolve) => setTimeout(resolve, 300));', sleep);
    assert.match('await new Promise<void>((resolve) => {\n  window.setTimeout(() => resolve(), 20)', sleep);
    assert.match("import { setTimeout as wait } from 'node:timers/promises';", sleep);
    assert.match('await elapsed(200);', sleep);
    assert.doesNotMatch('await new Promise((resolve) => setTimeout(resolve));', sleep);
    assert.doesNotMatch('await elapsed(keyThrottle); await never("it opens", () => isOpen, { frames: 6 });', sleep);
  });

  // A fixed time is too short on a busy machine and wasted on an idle one: `eventually` and `never` wait for a reason.
  it('does not occur in the project', async () => {
    const files = await glob(['test/**/*.{ts,tsx,js,mjs,html}', '!**/node_modules'], { cwd: root });
    assert.ok(files.length > 300, `only ${files.length} files found`);
    const own = 'test/architecture/sleeping.test.ts';
    const found = [];
    for (const file of files)
      if (file !== own && !file.startsWith(waiting) && sleep.test(await readFile(`${root}/${file}`, 'utf8')))
        found.push(file);
    assert.deepEqual(found, []);
  });
});
