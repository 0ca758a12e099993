import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { type Import, readImports } from '../../tools/architecture/import-graph.ts';
import { findUnreached } from '../../tools/architecture/reachability.ts';
import {
  clientEntries,
  commandEntries,
  companionEntries,
  elementEntries,
  inlineEntries,
  libraryEntries,
  pageEntries,
} from '../../tools/build/entries.ts';
import { root } from '../../tools/root.ts';

const folders = ['core', 'elements', 'cli'];

/** The entries of the builds: the exports of the package, the command, the scripts of pages. */
const built = [
  libraryEntries,
  elementEntries,
  companionEntries,
  pageEntries,
  inlineEntries,
  commandEntries,
  clientEntries,
];
const entries = built
  .flatMap((make) => Object.values(make()))
  .map((file) => relative(root, file).replaceAll('\\', '/'));

// The slim build uses the first two instead of React; prerendering imports the others through a virtual module.
const replacements = [
  'core/element/slim.ts',
  'core/element/hydration-root-slim.ts',
  ...globSync('elements/*/inline-data.ts', { cwd: root }),
];

describe('every module', () => {
  it('of this project is reached from a package export, the command or a script of a page', () => {
    const files = globSync(
      folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
      { cwd: root, ignore: ['**/*.d.ts'] },
    ).sort();
    assert.ok(files.length > 500, `only ${files.length} files found`);
    assert.deepEqual(findUnreached(files, readImports(root, folders), [...entries, ...replacements]), []);
  });

  it('that only another unreached module imports is reported', () => {
    const imports: readonly Import[] = [
      { from: 'a.ts', to: 'b.ts', typeOnly: false },
      { from: 'b.ts', to: 'types.ts', typeOnly: true },
      { from: 'lost.ts', to: 'also-lost.ts', typeOnly: false },
      { from: 'lost.ts', to: 'b.ts', typeOnly: false },
    ];
    const files = ['a.ts', 'b.ts', 'types.ts', 'lost.ts', 'also-lost.ts'];
    assert.deepEqual(findUnreached(files, imports, ['a.ts']), ['lost.ts', 'also-lost.ts']);
  });
});
