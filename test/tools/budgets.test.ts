import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areaBreaches, fileBreaches, lengthBreaches, mistakeBreaches } from '../../tools/budgets/breaches.ts';
import { type FileMeasure, measureFile } from '../../tools/budgets/measure-file.ts';
import { percentile } from '../../tools/budgets/statistics.ts';

const lines = (count: number, line = 'work();'): string => `${line}\n`.repeat(count);
const read = (text: string, file = 'core/page/planted.ts'): FileMeasure => measureFile(file, text);
const breachesIn = (text: string, file?: string): string[] => {
  const measure = read(text, file);
  return [...fileBreaches(measure), ...mistakeBreaches(measure)];
};

describe('the budget of a function', () => {
  const planted = (body: string): string => `export function planted() {\n${body}}\n`;

  it('reports one of 61 lines with its position', () => {
    assert.deepEqual(breachesIn(`\n${planted(lines(59))}`), [
      'core/page/planted.ts:2 is a function of 61 lines (at most 60)',
    ]);
  });

  it('allows one of 60 lines', () => {
    assert.deepEqual(breachesIn(planted(lines(58))), []);
  });

  it('allows a view of 120 lines, and not one of 121', () => {
    const view = (count: number): string => planted(`${lines(count)}return <p />;\n`);
    assert.deepEqual(breachesIn(view(117), 'elements/a/A.tsx'), []);
    assert.equal(breachesIn(view(118), 'elements/a/A.tsx').length, 1);
  });

  it('counts methods and arrow functions too', () => {
    const methods = read('class A {\n  one() {\n  }\n  two = () => 2;\n}\n').functions;
    assert.deepEqual(
      methods.map((one) => one.lines),
      [2, 1],
    );
  });

  it('applies to an area as a whole', () => {
    const area = [read(planted(lines(8))), read(planted(lines(28)))];
    assert.deepEqual(areaBreaches('core/page', area), [
      'core/page: the median function has 10 lines',
      'core/page: one function in ten has 30 lines or more',
    ]);
    assert.deepEqual(areaBreaches('core/page', [read(planted(lines(7)))]), []);
  });
});

describe('the budget of a file', () => {
  it('reports one of 301 lines', () => {
    assert.deepEqual(breachesIn(lines(301)), ['core/page/planted.ts has 301 lines and no comment with "long because"']);
    assert.deepEqual(breachesIn(lines(300)), []);
  });

  it('applies to test files', () => {
    assert.deepEqual(lengthBreaches(read(lines(301), 'test/core/planted.test.ts')).length, 1);
  });

  it('allows a longer one with a reason', () => {
    assert.deepEqual(breachesIn(`// Long because every case is one line.\n${lines(301)}`), []);
  });

  it('does not apply to tables and contracts', () => {
    for (const file of ['elements/a/contract.ts', 'elements/a/messages.en.ts', 'core/model/vocabularies/a.ts']) {
      assert.deepEqual(breachesIn(lines(301), file), []);
    }
  });
});

describe('code that hides errors', () => {
  const cases: readonly [text: string, found: RegExp][] = [
    ['let a: any;', /uses any/],
    ['const a = b as Map<string, any>; // as the library declares', /uses any/],
    ['// @ts-ignore\nwork();', /silences the compiler/],
    ['/* @ts-expect-error */ work();', /silences the compiler/],
    ["it.only('a', () => {});", /switches the other tests off/],
    ['const a = b as string;', /without a comment/],
    ['const a = b!;', /without a comment/],
    ['const a = <string>b;', /without a comment/],
  ];
  for (const [text, found] of cases) {
    it(`is reported: ${JSON.stringify(text)}`, () => {
      assert.match(breachesIn(text).join('\n'), found);
    });
  }

  it('is not: the same words in strings, `as const`, a cast with its reason', () => {
    const text = `
      const words = ['any', '@ts-ignore', "it.only('a')"] as const;
      const a = b as string; // b was checked above
      // The parser promises a string.
      const c = d as unknown as string;
      // The type is wrong for lists.
      call({
        key: e as string,
      });`;
    assert.match(breachesIn(text).join('\n'), /^core\/page\/planted\.ts:8 casts/);
    assert.equal(breachesIn(text.replace('key:', '// as above\n key:')).length, 0);
  });

  it('may suppress compiler errors in tests of types', () => {
    assert.deepEqual(breachesIn('// @ts-expect-error no number\nwork();', 'test/types/contract.ts'), []);
  });
});

it('comments are counted by the line', () => {
  const measure = read('/**\n * What.\n */\nexport const a = 1; // why\n\nconst b = "// no comment";\n');
  assert.equal(measure.commentLines, 4);
  assert.equal(measure.lines, 6);
});

it('percentiles are values of the list', () => {
  assert.deepEqual([percentile([3, 1, 2], 0.5), percentile([3, 1, 2], 0.9), percentile([], 0.5)], [2, 3, 0]);
});
