/** Lines of text are drawn in all browsers. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'postcss';
import { globSync } from 'tinyglobby';
import { minifyCss } from '../../tools/build/css-plugin.ts';
import { fromRoot, root } from '../../tools/root.ts';

/** Returns the shorthands that WebKit ignores: those with more than the line. Minified, longhands become a shorthand. */
function ignoredLines(css: string, isMinified = true): readonly string[] {
  const found: string[] = [];
  parse(isMinified ? minifyCss('a.css', css) : css).walkDecls('text-decoration', ({ value }) => {
    if (/\s/.test(value.trim())) found.push(value);
  });
  return found;
}

describe('stylesheets', () => {
  it('have no shorthand of a line that WebKit ignores', () => {
    const files = globSync(['{core,elements,examples,templates,tools}/**/*.css'], {
      cwd: root,
      ignore: ['**/node_modules/**'],
    });
    assert.ok(files.length > 0);
    const found = files.flatMap((file) =>
      ignoredLines(readFileSync(fromRoot(file), 'utf8'), /^(?:core|elements)/.test(file)).map((at) => `${file}: ${at}`),
    );
    assert.deepEqual(found, []);
  });

  it('with such a shorthand are found', () => {
    assert.deepEqual(ignoredLines('a { text-decoration: underline 2px } b { text-decoration: none }'), [
      'underline 2px',
    ]);
  });
});
