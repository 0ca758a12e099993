import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { entities } from '../../../../core/model/schema/entities.ts';
import { entityProblems } from '../../../../core/model/schema/entity-problems.ts';
import { type EntityName, entityNames } from '../../../../core/model/schema/names.ts';
import { siteContext } from '../../../../core/model/schema/site-context.ts';
import { sample } from '../site-context/sample.ts';
import { samples } from './entity-samples.ts';

const codes = (value: unknown): readonly string[] => entityProblems(siteContext, value).map(({ code }) => code);

describe('a site context may contain', () => {
  const fine: readonly (readonly [title: string, value: unknown])[] = [
    ['all keys of real pages', sample],
    ['nothing', {}],
    ['unknown keys', { zzz: 1, website: { zzz: [] }, cookieSettings: { zzz: null } }],
    ['an ordinary site', { website: { siteStatus: {} } }],
    ['a status by number', { website: { siteStatus: 15 } }],
    ['empty texts of the cookie banner', { cookieSettings: { cookieBannerTheme: '', cookieBannerPosition: '' } }],
    ['units by name', { storeSettings: { measurementStandard: 'imperial' } }],
    ['units by number', { storeSettings: { measurementStandard: 2 } }],
    [
      'a policy as null, text, and objects',
      { storeSettings: { returnPolicy: null, privacyPolicy: '', termsOfService: { raw: false } } },
    ],
    ['never again', { popupOverlaySettings: { displayFrequency: -1 } }],
    [
      'links of all kinds',
      { website: { baseUrl: 'https://a.example' }, collection: { fullUrl: '/a?b#c' }, item: { fullUrl: '' } },
    ],
    ['a place without coordinates', { website: { location: {} } }],
    ['the API form of cookie settings alone', { cookieSettings: { isVisitorDataRestricted: true } }],
    [
      'both forms that agree',
      {
        cookieSettings: {
          isVisitorDataRestricted: true,
          isActivityLogEnabled: false,
          isRestrictiveCookiePolicyEnabled: true,
          isAnalyticsCookiesDisabled: true,
        },
      },
    ],
    ['a bar at the top', { cookieSettings: { cookieBannerVariant: 'BAR', cookieBannerPosition: 'TOP' } }],
  ];
  for (const [title, value] of fine) it(title, () => assert.deepEqual(entityProblems(siteContext, value), []));
});

describe('values of newer sites pass with a note', () => {
  const newer: readonly (readonly [title: string, value: unknown])[] = [
    ['page types', { pageType: 107 }],
    ['site statuses', { website: { siteStatus: { value: 16 } } }],
    ['roles', { websiteRoles: { '15': true } }],
    ['collection types', { collection: { type: 25 } }],
    ['record types', { item: { recordType: 30 } }],
    ['currencies', { storeSettings: { currenciesSupported: ['KRW'] } }],
  ];
  for (const [title, value] of newer) {
    it(title, () =>
      assert.deepEqual(
        entityProblems(siteContext, value).map(({ severity }) => severity),
        ['info'],
      ),
    );
  }
});

/** Returns codes and paths. */
const problemsOf = (name: EntityName, value: unknown) =>
  entityProblems(entities[name], value).map(({ code, path }) => [code, path.join('.')]);

describe('a price', () => {
  const found = (product: object) => problemsOf('product', product);

  it('is limited in every shape of money', () => {
    const most = [
      { price: 100_000_000 },
      { price: '100000000' },
      { price: { currencyCode: 'USD', value: 100_000_000 } },
      { price: { currencyCode: 'JPY', decimalValue: '100000000' } },
      { priceMoney: { currency: 'EUR', value: '1000000.00' } },
      { priceMoney: { currency: 'JPY', value: 100_000_000 } },
    ];
    for (const price of most) assert.deepEqual(found(price), []);
    assert.deepEqual(found({ price: 100_000_001 }), [['price-limit', 'price']]);
    assert.deepEqual(found({ price: '100000001' }), [['price-limit', 'price']]);
    assert.deepEqual(found({ price: { currencyCode: 'USD', value: 100_000_001 } }), [['price-limit', 'price.value']]);
    assert.deepEqual(found({ price: { decimalValue: '1000000.01' } }), [['price-limit', 'price.decimalValue']]);
    assert.deepEqual(found({ priceMoney: { currency: 'EUR', value: '1000000.01' } }), [
      ['price-limit', 'priceMoney.value'],
    ]);
  });

  it('that is not a number is reported once', () => {
    assert.deepEqual(found({ variants: [{ price: 'x' }] }), [['entity-cents', 'variants.0.price']]);
    assert.deepEqual(found({ price: { decimalValue: 'x', value: 5 } }), [['entity-amount', 'price.decimalValue']]);
    assert.deepEqual(found({ priceMoney: { value: 'x' } }), [['entity-amount', 'priceMoney.value']]);
  });

  it('has the decimals of its currency, unless it specifies a number', () => {
    assert.deepEqual(found({ price: { currencyCode: 'JPY', value: 500, decimalValue: '500' } }), []);
    assert.deepEqual(found({ price: { currencyCode: 'USD', value: 500, decimalValue: '500' } }), [
      ['entity-money-differs', 'price.value'],
    ]);
    const withDigits = { currencyCode: 'JPY', value: 500, decimalValue: '5.00', fractionalDigits: 2 };
    assert.deepEqual(found({ price: withDigits }), []);
  });

  it('must not be lower than the sale price, in any notation', () => {
    for (const onSale of [true, 'true'])
      for (const [price, salePrice] of [
        [10, 20],
        ['9', '10'],
      ])
        assert.deepEqual(found({ onSale, price, salePrice }), [['sale-price', 'salePrice']]);
    assert.deepEqual(found({ onSale: 'false', price: 10, salePrice: 20 }), []);
    assert.deepEqual(found({ onSale: true, price: '10', salePrice: '9' }), []);
  });
});

describe('a map style', () => {
  it('is recognized by its name in any spelling', () => {
    for (const style of ['MinimalDark', 'minimalLight', 'minimal blue', 'MINIMAL_DARK', 'minimal-light', 'Original'])
      assert.deepEqual(problemsOf('map-block', { style }), [], style);
    assert.deepEqual(problemsOf('map-block', { style: 'MinimalPink' }), [['entity-unknown-word', 'style']]);
  });
});

describe('a form', () => {
  const found = (value: unknown) => problemsOf('form', value);

  it('has all its problems reported, for every type of field', () => {
    const type = 'text';
    assert.deepEqual(found([{ type, id: 'a' }, { type, id: 'a' }, 7]), [
      ['entity-type', '2'],
      ['form-field-id-duplicate', '1.id'],
    ]);
    assert.deepEqual(found({ formId: {}, formFields: [{ type: 5, id: 'a' }], successRedirect: 'javascript:x' }), [
      ['entity-type', 'formId'],
      ['entity-type', 'formFields.0.type'],
      ['form-redirect-unsafe', 'successRedirect'],
    ]);
    assert.deepEqual(found(7), [['entity-root', '']]);
  });

  it('has a string of fields that is not JSON reported', () => {
    assert.deepEqual(found({ formFields: '[{]' }), [['form-json-invalid-json', 'formFields']]);
    assert.deepEqual(found({ fields: '' }), [['form-json-invalid-json', 'fields']]);
    assert.deepEqual(found({ formFields: '{}' }), [['form-json-empty', '']]);
  });
});

describe('problems of any JSON', () => {
  it('include a context that is not an object', () => {
    for (const value of [[], null, 1, 'x', undefined]) assert.equal(codes(value).length, 1);
    assert.deepEqual(codes([]), ['entity-root']);
  });

  it('have the path of the invalid value, from the root', () => {
    const [problem] = entityProblems(siteContext, {
      websiteSettings: { popupOverlaySettings: { enabledPages: ['x'] } },
    });
    assert.deepEqual(problem?.path, ['websiteSettings', 'popupOverlaySettings', 'enabledPages', 0]);
  });

  it('of a union are reported inside the matching type', () => {
    const [problem] = entityProblems(siteContext, { website: { siteStatus: { expiration: 'soon' } } });
    assert.deepEqual([problem?.code, problem?.path.join('.')], ['entity-type', 'website.siteStatus.expiration']);
  });

  it('never cause an exception, for any entity and any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...entityNames), (value, name) => {
        entityProblems(entities[name], value);
        const [key = '', other = ''] = Object.keys(samples[name]);
        for (const { path } of entityProblems(entities[name], { [key]: value, [other]: value }))
          assert.ok(path.length === 0 || [key, other].includes(String(path[0])));
      }),
    );
  });

  it('never cause an exception', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void entityProblems(siteContext, { website: value, cookieSettings: value }),
      ),
    );
    const proto: unknown = JSON.parse(
      '{"__proto__": 1, "tweakJSON": {"__proto__": 1}, "websiteRoles": {"__proto__": true}}',
    );
    assert.doesNotThrow(() => entityProblems(siteContext, proto));
  });
});
