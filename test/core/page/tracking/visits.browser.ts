/**
 * Tests the measuring of visits against the mock API: what is stored and sent, for whom, and until when.
 * It is long because each kind of visitor and each answer is a test.
 */
import { expect } from '@open-wc/testing';
import { cookies } from '../../../../core/model/vocabularies/cookies.ts';
import { cookieNames, removeCookies, setCookie } from '../../../support/cookies.ts';
import { eventually, never } from '../../../support/eventually.ts';
import { closePages, openPage, type View } from '../../../support/own-page.ts';
import { withoutTimeLimits } from '../../../support/without-time-limits.ts';
import { loadServices } from '../services.ts';

const { consent, destroySite, startSite, storeConsent } = await loadServices();

type Module = Pick<typeof import('../../../../core/page/tracking.ts'), 'startTracking'>;
const bundle = '/dist/test/site-tracking.js';
const { startTracking }: Module = await import(bundle);

const names = ['site-analytics', 'site-visit', 'site-visitor'];
const context = {
  website: { id: '64f1c0de5a1e7a0b2c3d4e5f', language: 'en-GB' },
  templateId: '64f1c0de5a1e7a0b2c3d4e60',
  collection: { id: '64f1c0de5a1e7a0b2c3d4e01' },
  item: { id: '64f1c0de5a1e7a0b2c3d4e02', recordType: 1 },
  pageType: 50,
};

interface Call {
  readonly url: URL;
  readonly options: RequestInit;
  readonly response: Promise<Response>;
}

interface PageSetup {
  readonly site?: object;
  readonly prepare?: (view: View) => void;
  /** Default: the mock API answers. */
  readonly answer?: (call: Omit<Call, 'response'>) => Promise<Response>;
}

/** Opens a page with a context and a function that sees its calls. */
async function openSite({ site = context, prepare, answer }: PageSetup, script = '') {
  const calls: Call[] = [];
  const page = await openPage({
    head: `<script type="application/json" data-site-context>${JSON.stringify(site)}</script>${script}`,
    prepare: (view) => {
      withoutTimeLimits(view);
      const { fetch } = view;
      view.fetch = (url, options = {}) => {
        const call = { url: new URL(String(url)), options };
        const response = answer?.(call) ?? fetch.call(view, url, options);
        calls.push({ ...call, response });
        return response;
      };
      prepare?.(view);
    },
  });
  return { ...page, calls };
}

/** Opens a page whose markup starts the measuring, and resolves after that. */
async function open(setup: PageSetup = {}) {
  const page = await openSite(setup, `<script type="module" src="${bundle}" data-site-tracking></script>`);
  await eventually('the script has run', () => Reflect.get(page.view, 'haveScriptsRun'));
  return { ...page, tracking: startTracking({}, page.document) };
}

const formOf = ({ options }: Call): Record<string, string> =>
  // The subject sends nothing else.
  Object.fromEntries(options.body as URLSearchParams);

const cookieText = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((text) => text.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const ours = (): readonly string[] =>
  cookieNames()
    .filter((name) => names.includes(name))
    .sort();

/** Engines may show the cookies of another frame later. */
const eventuallyErased = (): Promise<unknown> => eventually('the cookies are erased', () => ours().length === 0);

const forget = (): void => removeCookies(...names, 'site-consent', 'crumb');

beforeEach(forget);
afterEach(() => {
  destroySite();
  consent().withdraw('analytics');
  closePages();
  forget();
});

describe('a page that measures visits', () => {
  it('stores and sends nothing before the visitor agrees, nor after another category is allowed', async () => {
    const { document: page, calls, tracking } = await open();
    consent(page).grant('functional', 'marketing', 'media');
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
    expect(tracking.visitor()).to.equal(undefined);
    expect(tracking.counts()).to.deep.equal({ sent: 0, failed: 0 });
  });

  it('records a view with all fields once the visitor agrees, which the API accepts', async () => {
    setCookie('crumb=c1');
    const { document: page, calls, tracking, view } = await open();
    consent(page).grant('analytics');
    const call = await eventually('the view is sent', () => calls[0]);
    expect([call.url.pathname, call.url.search, call.options.method]).to.deep.equal([
      '/api/census/RecordHit',
      '?crumb=c1',
      'POST',
    ]);
    expect(call.options.keepalive).to.equal(true);
    const { event, data = '', ss_cvr: record } = formOf(call);
    expect([event, record]).to.deep.equal(['View', decodeURIComponent(cookieText('site-visitor') ?? '')]);
    const { clientDate, ...fields } = JSON.parse(data);
    expect(fields).to.deep.equal({
      websiteId: context.website.id,
      templateId: context.templateId,
      website_locale: 'en-GB',
      url: page.URL,
      title: 'A page',
      itemId: context.item.id,
      recordType: 1,
      collectionId: context.collection.id,
      userAgent: navigator.userAgent,
      viewportInnerWidth: view.innerWidth,
      viewportInnerHeight: view.innerHeight,
      screenWidth: screen.width,
      screenHeight: screen.height,
      localStorageSupported: true,
      queryString: '',
      referrer: page.referrer,
      visitorCookie: record,
    });
    expect(clientDate).to.be.at.least(tracking.visitor()?.thisVisit ?? Number.NaN);
    const response = await call.response;
    expect([response.status, response.headers.get('x-mock-violations')]).to.deep.equal([200, null]);
    expect(tracking.counts()).to.deep.equal({ sent: 1, failed: 0 });
    expect(calls).to.have.length(1);
  });

  it('stores the record for two years, the visit for 30 minutes and the id of analytics for 390 days', async () => {
    const written: string[] = [];
    const { document: page } = await open({
      prepare: ({ Document: { prototype }, document: own }) => {
        // Every document has it.
        const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'cookie') as Required<PropertyDescriptor>;
        Object.defineProperty(own, 'cookie', {
          get,
          set(text: string) {
            written.push(text);
            set.call(own, text);
          },
        });
      },
    });
    consent(page).grant('analytics');
    const ages = written.map((text) => /^([^=]+)=.*Max-Age=(\d+)/.exec(text)?.slice(1));
    expect(ages).to.deep.equal([
      ['site-visitor', '63072000'],
      ['site-visit', '1800'],
      ['site-analytics', '33696000'],
    ]);
    expect(ages).to.deep.equal(
      [cookies.visitor, cookies.visit, cookies.analytics].map(({ name, lifetime }) => [name, String(lifetime)]),
    );
  });

  it('continues a visit, and begins the next one when the cookie of the visit has lapsed', async () => {
    const first = await open();
    consent(first.document).grant('analytics');
    const analytics = cookieText('site-analytics');
    const second = await open();
    consent(second.document).grant('analytics');
    expect(second.tracking.visitor()).to.deep.equal(first.tracking.visitor());
    removeCookies('site-visit');
    const third = await open();
    consent(third.document).grant('analytics');
    const { thisVisit: previousVisit, ...record } = first.tracking.visitor() ?? {};
    const { thisVisit } = third.tracking.visitor() ?? {};
    expect(third.tracking.visitor()).to.deep.equal({ ...record, visits: 2, previousVisit, thisVisit });
    expect(cookieText('site-visit')).to.equal(String(thisVisit));
    expect(cookieText('site-analytics')).to.equal(analytics);
  });

  it('erases the cookies and aborts a call in progress when the consent is withdrawn', async () => {
    const { document: page, calls, tracking } = await open({ answer: () => new Promise(() => {}) });
    consent(page).grant('analytics');
    expect(ours()).to.deep.equal(names);
    await eventually('the view is sent', () => calls.length === 1);
    consent(page).withdraw('analytics');
    expect(ours()).to.deep.equal([]);
    expect(calls.map(({ options }) => options.signal?.aborted)).to.deep.equal([true]);
    expect([tracking.visitor(), tracking.counts()]).to.deep.equal([undefined, { sent: 1, failed: 0 }]);
    consent(page).grant('functional');
    await never('something is stored or sent', () => calls.length > 1 || ours().length > 0);
  });

  it('sends nothing if the consent is withdrawn before the script of the calls has loaded', async () => {
    const { document: page, calls, tracking } = await open();
    consent(page).grant('analytics');
    consent(page).withdraw('analytics');
    await eventuallyErased();
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
    expect(tracking.counts()).to.deep.equal({ sent: 0, failed: 0 });
  });

  it('erases the cookies of earlier visits when the visitor refuses', async () => {
    for (const name of names) setCookie(`${name}=1`);
    const { document: page, calls } = await open();
    expect(ours()).to.deep.equal(names);
    consent(page).answer({ analytics: false });
    await eventuallyErased();
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
  });

  it('leaves no cookie of earlier visits under a restrictive policy', async () => {
    for (const name of names) setCookie(`${name}=1`);
    const { document: page } = await open();
    storeConsent({ policyVersion: 2, acceptDays: 30, declineDays: 30, trackingCookies: [], isRestrictive: true }, page);
    expect(ours()).to.deep.equal([]);
  });

  it('takes Global Privacy Control as a refusal, also after the visitor has agreed', async () => {
    for (const name of names) setCookie(`${name}=1`);
    const { document: page, calls } = await open({
      prepare: ({ navigator: own }) => Object.defineProperty(own, 'globalPrivacyControl', { value: true }),
    });
    expect(ours()).to.deep.equal([]);
    consent(page).grant('analytics');
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
  });

  it('measures nothing for accounts that are logged in and on pages for errors, in the data of a page or of a script', async () => {
    for (const more of [{ pageType: 100 }, { authenticatedAccount: {} }, { websiteRoles: [1] }]) {
      const { document: page, calls } = await open({ site: { ...context, ...more } });
      consent(page).grant('analytics');
      await never(`something is stored or sent: ${JSON.stringify(more)}`, () => calls.length > 0 || ours().length > 0);
    }
    const { document: page, calls } = await open();
    startSite({ pageType: 'lock-screen' }, page);
    consent(page).grant('analytics');
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
  });

  it('measures viewers, and omits an item whose type is not counted', async () => {
    const item = { id: context.item.id, recordType: 11 };
    const { document: page, calls } = await open({ site: { ...context, item, websiteRoles: [10] } });
    consent(page).grant('analytics');
    const call = await eventually('the view is sent', () => calls[0]);
    const { itemId, recordType, collectionId } = JSON.parse(formOf(call).data ?? '');
    expect([itemId, recordType, collectionId]).to.deep.equal([undefined, undefined, context.collection.id]);
  });

  it('is off with one warning where the browser denies cookies', async () => {
    const {
      document: page,
      calls,
      troubles,
    } = await open({
      prepare: ({ document: own }) => Object.defineProperty(own, 'cookie', { get: () => '', set: () => {} }),
    });
    consent(page).grant('analytics');
    consent(page).grant('functional');
    await never('something is sent', () => calls.length > 0);
    expect(troubles).to.have.length(1);
    expect(troubles[0]).to.contain('Cookies are blocked');
  });

  it('ignores and counts calls that are refused, fail, or are not answered within 2500 ms', async () => {
    const answers: NonNullable<PageSetup['answer']>[] = [
      () => Promise.resolve(new Response('{}', { status: 500 })),
      () => Promise.reject(new TypeError('Failed to fetch')),
      ({ options: { signal } }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ];
    for (const answer of answers) {
      const limits: AbortController[] = [];
      const {
        document: page,
        tracking,
        troubles,
      } = await open({
        answer,
        prepare: ({ AbortSignal: own }) => {
          own.timeout = (ms) => {
            expect(ms).to.equal(2500);
            limits.push(new AbortController());
            // Just added.
            return (limits.at(-1) as AbortController).signal;
          };
        },
      });
      consent(page).grant('analytics');
      const limit = await eventually('the call has a limit', () => limits.at(-1));
      if (answer === answers[2]) limit.abort();
      await eventually('the failure is counted', () => tracking.counts().failed === 1);
      expect([tracking.counts().sent, troubles]).to.deep.equal([1, []]);
    }
  });

  it('records another view when the visitor returns to it from the next page', async () => {
    const { document: page, calls, view } = await open();
    consent(page).grant('analytics');
    await eventually('the view is sent', () => calls.length === 1);
    view.dispatchEvent(new view.PageTransitionEvent('pageshow', { persisted: false }));
    await never('it is sent again', () => calls.length > 1);
    view.dispatchEvent(new view.PageTransitionEvent('pageshow', { persisted: true }));
    await eventually('it is sent again', () => calls.length === 2);
  });

  it('records a view of a prerendered page only when the visitor sees it', async () => {
    let prerendering = true;
    const {
      document: page,
      calls,
      view,
    } = await open({
      prepare: ({ document: own }) => Object.defineProperty(own, 'prerendering', { get: () => prerendering }),
    });
    consent(page).grant('analytics');
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
    prerendering = false;
    page.dispatchEvent(new view.Event('prerenderingchange'));
    await eventually('the view is sent', () => calls.length === 1 && ours().length === 3);
  });

  it('stops when the site is destroyed, and can start again', async () => {
    const { document: page, calls, tracking } = await open();
    destroySite(page);
    consent(page).grant('analytics');
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
    const next = startTracking({}, page);
    expect(next).to.not.equal(tracking);
    expect(startTracking({}, page)).to.equal(next);
    expect(next.visitor()?.visits).to.equal(1);
    next.stop();
  });
});

describe('the page of the search', () => {
  it('counts the visit, and records no view', async () => {
    const { href } = location;
    history.replaceState(null, '', '/search?q=print');
    const tracking = startTracking();
    consent().grant('analytics');
    await never('a view is sent', () => tracking.counts().sent > 0);
    history.replaceState(null, '', href);
    expect([tracking.visitor()?.visits, ours()]).to.deep.equal([1, names]);
  });
});

describe('startSite with tracking', () => {
  const startWith = (options: object, more = ''): string =>
    `<script type="module">
      import { destroySite, startSite } from '/dist/test/site-page.js';
      startSite(${JSON.stringify(options)});
      ${more}
    </script>`;

  const isLoaded = (view: View): boolean =>
    view.performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/site-tracking.js'));

  it('loads the measuring, with the context of the markup, and sends nothing before the consent', async () => {
    const { document: page, calls, view } = await openSite({}, startWith({ tracking: 'visits' }));
    await eventually('the measuring is loaded', () => isLoaded(view));
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
    consent(page).grant('analytics');
    const call = await eventually('the view is sent', () => calls[0]);
    expect(JSON.parse(formOf(call).data ?? '')).to.include({ collectionId: context.collection.id });
  });

  it('loads nothing of it in a page that does not turn it on', async () => {
    for (const options of [{}, { tracking: false }]) {
      const { document: page, calls, view } = await openSite({}, startWith(options));
      await eventually('the script has run', () => Reflect.get(view, 'haveScriptsRun'));
      consent(page).grant('analytics');
      await never('something is loaded or sent', () => isLoaded(view) || calls.length > 0);
    }
  });

  for (const [tracking, counted] of [
    [true, ['/api/census/RecordHit', '/api/census/button-click']],
    ['visits', ['/api/census/RecordHit']],
  ] as const)
    it(`counts what visitors use only for true, not for ${tracking}`, async () => {
      const { document: page, calls, view, place } = await openSite({}, startWith({ tracking }));
      await eventually('the measuring is loaded', () => isLoaded(view));
      consent(page).grant('analytics');
      await eventually('the view is sent', () => calls.length > 0);
      const button = place('<button type="button" data-site-button="book">Book</button>');
      button.click();
      await eventually('the calls are sent', () => calls.length >= counted.length);
      if (tracking !== true) await never('a click is sent', () => calls.length > 1);
      expect(calls.map(({ url }) => url.pathname)).to.include.members([...counted]);
    });

  it('measures nothing after a value that is not known, and reports it once', async () => {
    const { document: page, calls, troubles } = await openSite({}, startWith({ tracking: 'off' }));
    await eventually('it is reported', () => troubles.length > 0);
    consent(page).grant('analytics');
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
    const failure = 'site-elements: tracking-not-started [object Object] TypeError: invalid tracking';
    expect(troubles).to.deep.equal([failure]);
  });

  it('measures nothing if the site is destroyed while it loads, also if it is started again without', async () => {
    const {
      document: page,
      calls,
      view,
    } = await openSite({}, startWith({ tracking: true }, 'destroySite(); startSite();'));
    await eventually('the measuring is loaded', () => isLoaded(view));
    consent(page).grant('analytics');
    await never('something is stored or sent', () => calls.length > 0 || ours().length > 0);
  });
});
