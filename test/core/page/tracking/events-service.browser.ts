/** Tests events for a service at an origin, the session of the visitor, and reports of landings, against the mock API. */
import { expect } from '@open-wc/testing';
import { cookieNames, removeCookies } from '../../../support/cookies.ts';
import { eventually, never } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import {
  type EventCall,
  type EventsPage,
  type EventsPageOptions,
  eventsSite,
  openEventsPage,
} from './open-events-page.ts';

const { consent, destroySite } = await loadServices();

const toService = '{ origin: window.origin }';
const key = 'site:events';

async function openAllowed(options?: EventsPageOptions): Promise<EventsPage> {
  const page = await openEventsPage(options);
  consent(page.document).grant('analytics');
  return page;
}

const bodyOf = ({ text }: EventCall) => JSON.parse(text);
const ok = (): Promise<Response> => Promise.resolve(new Response('{}'));
const named = (page: EventsPage, path: string): readonly EventCall[] =>
  page.calls.filter(({ url }) => url.pathname === path);
const first = (page: EventsPage, path: string): Promise<EventCall> =>
  eventually(`a call of ${path}`, () => named(page, path)[0]);
const entries = (): readonly boolean[] => [sessionStorage, localStorage].map((area) => area.getItem(key) !== null);

function forget(): void {
  for (const area of [sessionStorage, localStorage]) area.removeItem(key);
  removeCookies(...cookieNames().filter((name) => name.startsWith('site-')));
}

async function expectAccepted(call: EventCall): Promise<void> {
  const response = await call.response;
  expect([response?.status, response?.headers.get('x-mock-violations')]).to.deep.equal([200, null]);
}

beforeEach(forget);
afterEach(() => {
  closePages();
  forget();
});

describe('an event for a service', () => {
  it('has all common data, the data of the author and its name, and the mock API accepts it', async () => {
    const page = await openAllowed({
      options: toService,
      site: { ...eventsSite, marketingId: 'm-1', authenticatedAccount: { id: 'member-1' } },
    });
    const time = Date.now();
    page.track('signed-up', { plan: 'pro', seats: 3 });
    const call = await first(page, '/api/v1/events');
    const { analyticsId, commonData, customData, customSchemaName } = bodyOf(call);
    const { timestamp, sessionId, ...common } = commonData;
    expect(customSchemaName).to.equal('signed-up');
    expect(customData).to.deep.equal({ plan: 'pro', seats: 3, isFirstLanding: true, isFirstSession: true });
    expect(common).to.deep.equal({
      pageHost: '',
      pagePath: 'srcdoc',
      queryParams: '',
      referrer: page.document.referrer,
      windowSize: '800x600',
      language: navigator.language,
      locale: 'en',
      marketingId: null,
      websiteId: eventsSite.website.id,
      templateId: eventsSite.templateId,
      memberAccountId: 'member-1',
    });
    expect(Date.parse(timestamp)).to.be.at.least(time);
    expect(sessionId).to.match(/^[\d-]+$/);
    expect(document.cookie).to.contain(`site-analytics=${analyticsId}`);
    await expectAccepted(call);
    expect(named(page, '/api/events/RecordEvent')).to.deep.equal([]);
    expect(page.troubles).to.deep.equal([]);
  });

  it('has the id of marketing only with consent to it, and no common field of another type, with one warning', async () => {
    const page = await openAllowed({
      answer: ok,
      options: toService,
      site: { website: { id: 7 }, templateId: 'x', marketingId: 'm-1' },
    });
    consent(page.document).grant('marketing');
    for (const _ of [1, 2]) page.track('a', { isFirstLanding: false, amount: [1] });
    await eventually('both are sent', () => page.calls.length === 2);
    const { commonData, customData } = bodyOf(await first(page, '/api/v1/events'));
    expect([commonData.websiteId, commonData.templateId, commonData.marketingId]).to.deep.equal([
      undefined,
      'x',
      'm-1',
    ]);
    expect(customData).to.deep.equal({ isFirstLanding: true, isFirstSession: true });
    await eventually('the warnings are shown', () => page.troubles.length === 3);
    expect(page.troubles.join()).to.contain('The field "websiteId" of events is not sent.');
  });

  it('waits until the script of the service has loaded, and is dropped and counted if the visitor leaves before', async () => {
    const page = await openAllowed({ answer: ok, options: toService });
    page.track('a');
    page.view.dispatchEvent(new Event('pagehide'));
    expect(page.counts()).to.deep.equal({ sent: 0, failed: 0, dropped: 1 });
    page.track('b');
    page.track('c');
    await eventually('both are sent', () => page.counts().sent === 2);
    expect(page.calls.map((call) => bodyOf(call).customSchemaName)).to.deep.equal(['b', 'c']);
  });

  it('is for the server of the site, with one warning, if a setting is mistyped', async () => {
    for (const [options, setting] of [
      ['{ origin: "events" }', 'origin'],
      ['{ origin: "javascript:alert(1)" }', 'origin'],
      ['{ origin: 7 }', 'origin'],
      ['{ landing: "yes" }', 'landing'],
      ['{ orgin: window.origin }', 'orgin'],
    ] as const) {
      const page = await openAllowed({ answer: ok, options });
      page.track('a');
      await first(page, '/api/events/RecordEvent');
      await eventually('the warning is shown', () => page.troubles.length === 1);
      expect(page.troubles[0]).to.contain(`The setting "${setting}" of events is ignored.`);
      expect(page.calls).to.have.length(1);
    }
  });
});

describe('the session of a visitor', () => {
  async function track(page: EventsPage) {
    page.track('a');
    const { commonData, customData } = bodyOf(await first(page, '/api/v1/events'));
    return { id: commonData.sessionId, flags: [customData.isFirstLanding, customData.isFirstSession] };
  }
  const open = (): Promise<EventsPage> => openAllowed({ answer: ok, options: toService });

  it('is the first one until the tab is closed, and only its first page is a landing', async () => {
    const pages = [await track(await open()), await track(await open())];
    sessionStorage.removeItem(key);
    pages.push(await track(await open()), await track(await open()));
    expect(pages.map(({ flags }) => flags)).to.deep.equal([
      [true, true],
      [false, true],
      [true, false],
      [false, false],
    ]);
    const [a, b, c, d] = pages.map(({ id }) => id);
    expect([a === b, b === c, c === d]).to.deep.equal([true, false, true]);
  });

  it('is not stored before the visitor agrees and on pages without a service, and erased with the id when the consent is withdrawn', async () => {
    const undecided = await openEventsPage({ answer: ok, options: toService });
    undecided.track('a');
    const own = await openAllowed({ answer: ok });
    own.track('a');
    await first(own, '/api/events/RecordEvent');
    expect([entries(), cookieNames().includes('site-analytics')]).to.deep.equal([[false, false], false]);
    const page = await open();
    const before = await track(page);
    expect([entries(), cookieNames().includes('site-analytics')]).to.deep.equal([[true, true], true]);
    consent(page.document).withdraw('analytics');
    expect(entries()).to.deep.equal([false, false]);
    await eventually('the cookie is erased', () => !cookieNames().includes('site-analytics'));
    consent(page.document).grant('analytics');
    page.track('b');
    const next = await eventually('the next one', () => named(page, '/api/v1/events')[1]);
    expect(bodyOf(next).commonData.sessionId).to.not.equal(before.id);
  });

  it('of before is erased where the visitor has refused, or the browser sends Global Privacy Control', async () => {
    await track(await open());
    const refused = await openEventsPage({ answer: ok, options: toService });
    consent(refused.document).withdraw('analytics');
    expect(entries()).to.deep.equal([false, false]);
    await track(await open());
    await openAllowed({
      answer: ok,
      options: toService,
      prepare: ({ navigator: own }) => Object.defineProperty(own, 'globalPrivacyControl', { value: true }),
    });
    expect(entries()).to.deep.equal([false, false]);
  });
});

describe('a landing', () => {
  const landing = '{ landing: true }';

  it('is reported once for a session, and the mock API accepts it', async () => {
    const page = await openAllowed({ options: landing });
    const call = await first(page, '/api/track/Track');
    const { landing: url, screen: size, ...fields } = Object.fromEntries(call.url.searchParams);
    expect(fields).to.deep.equal({ refer: page.document.referrer, rk: '', lang: navigator.language });
    expect([url, size]).to.deep.equal(['about:srcdoc', `${screen.width}x${screen.height}`]);
    await expectAccepted(call);
    const next = await openAllowed({ options: landing });
    next.track('a');
    await first(next, '/api/events/RecordEvent');
    expect(named(next, '/api/track/Track')).to.deep.equal([]);
  });

  it('has the fields of campaigns from the query of the page, and not its hash', async () => {
    const { href } = location;
    const query = '?source=mail&campaign=spring&subchannel=b&mkwid=7&rk=9&refer=partner&other=x';
    history.replaceState(null, '', `/visit${query}#secret`);
    const calls: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (url) => {
      calls.push(String(url));
      return ok();
    };
    const { startEvents } = await loadServices();
    const events = startEvents({ landing: true });
    consent().grant('analytics');
    try {
      const call = await eventually('the landing is reported', () => calls.find((url) => url.includes('/Track')));
      const { landing: url, lang: _, screen: size, ...fields } = Object.fromEntries(new URL(call).searchParams);
      expect(url).to.equal(`${location.origin}/visit${query}`);
      expect(size).to.match(/^\d+x\d+$/);
      expect(fields).to.deep.equal({
        source: 'mail',
        campaign: 'spring',
        subchannel: 'b',
        mkwid: '7',
        rk: '9',
        refer: 'partner',
      });
    } finally {
      events.stop();
      consent().withdraw('analytics');
      globalThis.fetch = fetch;
      history.replaceState(null, '', href);
      destroySite();
    }
  });

  it('is not reported before the visitor agrees, and no event of a prerendered page is before the visitor sees it', async () => {
    let prerendering = true;
    const page = await openEventsPage({
      answer: ok,
      options: landing,
      prepare: ({ document: own }) => Object.defineProperty(own, 'prerendering', { get: () => prerendering }),
    });
    await never('it is reported', () => page.calls.length > 0);
    consent(page.document).grant('analytics');
    page.track('a');
    await never('something is sent', () => page.calls.length > 0);
    expect(entries()).to.deep.equal([false, false]);
    prerendering = false;
    page.document.dispatchEvent(new Event('prerenderingchange'));
    await first(page, '/api/track/Track');
    await first(page, '/api/events/RecordEvent');
  });

  it('is not reported after the events have ended while its script was loaded', async () => {
    const page = await openEventsPage({ answer: ok, options: landing });
    consent(page.document).grant('analytics');
    page.stop();
    await never('it is reported', () => page.calls.length > 0);
    expect(entries()).to.deep.equal([false, false]);
  });
});
