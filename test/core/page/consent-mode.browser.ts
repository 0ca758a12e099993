/** Tests the script for Google's tags: denied first, then the visitor's answer. */
import { expect } from '@open-wc/testing';
import { removeCookies } from '../../support/cookies.ts';
import { closePages, openPage } from '../../support/own-page.ts';
import { loadServices } from './services.ts';

const { consent, storeConsent } = await loadServices();

const code = await (await fetch('/dist/test/inline/consent-mode.js')).text();
const keep = { policyVersion: 2, acceptDays: 30, declineDays: 30, trackingCookies: [], isRestrictive: false };

type Call = readonly [string, string, Readonly<Record<string, unknown>>];

async function open(attributes = '') {
  const page = await openPage({ head: `<script ${attributes}>${code}</script>` });
  const calls = (): Call[] => (page.view.dataLayer ?? []).map((each) => Array.from(each as ArrayLike<never>) as never);
  return { ...page, calls };
}

const forget = (): void => removeCookies('site-consent');

beforeEach(forget);
afterEach(() => {
  forget();
  closePages();
});

const signals = (call: Call | undefined): unknown => call && [call[1], call[2].ad_storage, call[2].analytics_storage];

describe('the script for Google’s tags', () => {
  it('denies everything first, with the calls that Google’s tags read', async () => {
    const { calls, view } = await open();
    expect(calls()).to.have.length(1);
    expect(Object.prototype.toString.call(view.dataLayer?.[0])).to.equal('[object Arguments]');
    expect(calls()[0]).to.deep.equal([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
      },
    ]);
  });

  it('signals each answer, and an earlier one at once', async () => {
    const { calls, document: page } = await open();
    storeConsent(keep, page);
    consent(page).answer({ functional: false, analytics: true, marketing: false, media: false });
    expect(signals(calls()[1])).to.deep.equal(['update', 'denied', 'granted']);
    expect(signals((await open()).calls()[1])).to.deep.equal(['update', 'denied', 'granted']);
    consent(page).withdraw('analytics');
    expect(signals(calls()[2])).to.deep.equal(['update', 'denied', 'denied']);
  });

  it('ignores an answer to an older policy', async () => {
    const { document: page } = await open();
    storeConsent(keep, page);
    consent(page).grant('marketing');
    expect((await open('data-policy-version="3"')).calls()).to.have.length(1);
    expect((await open('data-policy-version="2"')).calls()).to.have.length(2);
  });

  it('appends to an existing data layer', async () => {
    const page = await openPage({ head: `<script>dataLayer = ['mine']</script><script>${code}</script>` });
    expect(page.view.dataLayer?.[0]).to.equal('mine');
    expect(page.view.dataLayer).to.have.length(2);
  });

  it('stores nothing and requests nothing', async () => {
    const { view } = await open();
    expect(document.cookie).to.not.contain('site-');
    expect(view.performance.getEntriesByType('resource')).to.have.length(0);
  });
});
