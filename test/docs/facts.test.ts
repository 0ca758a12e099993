/** Facts that the docs repeat from elsewhere: the folders of the repository, browser versions and sizes. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';
import { measureBuild } from '../../tools/size/measure.ts';

const read = (path: string): string => readFileSync(fromRoot(path), 'utf8');

/** Folders that only exist after an installation, a build or a test. */
const generated = ['node_modules', 'dist', 'coverage'];

const foldersIn = (path: string): string[] =>
  readdirSync(fromRoot(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !generated.includes(entry.name))
    .map(({ name }) => name)
    .sort();

/** The folders of the tree in docs/architecture.md, as paths. */
function documentedFolders(): readonly string[] {
  const [, tree = ''] = /```text\n([\s\S]*?)\n```/.exec(read('docs/architecture.md')) ?? [];
  const parents: string[] = [];
  const paths: string[] = [];
  for (const [, indent = '', name = ''] of tree.matchAll(/^( *)([\w-]+)\/(?= |$)/gm)) {
    parents.length = indent.length / 2;
    parents.push(name);
    paths.push(parents.join('/'));
  }
  return paths;
}

describe('the folders of docs/architecture.md', () => {
  const documented = documentedFolders();

  it('exist', () => {
    assert.ok(documented.length > 15);
    for (const path of documented) assert.ok(existsSync(fromRoot(path)), path);
  });

  it('include every folder of the root, of core and of cli', () => {
    const existing = [
      ...foldersIn('.'),
      ...['core', 'cli'].flatMap((top) => foldersIn(top).map((name) => `${top}/${name}`)),
    ];
    assert.deepEqual(
      existing.filter((path) => !documented.includes(path)),
      [],
    );
  });
});

it('the oldest browsers of docs/browser-support.md are the newest that a feature needs', () => {
  const page = read('docs/browser-support.md');
  const rows = [...page.matchAll(/^\| .* \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)].map((row) =>
    row.slice(1).map(Number),
  );
  assert.ok(rows.length >= 5);
  const newest = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column] ?? 0)));
  const [, ...stated] = /^Chrome and Edge ([\d.]+), Firefox ([\d.]+) and Safari ([\d.]+)/m.exec(page) ?? [];
  assert.deepEqual(stated.map(Number), newest);
});

const built = measureBuild();

it('the size in docs/getting-started/react.md is that of npm run size', {
  skip: built ? false : 'nothing is built',
}, () => {
  const gzip = built?.find(({ name }) => name === 'slim base')?.gzip ?? 0;
  const [, kb] = /bundled Preact, (\d+) KB/.exec(read('docs/getting-started/react.md')) ?? [];
  assert.equal(Number(kb), Math.round(gzip / 1024));
});
