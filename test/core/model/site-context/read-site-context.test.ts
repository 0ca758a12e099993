import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readElementContext } from '../../../../core/model/site-context/read-element-context.ts';
import { readSiteContext } from '../../../../core/model/site-context/read-site-context.ts';
import { filesIn, skip } from './corpus.ts';
import { sample } from './sample.ts';

describe('reading a site context', () => {
  const context = readSiteContext(sample);

  it('returns the site, with names instead of numbers', () => {
    assert.deepEqual(context.website, {
      id: '0123456789abcdef01234567',
      identifier: 'blue-heron',
      websiteType: 'commerce',
      siteStatus: 'trial',
      developerMode: true,
      language: 'de-AT',
      timeZone: 'Europe/Vienna',
      siteTitle: 'Blue Heron',
      siteDescription: '<p>Birds</p>',
      baseUrl: 'https://www.example.org',
      location: { mapLat: 48.2, mapLng: 16.4, mapZoom: 12, addressTitle: 'Studio' },
      captchaSettings: { siteKey: 'public-key' },
    });
    assert.equal(context.pageType, 'content-item');
  });

  it('returns for elements the same values, of the fields that they use', () => {
    const {
      betaFeatureFlags,
      website,
      cookieSettings,
      collection,
      item,
      gmRenderKey,
      storeSettings,
      popupOverlaySettings,
      mobileInfoBarSettings,
      announcementBarSettings,
      contactEmail,
      contactPhoneNumber,
      businessHours,
    } = context;
    assert.deepEqual(readElementContext(sample), {
      betaFeatureFlags,
      website: {
        language: website?.language,
        timeZone: website?.timeZone,
        location: website?.location,
        captchaSettings: website?.captchaSettings,
      },
      cookieSettings,
      collection,
      item,
      gmRenderKey,
      popupOverlaySettings,
      mobileInfoBarSettings,
      announcementBarSettings,
      contactEmail,
      contactPhoneNumber,
      businessHours,
      // The elements read it.
      pinterestOverlayOptions: sample.websiteSettings.pinterestOverlayOptions,
      storeSettings: {
        selectedCurrency: storeSettings?.selectedCurrency,
        measurementStandard: storeSettings?.measurementStandard,
        minimumOrderSubtotalEnabled: storeSettings?.minimumOrderSubtotalEnabled,
        minimumOrderSubtotal: storeSettings?.minimumOrderSubtotal,
        continueShoppingLinkUrl: storeSettings?.continueShoppingLinkUrl,
      },
    });
  });

  it('returns the settings of the shop, with policies as HTML', () => {
    assert.deepEqual(context.storeSettings, {
      expressCheckout: true,
      measurementStandard: 'metric',
      currenciesSupported: ['USD', 'EUR'],
      selectedCurrency: 'EUR',
      minimumOrderSubtotalEnabled: true,
      minimumOrderSubtotal: { currency: 'EUR', value: '20.00' },
      continueShoppingLinkUrl: '/prints',
      termsOfService: '<p>Terms</p>',
      privacyPolicy: '<p>Privacy</p>',
    });
  });

  it('returns overlays: popup, mobile information bar, announcement bar and Pinterest button', () => {
    assert.deepEqual(context.popupOverlaySettings, sample.websiteSettings.popupOverlaySettings);
    assert.deepEqual(context.mobileInfoBarSettings, sample.websiteSettings.mobileInfoBarSettings);
    assert.deepEqual(context.announcementBarSettings, sample.websiteSettings.announcementBarSettings);
    for (const showAnnouncementBar of [true, false])
      assert.deepEqual(readElementContext({ showAnnouncementBar }), { showAnnouncementBar });
    assert.deepEqual(context.pinterestOverlayOptions, {
      mode: 'enabled-for-blogs-and-pages',
      shape: 'round',
      size: 'small',
      color: 'white',
    });
  });

  it('returns the contact details and the opening hours of a site', () => {
    assert.equal(context.contactEmail, 'hello@example.com');
    assert.equal(context.contactPhoneNumber, '+1 555 0100');
    assert.deepEqual(context.businessHours, {
      monday: { text: '9am to 2am', ranges: [{ from: 540, to: 120 }] },
      sunday: { text: 'Closed', ranges: [{}] },
    });
  });

  it('omits the ranges of a day with a time that is not valid, so that it does not seem closed', () => {
    const businessHours = {
      monday: { text: 5, ranges: [{ from: -1, to: 1441 }] },
      tuesday: {
        text: '9 to 5',
        ranges: [
          { from: 540, to: 720 },
          { from: '13:00', to: 1020 },
        ],
      },
      wednesday: 'closed',
      thursday: { ranges: [null] },
      someday: { ranges: [{ from: 0, to: 1 }] },
    };
    assert.deepEqual(readSiteContext({ businessHours, contactPhoneNumber: '' }), {
      businessHours: { monday: {}, tuesday: { text: '9 to 5' }, thursday: {} },
    });
  });

  it('returns the cookie settings of both forms, with empty texts unset', () => {
    assert.deepEqual(context.cookieSettings, {
      isCookieBannerEnabled: true,
      isActivityLogEnabled: true,
      isAnalyticsCookiesDisabled: true,
      cookieBannerVariant: 'popup',
      cookieBannerPosition: 'top-left',
      cookieBannerAcceptType: 'opt-in-and-out',
      cookieBannerCtaVariant: 'icon',
      cookieBannerCtaText: 'OK',
    });
    const page = { isActivityLogEnabled: false, isVisitorDataRestricted: false, isAnalyticsCookiesDisabled: false };
    assert.deepEqual(readSiteContext({ cookieSettings: page }).cookieSettings, {
      isActivityLogEnabled: false,
      isAnalyticsCookiesDisabled: false,
    });
  });

  it('returns page, collection, item and the contributor', () => {
    assert.deepEqual(context.collection, sample.collection);
    assert.deepEqual(context.item, sample.item);
    assert.deepEqual(context.tweakJSON, sample.tweakJSON);
    assert.deepEqual(context.websiteRoles, ['admin', 'viewer']);
    assert.deepEqual(context.permissions, [1]);
    assert.deepEqual(context.authenticatedAccount, { id: '0123456789abcdef0123456c' });
    assert.deepEqual(context.demoCollectionIds, ['0123456789abcdef0123456d']);
    assert.deepEqual(
      [context.useEscapeKeyToLogin, context.disqusShortname, context.commentsEnabled],
      [true, 'blueheron', true],
    );
    assert.deepEqual([context.templateId, context.gmRenderKey], ['0123456789abcdef0123456e', 'maps-key']);
  });

  it('reads settings from every path that pages and the spec use', () => {
    const storeSettings = { expressCheckout: true };
    for (const place of [{ storeSettings }, { website: { storeSettings } }, { websiteSettings: { storeSettings } }]) {
      assert.deepEqual(readSiteContext(place).storeSettings, storeSettings);
    }
    const both = { commentsEnabled: false, websiteSettings: { commentsEnabled: true } };
    assert.equal(readSiteContext(both).commentsEnabled, true);
  });

  it('reads a status in all its shapes', () => {
    const cases: readonly (readonly [unknown, string | undefined])[] = [
      [{}, undefined],
      [{ value: 3, expiration: 1 }, 'trial'],
      [6, 'internal'],
      ['resold', 'resold'],
      [{ value: 16 }, 'container'],
      [{ value: 99 }, undefined],
      [null, undefined],
    ];
    for (const [siteStatus, name] of cases) {
      assert.equal(readSiteContext({ website: { siteStatus } }).website?.siteStatus, name);
    }
  });

  it('keeps the number of an unknown role, so that it is not mistaken for a viewer', () => {
    assert.deepEqual(readSiteContext({ websiteRoles: { '10': true, '77': true } }).websiteRoles, ['viewer', 77]);
  });

  it('omits values of the wrong type and links that run script', () => {
    const wrong = {
      pageType: 'x',
      website: { id: 5, developerMode: 'yes', location: [], baseUrl: 'javascript:alert(1)' },
      websiteSettings: { announcementBarSettings: { clickthroughUrl: { url: ' java\nscript:alert(1)' } } },
      tweakJSON: { a: 1, b: 'x' },
      collection: null,
    };
    assert.deepEqual(readSiteContext(wrong), {
      announcementBarSettings: { clickthroughUrl: {} },
      website: {},
      tweakJSON: { b: 'x' },
    });
  });

  it('reads own properties only', () => {
    const polluted: unknown = JSON.parse('{"__proto__": {"pageType": 2}, "website": {"__proto__": {"id": "x"}}}');
    assert.deepEqual(readSiteContext(polluted), { website: {} });
    assert.deepEqual(readSiteContext(Object.create({ pageType: 2 })), {});
  });

  it('keeps __proto__ in a map of texts as a plain key', () => {
    const { tweakJSON = {} } = readSiteContext(JSON.parse('{"tweakJSON": {"__proto__": "x"}}'));
    assert.equal(Object.getPrototypeOf(tweakJSON), Object.prototype);
    assert.deepEqual(Object.keys(tweakJSON), ['__proto__']);
  });

  it('returns an empty context for any other value', () => {
    for (const value of [undefined, null, 1, 'x', [], [sample], true]) assert.deepEqual(readSiteContext(value), {});
  });

  it('never throws, whatever the JSON', () => {
    const keys = ['website', 'websiteSettings', 'cookieSettings', 'siteStatus', 'tweakJSON', '__proto__', 'value'];
    const key = fc.oneof(fc.constantFrom(...keys), fc.string());
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 4 },
        fc.jsonValue(),
        fc.array(tie('json'), { maxLength: 4 }),
        fc.array(fc.tuple(key, tie('json')), { maxLength: 8 }).map((entries) => Object.fromEntries(entries)),
      ),
    }));
    fc.assert(fc.property(json, (value) => void readSiteContext(value)));
  });
});

describe('real site contexts', { skip }, () => {
  for (const { name, text } of skip ? [] : filesIn('contexts')) {
    it(`${name}: site, language and page are read`, () => {
      const raw = JSON.parse(text);
      const context = readSiteContext(raw);
      assert.equal(context.website?.id, raw.website.id);
      assert.equal(context.website?.language, raw.website.language);
      assert.equal(context.pageType === undefined, raw.pageType === undefined);
      assert.equal(context.collection?.id, raw.collection?.id);
      assert.equal(
        context.storeSettings?.measurementStandard === undefined,
        raw.websiteSettings.storeSettings.measurementStandard === undefined,
      );
    });
  }
});
