/** The playground is the largest page of the docs: its scripts have limits, and no other page loads them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { fromRoot } from '../../../tools/root.ts';

const docs = fromRoot('dist/docs');

/** Limits in KB after gzip; the parser is the largest shared chunk. */
const limits: Readonly<Record<string, number>> = {
  main: 6,
  chunk: 46,
  editor: 180,
  'lint-source': 220,
  'export-jsx': 4,
};

it('has scripts of at most these sizes', () => {
  for (const [name, limit] of Object.entries(limits)) {
    const files = globSync(`assets/playground/${name}*.js`, { cwd: docs, absolute: true });
    const kb = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1024;
    assert.ok(kb > 0 && kb <= limit, `${name}: ${kb.toFixed(1)} KB, at most ${limit}`);
  }
});

it('is loaded by no other page', () => {
  const pages = globSync('**/*.html', { cwd: docs });
  const loading = pages.filter((page) =>
    /src="[^"]*assets\/playground\//.test(readFileSync(`${docs}/${page}`, 'utf8')),
  );
  assert.deepEqual(loading.sort(), ['examples/playground-preview.html', 'playground.html']);
});
