/** The typed calls for languages, header and footer, against the mock API. */
import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import { createMock } from '../../../cli/mock/app.ts';
import { setReporter } from '../../../core/page/failure.ts';
import {
  disconnectTranslationProvider,
  fetchMultilingualSettings,
  fetchMultilingualStatus,
  updateLanguages,
} from '../../../core/page/multilingual.ts';
import { fetchHeaderFooter, type HeaderFooter, updateHeaderFooter } from '../../../core/page/site-header-footer.ts';
import { ModelTab } from './members/visitor-model.ts';

const { fetch } = globalThis;

let document: Document;
let sent: Request[];
/** Responds instead of the mock API. */
let respond: (() => Response | Promise<Response>) | undefined;

before(() => Object.assign(globalThis, { navigator: { cookieEnabled: true, onLine: true } }));

beforeEach(() => {
  const { app } = createMock();
  const tab = new ModelTab({ crumb: 'a' });
  document = tab.document;
  setReporter(document, () => undefined);
  sent = [];
  respond = undefined;
  globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    // The code under test calls it with a request.
    const call = input as Request;
    sent.push(call.clone());
    if (respond) return respond();
    const headers = new Headers(call.headers);
    headers.set('cookie', tab.cookie);
    const body = call.method === 'PUT' ? await call.text() : null;
    return app.request(call.url.replace('https://site.example', ''), { method: call.method, headers, body });
  };
});

afterEach(() => {
  globalThis.fetch = fetch;
});

const json =
  (data: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(data), { status });

describe('the languages of a site', () => {
  it('are read, replaced with the crumb, and read again', async () => {
    const first = await fetchMultilingualSettings({ document });
    assert.ok(first.ok);
    assert.deepEqual([first.data.languages, first.data.sourceLanguage], [['en', 'nb'], 'en']);
    assert.deepEqual(await updateLanguages(['de', 'fr'], { document }), { ok: true, data: undefined });
    const put = sent.at(-1);
    assert.equal(put?.method, 'PUT');
    assert.equal(new URL(put?.url ?? '').searchParams.get('crumb'), 'a');
    assert.deepEqual(await put?.json(), { languages: ['de', 'fr'] });
    const second = await fetchMultilingualSettings({ document });
    assert.deepEqual(second.ok && second.data, {
      languages: ['de', 'fr'],
      sourceLanguage: 'de',
      raw: { languages: ['de', 'fr'], sourceLanguage: 'de' },
    });
  });

  it('reject what is not a list of tags, without a call', async () => {
    // The compiler rejects these too.
    for (const wrong of ['de', [''], [1], ['en_US'], [], new Array(1), undefined] as unknown as string[][])
      await assert.rejects(updateLanguages(wrong, { document }), TypeError);
    assert.deepEqual(sent, []);
  });

  it('are those of a hostile response that are tags', async () => {
    respond = json({ languages: ['de', 1, null, '', ['fr']], sourceLanguage: {} });
    const result = await fetchMultilingualSettings({ document });
    assert.ok(result.ok);
    assert.deepEqual([result.data.languages, result.data.sourceLanguage], [['de'], undefined]);
  });
});

describe('the response with the languages', () => {
  it('may have no list, which is not an empty one', async () => {
    respond = json({ items: [] });
    const result = await fetchMultilingualSettings({ document });
    assert.ok(result.ok);
    assert.equal(result.data.languages, undefined);
  });
});

describe('the provider of translations', () => {
  it('is disconnected', async () => {
    const first = await fetchMultilingualStatus({ document });
    assert.ok(first.ok);
    assert.deepEqual([first.data.isConnected, first.data.provider], [true, 'mock-translations']);
    assert.deepEqual(await disconnectTranslationProvider({ document }), { ok: true, data: undefined });
    assert.equal(sent.at(-1)?.method, 'DELETE');
    const second = await fetchMultilingualStatus({ document });
    assert.deepEqual(second.ok && [second.data.isConnected, second.data.provider], [false, undefined]);
  });
});

describe('header and footer', () => {
  it('are replaced together', async () => {
    assert.deepEqual(await fetchHeaderFooter({ document }), { ok: true, data: { header: {}, footer: {} } });
    const parts = { header: { layout: 'left' }, footer: '<p>Halden</p>' };
    assert.deepEqual(await updateHeaderFooter(parts, { document }), { ok: true, data: undefined });
    assert.deepEqual(await fetchHeaderFooter({ document }), { ok: true, data: parts });
  });

  it('reject other values, without a call', async () => {
    // The compiler rejects these too.
    for (const wrong of [undefined, {}, { header: [], footer: {} }] as unknown as HeaderFooter[])
      await assert.rejects(updateHeaderFooter(wrong, { document }), TypeError);
    assert.deepEqual(sent, []);
  });
});

describe('a typed call', () => {
  it('fails with request-unparseable for a body of another shape', async () => {
    for (const [call, bodies] of [
      [fetchMultilingualSettings, [[], null, 'text', 5]],
      [fetchMultilingualStatus, [[], true]],
      [fetchHeaderFooter, [{}, { header: {} }, { header: null, footer: {} }, []]],
    ] as const)
      for (const body of bodies) {
        respond = json(body);
        const result = await call({ document });
        assert.ok(!result.ok);
        assert.deepEqual(
          [result.failure.code, result.failure.args, result.failure.data],
          ['request-unparseable', { status: 200 }, body],
        );
      }
  });

  it('never rejects because of the server or the network', async () => {
    for (const [answer, code] of [
      [json({ message: 'no' }, 500), 'request-server-error'],
      [json({}, 403), 'request-unauthorized'],
      [() => Promise.reject(new TypeError('offline')), 'request-unreachable'],
    ] as const) {
      respond = answer;
      for (const result of [
        await fetchMultilingualSettings({ document }),
        await updateLanguages(['de'], { document }),
        await disconnectTranslationProvider({ document }),
        await fetchHeaderFooter({ document }),
        await updateHeaderFooter({ header: '', footer: '' }, { document }),
      ])
        assert.equal(!result.ok && result.failure.code, code);
    }
  });

  it('sends a refused crumb once more with the new one', async () => {
    const answers = [json({ crumbFail: true, crumb: 'b' }, 403), json({}, 404), json({})];
    respond = () => (answers.shift() ?? json({}))();
    const result = await updateLanguages(['de'], { document });
    assert.equal(result.ok, true);
    const crumbs = sent
      .filter(({ method }) => method === 'PUT')
      .map(({ url }) => new URL(url).searchParams.get('crumb'));
    assert.deepEqual(crumbs, ['a', 'b']);
  });

  it('does not read options from Object.prototype', async () => {
    const additions = { json: { from: 'page' }, method: 'POST', signal: AbortSignal.abort(), timeout: 1 };
    const descriptors = Object.entries(additions).map(([name, value]) => [
      name,
      { value, configurable: true, writable: true },
    ]);
    Object.defineProperties(Object.prototype, Object.fromEntries(descriptors));
    try {
      const result = await fetchMultilingualSettings({ document });
      assert.deepEqual([result.ok, sent.at(-1)?.method], [true, 'GET']);
    } finally {
      for (const name of Object.keys(additions)) Reflect.deleteProperty(Object.prototype, name);
    }
  });

  it('ends with its signal', async () => {
    const result = await fetchHeaderFooter({ document, signal: AbortSignal.abort() });
    assert.equal(!result.ok && result.failure.code, 'request-aborted');
    assert.deepEqual(sent, []);
  });
});
