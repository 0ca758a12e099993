import { expect } from '@open-wc/testing';
import type { RequestResult } from '../../../core/page/request.ts';
import { until } from '../../support/until.ts';
import { loadServices } from './services.ts';

const { addMessages, request, requestText, showSystemErrors } = await loadServices();

type Answer = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

const original = globalThis.fetch;
let sent: { url: URL; method: string; headers: Headers; body: string; credentials: string; redirect: string }[] = [];

/** Answers the calls that follow, one after the other; the last answer stays. */
function answer(...answers: Answer[]): void {
  sent = [];
  globalThis.fetch = async (input, init) => {
    // The code under test calls it with a request and a signal.
    const request = input as Request;
    const { method, headers, credentials, redirect } = request;
    const body = await request.clone().text();
    sent.push({ url: new URL(request.url), method, headers, credentials, redirect, body });
    const next = answers[Math.min(sent.length, answers.length) - 1];
    if (!next) throw new TypeError('network');
    return next(request, init?.signal ?? new AbortController().signal);
  };
}

const json =
  (data: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(data), { status });
const text =
  (body: string | null, status = 200): Answer =>
  () =>
    new Response(body, { status });
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const hanging: Answer = (_request, signal) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers.
  document.cookie = `${cookie}; Path=/`;
};

const outcomeOf = (result: RequestResult): unknown =>
  result.ok ? result.data : [result.failure.code, requestText(document.body, result.failure)];

afterEach(() => {
  globalThis.fetch = original;
  setCookie('crumb=; Max-Age=0');
});

describe('a call to the server', () => {
  it('sends JSON, also on a page where a library changes what arrays become', async () => {
    answer(json({ saved: true }));
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'broken', configurable: true });
    try {
      const result = await request('/api/x', { json: { list: [1] } });
      expect(result).to.deep.equal({ ok: true, status: 200, data: { saved: true } });
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    }
    const [call] = sent;
    expect(call?.method).to.equal('POST');
    expect(call?.headers.get('content-type')).to.equal('application/json');
    expect(call?.body).to.equal('{"list":[1]}');
    expect(call?.credentials).to.equal('same-origin');
  });

  it('sends form fields', async () => {
    answer(json({}));
    await request('/api/x', { form: { widget: '{"a":1}', 'a b': '&' } });
    expect(sent[0]?.headers.get('content-type')).to.match(/^application\/x-www-form-urlencoded/);
    expect(sent[0]?.body).to.equal('widget=%7B%22a%22%3A1%7D&a+b=%26');
  });

  it('sends a query without a body as GET, or with the given method', async () => {
    answer(json({}));
    await request('/api/x?a=1', { query: { cloneCart: 'true' } });
    await request('/api/x', { method: 'DELETE' });
    expect(sent.map(({ method, url }) => [method, url.search])).to.deep.equal([
      ['GET', '?a=1&cloneCart=true'],
      ['DELETE', ''],
    ]);
  });

  it('takes an empty answer as one', async () => {
    answer(text(null, 204), text(''));
    expect(await request('/api/x')).to.deep.equal({ ok: true, status: 204, data: undefined });
    expect(await request('/api/x')).to.deep.equal({ ok: true, status: 200, data: undefined });
  });
});

describe('the crumb', () => {
  beforeEach(() => {
    setCookie('crumb=a%2Bb');
  });

  it('travels where the call declares it, and nowhere else', async () => {
    answer(json({}));
    await request('/api/x', { json: {} });
    await request('/api/x', { json: {}, crumb: 'query' });
    await request('/api/x', { form: { a: '1' }, crumb: 'form' });
    await request('/api/x', { json: {}, crumb: 'header' });
    expect(
      sent.map(({ url, body, headers }) => [url.searchParams.get('crumb'), body, headers.get('x-csrf-token')]),
    ).to.deep.equal([
      [null, '{}', null],
      ['a+b', '{}', null],
      [null, 'a=1&crumb=a%2Bb', null],
      [null, '{}', 'a+b'],
    ]);
  });

  it('stays at home', async () => {
    answer(json({}));
    for (const crumb of ['query', 'form', 'header'] as const) await request('https://other.example/x', { crumb });
    for (const { url, body, headers, credentials, redirect } of sent) {
      expect(url.search + body).to.equal('');
      expect(headers.get('x-csrf-token')).to.equal(null);
      expect([credentials, redirect]).to.deep.equal(['same-origin', 'error']);
    }
  });

  it("goes to the page's own API on another origin, with its cookies", async () => {
    answer(json({}));
    await request('/api/x', { crumb: 'query', apiOrigin: 'https://api.example' });
    expect(sent[0]?.url.href).to.equal('https://api.example/api/x?crumb=a%2Bb');
    expect(sent[0]?.credentials).to.equal('include');
  });

  it('is not sent when the cookie contains characters that no header can carry', async () => {
    answer(json({}));
    for (const cookie of ['crumb=', 'crumb=%E2%82%AC', 'crumb=a%0Ab', 'crumb=€']) {
      setCookie(cookie);
      expect((await request('/api/x', { json: {}, crumb: 'header' })).ok, cookie).to.equal(true);
    }
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).to.deep.equal([null, null, null, null]);
  });

  it('is renewed once when the server refuses it', async () => {
    const refusal = json({ crumbFail: true, crumb: 'new' }, 400);
    answer(refusal, json({ saved: true }));
    expect(outcomeOf(await request('/api/x', { json: {}, crumb: 'header' }))).to.deep.equal({ saved: true });
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).to.deep.equal(['a+b', 'new']);
    answer(refusal);
    expect((await request('/api/x', { json: {}, crumb: 'header' })).ok).to.equal(false);
    expect(sent).to.have.length(2);
  });

  it('that stays refused is no success, whatever the status', async () => {
    answer(json({ crumbFail: true }));
    expect(outcomeOf(await request('/api/x'))).to.deep.equal(['request-unauthorized', 'Unauthorized request']);
  });
});

const unable = ['request-unreachable', 'Unable to connect…'];
const serverError = ['request-server-error', 'Internal server error. Please try again later.'];
const unauthorized = ['request-unauthorized', 'Unauthorized request'];
const unparseable = ['request-unparseable', 'Internal Error: Unable to parse server response ... as JSON'];
const unavailable = ['request-unavailable', 'This service is temporarily unavailable. Please try again later.'];

/** The outcome of a call that may be repeated twice. */
interface Outcome {
  readonly answer: Answer;
  readonly failure: readonly string[];
  readonly tries?: number;
  /** The page is requested to let the visitor log in. */
  readonly isLogin?: true;
  /** The system error covers the page. */
  readonly isCovered?: true;
}

/** docs/spec.md#runtime-8, "Request layer": each case and its outcome. */
const outcomes: Readonly<Record<string, Outcome>> = {
  'no JSON': { answer: text('<html>'), failure: unparseable },
  'half of a JSON': { answer: text('{"data": ['), failure: unparseable },
  'a 401': { answer: text('', 401), failure: unauthorized },
  'a 403, whose text does not count': { answer: json({ message: 'not for you' }, 403), failure: unauthorized },
  'a 500': { answer: text('<html>', 500), failure: serverError },
  'a 501, whose text does not count': { answer: json({ error: 'not for you' }, 501), failure: serverError },
  'a 503': { answer: text('', 503), failure: unavailable },
  'a 404': { answer: text('', 404), failure: unable, tries: 3 },
  'a 502 without a text': { answer: text('', 502), failure: unable, tries: 3 },
  'a 504': { answer: text('<html>', 504), failure: unable, tries: 3 },
  'no answer': { answer: unreachable, failure: unable, tries: 3 },
  'a 400 that has a reason': { answer: json({ error: 'Full' }, 400), failure: ['request-unreachable', 'Full'] },
  'a 401 that has a reason': {
    answer: json({ message: 'Expired' }, 401),
    failure: ['request-unauthorized', 'Expired'],
  },
  'a 500 that has a reason': {
    answer: json({ error: 'x', message: 'Broken' }, 500),
    failure: ['request-server-error', 'Broken'],
  },
  'a 502 that has a reason': { answer: json({ error: 'Busy' }, 502), failure: ['request-unreachable', 'Busy'] },
  'a 500 whose text is empty': { answer: json({ error: { a: 1 }, message: '' }, 500), failure: serverError },
  'a 400 with a code of billing': { answer: json({ billingErrorCode: 7 }, 400), failure: unable },
  'a 401 that requires a login': { answer: json({ loginRequired: true }, 401), failure: unauthorized, isLogin: true },
  'a 200 that requires a login': { answer: json({ loginRequired: true }), failure: unauthorized, isLogin: true },
  'a crumb that stays refused': { answer: json({ crumbFail: true }, 400), failure: unable, tries: 2 },
  'a 403 without the right to it': {
    answer: json({ authorizationFail: true }, 403),
    failure: unauthorized,
    isCovered: true,
  },
  'a 200 without the right to it': {
    answer: json({ authorizationFail: true }),
    failure: unauthorized,
    isCovered: true,
  },
};

const events = ['site-login-required', 'site-request-failed'] as const;

/** The events of the page during an action, by type. */
async function eventsDuring(act: () => Promise<unknown>): Promise<Record<string, unknown[]>> {
  const received: Record<string, unknown[]> = { 'site-login-required': [], 'site-request-failed': [] };
  const listen = (event: Event): void =>
    void (event instanceof CustomEvent && received[event.type]?.push(event.detail));
  for (const type of events) document.addEventListener(type, listen);
  await act();
  for (const type of events) document.removeEventListener(type, listen);
  return received;
}

const cover = () => document.querySelector('body > [data-site-owned]')?.shadowRoot?.querySelector('dialog');

describe('a call that fails, tried three times at most,', () => {
  let covers = 0;
  const watch = new MutationObserver(() => {
    if (cover()) covers += 1;
  });
  before(() => {
    showSystemErrors();
    watch.observe(document.body, { childList: true });
  });
  after(() => watch.disconnect());

  for (const [name, { answer: given, failure, tries = 1, isLogin, isCovered }] of Object.entries(outcomes))
    it(`with ${name} returns: ${failure[1]}`, async () => {
      answer(given);
      const path = '/api/x?of=the-caller';
      let result: RequestResult | undefined;
      const events = await eventsDuring(async () => {
        result = await request(path, { retries: 2 });
      });
      if (!result || result.ok) throw new Error('it has not failed');
      expect(outcomeOf(result)).to.deep.equal(failure);
      expect(sent, 'tries').to.have.length(tries);
      expect(events['site-request-failed']).to.deep.equal([{ path, failure: result.failure }]);
      expect(events['site-login-required']).to.deep.equal(isLogin ? [{ path }] : []);
      if (!isCovered) return;
      (await until('the page is covered', cover)).close();
      await until('the page is free again', () => !cover());
    });

  it('covers the page for nothing else', () => {
    expect(covers).to.equal(Object.values(outcomes).filter(({ isCovered }) => isCovered).length);
  });
});

describe('a call to a server that really fails', () => {
  const ways: Readonly<Record<string, readonly string[]>> = {
    'fault=reset': unable,
    'fault=empty': unable,
    'fault=truncate': unable,
    'fault=hang': unable,
    'fault=malformed': unparseable,
    'code=401': unauthorized,
    'code=403': unauthorized,
    'code=500': serverError,
    'code=501': serverError,
    'code=503': unavailable,
    'code=404': unable,
  };
  for (const [prefer, failure] of Object.entries(ways))
    it(`(${prefer}) returns: ${failure[1]}`, async () => {
      const timeout = prefer === 'fault=hang' ? 300 : 10_000;
      expect(outcomeOf(await request('/api/commerce/shopping-cart', { headers: { prefer }, timeout }))).to.deep.equal(
        failure,
      );
    });
});

describe('a failure', () => {
  it('passes on the code of billing and the whole body', async () => {
    const body = { billingErrorCode: 'CARD', errors: { email: ['No'] } };
    answer(json(body, 400));
    const result = await request('/api/x');
    expect(!result.ok && [result.status, result.failure.billingErrorCode, result.failure.data]).to.deep.equal([
      400,
      'CARD',
      body,
    ]);
  });

  it('reads no words from a polluted prototype', async () => {
    Object.assign(Object.prototype, { message: 'polluted', loginRequired: true });
    try {
      answer(json({}, 500));
      expect(outcomeOf(await request('/api/x'))).to.deep.equal(serverError);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'message');
      Reflect.deleteProperty(Object.prototype, 'loginRequired');
    }
  });

  it('speaks the language of the page', async () => {
    addMessages('x-test', { 'request-unreachable': 'Ingen forbindelse' });
    const element = document.createElement('p');
    element.lang = 'x-test';
    answer(unreachable);
    const result = await request('/api/x');
    expect(!result.ok && requestText(element, result.failure)).to.equal('Ingen forbindelse');
  });
});

describe('a server that is not there', () => {
  it('is repeated after 200 ms, as often as the call sets', async () => {
    answer(unreachable, text('', 502), json({ here: true }));
    const started = performance.now();
    expect(outcomeOf(await request('/api/x', { retries: 2 }))).to.deep.equal({ here: true });
    expect(performance.now() - started).to.be.within(390, 2000);
    answer(unreachable);
    expect((await request('/api/x', { retries: 1 })).ok).to.equal(false);
    expect(sent).to.have.length(2);
  });

  it('is given up after the time-out', async () => {
    answer(hanging);
    const result = await request('/api/x', { timeout: 20 });
    expect(outcomeOf(result)).to.deep.equal(['request-unreachable', 'Unable to connect…']);
  });

  it('is left alone when the caller is gone, also between two tries', async () => {
    answer(hanging);
    const gone = new AbortController();
    const waiting = request('/api/x', { signal: gone.signal, retries: 3 });
    let result: RequestResult | undefined;
    const events = await eventsDuring(async () => {
      gone.abort();
      result = await waiting;
    });
    expect(result && !result.ok && result.failure.code).to.equal('request-aborted');
    expect(events['site-request-failed'], 'the page gets no event').to.deep.equal([]);
    expect(sent.length).to.be.at.most(1);

    answer(unreachable, hanging);
    const later = new AbortController();
    const between = request('/api/x', { signal: later.signal, retries: 3 });
    setTimeout(() => later.abort(), 50);
    const started = performance.now();
    expect(outcomeOf(await between)).to.deep.equal(['request-aborted', '']);
    expect(performance.now() - started).to.be.lessThan(190);
  });
});

describe('a mistake of the caller', () => {
  it('is thrown: a path that is no URL', async () => {
    const error = await request('http://[').catch((cause: unknown) => cause);
    expect(error).to.be.instanceOf(TypeError);
  });
});
