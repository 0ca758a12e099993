/** Tests session recording: whose sessions are recorded, and until when. It is long because each condition and each mistake is a test. */
import { expect } from '@open-wc/testing';
import type { RecordingOptions } from '../../../../core/page/tracking/recording.ts';
import { removeCookies, setCookie } from '../../../support/cookies.ts';
import { eventually, never } from '../../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, scriptsEnded, styled } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';

const { assignVariant, consent, destroySite, recordSessions, setReporter, siteContext, startSite } =
  await loadServices();

const path = '/api/commerce/fullstory/getId';
const toggle = { name: 'session-recording', experimentType: 'FEATURE_TOGGLE', variant: 'true' };
const sentence = 'We record how you use this site.';
const named = `<site-cookie-banner preset="strict"><p data-session-recording>${sentence}</p></site-cookie-banner>`;
const { fetch: originalFetch } = globalThis;
const { warn, error } = console;

let requests: string[] = [];
let warnings: string[] = [];
let errors: string[] = [];

/** Answers requests for ids; all others are errors of the test. */
function answer(respond: (signal: AbortSignal) => Response | Promise<Response>): void {
  globalThis.fetch = async (input, init) => {
    requests.push(new URL(String(input)).pathname);
    return respond(init?.signal ?? new AbortController().signal);
  };
}

const answerId = (id: string): void => answer(() => Response.json(id));

interface Setup {
  readonly experiments?: readonly object[];
  readonly body?: string;
  /** Of the processor; the machine of the test may have fewer. */
  readonly cores?: number | undefined;
  readonly hasSignal?: boolean;
}

interface Recorded extends OwnPage {
  readonly sessions: { readonly id: string; readonly signal: AbortSignal }[];
  readonly failures: string[];
  readonly start: (options?: Partial<RecordingOptions>) => () => void;
}

/** Opens a page whose sessions are recorded, unless the test sets something else. */
async function open({ experiments = [toggle], body = named, ...setup }: Setup = {}): Promise<Recorded> {
  const cores = 'cores' in setup ? setup.cores : 8;
  const page = await openPage({
    head: `<script type="application/json" data-site-context>${JSON.stringify({ experiments })}</script>`,
    body,
    prepare: ({ navigator }) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
      if (setup.hasSignal) Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
    },
  });
  const sessions: Recorded['sessions'] = [];
  const failures: string[] = [];
  setReporter(page.document, ({ code }) => failures.push(code));
  const record: RecordingOptions['record'] = (id, signal) => void sessions.push({ id, signal });
  const start: Recorded['start'] = (options = {}) =>
    recordSessions({ record, percentage: 100, ...options }, page.document);
  return { ...page, sessions, failures, start };
}

const isStored = (name: string): boolean => document.cookie.split('; ').some((text) => text.startsWith(`${name}=`));

const visitor = (id: string): void => {
  setCookie(`site-visitor=${id}|1|1|1|1; Path=/`);
};

const forget = (): void => removeCookies('site-visitor', 'rec_a', 'rec_b', 'other', 'site-consent');

beforeEach(() => {
  requests = [];
  [warnings, errors] = [[], []];
  console.warn = (...texts) => void warnings.push(texts.join(' '));
  console.error = (...texts) => void errors.push(texts.join(' '));
  forget();
  answerId('r-1');
});
afterEach(() => {
  closePages();
  Object.assign(console, { warn, error });
  globalThis.fetch = originalFetch;
  forget();
  expect(errors).to.deep.equal([]);
});

describe('a page that records sessions', () => {
  it('requests and starts nothing before the visitor agrees to marketing', async () => {
    const { document: page, start, sessions } = await open();
    start();
    consent(page).grant('functional', 'analytics', 'media');
    await never('something is requested', () => requests.length > 0 || sessions.length > 0);
    consent(page).grant('marketing');
    await eventually('the recorder is started', () => sessions.length > 0);
    expect(sessions[0]?.id).to.equal('r-1');
    expect(sessions[0]?.signal.aborted).to.equal(false);
    expect(requests).to.deep.equal([path]);
  });

  it('starts no recorder for the id of the mock API, or another mock id', async () => {
    globalThis.fetch = originalFetch;
    const first = await open();
    consent(first.document).grant('marketing');
    const { responses } = observeResponses();
    first.start();
    await eventually('the mock API answers', () => responses.length > 0);
    expect(responses).to.deep.equal(['"mock-id"']);
    await never('the recorder is started', () => first.sessions.length > 0);
    answerId('MOCK_7');
    const second = await open();
    consent(second.document).grant('marketing');
    second.start();
    await eventually('the id is requested', () => requests.length > 0);
    await never('the recorder is started', () => second.sessions.length > 0);
    expect([...first.failures, ...second.failures]).to.deep.equal([]);
  });

  for (const [reason, setup, options] of [
    ['the toggle is off', { experiments: [{ ...toggle, variant: 'false' }] }, {}],
    ['the site has no toggle', { experiments: [] }, {}],
    ['the server could not load the toggle', { experiments: [{ ...toggle, containsError: true }] }, {}],
    ['an A/B test has the name of the toggle', { experiments: [{ ...toggle, experimentType: 'AB_TEST' }] }, {}],
    ['the device has two cores', { cores: 2 }, {}],
    ['the browser does not reveal its cores', { cores: undefined }, {}],
    ['the browser sends Global Privacy Control', { hasSignal: true }, {}],
    ['no visitor is in the sample', {}, { percentage: 0 }],
    ['the visitor has no id, and some visitors are in the sample', {}, { percentage: 99 }],
  ] as const satisfies readonly [string, Setup, Partial<RecordingOptions>][])
    it(`requests nothing if ${reason}`, async () => {
      const { document: page, start, failures } = await open(setup);
      start(options);
      consent(page).grant('marketing');
      await never('something is requested', () => requests.length > 0, { frames: 6 });
      expect([failures, warnings]).to.deep.equal([[], []]);
    });

  it('records the same visitors on each page: those that the splitter of experiments selects, by default 10 %', async () => {
    const ids = Array.from({ length: 400 }, (_, number) => `visitor-${number}`);
    const isSelected = (id: string): boolean =>
      assignVariant({ name: 'session-recording-sample', variants: ['recorded'], rollout: 10 }, id) !== undefined;
    const [selected, other] = [ids.find(isSelected), ids.find((id) => !isSelected(id))];
    expect(ids.filter(isSelected).length).to.be.within(20, 60);
    for (const [id = '', isRecorded] of [
      [selected, true],
      [other, false],
      [selected, true],
    ] as const) {
      visitor(id);
      const { document: page, sessions } = await open();
      recordSessions({ record: (name, signal) => sessions.push({ id: name, signal }) }, page);
      consent(page).grant('analytics', 'marketing');
      if (isRecorded) await eventually('the recorder is started', () => sessions.length > 0);
      else await never('the recorder is started', () => sessions.length > 0, { frames: 6 });
    }
  });

  it('records nothing, and warns once how to name it, if neither the banner nor the dialog of the page does', async () => {
    const unmarked = `<site-cookie-banner>${sentence}</site-cookie-banner><p data-session-recording>${sentence}</p>`;
    const disabled = named.replace('preset', 'enabled="false" preset');
    for (const body of ['', unmarked, disabled, named.replace(sentence, ''), named.replace(sentence, ' <b>\n</b> ')]) {
      warnings = [];
      const { document: page, start } = await open({ body });
      start();
      consent(page).grant('marketing');
      await eventually('a warning', () => warnings.length > 0);
      consent(page).withdraw('marketing');
      consent(page).grant('marketing');
      await never('something is requested', () => requests.length > 0);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include('data-session-recording').and.to.include('isNamed');
    }
    const { document: page, start, sessions } = await open({ body: '' });
    start({ isNamed: true });
    consent(page).grant('marketing');
    await eventually('the recorder is started', () => sessions.length > 0);
  });

  it('records nothing, with the same warning, if the cookie settings of the site disable the banner that names it', async () => {
    const { document: page, start } = await open();
    siteContext(page).set({ ...siteContext(page).get(), cookieSettings: { isCookieBannerEnabled: false } });
    start();
    consent(page).grant('marketing');
    await eventually('a warning', () => warnings.length > 0);
    await never('something is requested', () => requests.length > 0);
  });

  it('requests only the id: it reports no exposure of the toggle, and starts no experiment of the page', async () => {
    const hero = { name: 'hero', experimentType: 'AB_TEST', variant: 'b' };
    const markup = '<site-experiment name="hero">a<template data-variant="b">b</template></site-experiment>';
    const { document: page, start, sessions } = await open({ experiments: [toggle, hero], body: `${named}${markup}` });
    page.querySelector('site-experiment')?.toggleAttribute('hidden', true);
    start();
    consent(page).grant('analytics', 'marketing');
    await eventually('the recorder is started', () => sessions.length > 0);
    await never('something else is requested', () => requests.length > 1, { frames: 6 });
    expect(requests).to.deep.equal([path]);
  });

  it('starts when a visitor in the sample is recognized later, with consent to analytics', async () => {
    const ids = Array.from({ length: 400 }, (_, number) => `visitor-${number}`);
    const selected = ids.find((id) =>
      assignVariant({ name: 'session-recording-sample', variants: ['recorded'], rollout: 50 }, id),
    );
    const { document: page, start, sessions } = await open();
    start({ percentage: 50 });
    consent(page).grant('marketing');
    await never('something is requested', () => requests.length > 0, { frames: 6 });
    // Like the service that measures visits, which may have subscribed later.
    consent(page).subscribe(() => visitor(selected ?? ''));
    consent(page).grant('analytics');
    await eventually('the recorder is started', () => sessions.length > 0);
    consent(page).grant('media');
    await never('it is started again', () => sessions.length > 1);
  });

  it('starts when the site gets the toggle later, but not after the consent was withdrawn', async () => {
    for (const isWithdrawn of [false, true]) {
      requests = [];
      const { document: page, start, sessions } = await open({ experiments: [] });
      start();
      consent(page).grant('marketing');
      await never('something is requested', () => requests.length > 0, { frames: 6 });
      if (isWithdrawn) consent(page).withdraw('marketing');
      // `startSite` accepts values that elements do not use.
      startSite({ experiments: [toggle] } as object, page);
      if (isWithdrawn) await never('something is requested', () => requests.length > 0);
      else await eventually('the recorder is started', () => sessions.length > 0);
    }
  });

  it('starts for a visitor who accepts in the banner, whose receipt contains the sentence that names it', async () => {
    const page = await openPage({
      head: `<script type="application/json" data-site-context>${JSON.stringify({ experiments: [toggle] })}</script>
        ${styled}${scripted(['site-cookie-banner'])}`,
      body: named,
      prepare: ({ navigator }) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 }),
    });
    await scriptsEnded(page);
    const [ids, texts]: [string[], string[]] = [[], []];
    page.document.addEventListener('site-consent', ({ detail }) => texts.push(detail.text ?? ''));
    recordSessions({ percentage: 100, record: (id) => ids.push(id) }, page.document);
    const accept = await eventually('the banner', () =>
      page.document.querySelector('site-cookie-banner')?.shadowRoot?.querySelector<HTMLElement>('[part="accept"]'),
    );
    accept.click();
    await eventually('the recorder is started', () => ids.length > 0);
    expect(texts[0]).to.include(sentence);
  });
});

describe('the end of a recording', () => {
  it('is the withdrawal of the consent, which stops the recorder and erases its cookies; another consent starts it again', async () => {
    for (const name of ['rec_a', 'rec_b', 'other']) setCookie(`${name}=1; Path=/`);
    const { document: page, start, sessions } = await open();
    start({ cookies: ['rec_*'] });
    consent(page).grant('marketing');
    await eventually('the recorder is started', () => sessions.length === 1);
    expect(['rec_a', 'rec_b', 'other'].filter(isStored)).to.have.length(3);
    consent(page).withdraw('marketing');
    expect(sessions[0]?.signal.aborted).to.equal(true);
    await eventually('the cookies are erased', () => !isStored('rec_a') && !isStored('rec_b'));
    expect(isStored('other')).to.equal(true);
    consent(page).grant('marketing');
    await eventually('the recorder is started again', () => sessions.length === 2);
    expect(sessions[1]?.signal.aborted).to.equal(false);
  });

  it('is a refusal on another page: its cookies are erased on this one', async () => {
    setCookie('rec_a=1; Path=/');
    const { document: page, start } = await open();
    consent(page).withdraw('marketing');
    start({ cookies: ['rec_a'] });
    await eventually('the cookie is erased', () => !isStored('rec_a'));
  });

  it('is the end of the site, which keeps the cookies, and of the function that was returned', async () => {
    setCookie('rec_a=1; Path=/');
    for (const isSite of [true, false]) {
      const { document: page, start, sessions } = await open();
      const stop = start({ cookies: ['rec_a'] });
      consent(page).grant('marketing');
      await eventually('the recorder is started', () => sessions.length === 1);
      if (isSite) destroySite(page);
      else stop();
      expect(sessions[0]?.signal.aborted).to.equal(true);
      consent(page).grant('functional');
      await never('it is started again', () => sessions.length > 1);
      expect(isStored('rec_a')).to.equal(true);
      start();
      await eventually('the page starts it again', () => sessions.length === 2);
    }
  });

  it('comes before its beginning if the visitor withdraws the consent while the id is requested', async () => {
    let requestSignal: AbortSignal | undefined;
    answer(
      (signal) =>
        new Promise((_resolve, reject) => {
          requestSignal = signal;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const { document: page, start, sessions, failures } = await open();
    start();
    consent(page).grant('marketing');
    await eventually('the id is requested', () => requestSignal);
    consent(page).withdraw('marketing');
    expect(requestSignal?.aborted).to.equal(true);
    await never('the recorder is started, or a failure is reported', () => sessions.length + failures.length > 0);
  });
});

describe('a recorder or a page with mistakes', () => {
  it('hurts nothing: a failure is reported once, however often it occurs', async () => {
    const failing: readonly RecordingOptions['record'][] = [
      () => {
        throw new TypeError('no');
      },
      () => Promise.reject(new TypeError('no')),
    ];
    for (const record of failing) {
      const { document: page, start, failures, troubles } = await open();
      start({ record });
      for (const _ of [1, 2]) {
        requests = [];
        consent(page).grant('marketing');
        await eventually('the failure is reported', () => requests.length === 1 && failures.length === 1);
        consent(page).withdraw('marketing');
      }
      await never('it is reported again', () => failures.length > 1);
      expect(failures).to.deep.equal(['recording-failed']);
      expect(troubles).to.deep.equal([]);
    }
  });

  it('starts no recorder without an id: the failure of the server is reported once', async () => {
    const bad: readonly (() => Response)[] = [
      () => new Response('no', { status: 500 }),
      () => new Response('<p>Not found</p>'),
      () => Response.json({ id: 'r-1' }),
      () => Response.json(''),
      () => Response.json('x'.repeat(201)),
    ];
    for (const respond of bad) {
      answer(respond);
      const { document: page, start, failures, sessions } = await open();
      start();
      consent(page).grant('marketing');
      await eventually('the failure is reported', () => failures.length > 0);
      expect([failures, sessions]).to.deep.equal([['recording-failed'], []]);
    }
  });

  it('records no visitor if the percentage is not a number from 0 to 100, and warns', async () => {
    const [selected = ''] = Array.from({ length: 400 }, (_, number) => `visitor-${number}`).filter((id) =>
      assignVariant({ name: 'session-recording-sample', variants: ['recorded'], rollout: 10 }, id),
    );
    visitor(selected);
    for (const percentage of ['0', Number.NaN, -1, 101]) {
      warnings = [];
      const { document: page, start } = await open();
      // Scripts without types can pass anything.
      start({ percentage: percentage as number });
      consent(page).grant('analytics', 'marketing');
      await never('something is requested', () => requests.length > 0, { frames: 6 });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include('ignored: percentage.');
    }
  });

  it('erases the cookies after a refusal although no recorder was passed', async () => {
    setCookie('rec_a=1; Path=/');
    const { document: page } = await open();
    // As above.
    const stop = recordSessions({ cookies: ['rec_a'] } as unknown as RecordingOptions, page);
    expect(isStored('rec_a')).to.equal(true);
    consent(page).withdraw('marketing');
    await eventually('the cookie is erased', () => !isStored('rec_a'));
    stop();
  });

  it('ignores options of another type, with one warning that names them', async () => {
    const { document: page, start, sessions } = await open();
    const mistyped = { cookies: ['*'], isNamed: 'yes', percentage: 100 };
    // Scripts without types can pass anything.
    start(mistyped as unknown as RecordingOptions);
    consent(page).grant('marketing');
    await eventually('the recorder is started', () => sessions.length > 0);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include('ignored: cookies, isNamed.');
    for (const options of [undefined, null, { record: '/recorder.js' }]) {
      [requests, warnings] = [[], []];
      const other = await open();
      // As above.
      const stop = recordSessions(options as unknown as RecordingOptions, other.document);
      consent(other.document).grant('marketing');
      await never('something is requested', () => requests.length > 0);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.include('ignored: record.');
      stop();
    }
  });

  it('records once, although it is started again', async () => {
    const { document: page, start, sessions } = await open();
    expect(start()).to.equal(start());
    consent(page).grant('marketing');
    await eventually('the recorder is started', () => sessions.length > 0);
    await never('it is started again', () => sessions.length > 1);
    expect(requests).to.have.length(1);
  });
});

/** Lets the mock API answer, and records the texts of its responses. */
function observeResponses(): { readonly responses: readonly string[] } {
  const responses: string[] = [];
  globalThis.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    responses.push(await response.clone().text());
    return response;
  };
  return { responses };
}
