import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { likertLabels } from '../../../../core/model/form/summary.ts';
import * as contributorRoles from '../../../../core/model/vocabularies/accounts.ts';
import * as permissions from '../../../../core/model/vocabularies/accounts.ts';
import * as blockTypes from '../../../../core/model/vocabularies/blocks.ts';
import * as sliceKinds from '../../../../core/model/vocabularies/blocks.ts';
import { blockVariants, borderOptions, shadowOptions } from '../../../../core/model/vocabularies/blocks.ts';
import { productTypes } from '../../../../core/model/vocabularies/commerce.ts';
import { currencies, defaultCurrency, newerCurrencies } from '../../../../core/model/vocabularies/currencies.ts';
import * as editorBlockKinds from '../../../../core/model/vocabularies/editor.ts';
import { formBuilderTabs } from '../../../../core/model/vocabularies/editor.ts';
import { mapStyles } from '../../../../core/model/vocabularies/map-styles.ts';
import * as collectionTypes from '../../../../core/model/vocabularies/pages.ts';
import * as contentStatuses from '../../../../core/model/vocabularies/pages.ts';
import * as pageTypes from '../../../../core/model/vocabularies/pages.ts';
import * as recordTypes from '../../../../core/model/vocabularies/pages.ts';
import * as featureFlags from '../../../../core/model/vocabularies/sites.ts';
import * as siteStatuses from '../../../../core/model/vocabularies/sites.ts';
import * as siteTypes from '../../../../core/model/vocabularies/sites.ts';
import * as unitSystems from '../../../../core/model/vocabularies/sites.ts';
import { kebabWord, type NumberTable, nameOf } from '../../../../core/model/vocabularies/vocabulary.ts';
import { corpus } from '../site-context/corpus.ts';

const file = join(corpus, 'enums.json');
const skip = !existsSync(file) && `no enums.json in ${corpus} (SITE_ELEMENTS_CORPUS)`;

/** Returns a name without the parts in which our spelling and that of the platform differ. */
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
  ['blockType', blockTypes.blockTypes, blockTypes.newerBlockTypes],
  ['featureFlag', featureFlags.featureFlags, featureFlags.newerFeatureFlags],
  ['permission', permissions.permissions, permissions.newerPermissions],
  ['editorBlockKind', editorBlockKinds.editorBlockKinds, editorBlockKinds.newerEditorBlockKinds],
  ['sliceKind', sliceKinds.sliceKinds, sliceKinds.newerSliceKinds],
  ['productType', productTypes, {}],
  ['galleryOrSummaryVariant', blockVariants, {}],
  ['mapStyle', mapStyles, {}],
  ['formBuilderTab', formBuilderTabs, {}],
  ['none-light-dark', shadowOptions, {}],
  ['none-black-white', borderOptions, {}],
];

/** The number of names in the table of the spec, and one name with its number. */
const known: Readonly<Record<string, readonly [count: number, name: string, number: number]>> = {
  pageType: [25, 'reviews-request', 209],
  siteStatus: [13, 'enterprise', 15],
  siteType: [5, 'commerce', 4],
  contentStatus: [6, 'deleted', 6],
  websiteRole: [12, 'scheduling-editor', 13],
  unitSystem: [2, 'metric', 2],
  contentItemType: [34, 'lesson', 62],
  collectionType: [23, 'portfolio', 23],
  blockType: [62, 'shape', 71],
  featureFlag: [69, 'priority-support', 69],
  permission: [125, 'admin', 2],
  editorBlockKind: [20, 'popup-overlay-action', 20],
  sliceKind: [3, 'popup-overlay', 3],
  productType: [5, 'paywall', 5],
  galleryOrSummaryVariant: [19, 'tock-events', 1019],
  mapStyle: [6, 'grayscale', 2],
  formBuilderTab: [5, 'disclaimer', 5],
  'none-light-dark': [3, 'dark', 3],
  'none-black-white': [3, 'white', 3],
};

/** Every word list of the folder, by the name of its export, as the spec lists it. */
const wordLists: Readonly<Record<string, readonly string[]>> = {
  aestheticsPaths: [
    'colors.activeThemeId',
    'fonts.activeThemeId',
    'colors.palette',
    'colors.themes',
    'fonts.themes',
    'fonts.fontUsageCategories',
  ],
  billingUnits: ['week', 'month', 'year'],
  collectionViews: ['list', 'grid', 'product'],
  deviceViews: ['desktop', 'phone', 'tablet'],
  dimensionUnits: ['inch', 'cm'],
  experimentTypes: ['feature-toggle', 'ab-test'],
  frameEvents: ['load', 'iframeUnload', 'frameSaveEnter', 'frameSaveExit', 'frameEditingChange'],
  itemMediaTypes: ['imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'assetReused', 'video'],
  pageStatusLabels: ['scheduled', 'needs-review', 'draft', 'private'],
  popupStorageKeys: ['date-closed', 'version', 'submitted'],
  sideOptions: ['left', 'right'],
  surveyCohorts: ['A', 'B', 'C', 'D', 'E'],
  textFilters: ['url-slug', 'url-slug-with-slash'],
  trackedRecordTypes: ['audio', 'event', 'image', 'portfolio-item', 'text', 'video'],
  tweakEvents: ['change', 'close', 'save', 'reset', 'after-show', 'after-close', 'before-open'],
  tweakPageTypes: ['splash-page', 'lock-screen', 'popup-overlay', 'checkout', 'style'],
  weightUnits: ['lbs', 'kg'],
};

const folder = new URL('../../../../core/model/vocabularies/', import.meta.url);
const exported: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)))),
);

describe('vocabularies', () => {
  it('no newer value is already in the list of the spec', () => {
    for (const [name, spec, newer] of tables) {
      for (const number of Object.values(newer)) assert.equal(nameOf(spec, number), undefined, name);
    }
  });

  it('names are in kebab-case', () => {
    for (const [, spec, newer] of tables) {
      for (const name of Object.keys({ ...spec, ...newer })) assert.match(name, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    }
  });

  it('tables have as many names as the spec, with its numbers', () => {
    for (const [name, spec] of tables) {
      const [count, word = '', number] = known[name] ?? [];
      assert.deepEqual([Object.keys(spec).length, spec[word]], [count, number], name);
    }
  });

  it('only the number of page type 1 has two names', () => {
    for (const [name, spec, newer] of tables) {
      const numbers = Object.values({ ...spec, ...newer });
      assert.equal(numbers.length - new Set(numbers).size, name === 'pageType' ? 1 : 0, name);
    }
  });

  for (const [name, list] of Object.entries(wordLists)) {
    it(`${name} match the spec`, () => assert.deepEqual(exported[name], list));
  }

  it('likert answers run from -2 to 2', () => assert.deepEqual(Object.values(likertLabels), [-2, -1, 0, 1, 2]));

  it('a box has nine positions', () => assert.equal(new Set(Object.values(exported.gridPositions ?? [])).size, 9));

  it('a number has the first name in the table, and an unknown one has none', () => {
    assert.equal(nameOf(pageTypes.pageTypes, 1), 'main-content');
    assert.equal(nameOf(pageTypes.pageTypes, 999), undefined);
  });

  it('names in site data are converted to ours', () => assert.equal(kebabWord('OPT_IN_AND_OUT'), 'opt-in-and-out'));

  it('all currencies of the spec have two digits, except JPY with none', () => {
    assert.equal(currencies.length, 27);
    for (const { code, fractionDigits } of currencies) assert.equal(fractionDigits, code === 'JPY' ? 0 : 2, code);
  });

  it('amounts are distinguished by their signs', () => {
    for (const { code, template } of [...currencies, ...newerCurrencies]) {
      assert.notEqual(template.decimal, template.thousands, code);
      assert.notEqual(template.symbol.trim(), '', code);
    }
    assert.deepEqual(currencies.find(({ code }) => code === defaultCurrency)?.template, {
      symbol: '$',
      decimal: '.',
      thousands: ',',
    });
  });

  it('currencies have the same digits as in Intl', () => {
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
  const { enums, currencies: theirs } = skip ? { enums: {}, currencies: [] } : JSON.parse(readFileSync(file, 'utf8'));

  for (const [name, spec, newer] of tables) {
    it(`${name}: names and numbers match those of the platform`, () => {
      const { 'template-engine(Apache-2.0)': _, ...generations } = enums[name];
      const latest: NumberTable = Object.assign({}, ...Object.values(generations));
      assert.deepEqual(byName({ ...spec, ...newer }), byName(latest));
    });
  }

  it('record types match those that only the template engine has', () => {
    const engine: Record<string, [number, string]> = enums.contentItemType['template-engine(Apache-2.0)'];
    for (const [name, number] of Object.entries(recordTypes.newerRecordTypes)) {
      assert.ok(
        Object.values(engine).some(([value, word]) => value === number && word === name),
        name,
      );
    }
  });

  it('currencies match by code, digits and number, in the same order', () => {
    const short = ({ code, fractionDigits, numericCode }: (typeof theirs)[number]) => [
      code,
      fractionDigits,
      numericCode,
    ];
    assert.deepEqual(currencies.map(short), theirs.map(short));
  });
});
