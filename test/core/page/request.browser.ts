import { expect } from '@open-wc/testing';
import type { RequestResult } from '../../../core/page/request.ts';
import { loadServices } from './services.ts';

const { addWords, request, requestText } = await loadServices();

type Answer = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

const original = globalThis.fetch;
let sent: { url: URL; method: string; headers: Headers; body: string; credentials: string; redirect: string }[] = [];

/** Answers the calls that follow, one after the other; the last answer stays. */
function answer(...answers: Answer[]): void {
  sent = [];
  globalThis.fetch = async (input, init) => {
    // The code under test calls it with a request and a signal.
    const asked = input as Request;
    const { method, headers, credentials, redirect } = asked;
    const body = await asked.clone().text();
    sent.push({ url: new URL(asked.url), method, headers, credentials, redirect, body });
    const next = answers[Math.min(sent.length, answers.length) - 1];
    if (!next) throw new TypeError('network');
    return next(asked, init?.signal ?? new AbortController().signal);
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

const told = (result: RequestResult): unknown =>
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

  it('sends a query without a body as GET, or as what is asked for', async () => {
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

  it('travels where the call says, and nowhere else', async () => {
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

  it('is none where somebody has written into the cookie what no header can carry', async () => {
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
    expect(told(await request('/api/x', { json: {}, crumb: 'header' }))).to.deep.equal({ saved: true });
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).to.deep.equal(['a+b', 'new']);
    answer(refusal);
    expect((await request('/api/x', { json: {}, crumb: 'header' })).ok).to.equal(false);
    expect(sent).to.have.length(2);
  });

  it('that stays refused is no success, whatever the status', async () => {
    answer(json({ crumbFail: true }));
    expect(told(await request('/api/x'))).to.deep.equal(['request-unauthorized', 'Unauthorized request']);
  });
});

describe('a call that fails', () => {
  const unable = ['request-unreachable', 'Unable to connect…'];
  const serverError = ['request-server-error', 'Internal server error. Please try again later.'];
  const unauthorized = ['request-unauthorized', 'Unauthorized request'];
  const ends: Record<string, [Answer, string[]]> = {
    'no JSON': [text('<html>'), ['request-unparseable', 'Internal Error: Unable to parse server response ... as JSON']],
    'status 401': [text('', 401), unauthorized],
    'status 403': [json({ message: 'not for you' }, 403), unauthorized],
    'status 500': [text('<html>', 500), serverError],
    'status 501': [json({ error: 'not for you' }, 501), serverError],
    'status 503': [
      text('', 503),
      ['request-unavailable', 'This service is temporarily unavailable. Please try again later.'],
    ],
    'status 404': [text('', 404), unable],
    'no answer': [unreachable, unable],
    'a 400 that says why': [json({ error: 'Full' }, 400), ['request-unreachable', 'Full']],
    'a 401 that says why': [json({ message: 'Expired' }, 401), ['request-unauthorized', 'Expired']],
    'a 500 that says why': [json({ error: 'x', message: 'Broken' }, 500), ['request-server-error', 'Broken']],
    'a 502 that says why': [json({ error: 'Busy' }, 502), ['request-unreachable', 'Busy']],
    'a 500 whose words are none': [json({ error: { a: 1 }, message: '' }, 500), serverError],
  };
  for (const [end, [given, expected]] of Object.entries(ends))
    it(`with ${end} tells: ${expected[1]}`, async () => {
      answer(given);
      expect(told(await request('/api/x'))).to.deep.equal(expected);
    });

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
      expect(told(await request('/api/x'))).to.deep.equal(serverError);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'message');
      Reflect.deleteProperty(Object.prototype, 'loginRequired');
    }
  });

  it('speaks the language of the page', async () => {
    addWords('x-test', { 'request-unreachable': 'Ingen forbindelse' });
    const element = document.createElement('p');
    element.lang = 'x-test';
    answer(unreachable);
    const result = await request('/api/x');
    expect(!result.ok && requestText(element, result.failure)).to.equal('Ingen forbindelse');
  });
});

describe('a server that is not there', () => {
  it('is asked again after 200 ms, as often as the call says', async () => {
    answer(unreachable, text('', 502), json({ here: true }));
    const started = performance.now();
    expect(told(await request('/api/x', { retries: 2 }))).to.deep.equal({ here: true });
    expect(performance.now() - started).to.be.within(390, 2000);
    answer(unreachable);
    expect((await request('/api/x', { retries: 1 })).ok).to.equal(false);
    expect(sent).to.have.length(2);
  });

  it('is not asked again when it has said no', async () => {
    for (const status of [400, 401, 403, 500, 501, 502, 503]) {
      answer(json({ error: 'No' }, status));
      await request('/api/x', { retries: 2 });
      expect(sent, String(status)).to.have.length(1);
    }
  });

  it('is asked again after every other failure (runtime 8)', async () => {
    for (const status of [404, 502, 504]) {
      answer(text('', status));
      await request('/api/x', { retries: 1 });
      expect(sent, String(status)).to.have.length(2);
    }
  });

  it('is given up after the time-out', async () => {
    answer(hanging);
    const result = await request('/api/x', { timeout: 20 });
    expect(told(result)).to.deep.equal(['request-unreachable', 'Unable to connect…']);
  });

  it('is left alone when the caller is gone, also between two tries', async () => {
    answer(hanging);
    const gone = new AbortController();
    const waiting = request('/api/x', { signal: gone.signal, retries: 3 });
    gone.abort();
    const result = await waiting;
    expect(!result.ok && result.failure.code).to.equal('request-aborted');
    expect(sent.length).to.be.at.most(1);

    answer(unreachable, hanging);
    const later = new AbortController();
    const between = request('/api/x', { signal: later.signal, retries: 3 });
    setTimeout(() => later.abort(), 50);
    const started = performance.now();
    expect(told(await between)).to.deep.equal(['request-aborted', '']);
    expect(performance.now() - started).to.be.lessThan(190);
  });
});

describe('an answer that asks for a login', () => {
  it('tells the page, once', async () => {
    const asked: unknown[] = [];
    const listen = (event: Event) => event instanceof CustomEvent && asked.push(event.detail);
    document.addEventListener('site-login-required', listen);
    answer(json({ loginRequired: true }, 401));
    await request('/api/x');
    answer(json({ loginRequired: true }));
    const result = await request('/api/y');
    document.removeEventListener('site-login-required', listen);
    expect(asked).to.deep.equal([{ path: '/api/x' }, { path: '/api/y' }]);
    expect(told(result)).to.deep.equal(['request-unauthorized', 'Unauthorized request']);
  });
});

describe('a mistake of the caller', () => {
  it('is thrown: a path that is no URL', async () => {
    const error = await request('http://[').catch((cause: unknown) => cause);
    expect(error).to.be.instanceOf(TypeError);
  });
});
