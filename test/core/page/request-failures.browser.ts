import { expect } from '@open-wc/testing';
import type { RequestResult } from '../../../core/page/request.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answer, answer, json, restoreFetch, sent, text, unreachable } from './fake-fetch.ts';
import { eventsDuring, outcomeOf } from './request-outcome.ts';
import { loadServices } from './services.ts';

const { addMessages, request, requestText, setReporter, showSystemErrors } = await loadServices();

afterEach(restoreFetch);

const unable = ['request-unreachable', 'Unable to connect…'];
const serverError = ['request-server-error', 'Internal server error. Please try again later.'];
const unauthorized = ['request-unauthorized', 'Unauthorized request'];
const unparseable = ['request-unparseable', 'Internal Error: Unable to parse server response ... as JSON'];
const unavailable = ['request-unavailable', 'This service is temporarily unavailable. Please try again later.'];

/** The outcome of a call that may be retried twice. */
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
  'truncated JSON': { answer: text('{"data": ['), failure: unparseable },
  'a 401': { answer: text('', 401), failure: unauthorized },
  'a 403, whose text is ignored': { answer: json({ message: 'not for you' }, 403), failure: unauthorized },
  'a 500': { answer: text('<html>', 500), failure: serverError },
  'a 501, whose text is ignored': { answer: json({ error: 'not for you' }, 501), failure: serverError },
  'a 503': { answer: text('', 503), failure: unavailable },
  'a 404': { answer: text('', 404), failure: unable, tries: 3 },
  'a 502 without a text': { answer: text('', 502), failure: unable, tries: 3 },
  'a 504': { answer: text('<html>', 504), failure: unable, tries: 3 },
  'no response': { answer: unreachable, failure: unable, tries: 3 },
  'a 400 with a reason': { answer: json({ error: 'Full' }, 400), failure: ['request-unreachable', 'Full'] },
  'a 401 with a reason': {
    answer: json({ message: 'Expired' }, 401),
    failure: ['request-unauthorized', 'Expired'],
  },
  'a 500 with a reason': {
    answer: json({ error: 'x', message: 'Broken' }, 500),
    failure: ['request-server-error', 'Broken'],
  },
  'a 502 with a reason': { answer: json({ error: 'Busy' }, 502), failure: ['request-unreachable', 'Busy'] },
  'a 500 whose text is empty': { answer: json({ error: { a: 1 }, message: '' }, 500), failure: serverError },
  'a 400 with a billing code': { answer: json({ billingErrorCode: 7 }, 400), failure: unable },
  'a 401 that requires a login': { answer: json({ loginRequired: true }, 401), failure: unauthorized, isLogin: true },
  'a 200 that requires a login': { answer: json({ loginRequired: true }), failure: unauthorized, isLogin: true },
  'a crumb that is refused again': { answer: json({ crumbFail: true }, 400), failure: unable, tries: 2 },
  'a 403 without permission': {
    answer: json({ authorizationFail: true }, 403),
    failure: unauthorized,
    isCovered: true,
  },
  'a 200 without permission': {
    answer: json({ authorizationFail: true }),
    failure: unauthorized,
    isCovered: true,
  },
};

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
      if (!result || result.ok) throw new Error('the call should fail');
      expect(outcomeOf(result)).to.deep.equal(failure);
      expect(sent, 'tries').to.have.length(tries);
      expect(events['site-request-failed']).to.deep.equal([{ path, failure: result.failure }]);
      expect(events['site-login-required']).to.deep.equal(isLogin ? [{ path }] : []);
      if (!isCovered) return;
      (await eventually('the page is covered', cover)).close();
      await eventually('the cover is removed', () => !cover());
    });

  it('does not cover the page for other failures', () => {
    expect(covers).to.equal(Object.values(outcomes).filter(({ isCovered }) => isCovered).length);
  });
});

describe('a call to a server with a fault', () => {
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
  it('passes on the billing code and the whole body', async () => {
    const body = { billingErrorCode: 'CARD', errors: { email: ['No'] } };
    answer(json(body, 400));
    const result = await request('/api/x');
    expect(!result.ok && [result.status, result.failure.billingErrorCode, result.failure.data]).to.deep.equal([
      400,
      'CARD',
      body,
    ]);
  });

  it('of the network reaches the reporter of the page, without the query of the call', async () => {
    const reported: unknown[] = [];
    setReporter(document, ({ code, args }) => reported.push([code, args]));
    answer(unreachable);
    await request('/api/x?email=ada@home.org');
    answer(json({}, 500));
    await request('/api/x');
    setReporter(document, () => {});
    expect(reported).to.deep.equal([['request-unreachable', { path: '/api/x' }]]);
  });

  it('reads no messages from a polluted prototype', async () => {
    Object.assign(Object.prototype, { message: 'polluted', loginRequired: true });
    try {
      answer(json({}, 500));
      expect(outcomeOf(await request('/api/x'))).to.deep.equal(serverError);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'message');
      Reflect.deleteProperty(Object.prototype, 'loginRequired');
    }
  });

  it('has messages in the language of the page', async () => {
    addMessages('x-test', { 'request-unreachable': 'Ingen forbindelse' });
    const element = document.createElement('p');
    element.lang = 'x-test';
    answer(unreachable);
    const result = await request('/api/x');
    expect(!result.ok && requestText(element, result.failure)).to.equal('Ingen forbindelse');
  });
});
