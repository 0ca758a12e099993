/** Tests events that authors define, against the mock API. It is long because each end of an event is a test. */
import { expect } from '@open-wc/testing';
import { setCookie } from '../../../support/cookies.ts';
import { eventually, never } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import { type EventsPage, type EventsPageOptions, eventsSite, openEventsPage } from './open-events-page.ts';

const { consent, destroySite } = await loadServices();

/** Opens a page whose visitor has agreed. */
async function openAllowed(options?: EventsPageOptions): Promise<EventsPage> {
  const page = await openEventsPage(options);
  consent(page.document).grant('analytics');
  return page;
}

const dataOf = ({ calls }: EventsPage, index = 0) => JSON.parse(calls[index]?.fields.data ?? '{}');
const click = ({ document: page }: EventsPage, selector: string): void =>
  page.querySelector<HTMLElement>(selector)?.click();
const ok = (): Promise<Response> => Promise.resolve(new Response('{}', { status: 202 }));
const unreachable = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const pending = (): Promise<Response> => new Promise(() => {});

afterEach(() => {
  closePages();
  setCookie('crumb=; Max-Age=0');
});

describe('an event that a script of a page tracks', () => {
  it('is sent with the fields of the page and the crumb, and the mock API accepts it', async () => {
    setCookie('crumb=a%2Bb');
    const page = await openAllowed({
      site: { ...eventsSite, variantId: 'large', authenticatedAccount: { id: 'member-1', language: 'fr' } },
    });
    page.track('signed-up', { plan: 'pro', seats: 3, isTrial: false, coupon: null, none: undefined });
    const call = await eventually('the event is sent', () => page.calls[0]);
    expect(call.url.pathname).to.equal('/api/events/RecordEvent');
    expect([call.fields.crumb, call.fields.event]).to.deep.equal(['a+b', 'signed-up']);
    expect(dataOf(page)).to.deep.equal({
      plan: 'pro',
      seats: 3,
      isTrial: false,
      coupon: null,
      websiteId: eventsSite.website.id,
      memberAccountId: 'member-1',
      website_locale: 'de-CH',
      member_locale: 'fr',
      templateId: eventsSite.templateId,
      variantId: 'large',
      pageHash: '',
      pagePath: 'srcdoc',
    });
    const response = await call.response;
    expect([response?.status, response?.headers.get('x-mock-violations')]).to.deep.equal([200, null]);
    await eventually('it is counted', () => page.counts().sent === 1);
    expect(page.troubles).to.deep.equal([]);
  });

  it('is sent after the one before it has been answered, in order', async () => {
    const answers: ((response: Response) => void)[] = [];
    const page = await openAllowed({ answer: () => new Promise((resolve) => answers.push(resolve)) });
    for (const name of ['a', 'b', 'c']) page.track(name);
    for (const names of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      await eventually('the next one is sent', () => answers.length > 0);
      expect(page.names()).to.deep.equal(names);
      answers.pop()?.(new Response('{}'));
    }
    await eventually('all are counted', () => page.counts().sent === 3);
  });

  it('is dropped with one warning if it is mistyped', async () => {
    const page = await openAllowed({ answer: ok });
    for (const name of ['', 'a'.repeat(101), 7, undefined]) page.track(name);
    for (const data of [[1], 'text', 7]) page.track('paid', data);
    page.track('paid', 7);
    await eventually('the warnings are shown', () => page.troubles.length === 5);
    expect(page.troubles.join()).to.contain('The event "paid" is not sent.');
    await never('something is sent', () => page.calls.length > 0);
    expect(page.counts()).to.deep.equal({ sent: 0, failed: 0, dropped: 0 });
  });

  it('is sent without a mistyped field, with one warning, and has the fields of the page always', async () => {
    const page = await openAllowed({ answer: ok });
    for (const _ of [1, 2])
      page.track('paid', { amount: Number.NaN, items: ['a'], when: new Date(), websiteId: 'x', currency: 'CHF' });
    await eventually('both are sent', () => page.calls.length === 2);
    const { amount, items, when, websiteId, currency } = dataOf(page);
    expect([amount, items, when]).to.deep.equal([undefined, undefined, undefined]);
    expect([websiteId, currency]).to.deep.equal([eventsSite.website.id, 'CHF']);
    await eventually('the warnings are shown', () => page.troubles.length === 4);
    for (const field of ['amount', 'items', 'when', 'websiteId'])
      expect(page.troubles.join()).to.contain(`The field "${field}" of the event "paid" is not sent.`);
  });

  it('is sent without a value of the site context that is not text, with one warning', async () => {
    const page = await openAllowed({ answer: ok, site: { website: { id: 7 }, templateId: ['x'] } });
    for (const _ of [1, 2]) page.track('a');
    await eventually('both are sent', () => page.calls.length === 2);
    expect([dataOf(page).websiteId, dataOf(page).templateId]).to.deep.equal([undefined, undefined]);
    await eventually('the warnings are shown', () => page.troubles.length === 2);
    expect(page.troubles.join()).to.contain('The field "websiteId" of events is not sent.');
  });

  it('is counted, and named in the console, if the server refuses it; the next one is sent', async () => {
    const statuses = [500, 204, 202];
    const page = await openAllowed({
      answer: () => Promise.resolve(new Response(null, { status: statuses.shift() ?? 200 })),
    });
    for (const name of ['a', 'b', 'c']) page.track(name);
    await eventually('all are answered', () => page.counts().sent === 1);
    expect(page.counts()).to.deep.equal({ sent: 1, failed: 2, dropped: 0 });
    await eventually('the warnings are shown', () => page.troubles.length === 2);
    expect(page.troubles.join()).to.contain('Error tracking event: HTTP Status 500');
  });
});

describe('an event in the markup', () => {
  it('is sent when the visitor clicks its element, with its data attributes, also if the page stops the click', async () => {
    const page = await openAllowed({
      answer: ok,
      body: `<a href="#prices" data-site-event="compared" data-site-event-plan="pro" data-site-event-order-id="7" data-plan="x">
          <b>Compare</b></a>
        <button type="button" data-site-event="opened" disabled>Off</button>`,
    });
    page.document.querySelector('a')?.addEventListener('click', (event) => {
      event.stopImmediatePropagation();
      // The URL is relative to that of the test page, which the frame would load.
      event.preventDefault();
    });
    click(page, 'b');
    click(page, 'button');
    await eventually('the event is sent', () => page.calls.length > 0);
    const { plan, orderId, websiteId } = dataOf(page);
    expect([page.names(), plan, orderId, websiteId]).to.deep.equal([['compared'], 'pro', '7', eventsSite.website.id]);
    await never('another one is sent', () => page.calls.length > 1);
  });

  it('is sent when the visitor sends a form, and not for each click into it, whatever the names of its fields', async () => {
    const page = await openAllowed({
      answer: ok,
      body: `<form data-site-event="requested" data-site-event-topic="frames"><input name="dataset"><input name="matches">
        <button>Send</button></form>`,
    });
    page.document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    click(page, 'input');
    await never('a click is sent', () => page.calls.length > 0);
    click(page, 'button');
    await eventually('the event is sent', () => page.calls.length > 0);
    expect([page.names(), dataOf(page).topic]).to.deep.equal([['requested'], 'frames']);
  });

  it('is sent once for a click on the label of a control', async () => {
    const page = await openAllowed({
      answer: ok,
      body: `<label data-site-event="chosen"><input type="radio"> <b>Pro</b></label>
        <p data-site-event="read"><label><input type="checkbox"> <i>All</i></label></p>`,
    });
    click(page, 'b');
    click(page, 'i');
    await eventually('both are sent', () => page.names().join() === 'chosen,read');
    click(page, 'input');
    await eventually('a click on the control is sent too', () => page.names().join() === 'chosen,read,chosen');
    await never('another one is sent', () => page.calls.length > 3);
  });

  it('of a form in <site-form> is sent when the form has been sent, and not when it is refused', async () => {
    const page = await openAllowed({
      answer: ok,
      body: `<site-form><form data-site-event="signed-up"><input name="email"><button>Send</button></form></site-form>`,
    });
    page.document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    click(page, 'button');
    await never('it is sent', () => page.calls.length > 0);
    const { CustomEvent } = page.view;
    page.document.querySelector('site-form')?.dispatchEvent(new CustomEvent('site-submitted', { bubbles: true }));
    await eventually('it is sent', () => page.names().join() === 'signed-up');
  });

  it('goes nowhere that an element other than a script names', async () => {
    const page = await openEventsPage({
      answer: ok,
      body: `<p data-site-events="https://evil.example"></p><button type="button" data-site-event="opened">Open</button>`,
    });
    consent(page.document).grant('analytics');
    click(page, 'button');
    await eventually('it is sent', () => page.calls.length > 0);
    expect(page.calls[0]?.url.origin).to.equal(location.origin);
  });

  it('is sent from a script that marks the page', async () => {
    const page = await openEventsPage({
      answer: ok,
      body: `<script type="module" src="/dist/test/site-tracking-events.js" data-site-events></script>
        <button type="button" data-site-event="opened">Open</button>`,
    });
    consent(page.document).grant('analytics');
    click(page, 'button');
    await eventually('it is sent once', () => page.names().join() === 'opened');
  });
});

describe('events and the consent of the visitor', () => {
  it('are neither sent nor kept before it, after a refusal, and where the browser sends Global Privacy Control', async () => {
    const body = '<button type="button" data-site-event="opened">Open</button>';
    const page = await openEventsPage({ answer: ok, body });
    const signalled = await openEventsPage({
      answer: ok,
      body,
      prepare: ({ navigator }) => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    });
    consent(signalled.document).grant('analytics');
    const act = (opened: EventsPage): void => {
      opened.track('a');
      click(opened, 'button');
    };
    act(page);
    act(signalled);
    consent(page.document).grant('functional');
    act(page);
    consent(page.document).withdraw('analytics');
    act(page);
    consent(page.document).grant('analytics');
    await never('something is sent', () => page.calls.length + signalled.calls.length > 0);
    page.track('later');
    await eventually('the next event is sent', () => page.names().join() === 'later');
    expect(page.counts().dropped).to.equal(0);
  });

  it('are erased and aborted when it is withdrawn, without a warning, and counted', async () => {
    const page = await openAllowed({ answer: pending });
    for (const name of ['a', 'b', 'c']) page.track(name);
    consent(page.document).withdraw('analytics');
    expect(page.calls.map(({ signal }) => signal?.aborted)).to.deep.equal([true]);
    page.view.dispatchEvent(new Event('online'));
    page.view.dispatchEvent(new Event('pagehide'));
    page.track('d');
    await never('another one is sent', () => page.calls.length > 1);
    expect([page.counts(), page.troubles]).to.deep.equal([{ sent: 0, failed: 0, dropped: 3 }, []]);
  });

  it('are left to the browser when the site is destroyed, and no longer tracked', async () => {
    const page = await openAllowed({ answer: pending, acceptBeacon: () => true });
    for (const name of ['a', 'b']) page.track(name);
    destroySite(page.document);
    expect(page.calls.map(({ by, fields }) => [by, fields.event])).to.deep.equal([
      ['fetch', 'a'],
      ['beacon', 'b'],
    ]);
    page.track('c');
    expect(page.calls).to.have.length(2);
  });
});

describe('the end of events', () => {
  it('counts events as dropped, and tracks no more, where beacons are missing', async () => {
    const page = await openAllowed({
      answer: pending,
      acceptBeacon: () => {
        throw new TypeError('sendBeacon is not a function');
      },
    });
    for (const name of ['a', 'b']) page.track(name);
    destroySite(page.document);
    expect(page.counts()).to.deep.equal({ sent: 0, failed: 0, dropped: 1 });
    page.track('c');
    expect(page.calls).to.have.length(1);
  });

  it('by a call of before does not end events that were started since', async () => {
    const page = await openAllowed({
      answer: ok,
      body: `<script type="module">
        import { startEvents } from '/dist/test/site-tracking-events.js';
        window.restart = () => startEvents();
      </script>`,
    });
    page.stop();
    Reflect.get(page.view, 'restart')();
    page.stop();
    page.track('a');
    await eventually('it is sent', () => page.names().join() === 'a');
  });
});

describe('events without a connection', () => {
  it('wait, and are sent in order when it is back', async () => {
    let isOnline = false;
    const page = await openAllowed({ answer: () => (isOnline ? ok() : unreachable()) });
    for (const name of ['a', 'b', 'c']) page.track(name);
    await eventually('the first one has failed', () => page.calls.length > 0);
    await never('it is counted', () => page.counts().sent > 0);
    isOnline = true;
    const failed = page.calls.length;
    page.view.dispatchEvent(new Event('online'));
    await eventually('all are sent', () => page.counts().sent === 3);
    expect(page.names().slice(failed)).to.deep.equal(['a', 'b', 'c']);
    expect(page.troubles).to.deep.equal([]);
  });

  it('are dropped beyond 100, and one warning names the first', async () => {
    const page = await openAllowed({ answer: unreachable });
    for (let number = 0; number < 103; number += 1) page.track(`event-${number}`);
    expect(page.counts()).to.deep.equal({ sent: 0, failed: 0, dropped: 3 });
    await eventually('the warning is shown', () => page.troubles.length > 0);
    await never('another one is shown', () => page.troubles.length > 1);
    expect(page.troubles[0]).to.contain('"event-100"');
  });

  it('are dropped beyond 48 KB', async () => {
    const page = await openAllowed({ answer: unreachable });
    for (let number = 0; number < 6; number += 1) page.track(`event-${number}`, { text: 'x'.repeat(10_000) });
    expect(page.counts().dropped).to.equal(2);
  });

  it('wait while the page is hidden, also if the browser takes the connection for available', async () => {
    let isOnline = false;
    const page = await openAllowed({ answer: () => (isOnline ? ok() : unreachable()), acceptBeacon: () => true });
    for (const name of ['a', 'b']) page.track(name);
    await eventually('the first one has failed', () => page.calls.length > 0);
    await never('it is counted', () => page.counts().sent > 0);
    Object.defineProperty(page.document, 'visibilityState', { get: () => 'hidden' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.counts()).to.deep.equal({ sent: 0, failed: 0, dropped: 0 });
    isOnline = true;
    page.view.dispatchEvent(new Event('online'));
    await eventually('both are sent', () => page.counts().sent === 2);
  });

  it('are dropped and counted when the visitor leaves', async () => {
    const page = await openAllowed({
      answer: unreachable,
      prepare: ({ navigator }) => Object.defineProperty(navigator, 'onLine', { value: false }),
    });
    for (const name of ['a', 'b']) page.track(name);
    await never('the first one is counted', () => page.counts().dropped > 0);
    Object.defineProperty(page.document, 'visibilityState', { get: () => 'hidden' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.counts().dropped).to.equal(0);
    page.view.dispatchEvent(new Event('pagehide'));
    expect(page.counts()).to.deep.equal({ sent: 0, failed: 0, dropped: 2 });
  });
});

describe('a page that is left', () => {
  it('delivers each event from before that, although none has been answered', async () => {
    const own = `left-${crypto.randomUUID()}`;
    const page = await openAllowed({
      body: `<button type="button" data-site-event="${own}-click">Go</button>`,
    });
    for (let number = 0; number < 20; number += 1) page.track(`${own}-${number}`);
    click(page, 'button');
    page.frame.src = 'about:blank';
    const delivered = async (): Promise<readonly string[]> => {
      const response = await fetch('/__mock/requests?path=/api/events/RecordEvent');
      const { requests } = (await response.json()) as { readonly requests: readonly object[] };
      return requests.flatMap((request) => new RegExp(`${own}-(\\w+)`).exec(JSON.stringify(request))?.[1] ?? []);
    };
    const expected = [...Array.from({ length: 20 }, (_, number) => String(number)), 'click'];
    await eventually('all have arrived', async () => (await delivered()).length >= expected.length);
    expect([...(await delivered())].sort()).to.deep.equal(expected.sort());
  });

  it('counts each event that the browser refuses to send as dropped', async () => {
    let room = 3;
    const page = await openAllowed({
      answer: pending,
      acceptBeacon: () => {
        room -= 1;
        return room >= 0;
      },
    });
    for (let number = 0; number < 10; number += 1) page.track(`event-${number}`);
    page.view.dispatchEvent(new Event('pagehide'));
    expect(page.names()).to.deep.equal(['event-0', 'event-1', 'event-2', 'event-3']);
    expect(page.counts()).to.deep.equal({ sent: 3, failed: 0, dropped: 6 });
  });

  it('keeps events that the browser refuses while the page is only hidden', async () => {
    const answers: ((response: Response) => void)[] = [];
    const page = await openAllowed({
      answer: () => new Promise((resolve) => answers.push(resolve)),
      acceptBeacon: () => false,
    });
    for (const name of ['a', 'b']) page.track(name);
    Object.defineProperty(page.document, 'visibilityState', { get: () => 'hidden' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.counts().dropped).to.equal(0);
    for (const count of [1, 2]) {
      await eventually('an event is sent', () => answers.length > 0);
      answers.pop()?.(new Response('{}'));
      await eventually('it is counted', () => page.counts().sent === count);
    }
  });

  it('sends what waits when it is hidden, as phones close hidden pages', async () => {
    const page = await openAllowed({ answer: pending, acceptBeacon: () => true });
    for (const name of ['a', 'b']) page.track(name);
    Object.defineProperty(page.document, 'visibilityState', { get: () => 'hidden' });
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(page.calls.map(({ by }) => by)).to.deep.equal(['fetch', 'beacon']);
  });
});
