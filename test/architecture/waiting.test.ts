import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { root } from '../../tools/root.ts';

/** Statements of a module begin without indentation, as the formatter has it. */
const waits = (source: string): boolean =>
  source.split('\n').some((line) => /^[a-z].*\bawait\b/.test(line) && !line.includes('async'));

describe('a module that waits at its top', () => {
  it('is found', () => {
    assert.ok(waits("const { cart } = await import('./cart.js');"));
    assert.ok(waits('for await (const one of all) show(one);'));
    assert.ok(!waits('async function read() {\n  await answer;\n}\nexport const later = async () => await answer;'));
  });

  // WebKit runs its first part again and again, for ever, when the frame is removed meanwhile; the whole tab hangs.
  it('is not in what pages load', async () => {
    const files = await glob(['{core,elements}/**/*.{ts,tsx}', 'examples/**/*.js', '!core/model/schema'], {
      cwd: root,
      absolute: true,
    });
    assert.ok(files.length > 100, `only ${files.length} files found`);
    const found = [];
    for (const file of files) if (waits(await readFile(file, 'utf8'))) found.push(file);
    assert.deepEqual(found, []);
  });
});
