/**
 * The work of checking a page grows at most in proportion to its length. The examples of all rules are made hostile in
 * many ways, so that a new rule is covered.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkPage } from '../../../../cli/lint/check-page.ts';
import { readRulePages } from '../../../../cli/lint/rule-pages.ts';
import { growthOfWork } from '../../../support/measure-work.ts';
import { hasAllInputs } from '../../../support/property-runs.ts';
import { examplePages, htmlExamples } from './example-pages.ts';
import { bodies, pageOf, type Shape } from './shapes.ts';

const check = (html: string): unknown =>
  checkPage({ file: 'page.html', text: /<(?:!doctype|html|body)\b/i.test(html) ? html : pageOf(html) });

/** Characters of the smaller page. */
const length = hasAllInputs ? 40_000 : 5000;

/** More tags than browsers nest elements: at their 512 levels, the depth stops growing with the page. */
const manyTags = 3072;

const isNested = (name: string): boolean => /\bnested|elements that do not end$|\bdeep\b/.test(name);

async function assertLinear(name: string, shape: Shape): Promise<void> {
  const tags = shape(9).split(/<[a-z]/).length - shape(8).split(/<[a-z]/).length;
  const least = isNested(name) ? Math.ceil(manyTags / Math.max(1, tags)) : 8;
  const size = Math.max(least, Math.ceil((8 * length) / shape(8).length));
  const { steps, bytes } = await growthOfWork((n) => check(shape(n)), size);
  const times = `twice the page took ${steps.toFixed(2)} times the steps and ${bytes.toFixed(2)} times the memory`;
  assert.ok(steps < 2.5 && bytes < 2.5, times);
}

describe('the work of checking a page grows at most in proportion to', () => {
  for (const [name, shape] of Object.entries(bodies)) {
    it(name, () => assertLinear(name, shape));
  }
});

/** In `npm test` each rule has one of the twelve mutations. */
const isSampled = (rule: number, mutation: number): boolean => hasAllInputs || (rule + mutation) % 12 === 0;

describe('the work of checking a page grows at most in proportion to the examples', async () => {
  const pages = (await readRulePages()).map(({ id, text }) => ({ id, html: htmlExamples(text) }));
  for (const [rule, { id, html }] of pages.filter(({ html }) => html !== '').entries()) {
    for (const [mutation, [name, shape]] of Object.entries(examplePages(html)).entries()) {
      if (!isSampled(rule, mutation)) continue;
      it(`of ${id}, whose markup ${name}`, () => assertLinear(name, shape));
    }
  }
});
