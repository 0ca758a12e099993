import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import { checkPage, rules } from '../../../cli/lint/check-page.ts';
import { messages } from '../../../cli/lint/rules/messages.en.ts';
import { describeFinding } from '../../../cli/report/describe-finding.ts';
import type { InvalidCases, ValidCases } from './check-page/rule-cases.ts';
import { sample } from './sample.ts';

interface Cases {
  readonly invalid: InvalidCases;
  readonly valid: ValidCases;
}

const folder = new URL('./check-page/', import.meta.url);
const files = globSync(['*-cases.ts', '!rule-cases.ts'], { cwd: folder });
const groups: readonly Cases[] = await Promise.all(files.sort().map((file) => import(new URL(file, folder).href)));
const invalidCases: InvalidCases = Object.assign({}, ...groups.map(({ invalid }) => invalid));
const validCases: ValidCases = Object.assign({}, ...groups.map(({ valid }) => valid));

function parseMarkedRange(marked: string): { html: string; start: number; end: number } {
  const start = marked.indexOf('⟦');
  return { html: marked.replace(/[⟦⟧]/g, ''), start, end: marked.indexOf('⟧') - 1 };
}

for (const [rule, cases] of Object.entries(invalidCases)) {
  describe(`${rule} reports`, () => {
    for (const [code, marked] of cases) {
      it(`${code} at its position: ${marked.slice(0, 70).replace(/\s+/g, ' ')}`, () => {
        const { html, start, end } = parseMarkedRange(marked);
        const findings = checkPage({ file: 'a.html', text: html }, sample).map((finding) => [
          finding.rule,
          finding.code,
          html.slice(finding.start.offset, finding.end.offset),
          finding.start.offset,
        ]);
        assert.deepEqual(findings, [[rule, code, html.slice(start, end), start]]);
      });
    }
  });
}

it('every message of an invalid case has a value for each placeholder', () => {
  for (const [, marked] of Object.values(invalidCases).flat())
    for (const finding of checkPage({ file: 'a.html', text: parseMarkedRange(marked).html }, sample))
      assert.doesNotMatch(describeFinding(finding, messages).message, /\{(?:line|id|name|attribute|tag)\}/, marked);
});

it('every rule has at least three invalid cases', () => {
  for (const { id } of rules) assert.ok((invalidCases[id] ?? []).length >= 3, id);
});

for (const [rule, pages] of Object.entries(validCases)) {
  describe(`${rule} reports nothing for`, () => {
    for (const html of pages) {
      it(html.slice(0, 90), () => {
        const codes = checkPage({ file: 'a.html', text: html }, sample).filter((finding) => finding.rule === rule);
        assert.deepEqual(
          codes.map(({ code }) => code),
          [],
        );
      });
    }
  });
}

it('the message about a field without a label quotes the field as written', () => {
  const fields = '<input><input type=email><select></select><textarea type=x></textarea>';
  const names = checkPage({ file: 'a.html', text: fields }, sample).map(({ args }) => args.control);
  assert.deepEqual(names, ['input type="text"', 'input type="email"', 'select', 'textarea']);
});

it('a tag with 100,000 attributes takes time in proportion to their number, not to its square', () => {
  const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}`);
  assert.deepEqual(checkPage({ file: 'a.html', text: `<p ${attributes.join(' ')}>` }), []);
});
