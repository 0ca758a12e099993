import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unifiedDiff } from '../../../../cli/run/fix/unified-diff.ts';
import { growthOfWork } from '../../../support/measure-work.ts';

const linesOf = (size: number, line: (n: number) => string): string =>
  Array.from({ length: size }, (_, n) => `${line(n)}\n`).join('');

/** The texts before and after a fix. */
const fixes: Readonly<Record<string, (size: number) => readonly [before: string, after: string]>> = {
  'lines that all change': (size) => [linesOf(size, (n) => `a${n}`), linesOf(size, (n) => `b${n}`)],
  'lines that all change but the last': (size) => [
    `${linesOf(size, (n) => `a${n}`)}end\n`,
    `${linesOf(size, (n) => `b${n}`)}end\n`,
  ],
  'lines that change far from each other': (size) => [
    linesOf(size, (n) => (n % 10 === 0 ? `a${n}` : '')),
    linesOf(size, (n) => (n % 10 === 0 ? `b${n}` : '')),
  ],
  'many lines that become one': (size) => [linesOf(size, (n) => `a${n}`), 'b\n'],
  'one line that becomes many': (size) => ['a\n', linesOf(size, (n) => `b${n}`)],
};

describe('the work of a diff grows at most in proportion to', () => {
  for (const [name, textsOf] of Object.entries(fixes))
    it(name, async () => {
      const { steps, bytes } = await growthOfWork((size) => unifiedDiff('a.html', ...textsOf(size)), 2000);
      assert.ok(steps < 2.5 && bytes < 2.5, JSON.stringify({ steps, bytes }));
    });
});

describe('a diff', () => {
  it('of any number of lines contains each once', () => {
    const [before, after] = [linesOf(200_000, (n) => `a${n}`), linesOf(200_000, (n) => `b${n}`)];
    assert.equal(unifiedDiff('a.html', before, after).split('\n').length, 400_004);
  });

  it('places its hunks by the lines of each text', () => {
    const same = linesOf(20, () => 'x');
    const diff = unifiedDiff('a.html', `a\n${same}b\n${same}c\n`, `a\nA\n${same}${same}d\n`);
    assert.deepEqual(diff.match(/^@@.*/gm), ['@@ -1,4 +1,5 @@', '@@ -19,7 +20,6 @@', '@@ -40,4 +40,4 @@']);
  });
});
