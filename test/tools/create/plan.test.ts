/** Plans the files of `npm run create` without writing them; `create.test.ts` writes them into a copy of the project. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { findProblem, planFiles } from '../../../tools/create/create.ts';
import { namesOf } from '../../../tools/create/names.ts';
import { findPrivateLanguage } from '../../../tools/language/private-language.ts';

const plans = [
  ['element', 'switch'],
  ['rule', 'no-blink'],
  ['command', 'greet'],
] as const;

/** Returns the syntax errors of a file. */
const syntaxErrors = (fileName: string, text: string): readonly string[] =>
  (ts.transpileModule(text, { fileName, reportDiagnostics: true }).diagnostics ?? []).map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );

for (const [kind, name] of plans) {
  describe(`npm run create ${kind}`, () => {
    const { created, changed } = planFiles(kind, name);

    it('fills each template, and adds the name to each list', () => {
      assert.ok(created.size > 2 && changed.size > 1);
      for (const [file, text] of created) assert.doesNotMatch(file + text, /__\w+__/, file);
      for (const [file, text] of changed) assert.ok(text.includes(name), file);
    });

    it('makes code without syntax errors, and text without private language', () => {
      for (const [file, text] of [...created, ...changed].filter(([one]) => /\.tsx?$/.test(one)))
        assert.deepEqual(syntaxErrors(file, text), [], file);
      assert.deepEqual(
        [...created].flatMap(([file, text]) => findPrivateLanguage(file, text)),
        [],
      );
    });

    it('makes one failing test, whose message describes the first step', () => {
      const failures = [...created.values()].flatMap(
        (text) => text.match(/\b(?:expect|assert)\.fail\(\s*'Replace /g) ?? [],
      );
      assert.equal(failures.length, 1);
    });
  });
}

describe('npm run create refuses', () => {
  const refused: readonly (readonly [args: readonly string[], problem: RegExp])[] = [
    [[], /^Usage:\n {2}npm run create element <name>\n/],
    [['banana', 'a'], /^Usage:/],
    [['constructor', 'a'], /^Usage:/],
    [['element', 'a', 'b'], /^Usage:/],
    [['element', 'Price_List'], /^"Price_List" is not a valid name\. Use lower-case letters/],
    [['element', '2-columns'], /^"2-columns" is not a valid name\./],
    [['rule', '../a'], /^"\.\.\/a" is not a valid name\./],
    [['element', 'site-tabs'], /^Omit the prefix "site-": write "tabs"\.$/],
    [['element', 'dialog'], /^The name "dialog" is taken\. These files exist:\n {2}elements\/dialog\/Dialog\.tsx\n/],
    [['element', 'page'], /^The name "page" is taken\. site-page\.js is a script of the page runtime\.$/],
    [['element', 'swipe'], /^The name "swipe" is taken\. The package exports another module as "\.\/swipe"\.$/],
    [['rule', 'link'], /^The name "link" is taken\. These files exist:\n {2}cli\/lint\/rules\/link\.md\n/],
    [['command', 'serve'], /^The name "serve" is taken\./],
  ];
  for (const [args, problem] of refused) {
    it(`"${args.join(' ')}"`, () => assert.match(findProblem(...args) ?? '', problem));
  }
});

describe('names', () => {
  it('have the forms that code needs', () => {
    assert.deepEqual(namesOf('price-list', 'Element'), {
      name: 'price-list',
      Name: 'PriceList',
      Title: 'Price list',
      variable: 'priceList',
    });
    assert.equal(namesOf('switch', 'Element').variable, 'switchElement');
  });
});
