/** Tests the settings of the banner in attributes and in the site context (docs/spec.md#runtime-3 and docs/spec.md#runtime-5). */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { appears, type BannerPage, contextOf, forget, isShown, open, openSilent } from './banner.ts';

const plain = '<site-cookie-banner></site-cookie-banner>';
const specified =
  'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.';

beforeEach(forget);
afterEach(() => {
  forget();
  closePages();
});

/** The position of the banner as text. */
const placeOf = ({ get, view }: BannerPage): string => {
  const { top, bottom, left, right } = get('banner').getBoundingClientRect();
  const [isTop, isBottom] = [top < 20, bottom > view.innerHeight - 20];
  const [isLeft, isRight] = [left < 20, right > view.innerWidth - 20];
  const named = [isTop && 'top', isBottom && 'bottom', isLeft !== isRight && (isLeft ? 'left' : 'right')];
  return named.filter(Boolean).join('-');
};

const isDark = ({ get, view }: BannerPage): boolean => view.getComputedStyle(get('banner')).colorScheme === 'dark';
const bannerText = ({ get }: BannerPage): string => get('text').textContent?.trim() ?? '';

describe('a banner without any settings', () => {
  it('has the defaults of the specification: a dark bar at the bottom, its text, a close button that accepts, no button to decline', async () => {
    const page = await open(plain);
    expect([placeOf(page), isDark(page), bannerText(page)]).to.deep.equal(['bottom', true, specified]);
    expect([page.get('accept').textContent, page.get('accept').ariaLabel]).to.deep.equal(['', 'Accept']);
    expect(page.find('decline')).to.equal(null);
    expect(page.troubles).to.deep.equal([]);
  });
});

describe('settings of the site', () => {
  const full = {
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'POPUP',
    cookieBannerPosition: 'TOP_RIGHT',
    cookieBannerTheme: 'LIGHT',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerCtaText: 'OK',
    cookieBannerOptOutCtaText: 'No',
    cookieBannerText: '<p>We count <b>visits</b>.</p>',
  };

  it('configure the whole banner', async () => {
    const page = await open(plain, { head: contextOf(full) });
    expect([placeOf(page), isDark(page)]).to.deep.equal(['top-right', false]);
    await eventually('the text is markup', () => page.get('text').querySelector('b')?.textContent === 'visits');
    expect([page.get('accept').textContent, page.get('decline').textContent]).to.deep.equal(['OK', 'No']);
  });

  it('are overridden by attributes', async () => {
    const own = '<site-cookie-banner variant="bar" position="top" theme="dark" cta-text="Fine"></site-cookie-banner>';
    const page = await open(own, { head: contextOf(full) });
    expect([placeOf(page), isDark(page), page.get('accept').textContent]).to.deep.equal(['top', true, 'Fine']);
  });

  it('that are empty, as sites store them, count as not set', async () => {
    const empty = Object.fromEntries(Object.keys(full).map((key) => [key, '']));
    const page = await open(plain, { head: contextOf({ ...empty, isCookieBannerEnabled: true }) });
    expect([placeOf(page), isDark(page), bannerText(page)]).to.deep.equal(['bottom', true, specified]);
    expect(page.find('decline')).to.equal(null);
  });

  for (const text of ['<p></p>', '<p class="">&nbsp;</p>', '  ', '<p><br></p>'])
    it(`treat a text without visible characters as unset: ${text}`, async () => {
      const page = await open(plain, { head: contextOf({ isCookieBannerEnabled: true, cookieBannerText: text }) });
      expect(bannerText(page)).to.equal(specified);
    });

  it('show the banner only where they enable it', async () => {
    for (const settings of [{ isCookieBannerEnabled: false }, { isRestrictiveCookiePolicyEnabled: false }]) {
      const page = await openSilent(plain, { head: contextOf(settings) });
      expect(isShown(page), JSON.stringify(settings)).to.equal(false);
    }
    const forced = await open('<site-cookie-banner enabled></site-cookie-banner>', { head: contextOf({}) });
    expect(isShown(forced)).to.equal(true);
  });

  it('may set a restrictive policy by either name', async () => {
    for (const name of [
      'isAnalyticsCookiesDisabled',
      'isRestrictiveCookiePolicyEnabled',
      'isRestrictiveCookiePolicyAbsolute',
    ]) {
      const { banner } = await open(plain, { head: contextOf({ isCookieBannerEnabled: true, [name]: true }) });
      expect(banner.restrictive, name).to.equal(true);
    }
  });
});

describe('positions', () => {
  const at = (variant: string, position: string) =>
    open(`<site-cookie-banner variant="${variant}" position="${position}"></site-cookie-banner>`);

  for (const [variant, position, place] of [
    ['bar', 'top', 'top'],
    ['bar', 'bottom', 'bottom'],
    ['bar', 'top-left', 'bottom'],
    ['popup', 'top-left', 'top-left'],
    ['popup', 'bottom-right', 'bottom-right'],
    ['popup', 'top', 'bottom-left'],
  ] as const)
    it(`of a ${variant}: ${position} is ${place}`, async () => {
      expect(placeOf(await at(variant, position))).to.equal(place);
    });

  for (const [from, position, to, place] of [
    ['popup', 'top-left', 'bar', 'top'],
    ['popup', 'top-right', 'bar', 'top'],
    ['popup', 'bottom-right', 'bar', 'bottom'],
    ['bar', 'top', 'popup', 'top-left'],
    ['bar', 'bottom', 'popup', 'bottom-left'],
  ] as const)
    it(`follow a ${from} at ${position} that becomes a ${to}: ${place}`, async () => {
      const page = await at(from, position);
      page.banner.variant = to;
      await Promise.resolve();
      expect(placeOf(page)).to.equal(place);
    });
});

describe('an editor', () => {
  const say = (page: BannerPage, name: string, detail?: object): void => {
    const { CustomEvent } = page.view;
    page.document.dispatchEvent(new CustomEvent(`site-cookie-banner-${name}`, { detail }));
  };

  it('forces the banner, changes it and hides it, repeatedly', async () => {
    const page = await openSilent(plain, { head: contextOf({ isCookieBannerEnabled: false }) });
    expect(isShown(page)).to.equal(false);
    say(page, 'force');
    await appears(page);
    const first = page.get('banner');
    say(page, 'update', { isCookieBannerEnabled: false, cookieBannerPosition: 'TOP', isVisitorDataRestricted: true });
    await eventually('it has moved', () => placeOf(page) === 'top');
    expect(page.get('banner')).to.not.equal(first);
    say(page, 'unforce');
    await eventually('it is gone', () => !isShown(page));
  });

  it('can show an answered banner, and an update alone renders it again', async () => {
    const page = await open(plain);
    page.get('accept').click();
    await eventually('it is gone', () => !isShown(page));
    say(page, 'force');
    await appears(page);
    const first = page.get('banner');
    say(page, 'update');
    await eventually('the banner is another node', () => page.find('banner') !== first && isShown(page));
    expect(page.troubles).to.deep.equal([]);
  });
});
