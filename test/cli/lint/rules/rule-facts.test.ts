/** Tests that the pages of the rules declare the levels that their findings have, and whether these have fixes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { globSync } from 'tinyglobby';
import type { PlacedFinding } from '../../../../cli/finding.ts';
import { checkPage, rules } from '../../../../cli/lint/check-page.ts';
import { contextRules, entityDefault } from '../../../../cli/lint/data/data-rules.ts';
import { readRulePages } from '../../../../cli/lint/rule-pages.ts';
import { folderOf, runHere } from '../../command.ts';
import type { InvalidCases } from '../check-page/rule-cases.ts';
import { sample } from '../sample.ts';

const pages = await readRulePages();
const folder = new URL('../check-page/', import.meta.url);
const files = globSync(['*-cases.ts', '!rule-cases.ts'], { cwd: folder });
const groups: readonly { readonly invalid: InvalidCases }[] = await Promise.all(
  files.map((file) => import(new URL(file, folder).href)),
);
const htmlMistakes = groups.flatMap(({ invalid }) =>
  Object.values(invalid).flatMap((cases) => cases.map(([, html]) => html)),
);

/** Data mistakes that have each level and each kind of fix. */
const dataMistakes: Readonly<Record<string, string>> = {
  'types.json': '{"website":{"siteTitle":7,"siteStatus":{"value":"9"}},"websiteSettngs":{}}',
  'newer.json': '{"website":{"siteTitle":"a"},"collection":{"type":25}}',
  'variants.json': '{"productType":1,"variants":[{"sku":"a","price":1250,"qtyInStock":"3"}]}',
  'product.json':
    '{"productType":1,"variants":[{"sku":"b","price":1,"salePrice":2,"onSale":true,"priceMoney":{"value":"1","currency":"KRW"}}]}',
  'comma.json': '{"website":{"siteTitle":"a",},}',
  'script.html': '<script>window.SITE_CONTEXT = {website: {siteTitle: "a"}};</script>',
  'keys.json': '{"website":{"siteTitle":"a","siteTitle":"b","__proto__":1}}',
  'other.json': '{"name":7}',
};
const { stdout } = await runHere(['validate', ...Object.keys(dataMistakes), '--format', 'json'], {
  cwd: await folderOf(dataMistakes),
});
// The document of `--format json`.
const { findings: dataFindings } = JSON.parse(stdout) as { readonly findings: readonly PlacedFinding[] };

const found: readonly PlacedFinding[] = [
  ...htmlMistakes.flatMap((html) => checkPage({ file: 'a.html', text: html.replace(/[⟦⟧]/g, '') }, sample)),
  ...checkPage({ file: 'a.html', text: '\ufffd', undecoded: 0 }),
  ...checkPage({ file: 'a.html', text: `<div class="product-variants" data-variants='[{"sku":"a",}]'></div>` }),
  ...dataFindings,
];

describe('the page of a rule declares', () => {
  for (const id of [...rules.map((rule) => rule.id), ...contextRules.filter((one) => one !== entityDefault)]) {
    const facts = pages.find((page) => page.id === id);
    const own = found.filter(({ rule }) => rule === id);
    it(`${id}: the levels of its findings`, () => {
      const seen = new Set(own.map(({ severity }) => severity));
      assert.deepEqual(
        facts?.levels.map(({ severity }) => severity),
        ['error', 'warn', 'info'].filter((severity) => [...seen].includes(severity as 'error')),
      );
    });
    it(`${id}: whether a finding has a fix`, () =>
      assert.equal(
        facts?.isFixable,
        own.some(({ fix }) => fix),
      ));
  }
});
