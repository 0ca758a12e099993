/** Tests the effects of an answer: it is stored and reported, and refused data is erased. */
import { expect } from '@open-wc/testing';
import type { ConsentOptions, ConsentReceipt } from '../../../../core/page/consent/store.ts';
import { cookieNames, removeCookies, setCookies } from '../../../support/cookies.ts';
import { eventually } from '../../../support/eventually.ts';
import { closePages, type OwnPage, openPage } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';

const { consent, storeConsent, pageCookies, pageStorage } = await loadServices();

const day = 86_400;
const all = { functional: true, analytics: true, marketing: true, media: true };
const none = { functional: false, analytics: false, marketing: false, media: false };

const options: ConsentOptions = {
  policyVersion: 2,
  acceptDays: 30,
  declineDays: 180,
  trackingCookies: ['_ga*'],
  isRestrictive: false,
};

const clear = (): void => {
  removeCookies('site-consent', 'site-visitor', 'site-visit', 'site-analytics', 'crumb', '_ga_x', '_other');
  localStorage.clear();
  sessionStorage.clear();
};

/** Returns a page that stores consent, and the receipts that it dispatches. */
async function open(more: Partial<ConsentOptions> = {}, prepare?: (page: OwnPage['view']) => void) {
  const page = await openPage({ ...(prepare && { prepare }) });
  const receipts: ConsentReceipt[] = [];
  page.document.addEventListener('site-consent', ({ detail }) => receipts.push(detail));
  storeConsent({ ...options, ...more }, page.document);
  return { page: page.document, view: page.view, receipts, ...consent(page.document) };
}

const has = (name: string): boolean => cookieNames().includes(name);

/** Another document of the same browser may see it a moment later. */
const isGone = (name: string): Promise<unknown> => eventually(`${name} is gone`, () => !has(name));

beforeEach(clear);
afterEach(() => {
  clear();
  closePages();
});

describe('an answer', () => {
  it('applies on the next page, until the policy is newer', async () => {
    (await open()).answer({ ...none, media: true });
    expect((await open()).choices()).to.deep.equal({ ...none, media: true });
    expect((await open({ policyVersion: 1 })).allows('media')).to.equal(true);
    expect((await open({ policyVersion: 3 })).choices(), 'the visitor is prompted again').to.deep.equal({});
  });

  it('is kept as long as its outcome requires', async () => {
    const ages: (string | undefined)[] = [];
    const watch = ({ document: own }: OwnPage['view']): void => {
      const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(own, 'cookie', {
        get: () => cookies?.get?.call(document),
        set: (text: string) => {
          if (text.startsWith('site-consent=')) ages.push(/Max-Age=(\d+)/.exec(text)?.[1]);
          cookies?.set?.call(document, text);
        },
      });
    };
    (await open({}, watch)).answer(all);
    (await open({}, watch)).answer(none);
    (await open({}, watch)).answer({ ...all, marketing: false });
    expect(ages).to.deep.equal([30, 180, 180].map((days) => String(days * day)));
  });

  it('causes one receipt that proves it', async () => {
    const { answer, receipts } = await open();
    answer(none, { text: 'We count visits.' });
    answer(none, { text: 'We count visits.' });
    expect(receipts).to.have.length(1);
    const [{ id, time, page, ...rest } = { id: '', time: '', page: '' }] = receipts;
    expect(id).to.match(/^[\da-f]{32}$/);
    expect(Math.abs(Date.parse(time) - Date.now())).to.be.below(60_000);
    expect(page).to.equal('about:srcdoc');
    expect(rest).to.deep.equal({ policyVersion: 2, choices: none, signal: undefined, text: 'We count visits.' });
  });

  it('of another tab is adopted when the visitor returns to this one, and is not reported again', async () => {
    const here = await open();
    here.answer({ ...all, media: false });
    const there = await open();
    there.answer({ ...all, analytics: false, media: true });
    here.view.dispatchEvent(new Event('pageshow'));
    expect(here.choices()).to.deep.equal({ ...all, analytics: false, media: true });
    expect([here.receipts.length, there.receipts.length]).to.deep.equal([1, 1]);
    expect((await open()).choices()).to.deep.equal({ ...all, analytics: false, media: true });
  });

  it('lasts as long as the page if cookies are denied', async () => {
    const { answer, allows, receipts } = await open({}, ({ document: own }) =>
      Object.defineProperty(own, 'cookie', { get: () => '', set: () => undefined }),
    );
    answer(all);
    expect([allows('media'), receipts.length]).to.deep.equal([true, 1]);
  });
});

describe('a refusal', () => {
  const fill = (page: Document): void => {
    for (const area of ['local', 'session'] as const) {
      pageStorage(area, page).set('seen', 1, { category: 'analytics' });
      pageStorage(area, page).set('needed', 1);
    }
    pageCookies(page).set({ name: 'site-visitor', category: 'analytics', lifetime: day }, 'x');
    setCookies('_ga_x');
    setCookies('_other');
  };
  const left = (): readonly string[] => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...['site-visitor', '_ga_x', '_other'].filter(has),
  ];
  const necessary = ['site:needed', 'site:needed', '_other'];

  it('erases the data that was stored with the consent, and nothing else', async () => {
    const { answer, page } = await open();
    answer(all);
    fill(page);
    expect(left()).to.have.length(7);
    answer(none);
    await isGone('_ga_x');
    expect(left()).to.deep.equal(necessary);
  });

  it('of an earlier page erases data that was stored since', async () => {
    (await open()).answer(none);
    setCookies('_ga_x');
    await open();
    await isGone('_ga_x');
  });

  it('does not include unanswered categories, unless the policy is restrictive', async () => {
    setCookies('_ga_x');
    await open();
    expect(has('_ga_x')).to.equal(true);
    await open({ isRestrictive: true });
    await isGone('_ga_x');
    (await open({ isRestrictive: true })).answer(all);
    setCookies('_ga_x');
    await open({ isRestrictive: true });
    expect(has('_ga_x'), 'agreed to').to.equal(true);
  });

  it('does not include unanswered analytics cookies of ours, unless the policy is restrictive', async () => {
    const ours = ['site-visitor', 'site-visit', 'site-analytics'];
    const kept = ['crumb', '_other'];
    setCookies(...ours, ...kept);
    await open();
    expect([...ours, ...kept].filter((name) => !has(name))).to.deep.equal([]);
    const { answer } = await open({ isRestrictive: true });
    for (const name of ours) await isGone(name);
    expect(kept.filter((name) => !has(name))).to.deep.equal([]);
    answer(all);
    setCookies(...ours);
    await open({ isRestrictive: true });
    expect(
      [...ours, 'site-consent'].filter((name) => !has(name)),
      'agreed to',
    ).to.deep.equal([]);
  });

  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const)
    it(`may come from the browser (${name}): it erases data, does not count as an answer, and an answer overrides it`, async () => {
      const signal = (view: OwnPage['view']): void => {
        Object.defineProperty(view.navigator, name, { value, configurable: true });
      };
      setCookies('_ga_x');
      const { choices, answer, allows, receipts } = await open({}, signal);
      await isGone('_ga_x');
      expect([choices(), receipts.length]).to.deep.equal([{}, 0]);
      answer(all);
      setCookies('_ga_x');
      expect(allows('marketing')).to.equal(true);
      expect(receipts[0]?.signal).to.equal(name === 'doNotTrack' ? 'dnt' : 'gpc');
      await open({}, signal);
      expect(has('_ga_x'), 'agreed to').to.equal(true);
    });
});
