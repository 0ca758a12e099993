import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { globMatcher } from '../../cli/config/glob.ts';
import { globFiles } from '../../cli/run/glob-files.ts';
import { countSteps, growth, runUncounted } from '../support/count-steps.ts';
import { folderOf } from './command.ts';

const paths = [
  'a.html',
  'b.js',
  '.a/b.html',
  'drafts/a.html',
  'drafts/old/a.html',
  'site/drafts/a.html',
  'site/a/b/c.html',
  'site/a-b.html',
  'site/[x].html',
  'site/x (old).html',
  'aab.html',
];

const inRoot = ['a.html', 'b.js', 'aab.html'];
const pages = paths.filter((path) => path.endsWith('.html'));
const drafts = ['drafts/a.html', 'drafts/old/a.html'];
const site = paths.filter((path) => path.startsWith('site/'));
const directlyInSite = ['site/a-b.html', 'site/[x].html', 'site/x (old).html'];
const without = (excluded: readonly string[]): readonly string[] => paths.filter((path) => !excluded.includes(path));

/** The paths that each glob matches. */
const matches: Readonly<Record<string, readonly string[]>> = {
  '*': inRoot,
  '*.html': ['a.html', 'aab.html'],
  '**': paths,
  '**/*': paths,
  '**/*.html': pages,
  '*/*': ['.a/b.html', 'drafts/a.html', ...directlyInSite],
  'drafts/**': drafts,
  '**/drafts/**': [...drafts, 'site/drafts/a.html'],
  '**/**/**/a.html': ['a.html', ...drafts, 'site/drafts/a.html'],
  'site/**': site,
  'site/**/c.html': ['site/a/b/c.html'],
  'site/*': directlyInSite,
  '?.html': ['a.html'],
  '[ab].*': ['a.html', 'b.js'],
  '[^a]*.js': ['b.js'],
  '[!a]*.js': ['b.js'],
  '[a-c].{html,js}': ['a.html', 'b.js'],
  '{drafts,site}/**': [...drafts, ...site],
  '{a,b}.{js,html}': ['a.html', 'b.js'],
  './a.html': ['a.html'],
  '!drafts/**': without(drafts),
  '!*.html': without(['a.html', 'aab.html']),
  '!./a.html': without(['a.html']),
  '@(a|b).*': ['a.html', 'b.js'],
  '+(a)b.html': ['aab.html'],
  '*(a|b).html': ['a.html', 'aab.html'],
  '?(a)?(b).js': ['b.js'],
  '!(a).js': ['b.js'],
  'site/\\[x\\].html': ['site/[x].html'],
  'site/x (old).html': ['site/x (old).html'],
  'site/*(old)*': directlyInSite,
  a: [],
  '/**': [],
  '[': [],
  '{a': [],
  '(': [],
  '#a': [],
};

/** The first one takes exponential time if a glob is translated to a regular expression. */
const adversarial = [
  `${'**/'.repeat(8)}${'*a'.repeat(11)}`,
  '**/+(a|aa)b',
  '**/!(a*a*a*a)b',
  '*(a*)b',
  `${'**/a*/'.repeat(8)}b`,
];

describe('a glob of the settings', () => {
  for (const [glob, expected] of Object.entries(matches)) {
    it(`${glob} matches ${expected.length} of the paths`, () => {
      const isMatch = globMatcher([glob]);
      assert.deepEqual(
        paths.filter(isMatch),
        paths.filter((path) => expected.includes(path)),
      );
    });
  }

  it('matches if one of several globs does', () => {
    assert.deepEqual(paths.filter(globMatcher(['a.html', 'b.*'])), ['a.html', 'b.js']);
  });

  it('with many braces matches without listing every combination', async () => {
    const isMatch = globMatcher(['{a,aa}'.repeat(20)]);
    assert.equal(isMatch('a'.repeat(20)), true);
    assert.equal(isMatch(`${'a'.repeat(20)}c`), false);
  });

  it('with more groups than can be compiled matches nothing', () => {
    assert.equal(globMatcher(['+(a|'.repeat(1000) + ')'.repeat(1000)])('a'), false);
  });

  it('with many braces takes work that is bounded, however many they are', async () => {
    const match = (count: number): unknown => globMatcher(['{a,b}'.repeat(count)])('c');
    await runUncounted(() => match(2));
    const some = await countSteps(() => match(18));
    const more = await countSteps(() => match(24));
    assert.ok(more < 1.5 * some, `${more} steps, ${some} for fewer braces`);
  });

  for (const glob of adversarial) {
    it(`${glob} takes work that is bounded by the length of the path`, async () => {
      const factor = await growth((size) => globMatcher([glob])(`${'a'.repeat(size)}c`), 200);
      assert.ok(factor < 4.5, `twice the path took ${factor.toFixed(2)} times the steps`);
    });
  }
});

describe('a glob as an argument', () => {
  /** File systems allow 255 bytes. */
  const longest = 240;

  it('of one folder does not search the folders below', async () => {
    const cwd = await folderOf({ 'a/b.html': '', 'a/c/d.html': '', 'e/f.html': '' });
    const found = await globFiles('{a,e}/*.html', cwd);
    // The caller sorts them.
    assert.deepEqual([...found].sort(), [join(cwd, 'a/b.html'), join(cwd, 'e/f.html')]);
    assert.deepEqual(await globFiles('../*/a/*.html', join(cwd, 'e')), []);
    assert.deepEqual(await globFiles('../a/*.html', join(cwd, 'e')), [join(cwd, 'a/b.html')]);
  });

  it('finds hidden files only by their dot', async () => {
    const cwd = await folderOf({ '.a/b.html': '', 'c/.d.html': '', 'c/e.html': '' });
    assert.deepEqual(await globFiles('**/*.html', cwd), [join(cwd, 'c/e.html')]);
    assert.deepEqual(await globFiles('.a/*.html', cwd), [join(cwd, '.a/b.html')]);
    assert.deepEqual(await globFiles('c/.*', cwd), [join(cwd, 'c/.d.html')]);
  });

  it('with more groups than can be compiled matches nothing', async () => {
    assert.deepEqual(await globFiles('+(a|'.repeat(1000) + ')'.repeat(1000), await folderOf({ 'a.html': '' })), []);
  });

  it('longer than any path matches nothing', async () => {
    assert.deepEqual(await globFiles(`${'a'.repeat(70_000)}*`, await folderOf({ 'a.html': '' })), []);
  });

  for (const glob of adversarial) {
    it(`${glob} takes work that is bounded by the length of the file name`, async () => {
      const search = async (size: number): Promise<unknown> => {
        const cwd = await folderOf({ 'found.html': '', [`${'a'.repeat(size)}c`]: '' });
        return globFiles(`{found*,${glob}}`, cwd);
      };
      const factor = await growth(search, longest / 2);
      assert.ok(factor < 4.5, `twice the name took ${factor.toFixed(2)} times the steps`);
    });
  }
});
