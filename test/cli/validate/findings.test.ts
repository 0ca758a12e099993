import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { messages } from '../../../cli/commands/validate/messages.en.ts';
import { say, type WordTable } from '../../../core/model/words.ts';
import { sample } from '../../core/model/site-context/sample.ts';
import { findingsIn, places } from './sites.ts';

const words: WordTable = messages;

type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/** The sample with one value put at a path; objects on the way that are not there are made. */
function planted(path: Path, value: unknown): string {
  const context: Container = structuredClone(sample);
  const [last = '', ...way] = [...path].reverse();
  let at = context;
  for (const key of way.reverse()) {
    at[key] ??= {};
    // Every path of these tests leads through objects and arrays.
    at = at[key] as Container;
  }
  at[last] = value;
  return JSON.stringify(context, null, 2);
}

const store = ['websiteSettings', 'storeSettings'] as const;
const popup = ['websiteSettings', 'popupOverlaySettings'] as const;
const bar = ['websiteSettings', 'announcementBarSettings', 'clickthroughUrl', 'url'] as const;
const cookie = (key: string): Path => ['cookieSettings', key];

type Plant = readonly [code: keyof typeof messages, path: Path, value: unknown, piece: string];

/** Three planted mistakes of each kind: where, what, and the piece of the file that must be pointed at. */
const plants: readonly Plant[] = [
  ['context-type', ['website', 'developerMode'], 'true', '"true"'],
  ['context-type', ['pageType'], '50', '"50"'],
  ['context-type', ['website', 'location'], [], '"location"'],
  ['context-type', ['tweakJSON', 'gridSize'], 350, '350'],
  ['context-type', ['item', 'likeCount'], 1.5, '1.5'],
  ['context-type', ['website', 'siteStatus'], 'trial', '"trial"'],
  ['context-type', [...store, 'returnPolicy'], 7, '7'],
  ['context-id', ['website', 'id'], '0123456789abcdef0123456', '"0123456789abcdef0123456"'],
  ['context-id', ['item', 'id'], 'first-post', '"first-post"'],
  ['context-id', [...popup, 'enabledPages', 0], '0123456789abcdef0123456g', '"0123456789abcdef0123456g"'],
  ['context-language', ['website', 'language'], 'de_AT', '"de_AT"'],
  ['context-language', ['website', 'language'], 'german language', '"german language"'],
  ['context-language', ['website', 'language'], 'x', '"x"'],
  ['context-amount', [...store, 'minimumOrderSubtotal', 'value'], '20,00', '"20,00"'],
  ['context-amount', [...store, 'minimumOrderSubtotal', 'value'], '-1.00', '"-1.00"'],
  ['context-amount', [...store, 'minimumOrderSubtotal', 'value'], '€20', '"€20"'],
  ['context-missing', [...store, 'minimumOrderSubtotal'], { currency: 'EUR' }, '"minimumOrderSubtotal"'],
  ['context-missing', [...store, 'minimumOrderSubtotal'], { value: '1' }, '"minimumOrderSubtotal"'],
  [
    'context-missing',
    ['website', 'storeSettings'],
    { minimumOrderSubtotal: { currency: 'EUR' } },
    '"minimumOrderSubtotal"',
  ],
  ['context-too-small', ['item', 'publicCommentCount'], -1, '-1'],
  ['context-too-small', [...popup, 'displayFrequency'], -2, '-2'],
  ['context-too-small', ['website', 'location', 'mapLat'], -90.5, '-90.5'],
  ['context-too-big', ['website', 'location', 'mapLat'], 91, '91'],
  ['context-too-big', ['website', 'location', 'mapLng'], 180.1, '180.1'],
  ['context-too-big', [...popup, 'scrollPercentage'], 101, '101'],
  ['context-script-link', bar, 'javascript:alert(1)', '"javascript:alert(1)"'],
  ['context-script-link', bar, ' Java\tScript:alert(1)', '" Java\\tScript:alert(1)"'],
  ['context-script-link', ['website', 'baseUrl'], 'data:text/html,x', '"data:text/html,x"'],
  ['context-unknown-number', ['pageType'], 99, '99'],
  ['context-unknown-number', ['website', 'siteStatus', 'value'], 9, '9'],
  ['context-unknown-number', ['websiteRoles', '5'], true, '"5"'],
  ['context-unknown-number', [...store, 'measurementStandard'], 3, '3'],
  ['context-unknown-word', cookie('cookieBannerVariant'), 'TOOLTIP', '"TOOLTIP"'],
  ['context-unknown-word', cookie('cookieBannerTheme'), 'PURPLE', '"PURPLE"'],
  ['context-unknown-word', [...store, 'selectedCurrency'], 'coins', '"coins"'],
  ['context-misspelled-word', cookie('cookieBannerVariant'), 'POPUPS', '"POPUPS"'],
  ['context-misspelled-word', cookie('cookieBannerAcceptType'), 'OPT-IN', '"OPT-IN"'],
  ['context-misspelled-word', [...store, 'measurementStandard'], 'metrc', '"metrc"'],
  [
    'context-misspelled-word',
    ['websiteSettings', 'pinterestOverlayOptions', 'mode'],
    'enabled_for_blog',
    '"enabled_for_blog"',
  ],
  ['context-newer-number', ['pageType'], 211, '211'],
  ['context-newer-number', ['collection', 'type'], 25, '25'],
  ['context-newer-number', ['websiteRoles', '16'], true, '"16"'],
  ['context-newer-word', [...store, 'selectedCurrency'], 'KRW', '"KRW"'],
  ['context-newer-word', [...store, 'currenciesSupported', 1], 'KRW', '"KRW"'],
  ['context-newer-word', [...store, 'defaultCurrency'], 'KRW', '"KRW"'],
  ['context-number-key', ['websiteRoles', 'admin'], true, '"admin"'],
  ['context-number-key', ['permissions', 'permissions', 'config'], true, '"config"'],
  ['context-number-key', ['websiteRoles', '-1'], true, '"-1"'],
  ['context-banner-position', cookie('cookieBannerPosition'), 'TOP', '"TOP"'],
  ['context-banner-position', cookie('cookieBannerPosition'), 'BOTTOM', '"BOTTOM"'],
  ['context-banner-position', cookie('cookieBannerVariant'), 'BAR', '"TOP_LEFT"'],
  ['context-cookie-forms', cookie('isActivityLogEnabled'), false, 'false'],
  ['context-cookie-forms', cookie('isAnalyticsCookiesDisabled'), false, 'false'],
  ['context-cookie-forms', ['cookieSettings'], { isActivityLogEnabled: true, isVisitorDataRestricted: true }, 'true'],
  ['context-other-website', ['websiteSettings', 'websiteId'], '0123456789abcdef01234560', '"0123456789abcdef01234560"'],
  ['context-other-website', ['website', 'id'], '0123456789abcdef01234560', '"0123456789abcdef01234567"'],
  ['context-other-website', ['websiteSettings', 'websiteId'], 'ffffffffffffffffffffffff', '"ffffffffffffffffffffffff"'],
];

describe('planted mistakes are found at their place', () => {
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
  it('has words whose places are all filled in', () => {
    for (const [, path, value] of plants) {
      for (const { code, args } of findingsIn(planted(path, value))) {
        const texts = [words[code] ?? code, words[`${code}.help`] ?? ''];
        for (const text of texts) assert.doesNotMatch(say(text, args), /\{\w+\}/, code);
      }
    }
  });

  it('of a code is planted three times', () => {
    const codes = Object.keys(messages).filter((code) => /^context-(?!root)/.test(code) && !code.endsWith('.help'));
    for (const code of codes) assert.ok(plants.filter(([planted]) => planted === code).length >= 3, code);
  });

  it('has line and column of the file, not of the JSON', () => {
    const text = `<!doctype html>\n<p>\n<script type="application/json" data-site-context>\n{"pageType": 99}</script>`;
    const [found] = findingsIn(text);
    assert.deepEqual(found?.start, { line: 4, column: 14, offset: text.indexOf('99') });
    assert.deepEqual(found?.end, { line: 4, column: 16, offset: text.indexOf('99') + 2 });
  });

  it('lies inside the file, whatever happens to a context', () => {
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
      { numRuns: 400 },
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
