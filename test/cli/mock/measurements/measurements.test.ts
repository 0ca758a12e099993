/** Tests how the mock API reads what pages measure. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createMock } from '../../../../cli/mock/app.ts';
import type { Measurement } from '../../../../cli/mock/measurements/measurement.ts';
import { measuringCalls } from '../../../../cli/mock/measurements/measuring-calls.ts';
import { platformRoutes } from '../../../../cli/mock/routes/all-routes.ts';
import { routeName } from '../../../../cli/mock/routes/route.ts';
import { listed } from '../../../silence/listed.ts';

const origin = 'http://localhost';

/** A mock API, and what it reports. */
function start() {
  const { app } = createMock();
  const send = (path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    app.request(path, { method: body === undefined ? 'GET' : 'POST', ...(body !== undefined && { body }), headers });
  const list = async (query = ''): Promise<readonly (Measurement & { readonly session: string })[]> =>
    (await (await app.request(`/__mock/measurements${query}`)).json()).measurements;
  return { app, send, list };
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const json = { 'content-type': 'application/json' };

describe('the measurements of pages', () => {
  it('show the page, the name and the values of what pages send', async () => {
    const { send, list } = start();
    const visitor = '8d4f|3|1767225600|1767225600|1767225700';
    const hit = { url: `${origin}/visit?a=1`, title: 'Visit', viewportInnerWidth: 320, viewportInnerHeight: 640 };
    await send('/api/census/RecordHit', form({ event: 'View', data: JSON.stringify(hit), ss_cvr: visitor }));
    await send('/api/census/button-click', form({ pagePath: '/visit', buttonText: 'Book', visitorCookie: visitor }));
    await send('/api/census/RecordQuickView/64f1c0de5a1e7a0b2c3d4f01', '', { referer: `${origin}/shop` });
    const event = { websiteId: 'w', pagePath: '/plans', plan: 'pro', seats: 3, trial: false };
    await send('/api/events/RecordEvent', form({ event: 'signed-up', data: JSON.stringify(event) }));
    const shown = await list();
    assert.deepEqual(
      shown.map(({ kind, name, page, fields }) => [kind, name, page, fields]),
      [
        ['page-view', 'View', '/visit', { title: 'Visit', viewport: '320 × 640', visits: 3, visitor: '8d4f' }],
        ['interaction', 'button-click', '/visit', { buttonText: 'Book', visits: 3, visitor: '8d4f' }],
        ['interaction', 'quick-view', '/shop', { productId: '64f1c0de5a1e7a0b2c3d4f01' }],
        ['event', 'signed-up', '/plans', { plan: 'pro', seats: 3, trial: false }],
      ],
    );
  });

  it('include variants of experiments, events of the service, landings and the log', async () => {
    const { send, list } = start();
    const experiment = { name: 'hero', variant: 'b', experimentType: 'AB_TEST', segmentName: 'default' };
    const exposed = { pagePath: '/', variantId: 'b', experiment };
    await send('/api/events/RecordEvent', form({ event: 'ExperimentExposed', data: JSON.stringify(exposed) }));
    const commonData = { pagePath: '/plans', sessionId: '1-2', marketingId: 'm' };
    const service = { analyticsId: 'a', commonData, customData: { plan: 'pro' }, customSchemaName: 'signed-up' };
    // Browsers send JSON to other origins as plain text.
    await send('/api/v1/events', JSON.stringify(service), { 'content-type': 'text/plain;charset=UTF-8' });
    await send('/api/track/Track?landing=http%3A%2F%2Flocalhost%2Fvisit&refer=&rk=&lang=en&screen=1x1&campaign=spring');
    const lines = [
      { level: 'warn', message: 'Storage is full.' },
      { level: 'info', message: 'Retried.' },
    ];
    await send('/api/events/Trace', form({ data: JSON.stringify(lines) }), { referer: `${origin}/form` });
    assert.deepEqual(
      (await list()).map(({ kind, name, page, fields }) => [kind, name, page, fields]),
      [
        ['experiment', 'hero', '/', { variant: 'b', experimentType: 'AB_TEST', segmentName: 'default' }],
        ['event', 'signed-up', '/plans', { plan: 'pro', sessionId: '1-2', marketingId: 'm' }],
        ['landing', 'landing', '/visit', { lang: 'en', screen: '1x1', campaign: 'spring' }],
        ['log', 'Storage is full.', '/form', { level: 'warn' }],
        ['log', 'Retried.', '/form', { level: 'info' }],
      ],
    );
  });

  it('have one entry for each record of a batch, and rate web vitals by their limits', async () => {
    const { send, list } = start();
    const records = [
      ['largest-contentful-paint', 2500],
      ['largest-contentful-paint', 2501],
      ['cumulative-layout-shift', 0.26],
      ['interaction-to-next-paint', 200],
      ['time-to-first-byte', 1801],
      ['hydration', 12],
      ['toString', 1],
    ].map(([name, value]) => ({ name, value, pagePath: '/visit' }));
    // A beacon without a type.
    await send('/api/1/performance/records', new Blob([JSON.stringify(records)]));
    const error = { app: 'site', message: 'x is not a function', stack: 'at y', file: '/site.js', line: 1, column: 9 };
    await send('/api/events/RecordJavascriptErrors', JSON.stringify([error, error]), json);
    const shown = await list();
    assert.deepEqual(
      shown.map(({ rating }) => rating),
      ['good', 'needs-improvement', 'poor', 'good', 'poor', null, null, null, null],
    );
    assert.deepEqual(shown.at(-1)?.fields, { app: 'site', file: '/site.js', line: 1, column: 9 });
  });

  it('can be read by kind and by session', async () => {
    const { send, list } = start();
    await send('/api/events/RecordEvent', form({ event: 'a', data: '{}' }), { 'x-mock-session': 'ada' });
    await send('/api/events/RecordEvent', form({ event: 'b', data: '{}' }));
    await send('/api/census/form-render', form({ formId: 'contact' }));
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    assert.deepEqual(await names(''), ['a', 'b', 'form-render']);
    assert.deepEqual(await names('?kind=event'), ['a', 'b']);
    assert.deepEqual(await names('?kind=event&__session=ada'), ['a']);
    assert.deepEqual(await names('?path=/api/census/*'), ['form-render']);
    const refused = await start().app.request('/__mock/measurements?kind=visits');
    assert.equal(refused.status, 400);
  });

  it('disappear with their calls', async () => {
    const { app, send, list } = start();
    await send('/api/events/RecordEvent', form({ event: 'a', data: '{}' }));
    await app.request('/__mock/requests', { method: 'DELETE' });
    assert.deepEqual(await list(), []);
  });

  it('stay short, whatever a page sends', async () => {
    const { send, list } = start();
    const long = 'x'.repeat(1_000_000);
    await send(
      '/api/events/RecordEvent',
      form({ event: long, data: JSON.stringify({ [long]: long, pagePath: long }) }),
    );
    const batch = Array.from({ length: 1000 }, (_, at) => ({ name: `metric ${at}`, value: at }));
    await send('/api/1/performance/records', JSON.stringify(batch), json);
    const [event, ...records] = await list();
    assert.ok(JSON.stringify(event).length < 2000);
    assert.equal(records.length, 50);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, long.slice(0, 500)]));
    await send('/api/v1/events', JSON.stringify(Array.from({ length: 3 }, () => ({ customData: many }))), json);
    const text = JSON.stringify((await list('?kind=event')).slice(1));
    assert.ok(text.length < 20_000, `${text.length}`);
  });

  it('never fail, and never keep values of a prototype', async () => {
    const routes = [...measuringCalls.keys()];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.anything({ withBigInt: false }), async (route, value) => {
        const measure = measuringCalls.get(route);
        const url = new URL(`${origin}/api/track/Track?landing=%FF&__proto__=x`);
        const body: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? 'null');
        for (const data of [
          body,
          [body],
          { data: body, event: body, commonData: body, customData: body, name: body },
        ]) {
          const found = measure?.read({ url, body: data }) ?? [];
          for (const { name, fields } of found) {
            assert.equal(typeof name, 'string');
            assert.equal(Object.getPrototypeOf(fields), Object.prototype);
          }
          assert.ok(measure?.needs({ url, body: data }));
        }
      }),
    );
  });

  it('accept bodies that are not JSON, are cut off or are missing', async () => {
    const { send, list } = start();
    for (const body of ['', '{', '[', 'null', '"x"', '[[[]]]', '{"__proto__":{"x":1}}', '<script>alert(1)</script>'])
      for (const path of ['/api/1/performance/records', '/api/v1/events', '/api/events/Trace', '/api/census/RecordHit'])
        await send(path, body, { 'content-type': 'text/plain' });
    for (const { name } of await list()) assert.equal(typeof name, 'string');
  });

  it('are read from routes that exist', () => {
    const names = new Set(platformRoutes.map(({ method, path }) => routeName(method, path)));
    for (const name of measuringCalls.keys()) assert.ok(names.has(name), name);
  });

  it('have a page without query and hash, which can contain personal data', async () => {
    const { send, list } = start();
    for (const pagePath of ['/visit?mail=a%40b.example#x', '/visit#x', `${origin}/visit?a`, 'http://[?a', '?a', '#'])
      await send('/api/events/RecordEvent', form({ event: 'a', data: JSON.stringify({ pagePath }) }));
    assert.deepEqual(
      (await list()).map(({ page }) => page),
      ['/visit', '/visit', '/visit', 'http://[', null, null],
    );
  });

  it('declare the missing consent in the description of the API', async () => {
    const { paths } = await (await start().app.request('/__mock/openapi.json')).json();
    assert.match(JSON.stringify(paths['/__mock/measurements'].get.responses), /"missingConsent"/);
  });
});

describe('the check of consent', () => {
  const url = new URL(origin);
  const requests = listed.filter(({ kind, category }) => kind.startsWith('request to') && category !== 'necessary');
  const calls = requests.flatMap(({ name, category }) =>
    platformRoutes
      .filter(({ path }) => path.replace(/:\w+(?:\{[^/]*)?$/, '…') === name)
      .map(({ method, path }) => ({ name: routeName(method, path), category })),
  );

  it('includes each request of the platform to the server that needs consent', () => {
    assert.ok(calls.length > 10, `${calls.length}`);
    for (const { name, category } of calls)
      assert.ok(measuringCalls.get(name)?.needs({ url, body: undefined }).includes(category), `${name}: ${category}`);
  });
});
