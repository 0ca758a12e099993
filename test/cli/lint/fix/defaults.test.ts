import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { validateText } from '../../../../cli/lint/data/validate-text.ts';
import { fixUntilStable } from '../../../../cli/lint/fix/apply-fixes.ts';
import type { Source } from '../../../../cli/text/source.ts';
import { entities } from '../../../../core/model/schema/entities.ts';
import { entityProblems } from '../../../../core/model/schema/entity-problems.ts';
import { idOf } from '../../../../core/model/schema/id.ts';
import { missingDefaults } from '../../../../core/model/schema/missing-defaults.ts';
import { entityNames } from '../../../../core/model/schema/names.ts';
import { samples } from '../../../core/model/schema/entity-samples.ts';
import { places } from '../data/sites.ts';

const findings = (source: Source) => validateText(source, { reportsDefaults: true }).findings;
const fixed = (text: string): string => fixUntilStable({ file: 'a.json', text }, findings).text;

describe('defaults are written', () => {
  const cases: Readonly<Record<string, readonly [before: string, after: string]>> = {
    'at the end of one line': [
      '{"storeSettings": {"expressCheckout": true}}',
      '{"storeSettings": {"expressCheckout": true, "measurementStandard": "imperial", "defaultCurrency": "USD"}}',
    ],
    'without spaces if the text has none': [
      '{"storeSettings":{"isLive":true,"expressCheckout":true}}',
      '{"storeSettings":{"isLive":true,"expressCheckout":true,"measurementStandard":"imperial","defaultCurrency":"USD"}}',
    ],
    'on separate lines, with the indentation and the line ends of the others': [
      '{\r\n\t"storeSettings": {\r\n\t\t"defaultCurrency": "EUR",\r\n\r\n\t\t"expressCheckout": true\r\n\t}\r\n}\r\n',
      '{\r\n\t"storeSettings": {\r\n\t\t"defaultCurrency": "EUR",\r\n\r\n\t\t"expressCheckout": true,\r\n\t\t"measurementStandard": "imperial"\r\n\t}\r\n}\r\n',
    ],
    'into an empty object': [
      '{"website": {}, "storeSettings": { }}',
      '{"website": {}, "storeSettings": {"expressCheckout": false, "measurementStandard": "imperial", "defaultCurrency": "USD"}}',
    ],
    'except for locations and texts, where a default would add information': [
      '{"cookieSettings": {"cookieBannerVariant": "POPUP"}, "website": {"location": {"mapZoom": 3}}}',
      '{"cookieSettings": {"cookieBannerVariant": "POPUP", "cookieBannerTheme": "DARK", "cookieBannerCtaVariant": "ICON", "cookieBannerAcceptType": "OPT_IN"}, "website": {"location": {"mapZoom": 3, "addressTitle": "", "addressLine1": "", "addressLine2": "", "addressCountry": ""}}}',
    ],
  };
  for (const [how, [before, after]] of Object.entries(cases)) it(how, () => assert.equal(fixed(before), after));

  it('if they are omitted, which is reported at the key or the brace of the object', () => {
    const plan = '{"planVersionId": "1", "billingPeriod": {"value": 1}}';
    const cases: readonly (readonly [text: string, piece: string, keys: string])[] = [
      [
        '{"storeSettings": {"expressCheckout": true, "defaultCurrency": "EUR"}}',
        '"storeSettings"',
        'measurementStandard ("imperial")',
      ],
      [`{"$schema": "${idOf('subscription-plan')}"}`, '{', 'numBillingCycles (0)'],
      [
        `{"productType": 1, "variants": [{"pricingOptions": [{"subscriptionPlan": ${plan}}]}]}`,
        '"subscriptionPlan"',
        'numBillingCycles (0)',
      ],
    ];
    for (const [text, piece, keys] of cases) {
      const [found, ...others] = findings({ file: 'a.json', text });
      assert.deepEqual([found?.code, found?.args.keys, others.length], ['entity-default', keys, 0]);
      assert.equal(text.slice(found?.start.offset, found?.end.offset), piece);
    }
  });

  it('only if the settings enable it', () => {
    const source = { file: 'a.json', text: '{"storeSettings": {"expressCheckout": true}}' };
    assert.deepEqual(validateText(source).findings, []);
  });
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value without some of its keys; the booleans decide which. */
function thinned(value: unknown, coins: readonly boolean[], at = { n: 0 }): unknown {
  if (Array.isArray(value)) return value.map((item) => thinned(item, coins, at));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key === '$schema' || coins[at.n++ % coins.length]);
  return Object.fromEntries(kept.map(([key, member]) => [key, thinned(member, coins, at)]));
}

/** Whether another text contains all characters of a text in the same order. */
function standsIn(text: string, other: string): boolean {
  let at = 0;
  for (const sign of other) if (sign === text[at]) at += 1;
  return at === text.length;
}

/** Returns the value with its defaults. */
function filled(value: unknown, name: (typeof entityNames)[number]): unknown {
  const copy = structuredClone(value);
  for (const { path, defaults } of missingDefaults(entities[name], copy)) {
    const holder = path.reduce<unknown>(
      (at, key) => (isObject(at) || Array.isArray(at) ? Reflect.get(at, key) : at),
      copy,
    );
    Object.assign(holder as object, defaults);
  }
  return copy;
}

describe('writing defaults', () => {
  const anyValue = fc.record({
    name: fc.constantFrom(...entityNames),
    coins: fc.array(fc.boolean(), { minLength: 3, maxLength: 40 }),
    indent: fc.constantFrom(0, 1, 2, '\t'),
    isCrlf: fc.boolean(),
  });

  it('changes nothing else, leaves JSON with the same meaning, and needs one pass', () => {
    fc.assert(
      fc.property(anyValue, ({ name, coins, indent, isCrlf }) => {
        const value = thinned({ $schema: idOf(name), ...samples[name] }, coins);
        // A mistake that does not involve these keys may remain.
        fc.pre(entityProblems(entities[name], value).length === 0);
        fc.pre(entityProblems(entities[name], filled(value, name)).length === 0);
        const text = JSON.stringify(value, null, indent).replaceAll('\n', isCrlf ? '\r\n' : '\n');
        const once = fixed(text);
        assert.deepEqual(JSON.parse(once), filled(value, name));
        assert.ok(standsIn(text.replace(/\s/g, ''), once));
        assert.equal(fixed(once), once);
        if (indent === 0) assert.ok(!once.includes('\n'));
        assert.equal(once.includes('\r\n'), text.includes('\r\n'));
      }),
    );
  });

  it('works in block data of pages, which is in attributes', () => {
    const attribute = (json: string): string =>
      `<p data-block-type="20" data-block-json="${json.replaceAll('"', '&quot;')}">`;
    assert.equal(
      fixed(attribute('{"design":"grid"}')),
      attribute('{"design":"grid","imageAspectRatio":"Auto","slidesPerRow":4,"columnWidth":250}'),
    );
  });

  it('works in every position of a context in pages and scripts', () => {
    const json = '{"storeSettings": {"expressCheckout": true}}';
    for (const place of Object.values(places)) assert.equal(fixed(place(json)), place(fixed(json)));
  });
});
