import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findPrivateLanguage } from '../../tools/language/private-language.ts';

const found = (file: string, ...lines: readonly string[]): string[] =>
  findPrivateLanguage(file, lines.join('\n')).map((problem) => problem.split('  →')[0] ?? '');

// Each sample is concatenated, so that this file passes the check itself.
const cases: readonly [why: string, file: string, lines: readonly string[], problems: readonly string[]][] = [
  ['a phrase in a comment, with its line', 'a.ts', ['', `/** The id ${'st'}ands twice. */`], [`a.ts:2  "${'st'}ands"`]],
  ['a phrase in a message', 'a.ts', [`const text = '"x" is ${'no'} valid id.';`], [`a.ts:1  "is ${'no'} valid"`]],
  ['a word inside of an identifier', 'a.ts', [`const use${'He'}ld = 1;`], [`a.ts:1  "${'He'}ld"`]],
  ['an exact name, not a part of one', 'a.ts', [`const isKnown = 1; type A = ${'Kn'}own;`], [`a.ts:1  "${'Kn'}own"`]],
  ['a word of names is allowed in prose', 'a.ts', ['// Of course.'], []],
  ['prose of Markdown, not its code', 'a.md', [`${'no'}body`, `\`${'no'}body\``], [`a.md:1  "${'no'}body"`]],
  [
    'the texts of the specification are ignored, ours are not',
    'messages.en.ts',
    ['/** Specification. */', `'a': '${'no'}body',`, '/** Ours. */', `'b': '${'no'}body',`],
    [`messages.en.ts:4  "${'no'}body"`],
  ],
  ['platform names are ignored', 'a.ts', ['document.adoptedStyleSheets; element.part; new CSSStyleSheet();'], []],
];

describe('private language', () => {
  for (const [why, file, lines, problems] of cases) {
    it(`finds ${why}`, () => assert.deepEqual(found(file, ...lines), problems));
  }
});
