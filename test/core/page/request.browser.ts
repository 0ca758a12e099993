import { expect } from '@open-wc/testing';
import type { RequestResult } from '../../../core/page/request.ts';
import { setCookie } from '../../support/cookies.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { closePages, openPage } from '../../support/own-page.ts';
import { answer, hanging, json, restoreFetch, sent, text, unreachable } from './fake-fetch.ts';
import { eventsDuring, outcomeOf } from './request-outcome.ts';
import { loadServices } from './services.ts';

const { request } = await loadServices();

afterEach(() => {
  restoreFetch();
  setCookie('crumb=; Max-Age=0');
});

describe('a call to the server', () => {
  it('sends JSON, also on a page where a library changes the serialization of arrays', async () => {
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

  it('goes to the server of the page, also with a base URL elsewhere', async () => {
    answer(json({}));
    const base = document.createElement('base');
    base.href = 'https://cdn.example/pages/';
    document.head.append(base);
    try {
      for (const path of ['/api/x', 'api/x', 'https://other.example/x']) await request(path);
    } finally {
      base.remove();
    }
    expect(sent.map(({ url }) => url.href)).to.deep.equal([
      `${location.origin}/api/x`,
      'https://cdn.example/pages/api/x',
      'https://other.example/x',
    ]);
  });

  it('goes on when the visitor leaves, if the caller wants it and browsers allow it', async () => {
    answer(json({}));
    for (const json of ['', 'a'.repeat(100_000)]) await request('/api/x', { json, keepalive: true });
    await request('/api/x', { body: new Blob(), keepalive: true });
    await request('/api/x', { json: '' });
    expect(sent.map(({ keepalive }) => keepalive)).to.deep.equal([true, false, false, false]);
  });

  it('accepts an empty response', async () => {
    answer(text(null, 204), text(''));
    expect(await request('/api/x')).to.deep.equal({ ok: true, status: 204, data: undefined });
    expect(await request('/api/x')).to.deep.equal({ ok: true, status: 200, data: undefined });
  });
});

describe('the crumb', () => {
  beforeEach(() => {
    setCookie('crumb=a%2Bb');
  });

  it('is sent from a frame whose page has no URL', async () => {
    const { document: page } = await openPage();
    answer(json({}));
    await request('/api/x', { json: {}, crumb: 'query', document: page });
    expect(page.location.href).to.equal('about:srcdoc');
    expect(sent[0]?.url.searchParams.get('crumb')).to.equal('a+b');
    closePages();
  });

  it('is sent in the places that the call declares, and nowhere else', async () => {
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

  it('is not sent to other origins', async () => {
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

  it('is not sent if the cookie contains characters that are invalid in a header', async () => {
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

  it('is kept in memory where script cannot write or read its cookie', async () => {
    const refusal = json({ crumbFail: true, crumb: 'new' }, 403);
    const crumbs = (): (string | null)[] => sent.map(({ url }) => url.searchParams.get('crumb'));
    for (const text of ['crumb=old', '']) {
      const cookie = { configurable: true, get: () => text, set: () => {} };
      Object.defineProperty(document, 'cookie', cookie);
      try {
        answer(refusal, json({ saved: true }));
        const first = await request('/api/x', { json: {}, crumb: 'query' });
        expect(outcomeOf(first)).to.deep.equal({ saved: true });
        expect(crumbs().at(-1)).to.equal('new');
        answer(json({ saved: true }));
        await request('/api/x', { json: {}, crumb: 'query' });
        expect(crumbs(), 'the next call').to.deep.equal(['new']);
      } finally {
        Reflect.deleteProperty(document, 'cookie');
      }
    }
    setCookie('crumb=newer');
    answer(json({ saved: true }));
    await request('/api/x', { json: {}, crumb: 'query' });
    expect(crumbs(), 'a newer cookie').to.deep.equal(['newer']);
  });

  it('of a cookie that script cannot read reaches the server with the repeated call', async () => {
    setCookie('crumb=of-the-server');
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
    try {
      const result = await request('/api/form/FormSubmissionKey', { method: 'POST', crumb: 'query' });
      expect(result.ok, JSON.stringify(result)).to.equal(true);
    } finally {
      Reflect.deleteProperty(document, 'cookie');
    }
  });

  it('that is refused again counts as a failure, whatever the status', async () => {
    answer(json({ crumbFail: true }));
    expect(outcomeOf(await request('/api/x'))).to.deep.equal(['request-unauthorized', 'Unauthorized request']);
  });
});

describe('an unreachable server', () => {
  it('is retried after 200 ms, as often as the call allows', async () => {
    answer(unreachable, text('', 502), json({ here: true }));
    const started = performance.now();
    expect(outcomeOf(await request('/api/x', { retries: 2 }))).to.deep.equal({ here: true });
    expect(performance.now() - started).to.be.at.least(390);
    answer(unreachable);
    expect((await request('/api/x', { retries: 1 })).ok).to.equal(false);
    expect(sent).to.have.length(2);
  });

  it('counts as failed after the timeout', async () => {
    answer(hanging);
    const result = await request('/api/x', { timeout: 20 });
    expect(outcomeOf(result)).to.deep.equal(['request-unreachable', 'Unable to connect…']);
  });

  it('gets no further requests after the caller aborts, also between two attempts', async () => {
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
    await eventually('the first attempt has failed', () => sent.length === 1);
    later.abort();
    const first = await Promise.race([between, frames(1)]);
    expect(first && outcomeOf(first), 'without a wait for the next attempt').to.deep.equal(['request-aborted', '']);
  });
});

describe('an invalid call', () => {
  it('throws if the path is not a valid URL', async () => {
    const error = await request('http://[').catch((cause: unknown) => cause);
    expect(error).to.be.instanceOf(TypeError);
  });
});
