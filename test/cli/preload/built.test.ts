import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { ChunkList } from '../../../cli/preload/chunk-list.ts';
import { fromRoot } from '../../../tools/root.ts';
import { command, folderOf, runHere } from '../command.ts';

const folder = fromRoot('dist/cdn/current');
const skip = existsSync(join(folder, 'slim/chunks.json')) ? false : 'nothing is built';

/** Returns the static imports of a minified module. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:^|[;}])import(?:[\w$*{}, \s]*from)?"\.\/([^"]+)"/g)].map(([, name]) => name ?? '').sort();

for (const build of ['.', 'slim']) {
  describe(`the list of chunks in ${build}`, { skip }, () => {
    // The build writes it with this type; the tests compare it with the files.
    const list = (): ChunkList => JSON.parse(readFileSync(join(folder, build, 'chunks.json'), 'utf8')) as ChunkList;

    it('has the hash and the imports of each file', () => {
      for (const [name, { integrity, imports }] of Object.entries(list().files)) {
        const code = readFileSync(join(folder, build, name));
        assert.equal(integrity, `sha384-${createHash('sha384').update(code).digest('base64')}`, name);
        assert.deepEqual([...imports].sort(), importsOf(code.toString()), name);
      }
    });

    it('has a chunk for each tag of the loader, and a loader that imports nothing', () => {
      const { files, moments } = list();
      assert.ok(Object.keys(moments).length > 0);
      for (const tag of Object.keys(moments)) assert.ok(`${tag}.js` in files, tag);
      assert.deepEqual(files['site.js']?.imports, []);
    });
  });
}

it('the real command prints lines for the real build', { skip }, async () => {
  const html = '<script type="module" src="/site-elements/site.js"></script><site-gallery></site-gallery>';
  const { code, stdout, stderr } = await runHere(['preload', 'a.html'], { cwd: await folderOf({ 'a.html': html }) });
  assert.deepEqual([code, stderr], [0, '']);
  assert.match(
    stdout,
    /href="\/site-elements\/react\.js" integrity="sha384-[\w+/]{64}" crossorigin fetchpriority="low">/,
  );
  assert.match(stdout, /site-gallery\.js" integrity="sha384-[\w+/]{64}" crossorigin fetchpriority="low">\n$/);
});

it('includes the real file of the moving gallery designs', { skip }, async () => {
  const html = '<script type="module" src="/e/site.js"></script><site-gallery design="slider"></site-gallery>';
  const { stdout } = await runHere(['preload', 'a.html'], { cwd: await folderOf({ 'a.html': html }) });
  assert.match(stdout, /\/MovingGallery\.js" integrity="sha384-[\w+/]{64}" crossorigin fetchpriority="low">\n$/);
});

it('includes the real files that a prerendered page needs', { skip }, async () => {
  const html = '<script type="module" src="/e/site.js"></script><site-dialog open dialog-title="Sure?"></site-dialog>';
  const cwd = await folderOf({ 'a.html': html });
  await command(['prerender', 'a.html', '--out', '.'], cwd);
  const { stdout } = await runHere(['preload', 'a.html'], { cwd });
  for (const file of ['prerendered', 'hydration', 'site-dialog']) assert.match(stdout, new RegExp(`/${file}\\.js"`));
});
