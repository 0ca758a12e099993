import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { entities } from '../../../../core/model/schema/entities.ts';
import { entityProblems } from '../../../../core/model/schema/entity-problems.ts';
import { entityNames } from '../../../../core/model/schema/names.ts';
import { siteContext } from '../../../../core/model/schema/site-context.ts';
import { sample } from '../site-context/sample.ts';
import { samples } from './entity-samples.ts';

const codes = (value: unknown): readonly string[] => entityProblems(siteContext, value).map(({ code }) => code);

describe('what may stand in a site context', () => {
  const fine: readonly (readonly [title: string, value: unknown])[] = [
    ['all that pages write', sample],
    ['nothing', {}],
    ['keys that nobody knows', { zzz: 1, website: { zzz: [] }, cookieSettings: { zzz: null } }],
    ['an ordinary site', { website: { siteStatus: {} } }],
    ['a status by number', { website: { siteStatus: 15 } }],
    ['empty words of the cookie banner', { cookieSettings: { cookieBannerTheme: '', cookieBannerPosition: '' } }],
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

describe('what newer sites write passes with a note', () => {
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

describe('a form', () => {
  const found = (value: unknown) =>
    entityProblems(entities.form, value).map(({ code, path }) => [code, path.join('.')]);

  it('has all its mistakes told, whatever the type of a field is', () => {
    const type = 'text';
    assert.deepEqual(found([{ type, id: 'a' }, { type, id: 'a' }, 7]), [
      ['entity-type', '2'],
      ['form-field-id-twice', '1.id'],
    ]);
    assert.deepEqual(found({ formId: {}, formFields: [{ type: 5, id: 'a' }], successRedirect: 'javascript:x' }), [
      ['entity-type', 'formId'],
      ['entity-type', 'formFields.0.type'],
      ['form-redirect-unsafe', 'successRedirect'],
    ]);
    assert.deepEqual(found(7), [['entity-root', '']]);
  });

  it('has the text named that should hold its fields, and holds no JSON', () => {
    assert.deepEqual(found({ formFields: '[{]' }), [['form-json-undecodable', 'formFields']]);
    assert.deepEqual(found({ fields: '' }), [['form-json-undecodable', 'fields']]);
    assert.deepEqual(found({ formFields: '{}' }), [['form-json-fieldless', '']]);
  });
});

describe('problems of any JSON', () => {
  it('a context is an object', () => {
    for (const value of [[], null, 1, 'x', undefined]) assert.equal(codes(value).length, 1);
    assert.deepEqual(codes([]), ['entity-root']);
  });

  it('hold the path of what is wrong, from the root', () => {
    const [problem] = entityProblems(siteContext, {
      websiteSettings: { popupOverlaySettings: { enabledPages: ['x'] } },
    });
    assert.deepEqual(problem?.path, ['websiteSettings', 'popupOverlaySettings', 'enabledPages', 0]);
  });

  it('of a shape with several types: inside the one that was meant', () => {
    const [problem] = entityProblems(siteContext, { website: { siteStatus: { expiration: 'soon' } } });
    assert.deepEqual([problem?.code, problem?.path.join('.')], ['entity-type', 'website.siteStatus.expiration']);
  });

  it('never throw, whatever is meant to be what', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...entityNames), (value, name) => {
        entityProblems(entities[name], value);
        const [key = '', other = ''] = Object.keys(samples[name]);
        for (const { path } of entityProblems(entities[name], { [key]: value, [other]: value }))
          assert.ok(path.length === 0 || [key, other].includes(String(path[0])));
      }),
    );
  });

  it('never throw', () => {
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
