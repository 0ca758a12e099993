import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toApiForm, toPageForm } from '../../../../core/model/cookie-banner/api-form.ts';
import { bannerPosition, switchedPosition } from '../../../../core/model/cookie-banner/position.ts';
import { cookieBanner, isBlankHtml } from '../../../../core/model/cookie-banner/settings.ts';
import { readSiteContext } from '../../../../core/model/site-context/read-site-context.ts';

const fromPage = (cookieSettings: unknown): ReturnType<typeof cookieBanner> =>
  cookieBanner(readSiteContext({ cookieSettings }).cookieSettings);

const defaults = {
  isEnabled: false,
  variant: 'bar',
  position: 'bottom',
  theme: 'dark',
  acceptType: 'opt-in',
  ctaVariant: 'icon',
};

describe('a cookie banner', () => {
  it('without settings has the defaults of the specification', () => assert.deepEqual(cookieBanner(), defaults));

  it('treats empty texts of real sites as unset', () => {
    const names = ['Theme', 'Variant', 'Position', 'CtaVariant', 'CtaText', 'Text', 'OptOutCtaText'];
    const empty = Object.fromEntries(names.map((name) => [`cookieBanner${name}`, '']));
    assert.deepEqual(fromPage({ ...empty, cookieBannerAcceptType: 'OPT_IN' }), defaults);
  });

  it('uses the settings of the site', () => {
    const site = {
      isCookieBannerEnabled: true,
      cookieBannerVariant: 'POPUP',
      cookieBannerPosition: 'TOP_RIGHT',
      cookieBannerTheme: 'LIGHT',
      cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      cookieBannerCtaVariant: 'BUTTON',
      cookieBannerText: '<p>We count visits.</p>',
      cookieBannerCtaText: 'Fine',
      cookieBannerOptOutCtaText: 'No',
    };
    assert.deepEqual(fromPage(site), {
      isEnabled: true,
      variant: 'popup',
      position: 'top-right',
      theme: 'light',
      acceptType: 'opt-in-and-out',
      ctaVariant: 'button',
      text: '<p>We count visits.</p>',
      acceptText: 'Fine',
      declineText: 'No',
    });
  });

  for (const text of ['<p></p>', '<p class="a"> &nbsp;</p>', '<p><br></p>', ' \n']) {
    it(`${JSON.stringify(text)} counts as empty`, () => {
      assert.ok(isBlankHtml(text));
      assert.equal('text' in fromPage({ cookieBannerText: text }), false);
    });
  }
  for (const text of ['a', '<p>a</p>', '<p><img src="a.png"></p>', '0'])
    it(`${text} counts as text`, () => assert.equal(isBlankHtml(text), false));

  it('falls back to the bottom if its variant does not have the position', () => {
    assert.equal(bannerPosition('bar', 'top-left'), 'bottom');
    assert.equal(bannerPosition('popup', 'top'), 'bottom-left');
    assert.equal(fromPage({ cookieBannerPosition: 'MIDDLE' }).position, 'bottom');
    assert.equal(fromPage({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'MIDDLE' }).position, 'bottom-left');
  });

  it('stays at the top when its variant is switched', () => {
    assert.equal(switchedPosition('bar', 'top-left'), 'top');
    assert.equal(switchedPosition('bar', 'top-right'), 'top');
    assert.equal(switchedPosition('popup', 'top'), 'top-left');
    assert.equal(switchedPosition('bar', 'bottom-right'), 'bottom');
    assert.equal(switchedPosition('popup', 'bottom'), 'bottom-left');
    assert.equal(switchedPosition('popup', 'top-right'), 'top-right');
    assert.equal(switchedPosition('bar', 'top'), 'top');
    assert.equal(switchedPosition('popup', 'bottom-right'), 'bottom-right');
  });
});

describe('the API form', () => {
  const page = { isActivityLogEnabled: true, isAnalyticsCookiesDisabled: true, cookieBannerTheme: 'DARK' };
  const api = { isVisitorDataRestricted: false, isRestrictiveCookiePolicyEnabled: true, cookieBannerTheme: 'DARK' };

  it('inverts one setting and renames both, in both directions', () => {
    assert.deepEqual(toApiForm(page), api);
    assert.deepEqual(toPageForm(api), page);
  });

  it('leaves out values that are not set', () => assert.deepEqual(toApiForm({}), {}));

  it('keeps settings that already have the right name', () => {
    assert.deepEqual(toPageForm({ isActivityLogEnabled: true, isVisitorDataRestricted: true }), {
      isActivityLogEnabled: true,
    });
  });
});
