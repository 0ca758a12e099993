import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import picomatch from 'picomatch';
import { globMatcher } from '../../cli/config/glob.ts';
import { growth } from '../support/count-steps.ts';

const paths = [
  'a.html',
  'b.js',
  '.a/b.html',
  'drafts',
  'drafts/a.html',
  'drafts/old/a.html',
  'site/drafts/a.html',
  'site/a/b/c.html',
  'site/a-b.html',
  'site/[x].html',
  'site/x (old).html',
  'aab.html',
];

describe('a glob', () => {
  const globs = [
    ...['*', '*.html', '**', '**/*.html', 'drafts/**', '**/drafts/**', 'site/**/c.html', 'site/*', '*/*', '**/*'],
    ...['?.html', '[ab].*', '[^a]*.html', '[a-c].{html,js}', '{drafts,site}/**', '{a,b}.{js,html}', './a.html'],
    ...['!drafts/**', '!*.html', '@(a|b).*', '+(a)b.html', '*(a|b).html', '?(a)?(b).js'],
    ...[
      'site/\\[x\\].html',
      'site/x (old).html',
      'site/*(old)*',
      'a',
      '**/**/**/a.html',
      'site/**',
      '/**',
      '[',
      '{a',
      '(',
    ],
  ];
  for (const glob of globs) {
    it(`${glob} matches what picomatch matches`, () => {
      const isMatch = picomatch(glob, { dot: true });
      const expected = paths.filter((path) => isMatch(path));
      assert.deepEqual(paths.filter(globMatcher([glob])), expected);
    });
  }

  it('of any form matches what picomatch matches', () => {
    const piece = fc.constantFrom('a', 'b', '.', '*', '?', '/', '/**/', '[ab]', '[!a]', '{a,b}', '@(a|b)', '!(b)');
    const globs = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
    const segment = fc
      .array(fc.constantFrom('a', 'b', '.'), { minLength: 1, maxLength: 3 })
      .map((all) => `x${all.join('')}`);
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((all) => all.join('/'));
    fc.assert(
      fc.property(globs, path, (glob, path) => {
        assert.equal(
          globMatcher([`x${glob}`])(path),
          picomatch(`x${glob}`, { dot: true })(path),
          `x${glob} on ${path}`,
        );
      }),
    );
  });

  it('excludes as shells do', () => {
    assert.deepEqual(['a.js', 'ab.js', 'b.js'].filter(globMatcher(['!(a).js'])), ['ab.js', 'b.js']);
    assert.deepEqual(['a.js', 'b.js'].filter(globMatcher(['[!a].js'])), ['b.js']);
  });

  it('matches when one of several does', () => {
    assert.deepEqual(paths.filter(globMatcher(['a.html', 'b.*'])), ['a.html', 'b.js']);
  });

  for (const glob of [`${'**/'.repeat(8)}${'*a'.repeat(11)}`, '**/+(a|aa)b', '**/!(a*a*a*a)b', '{a,aa}'.repeat(20)]) {
    it(`${glob} takes work that is bounded by the length of the path`, async () => {
      const factor = await growth((size) => globMatcher([glob])(`${'a'.repeat(size)}c`), 200);
      assert.ok(factor < 4.5, `twice the path took ${factor.toFixed(2)} times the steps`);
    });
  }
});
