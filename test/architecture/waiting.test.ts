import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { glob } from 'tinyglobby';
import { root } from '../../tools/root.ts';

/** The formatter does not indent the top-level statements of a module. */
const waits = (source: string): boolean =>
  source.split('\n').some((line) => /^[a-z].*\bawait\b/.test(line) && !line.includes('async'));

/** The inline modules of a page, or of a page within a string, without their indentation. */
const modulesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^( *)<script type="module">\n([\s\S]*?)^ *<\/script>/gm)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}(?: {2})?`, 'gm'), ''),
  );

describe('a module with a top-level await', () => {
  it('is reported', () => {
    assert.ok(waits("const { cart } = await import('./cart.js');"));
    assert.ok(waits('for await (const one of all) show(one);'));
    assert.ok(!waits('async function read() {\n  await answer;\n}\nexport const later = async () => await answer;'));
    const inPage = (code: string) => modulesIn(`<p>\n  <script type="module">\n    ${code}\n  </script>`).some(waits);
    assert.ok(inPage('const sum = await add();'));
    assert.ok(!inPage('async () => {\n      await add();\n    };'));
  });

  // WebKit runs its first part forever when the frame is removed meanwhile, and the tab hangs.
  it('does not occur in the files that pages load', async () => {
    const files = await glob(['{core,elements}/**/*.{ts,tsx}', 'examples/**/*.js', '!core/model/schema'], {
      cwd: root,
      absolute: true,
    });
    assert.ok(files.length > 100, `only ${files.length} files found`);
    const found = [];
    for (const file of files) if (waits(await readFile(file, 'utf8'))) found.push(file);
    assert.deepEqual(found, []);
  });

  it('does not occur in pages, nor in pages of the docs', async () => {
    const places = ['{core,elements,docs,cli}/**/*.md', '*.md', 'examples/**/*.html'];
    const files = await glob(places, { cwd: root, absolute: true });
    const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
    assert.ok(texts.flatMap(({ text }) => modulesIn(text)).length > 4);
    assert.deepEqual(
      texts.filter(({ text }) => modulesIn(text).some(waits)).map(({ file }) => file),
      [],
    );
  });
});
