/** The effects of an answer, and of its absence (docs/spec.md#runtime-4; GDPR articles 4(11) and 7, https://eur-lex.europa.eu/eli/reg/2016/679/oj). */
import { expect } from '@open-wc/testing';
import { cookieNames } from '../../support/cookies.ts';
import { press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { appears, type BannerPage, forget, isShown, leaves, open, openSilent, setCookies } from './banner.ts';

const both = '<site-cookie-banner accept-type="opt-in-and-out" cta-variant="button"></site-cookie-banner>';
const settings = '<button id="settings" type="button" commandfor="cookies" command="--show">Cookie settings</button>';
const optional = ['functional', 'analytics', 'marketing', 'media'] as const;

const answers = ({ consent }: BannerPage): readonly (boolean | undefined)[] =>
  optional.map((category) => consent.choices()[category]);

beforeEach(forget);
afterEach(() => {
  forget();
  closePages();
});

describe('the visitor', () => {
  it('accepts: all is allowed, and the banner is hidden, also on the next page', async () => {
    const page = await open(both);
    expect(answers(page)).to.deep.equal([undefined, undefined, undefined, undefined]);
    page.get('accept').click();
    await leaves(page);
    expect(answers(page)).to.deep.equal([true, true, true, true]);
    const next = await openSilent(both);
    expect([isShown(next), answers(next)]).to.deep.equal([false, [true, true, true, true]]);
    expect(next.troubles).to.deep.equal([]);
  });

  it('declines: nothing is allowed, and the banner is hidden, also on the next page', async () => {
    const page = await open(both);
    page.get('decline').click();
    await leaves(page);
    const next = await openSilent(both);
    expect([isShown(next), answers(next)]).to.deep.equal([false, [false, false, false, false]]);
  });

  it('does not answer by scrolling, by Escape, by clicks on the page or by leaving', async () => {
    const page = await open(both, { body: '<p style="block-size: 3000px"><button>Elsewhere</button></p>' });
    page.view.scrollTo(0, 500);
    page.get('accept').focus();
    await press('Escape');
    page.document.querySelector<HTMLElement>('p button')?.click();
    expect([isShown(page), answers(page)]).to.deep.equal([true, [undefined, undefined, undefined, undefined]]);
    expect(isShown(await open(both))).to.equal(true);
    expect(cookieNames()).to.not.include('site-consent');
  });

  it('is prompted again when the policy is newer', async () => {
    const page = await open(both);
    page.get('accept').click();
    const next = await open('<site-cookie-banner policy-version="3"></site-cookie-banner>');
    expect([isShown(next), answers(next)[0]]).to.deep.equal([true, undefined]);
  });

  it('who allowed only one video is still prompted', async () => {
    const page = await open(both);
    page.consent.grant('media');
    expect(isShown(page)).to.equal(true);
  });

  it('sees no banner if a listener cancels it', async () => {
    const page = await open(both);
    page.banner.addEventListener('site-answer', (event) => event.preventDefault());
    page.get('accept').click();
    expect([isShown(page), answers(page)[0]]).to.deep.equal([true, undefined]);
  });
});

describe('the events', () => {
  it('report the answer in order, with a receipt of what the visitor saw', async () => {
    const page = await open(`<site-cookie-banner preset="strict"><p>We count visits.</p></site-cookie-banner>`);
    const events: string[] = [];
    for (const type of ['site-answer', 'site-consent', 'site-answered'])
      page.document.addEventListener(type, ({ type: name }) => events.push(name));
    let text: string | undefined;
    page.document.addEventListener('site-consent', ({ detail }) => {
      text = detail.text;
    });
    page.get('decline').click();
    expect(events).to.deep.equal(['site-answer', 'site-consent', 'site-answered']);
    for (const seen of ['We count visits.', 'Accept', 'Decline']) expect(text).to.contain(seen);
  });
});

describe('changing the answer', () => {
  const reopened = async (markup: string): Promise<BannerPage> => {
    const page = await open(markup, { body: settings });
    page.get('accept').click();
    await leaves(page);
    page.document.getElementById('settings')?.focus();
    page.document.getElementById('settings')?.click();
    await appears(page);
    return page;
  };

  it('is possible with a button of the page: the banner appears again, has the focus, shows the earlier answer, and can be declined', async () => {
    const page = await reopened('<site-cookie-banner id="cookies"></site-cookie-banner>');
    expect(page.banner.shadowRoot?.activeElement).to.equal(page.get('banner'));
    expect(page.get('note').textContent).to.equal('You have accepted.');
    setCookies('_ga');
    page.banner.trackingCookies = ['_ga*'];
    await Promise.resolve();
    page.get('decline').click();
    await leaves(page);
    expect(answers(page)).to.deep.equal([false, false, false, false]);
    expect(page.document.activeElement?.id, 'the focus is back').to.equal('settings');
    await eventually('the cookie is removed', () => !cookieNames().includes('_ga'));
  });

  it('returns the focus to a button that comes from another document', async () => {
    const page = await open('<site-cookie-banner id="cookies"></site-cookie-banner>', { body: '<p>Text</p>' });
    page.get('accept').click();
    await leaves(page);
    const button = document.createElement('button');
    page.document.body.append(button);
    button.focus();
    page.banner.show();
    await appears(page);
    page.get('accept').click();
    await leaves(page);
    expect(page.document.activeElement).to.equal(button);
  });

  it('has no effect if the answer is the same', async () => {
    const page = await reopened('<site-cookie-banner id="cookies"></site-cookie-banner>');
    page.get('accept').click();
    await leaves(page);
    expect(answers(page)).to.deep.equal([true, true, true, true]);
    expect(page.troubles).to.deep.equal([]);
  });
});

describe('a browser that opts out', () => {
  it('is honored, and the visitor sees that it is', async () => {
    setCookies('_ga');
    const page = await open('<site-cookie-banner preset="strict" tracking-cookies="_ga*"></site-cookie-banner>', {
      prepare: (view) => Object.defineProperty(view.navigator, 'globalPrivacyControl', { value: true }),
    });
    expect(page.get('note').textContent).to.contain('opts out of tracking');
    await eventually('the cookie is removed', () => !cookieNames().includes('_ga'));
    expect(answers(page)[1], 'it does not count as an answer').to.equal(undefined);
    page.get('accept').click();
    expect(answers(page)[1], 'an answer overrides it').to.equal(true);
  });
});
