/** Tests the contents of the npm package: all files that a user needs, no others, and no problems for publint and are-the-types-wrong. */
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { globSync } from 'tinyglobby';
import { root } from '../../tools/root.ts';
import { elementNames, install, pack } from './project.ts';

const tarball = await pack();
const { installed } = await install(tarball);
const files = globSync('**', { cwd: installed, dot: true }).sort();

/** `.d.ts`, `.js`, or the whole name of a file without an ending. */
const kindOf = (file: string): string => /(\.d)?\.[a-z]+2?$/.exec(file)?.[0] ?? file;

/** At most two deep. */
const folderOf = (file: string): string => dirname(file).split('/').slice(0, 2).join('/');

const kindsByFolder = (): Record<string, string[]> => {
  const folders = [...new Set(files.map(folderOf))];
  const kindsIn = (folder: string) => new Set(files.filter((file) => folderOf(file) === folder).map(kindOf));
  return Object.fromEntries(folders.map((folder) => [folder, [...kindsIn(folder)].sort()]));
};

describe('the package', () => {
  it('contains these kinds of files and no others: no tests, no sources, no source maps', () => {
    // The modules are readable as they are; for the minified bundles, maps would be three times what they map.
    assert.deepEqual(kindsByFolder(), {
      '.': ['.json', '.md', 'LICENSE'],
      // The pages of the rules, which `explain` prints.
      'cli/lint': ['.md'],
      dist: ['.css', '.d.ts'],
      'dist/cdn': ['.css', '.js', '.json', '.txt'],
      'dist/cli': ['.js', '.txt'],
      'dist/core': ['.js'],
      // The pages that `serve` shows under `/docs`, with the licences of what the playground contains.
      'dist/docs': ['.css', '.html', '.js', '.json', '.svg', '.txt', '.vtt', '.wav', '.webm'],
      'dist/elements': ['.js'],
      'dist/meta': ['.d.ts', '.json', '.md'],
      'dist/themes': ['.css', '.d.ts'],
      'dist/types': ['.d.ts'],
      'dist/vendor': ['.js', '.txt'],
      examples: ['.css', '.html', '.js'],
      'examples/films': ['.vtt', '.webm'],
      'examples/halden': ['.avif', '.css', '.html', '.js', '.svg', '.txt', '.woff2'],
      'examples/images': ['.svg'],
      'examples/sounds': ['.wav'],
      templates: ['.json'],
      'templates/astro': ['.astro', '.json', '.md', '.mjs', 'templates/astro/_gitignore'],
      'templates/eleventy': ['.js', '.json', '.md', '.njk', 'templates/eleventy/_gitignore'],
      'templates/html': ['.html', '.js', '.json', '.md', 'templates/html/_gitignore'],
      'templates/next': ['.json', '.jsx', '.md', '.mjs', 'templates/next/_gitignore'],
      'templates/shared': ['.css', '.svg'],
      'templates/vite-react': ['.html', '.js', '.json', '.jsx', '.md', 'templates/vite-react/_gitignore'],
    });
  });

  // Without source maps, and without duplicates but the elements in the playground's preview: 2.6 MB of images and fonts of the example site, 1 MB of commands (of which React and the views
  // of all elements, for `prerender`, and the language server), 0.8 MB of docs and 1 MB of their playground, 0.65 MB of bundles for pages, 0.9 MB of modules,
  // types and editor data.
  it('has a download size of at most 7.2 MB', () => {
    const { size } = statSync(tarball);
    assert.ok(size <= 7_200_000, `${size} bytes`);
  });

  it('contains the bundles once, at a path that is the same in every version', () => {
    const folders = files.flatMap((file) => /^dist\/cdn\/([^/]+)/.exec(file)?.[1] ?? []);
    assert.deepEqual([...new Set(folders)], ['current']);
  });

  it('contains every element in every form', () => {
    assert.ok(elementNames.length > 0);
    for (const name of elementNames) {
      const forms = [
        `dist/elements/${name}/define.js`,
        `dist/types/elements/${name}/define.d.ts`,
        `dist/cdn/current/site-${name}.js`,
        `dist/cdn/current/slim/site-${name}.js`,
        `dist/meta/docs/${name}.md`,
      ];
      assert.deepEqual(
        forms.filter((file) => !files.includes(file)),
        [],
      );
    }
  });

  it('contains the licences of bundled packages, next to each bundle', () => {
    const licensesIn = (folder: string): string => readFileSync(join(installed, folder, 'licenses.txt'), 'utf8');
    assert.match(licensesIn(`dist/cdn/current`), /^react-dom \S+ \(MIT\)\n\nMIT License\n/m);
    assert.match(licensesIn(`dist/cdn/current/slim`), /^preact \S+ \(MIT\)$/m);
    assert.match(licensesIn('dist/cli'), /^commander \S+ \(MIT\)$/m);
    assert.match(licensesIn('dist/vendor'), /^dompurify /m);
  });

  it('contains no path of the machine that built it', () => {
    const filesWithPath = files.filter((file) => readFileSync(join(installed, file), 'utf8').includes(root));
    assert.deepEqual(filesWithPath, []);
  });
});

it('publint finds no problem', async () => {
  const { buffer, byteOffset, byteLength } = readFileSync(tarball);
  const copy = buffer.slice(byteOffset, byteOffset + byteLength);
  assert.ok(copy instanceof ArrayBuffer);
  const { messages, pkg = {} } = await publint({ pack: { tarball: copy }, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

it('are-the-types-wrong finds no problem in what resolves ES modules', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    // A stylesheet exports nothing.
    excludeEntrypoints: [/\.css$/],
    // A pattern matches any number of paths, so one path of each pattern is checked.
    includeEntrypoints: ['./slim/dialog', './types/elements', './types/react'],
  });
  assert.ok('problems' in analysis, 'the package has types');
  // The package has ES modules only, and does not support resolvers without `exports` (node10). TypeScript's node16 does not
  // let CommonJS files require() them (node16-cjs), but every version of Node that `engines` names can.
  const supported = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  );
  assert.deepEqual(supported, []);
  assert.ok('./consent' in analysis.entrypoints && './slim/dialog' in analysis.entrypoints);
});
