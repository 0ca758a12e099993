import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { fromRoot, root } from '../../tools/root.ts';
import { limits, slimBase, slimTotalKb } from '../../tools/size/limits.ts';
import { measure, measureBuild, measureSlim, type Size } from '../../tools/size/measure.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const files = {
  'react.js': 'react'.repeat(500),
  'bridge.js': 'bridge',
  'site-dialog.js': 'dialog',
  'pan.js': 'pan',
  'sanitizer.js': 'beside',
};

const folderOf = (context: TestContext): string => {
  const folder = temporaryFolder();
  context.after(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const namesAndBytes = (sizes: readonly Size[]): unknown[] => sizes.map(({ name, min }) => [name, min]);

it('sizes are measured file by file, for each part, the shared chunks, all together, and the files beside them', (context) => {
  const gzip = (text: string): number => gzipSync(text, { level: 9 }).length;

  const sizes = measure(folderOf(context), Object.keys(files));

  assert.deepEqual(namesAndBytes(sizes), [
    ['base', 2506],
    ['dialog', 6],
    ['shared chunks', 3],
    ['together', 2515],
    ['sanitizer', 6],
  ]);
  assert.equal(sizes[0]?.gzip, gzip(files['react.js']) + gzip(files['bridge.js']));
  assert.equal(sizes[1]?.limit, (limits.find(({ name }) => name === 'dialog')?.kb ?? 0) * 1024);
});

it('the slim build is measured by its base and its sum', (context) => {
  const sizes = measureSlim(folderOf(context), Object.keys(files));
  assert.deepEqual(namesAndBytes(sizes), [
    ['slim base', 2506],
    ['slim together', 2515],
  ]);
  assert.deepEqual(
    sizes.map(({ limit }) => limit),
    [slimBase.kb * 1024, slimTotalKb * 1024],
  );
});

const built = measureBuild();
const skip = built ? false : 'nothing is built';

it('as JSON they are a list of names, bytes and limits', { skip }, () => {
  const run = spawnSync('npm', ['run', '--silent', 'size', '--', '--json'], { cwd: root, encoding: 'utf8' });
  const sizes: Size[] = JSON.parse(run.stdout);
  assert.deepEqual(sizes, built);
  for (const size of sizes) {
    assert.deepEqual(Object.keys(size), ['name', 'min', 'gzip', 'brotli', 'limit']);
    assert.equal(typeof size.name, 'string');
    assert.ok([size.min, size.gzip, size.brotli, size.limit].every((bytes) => bytes > 0));
  }
});

describe('the documented sizes', () => {
  const kb = (name: string): string => {
    const size = built?.find((one) => one.name === name);
    return `${Math.round((size?.gzip ?? 0) / 1024)} KB`;
  };

  it('of docs/getting-started/html.md are those that npm run size measures', { skip }, () => {
    const markdown = readFileSync(fromRoot('docs/getting-started/html.md'), 'utf8');
    const rows = [...markdown.matchAll(/^\| `(\S*)site\.js` \|.*\| (\d+ KB) \| (\d+ KB) \|$/gm)].map((row) =>
      row.slice(1),
    );
    assert.deepEqual(rows, [
      ['/site-elements/', kb('loader'), kb('base')],
      ['/site-elements/slim/', kb('loader'), kb('slim base')],
    ]);
  });

  it('of the stylesheet of prerendered elements is that of docs/prerendering.md', { skip }, () => {
    const markdown = readFileSync(fromRoot('docs/prerendering.md'), 'utf8');
    assert.equal(/\((\d+ KB) compressed\)/.exec(markdown)?.[1], kb('stylesheet of prerendered elements'));
  });

  it('of the README are the same', { skip }, () => {
    const readme = readFileSync(fromRoot('README.md'), 'utf8');
    const rows = [...readme.matchAll(/^- \*\*(slim|React)\*\* .*?(\d+ KB)/gm)].map(([, name, size]) => [name, size]);
    assert.deepEqual(rows, [
      ['slim', kb('slim base')],
      ['React', kb('base')],
    ]);
  });
});
