import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as collectionTypes from '../../../../core/model/vocabularies/collection-types.ts';
import * as contentStatuses from '../../../../core/model/vocabularies/content-statuses.ts';
import * as contributorRoles from '../../../../core/model/vocabularies/contributor-roles.ts';
import { currencies, newerCurrencies } from '../../../../core/model/vocabularies/currencies.ts';
import * as pageTypes from '../../../../core/model/vocabularies/page-types.ts';
import * as recordTypes from '../../../../core/model/vocabularies/record-types.ts';
import * as siteStatuses from '../../../../core/model/vocabularies/site-statuses.ts';
import * as siteTypes from '../../../../core/model/vocabularies/site-types.ts';
import * as unitSystems from '../../../../core/model/vocabularies/unit-systems.ts';
import { kebabWord, type NumberTable, nameOf } from '../../../../core/model/vocabularies/vocabulary.ts';
import { corpus } from '../site-context/corpus.ts';

const file = join(corpus, 'enums.json');
const skip = !existsSync(file) && `no enums.json in ${corpus} (SITE_ELEMENTS_CORPUS)`;

/** Our name and the platform's name of a value, without what only spelling makes different. */
const bare = (name: string): string =>
  name
    .replace(/^COLLECTION_TYPE_/, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
const byName = (table: NumberTable): Record<string, number> =>
  Object.fromEntries(Object.entries(table).map(([name, number]) => [bare(name), number]));

const tables: readonly (readonly [name: string, spec: NumberTable, newer: NumberTable])[] = [
  ['pageType', pageTypes.pageTypes, pageTypes.newerPageTypes],
  ['siteStatus', siteStatuses.siteStatuses, siteStatuses.newerSiteStatuses],
  ['siteType', siteTypes.siteTypes, {}],
  ['contentStatus', contentStatuses.contentStatuses, {}],
  ['websiteRole', contributorRoles.contributorRoles, contributorRoles.newerContributorRoles],
  ['unitSystem', unitSystems.unitSystems, {}],
  ['contentItemType', recordTypes.recordTypes, {}],
  ['collectionType', collectionTypes.collectionTypes, collectionTypes.newerCollectionTypes],
];

describe('vocabularies', () => {
  it('no newer value stands in the list of the spec already', () => {
    for (const [name, spec, newer] of tables) {
      for (const number of Object.values(newer)) assert.equal(nameOf(spec, number), undefined, name);
    }
  });

  it('names are in kebab-case', () => {
    for (const [, spec, newer] of tables) {
      for (const name of Object.keys({ ...spec, ...newer })) assert.match(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    }
  });

  it('a number has the first name that the table gives it, an unknown one none', () => {
    assert.equal(nameOf(pageTypes.pageTypes, 1), 'main-content');
    assert.equal(nameOf(pageTypes.pageTypes, 999), undefined);
  });

  it('words of site data become words of ours', () => assert.equal(kebabWord('OPT_IN_AND_OUT'), 'opt-in-and-out'));

  it('all currencies of the spec have two digits, but JPY none', () => {
    assert.equal(currencies.length, 27);
    for (const { code, fractionDigits } of currencies) assert.equal(fractionDigits, code === 'JPY' ? 0 : 2, code);
  });

  it('currencies have the digits that the platform of the web knows', () => {
    const exceptions = ['COP', 'IDR'];
    for (const { code, fractionDigits } of [...currencies, ...newerCurrencies]) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
      }).resolvedOptions();
      if (!exceptions.includes(code)) assert.equal(fractionDigits, maximumFractionDigits, code);
    }
  });
});

describe('vocabularies of real sites', { skip }, () => {
  const { enums, currencies: known } = skip ? { enums: {}, currencies: [] } : JSON.parse(readFileSync(file, 'utf8'));

  for (const [name, spec, newer] of tables) {
    it(`${name}: ours are theirs, by name and number`, () => {
      const { 'template-engine(Apache-2.0)': _, ...generations } = enums[name];
      const latest: NumberTable = Object.assign({}, ...Object.values(generations));
      assert.deepEqual(byName({ ...spec, ...newer }), byName(latest));
    });
  }

  it('record types that only the template engine names', () => {
    const engine: Record<string, [number, string]> = enums.contentItemType['template-engine(Apache-2.0)'];
    for (const [name, number] of Object.entries(recordTypes.newerRecordTypes)) {
      assert.ok(
        Object.values(engine).some(([value, word]) => value === number && word === name),
        name,
      );
    }
  });

  it('currencies by code, digits and number, in the same order', () => {
    const short = ({ code, fractionDigits, numericCode }: (typeof known)[number]) => [
      code,
      fractionDigits,
      numericCode,
    ];
    assert.deepEqual(currencies.map(short), known.map(short));
  });
});
