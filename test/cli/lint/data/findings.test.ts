import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { checkEntities } from '../../../../cli/lint/data/check-entities.ts';
import { findEntities } from '../../../../cli/lint/data/find-entities.ts';
import { messages } from '../../../../cli/lint/data/messages.en.ts';
import { formatMessage, type MessageTable } from '../../../../core/model/message-format.ts';
import { messages as ruleMessages } from '../../../../core/model/messages.en.ts';
import { sample } from '../../../core/model/site-context/sample.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { plants as entityPlants } from './entity-plants.ts';
import { findingsIn, places } from './sites.ts';

const allMessages: MessageTable = { ...ruleMessages, ...messages };

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/** Returns the sample with one value set at a path. Creates missing objects and lists on the path. */
function planted(path: Path, value: unknown): string {
  const context: Container = structuredClone(sample);
  const last = path.at(-1) ?? '';
  let at = context;
  for (const [place, key] of path.slice(0, -1).entries()) {
    at[key] ??= typeof path[place + 1] === 'number' ? [] : {};
    // Every path of these tests leads through objects and arrays.
    at = at[key] as Container;
  }
  at[last] = value;
  return JSON.stringify(context, null, 2);
}

const store = ['websiteSettings', 'storeSettings'] as const;
const popup = ['websiteSettings', 'popupOverlaySettings'] as const;
const bar = ['websiteSettings', 'announcementBarSettings', 'clickthroughUrl', 'url'] as const;
const face = (key: string): Path => ['fonts', 'families', 0, 'faces', 0, key];
const cookie = (key: string): Path => ['cookieSettings', key];

type Plant = readonly [
  code: keyof typeof messages | keyof typeof ruleMessages,
  path: Path,
  value: unknown,
  piece: string,
];

/** Three planted mistakes of each kind: the path, the value, and the text that the finding must cover. */
const plants: readonly Plant[] = [
  ['entity-type', ['website', 'developerMode'], 'true', '"true"'],
  ['entity-type', ['pageType'], '50', '"50"'],
  ['entity-type', ['website', 'location'], [], '"location"'],
  ['entity-type', ['tweakJSON', 'gridSize'], 350, '350'],
  ['entity-type', ['item', 'likeCount'], 1.5, '1.5'],
  ['entity-type', ['website', 'siteStatus'], 'trial', '"trial"'],
  ['entity-type', [...store, 'returnPolicy'], 7, '7'],
  ['entity-id', ['website', 'id'], '0123456789abcdef0123456', '"0123456789abcdef0123456"'],
  ['entity-id', ['item', 'id'], 'first-post', '"first-post"'],
  ['entity-id', [...popup, 'enabledPages', 0], '0123456789abcdef0123456g', '"0123456789abcdef0123456g"'],
  ['entity-language', ['website', 'language'], 'de_AT', '"de_AT"'],
  ['entity-language', ['website', 'language'], 'german language', '"german language"'],
  ['entity-language', ['website', 'language'], 'x', '"x"'],
  ['entity-font-weight', face('weight'), 'bold', '"bold"'],
  ['entity-font-weight', face('weight'), '100-900', '"100-900"'],
  ['entity-font-weight', face('weight'), 1001, '1001'],
  ['entity-unicode-range', face('unicodeRange'), 'latin', '"latin"'],
  ['entity-unicode-range', face('unicodeRange'), '0-FF', '"0-FF"'],
  ['entity-unicode-range', face('unicodeRange'), 'U+0-FF;', '"U+0-FF;"'],
  ['entity-unicode-range', face('unicodeRange'), 'U+0, U+110000', '"U+0, U+110000"'],
  ['entity-unicode-range', face('unicodeRange'), 'U+?4', '"U+?4"'],
  ['entity-unicode-range', face('unicodeRange'), 'U+FF-0', '"U+FF-0"'],
  ['entity-unicode-range', face('unicodeRange'), 'U+4?-50', '"U+4?-50"'],
  ['entity-amount', [...store, 'minimumOrderSubtotal', 'value'], '20,00', '"20,00"'],
  ['entity-amount', [...store, 'minimumOrderSubtotal', 'value'], '-1.00', '"-1.00"'],
  ['entity-amount', [...store, 'minimumOrderSubtotal', 'value'], '€20', '"€20"'],
  ['entity-missing', [...store, 'minimumOrderSubtotal'], { currency: 'EUR' }, '"minimumOrderSubtotal"'],
  ['entity-missing', [...store, 'minimumOrderSubtotal'], { value: '1' }, '"minimumOrderSubtotal"'],
  [
    'entity-missing',
    ['website', 'storeSettings'],
    { minimumOrderSubtotal: { currency: 'EUR' } },
    '"minimumOrderSubtotal"',
  ],
  ['entity-too-small', ['item', 'publicCommentCount'], -1, '-1'],
  ['entity-too-small', [...popup, 'displayFrequency'], -2, '-2'],
  ['entity-too-small', ['website', 'location', 'mapLat'], -90.5, '-90.5'],
  ['entity-too-big', ['website', 'location', 'mapLat'], 91, '91'],
  ['entity-too-big', ['website', 'location', 'mapLng'], 180.1, '180.1'],
  ['entity-too-big', [...popup, 'scrollPercentage'], 101, '101'],
  ['entity-script-link', bar, 'javascript:alert(1)', '"javascript:alert(1)"'],
  ['entity-script-link', bar, ' Java\tScript:alert(1)', '" Java\\tScript:alert(1)"'],
  ['entity-script-link', ['website', 'baseUrl'], 'data:text/html,x', '"data:text/html,x"'],
  ['entity-time-zone', ['website', 'timeZone'], 'Middle-earth', '"Middle-earth"'],
  ['entity-time-zone', ['website', 'timeZone'], 'UTC plus one', '"UTC plus one"'],
  ['entity-time-zone', ['website', 'timeZone'], 'local', '"local"'],
  ['entity-misspelled-time-zone', ['website', 'timeZone'], 'Europe/Berlim', '"Europe/Berlim"'],
  ['entity-misspelled-time-zone', ['website', 'timeZone'], 'America/NewYork', '"America/NewYork"'],
  ['entity-misspelled-time-zone', ['website', 'timeZone'], 'Asia/Tokio', '"Asia/Tokio"'],
  ['entity-misspelled-key', ['website', 'clonable'], true, '"clonable"'],
  ['entity-misspelled-key', ['website', 'timeZoneOfset'], 3600000, '"timeZoneOfset"'],
  ['entity-misspelled-key', ['websiteSettings', 'storeSettings', 'isLie'], true, '"isLie"'],
  ['entity-url', ['website', 'baseUrl'], 'https//www.example.org', '"https//www.example.org"'],
  ['entity-url', ['website', 'authenticUrl'], 'www.example.org', '"www.example.org"'],
  ['entity-url', ['website', 'internalUrl'], 'http://blue heron.example', '"http://blue heron.example"'],
  ['entity-url', ['website', 'socialAccounts'], [{ iconUrl: 'https:/a.example' }], '"https:/a.example"'],
  ['entity-url', ['website', 'logoImageUrl'], 'https://https://a.example', '"https://https://a.example"'],
  ['entity-url', ['secureDomain'], 'https//secure.example.org', '"https//secure.example.org"'],
  ['entity-url', ['templateScriptsRootUrl'], 'http//a.example/scripts/', '"http//a.example/scripts/"'],
  ['entity-url', ['item', 'assetUrl'], 'https://a.example:99999/b.png', '"https://a.example:99999/b.png"'],
  ['entity-url', ['authenticatedAccount', 'avatarAssetUrl'], 'https://', '"https://"'],
  ['entity-missing', ['website'], { identifier: 'blue-heron' }, '"website"'],
  ['entity-too-big', ['website', 'sslSetting'], 99, '99'],
  ['entity-too-small', ['website', 'sslSetting'], -1, '-1'],
  ['entity-type', ['website', 'sslSetting'], 1.5, '1.5'],
  ['entity-unknown-number', ['pageType'], 99, '99'],
  ['entity-unknown-number', ['website', 'siteStatus', 'value'], 9, '9'],
  ['entity-unknown-number', ['websiteRoles', '5'], true, '"5"'],
  ['entity-unknown-number', [...store, 'measurementStandard'], 3, '3'],
  ['entity-unknown-word', cookie('cookieBannerVariant'), 'TOOLTIP', '"TOOLTIP"'],
  ['entity-unknown-word', cookie('cookieBannerTheme'), 'PURPLE', '"PURPLE"'],
  ['entity-unknown-word', [...store, 'selectedCurrency'], 'coins', '"coins"'],
  ['entity-misspelled-word', cookie('cookieBannerVariant'), 'POPUPS', '"POPUPS"'],
  ['entity-misspelled-word', cookie('cookieBannerAcceptType'), 'OPT-IN', '"OPT-IN"'],
  ['entity-misspelled-word', [...store, 'measurementStandard'], 'metrc', '"metrc"'],
  [
    'entity-misspelled-word',
    ['websiteSettings', 'pinterestOverlayOptions', 'mode'],
    'enabled_for_blog',
    '"enabled_for_blog"',
  ],
  ['entity-newer-number', ['pageType'], 211, '211'],
  ['entity-newer-number', ['collection', 'type'], 25, '25'],
  ['entity-newer-number', ['websiteRoles', '16'], true, '"16"'],
  ['entity-newer-word', [...store, 'selectedCurrency'], 'KRW', '"KRW"'],
  ['entity-newer-word', [...store, 'currenciesSupported', 1], 'KRW', '"KRW"'],
  ['entity-newer-word', [...store, 'defaultCurrency'], 'KRW', '"KRW"'],
  ['entity-number-key', ['websiteRoles', 'admin'], true, '"admin"'],
  ['entity-number-key', ['permissions', 'permissions', 'config'], true, '"config"'],
  ['entity-number-key', ['websiteRoles', '-1'], true, '"-1"'],
  ['entity-banner-position', cookie('cookieBannerPosition'), 'TOP', '"TOP"'],
  ['entity-banner-position', cookie('cookieBannerPosition'), 'BOTTOM', '"BOTTOM"'],
  ['entity-banner-position', cookie('cookieBannerVariant'), 'BAR', '"TOP_LEFT"'],
  ['entity-cookie-forms', cookie('isActivityLogEnabled'), false, 'false'],
  ['entity-cookie-forms', cookie('isAnalyticsCookiesDisabled'), false, 'false'],
  ['entity-cookie-forms', ['cookieSettings'], { isActivityLogEnabled: true, isVisitorDataRestricted: true }, 'true'],
  ['entity-other-website', ['websiteSettings', 'websiteId'], '0123456789abcdef01234560', '"0123456789abcdef01234560"'],
  ['entity-other-website', ['website', 'id'], '0123456789abcdef01234560', '"0123456789abcdef01234567"'],
  ['entity-other-website', ['websiteSettings', 'websiteId'], 'ffffffffffffffffffffffff', '"ffffffffffffffffffffffff"'],
  ['link-malformed', bar, 'www.example.org', '"www.example.org"'],
  ['link-mailto-suffix', [...store, 'continueShoppingLinkUrl'], 'mailto:a@b', '"mailto:a@b"'],
  ['link-panel', bar, '/pages/0123456789abcdef01234567', '"/pages/0123456789abcdef01234567"'],
  ['page-url', ['collection', 'urlId'], 'our blog', '"our blog"'],
  ['page-url', ['item', 'urlId'], '2026//first-post', '"2026//first-post"'],
  ['page-url', ['item', 'urlId'], 'what?', '"what?"'],
  ['limit-tag-length', ['item', 'tags'], ['birds', 'b'.repeat(51)], `"${'b'.repeat(51)}"`],
  ['limit-tag-length', ['collection', 'tags'], ['c'.repeat(60)], `"${'c'.repeat(60)}"`],
  ['limit-tag-length', ['item', 'tags'], ['d'.repeat(51), 'e'], `"${'d'.repeat(51)}"`],
  ['limit-category-length', ['item', 'categories'], ['e'.repeat(26)], `"${'e'.repeat(26)}"`],
  ['limit-category-length', ['collection', 'categories'], ['a', 'f'.repeat(26)], `"${'f'.repeat(26)}"`],
  ['limit-category-length', ['collection', 'categories'], ['g'.repeat(50)], `"${'g'.repeat(50)}"`],
  ['tag-duplicate', ['item', 'tags'], ['birds', 'lakes', 'birds'], '"birds"'],
  ['tag-duplicate', ['collection', 'categories'], ['lakes', 'lakes'], '"lakes"'],
  ['tag-duplicate', ['item', 'categories'], ['a', 'b', 'b', 'c'], '"b"'],
  ['limit-tracks', ['collection'], { type: 18, itemCount: 61 }, '61'],
  ['limit-products', ['collection'], { type: 13, itemCount: 201 }, '201'],
  ['limit-products', ['collection'], { type: 13, itemCount: 250 }, '250'],
  ['limit-products', ['collection'], { itemCount: 1000, type: 13 }, '1000'],
];

describe('planted mistakes are reported at their position', () => {
  for (const [code, path, value, piece] of plants) {
    it(`${code}: ${path.join('.')} = ${JSON.stringify(value)}`, () => {
      const json = planted(path, value);
      for (const put of Object.values(places)) {
        const text = put(json);
        const found = findingsIn(text);
        assert.deepEqual(
          found.map((finding) => [finding.code, finding.piece]),
          [[code, piece]],
        );
      }
    });
  }
});

describe('every finding', () => {
  it('has messages whose placeholders are all filled in', () => {
    for (const [, path, value] of plants) {
      for (const { code, args } of findingsIn(planted(path, value))) {
        const texts = [allMessages[code] ?? code, allMessages[`${code}.help`] ?? ''];
        // `describeFinding` adds the line of the related place.
        for (const text of texts) assert.doesNotMatch(formatMessage(text, { line: 1, ...args }), /\{\w+\}/, code);
      }
    }
  });

  it('code is covered by three planted mistakes, or by an entity that is not part of a context', () => {
    const elsewhere = new Set(entityPlants.map(([, , , code]) => code));
    // The cases for defaults are in the test of their fix, and those of other schemas in the test of the texts.
    const codes = Object.keys(messages).filter(
      (code) =>
        /^entity-(?!root|default|invalid|unlisted|format|key|unknown-key|length|limit|multiple)/.test(code) &&
        !code.endsWith('.help'),
    );
    for (const code of codes) {
      const count = plants.filter(([planted]) => planted === code).length;
      assert.ok(count >= 3 || (count === 0 && elsewhere.has(code)), code);
    }
  });

  it('has line and column of the file, not of the JSON', () => {
    const text = `<!doctype html>\n<p>\n<script type="application/json" data-site-context>\n{"pageType": 99}</script>`;
    const [found] = findingsIn(text);
    assert.deepEqual(found?.start, { line: 4, column: 14, offset: text.indexOf('99') });
    assert.deepEqual(found?.end, { line: 4, column: 16, offset: text.indexOf('99') + 2 });
  });

  it('has the first of two values as the related place', () => {
    const sku = { attributes: {}, sku: 'SQ1' };
    const product = JSON.stringify({ productType: 1, variants: [sku, {}, sku] }, null, 1);
    const form = '[{"type":"text","id":"a"},\n{"type":"text","id":"b"},{"type":"text","id":"b"}]';
    for (const [entity, json, code, piece] of [
      ['product', product, 'sku-duplicate', '"SQ1"'],
      ['form', form, 'form-field-id-duplicate', '"b"'],
    ] as const) {
      const found = findEntities(json, { isExpected: true, as: entity });
      const finding = checkEntities({ file: 'a', text: json }, found).find((one) => one.code === code);
      assert.equal(finding?.start.offset, json.lastIndexOf(piece), code);
      assert.equal(finding?.related?.start.offset, json.indexOf(piece), code);
    }
  });

  it('lies inside the file, however a context is damaged', () => {
    const json = JSON.stringify(sample, null, 1);
    const edit = fc.record({
      at: fc.nat(json.length),
      remove: fc.nat(12),
      insert: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('"', '}', '{', '[', ',', '\\', '//', "'", '</script>', '\r\n'),
      ),
    });
    const place = fc.constantFrom(...Object.values(places));
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), place, (edits, put) => {
        const changed = edits.reduce(
          (text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove),
          json,
        );
        const text = put(changed);
        for (const { start, end } of findingsIn(text)) {
          assert.ok(0 <= start.offset && start.offset <= end.offset && end.offset <= text.length);
        }
      }),
      { numRuns: propertyRuns(400) },
    );
  });

  it('lies inside the file, whatever values a context has', () => {
    const changed = fc.dictionary(
      fc.constantFrom(...Object.keys(sample), '__proto__', 'storeSettings'),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(changed, (values) => {
        const text = JSON.stringify({ ...sample, ...values });
        for (const { start, end } of findingsIn(text))
          assert.ok(start.offset <= end.offset && end.offset <= text.length);
      }),
    );
  });
});
