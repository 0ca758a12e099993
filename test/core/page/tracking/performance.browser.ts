/** Tests when performance records are sent, and how. */
import { expect } from '@open-wc/testing';
import { eventually, frames, never } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import {
  errors,
  fail,
  hanging,
  identified,
  identifiedViews,
  openAllowed,
  openMeasured,
  type Settings,
  setProperty,
} from './performance-page.ts';

const beacon = '/api/1/performance/records application/json';

afterEach(closePages);

describe('the performance records of a page', () => {
  it('are sent as a beacon 30 seconds after it has loaded, and changed ones once more after 60', async () => {
    const page = await openAllowed();
    fail(page);
    page.clock.advance(29_999);
    expect(page.beacons).to.deep.equal([]);
    page.clock.advance(1);
    expect(page.beacons).to.deep.equal([beacon]);
    fail(page);
    page.clock.advance(29_999);
    expect(page.beacons).to.have.length(1);
    page.clock.advance(1);
    fail(page);
    page.show('hidden');
    page.clock.advance(600_000);
    expect(page.beacons).to.deep.equal([beacon, beacon]);
    expect(await errors(page)).to.deep.equal([1, 2]);
    expect(page.clock.waiting()).to.equal(0);
    const [first = [], second = []] = await page.batches();
    expect(second.map(({ name }) => name)).to.deep.equal(['errors']);
    for (const record of first) expect(record).to.include({ pageLoadId: 'view-1', pagePath: 'srcdoc' });
  });

  it('count the seconds from when a page that was measured earlier has loaded', async () => {
    const page = await openMeasured();
    setProperty(page.document, 'readyState', 'interactive');
    page.allow();
    page.measure();
    await eventually('the view is requested', () => page.requests.length === 1);
    await frames(2);
    page.clock.advance(60_000);
    expect(page.beacons).to.deep.equal([]);
    page.view.dispatchEvent(new page.view.Event('load'));
    page.clock.advance(29_999);
    expect(page.beacons).to.deep.equal([]);
    page.clock.advance(1);
    expect(page.beacons).to.deep.equal([beacon]);
  });

  it('are sent when it is hidden, and changed ones when it is hidden again, but no third time', async () => {
    const page = await openAllowed();
    page.show('hidden');
    page.show('visible');
    page.clock.advance(30_000);
    expect(page.beacons).to.deep.equal([beacon]);
    page.show('hidden');
    expect(page.beacons).to.deep.equal([beacon]);
    page.show('visible');
    fail(page);
    page.show('hidden');
    page.show('visible');
    fail(page);
    page.show('hidden');
    page.clock.advance(60_000);
    expect(await errors(page)).to.deep.equal([0, 1]);
  });

  it('count failures and the errors of its scripts', async () => {
    const page = await openAllowed();
    fail(page);
    const { ErrorEvent, PromiseRejectionEvent } = page.view;
    page.view.dispatchEvent(new ErrorEvent('error', { message: 'no' }));
    const promise = Promise.resolve();
    page.view.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: 'no' }));
    page.show('hidden');
    expect(await errors(page)).to.deep.equal([3]);
  });

  for (const [name, acceptsBeacon] of Object.entries({
    refuses: (): boolean => false,
    'has blocked': (): boolean => {
      throw new TypeError('blocked');
    },
  }))
    it(`are sent with XMLHttpRequest, if the browser ${name} the beacon`, async () => {
      const page = await openAllowed({ acceptsBeacon });
      page.show('hidden');
      const [[method, path, type, text = ''] = []] = page.calls;
      expect([method, path, type]).to.deep.equal([
        'POST',
        '/api/1/performance/records',
        'content-type: application/json',
      ]);
      expect(JSON.parse(text)).to.deep.include({ pageLoadId: 'view-1', pagePath: 'srcdoc', name: 'errors', value: 0 });
      expect(page.calls).to.have.length(1);
    });

  it('go to the server of the page, whatever its base URL is and its scripts have added to all objects', async () => {
    const page = await openMeasured({ acceptsBeacon: () => false });
    page.document.head.append(Object.assign(page.document.createElement('base'), { href: 'https://other.example/' }));
    const prototype = page.view.Object.prototype;
    Object.assign(prototype, { method: 'POST', toJSON: () => 'no' });
    page.allow();
    page.measure();
    await identifiedViews(page, 1);
    page.show('hidden');
    expect(page.requests[0]?.[0]).to.equal(`${location.origin}/api/1/performance/settings`);
    expect(Object.getPrototypeOf(page.requests[0]?.[1])).to.equal(null);
    expect(JSON.parse(page.calls[0]?.[3] ?? '')[0]).to.include({ name: 'errors', value: 0 });
  });

  it('are accepted by the mock API', async () => {
    const settings = await fetch('/api/1/performance/settings');
    const { pageLoadId } = await settings.json();
    const page = await openAllowed({ settings: [identified(pageLoadId)] });
    page.show('hidden');
    const [batch] = await page.batches();
    expect(batch?.[0]?.pageLoadId).to.equal(pageLoadId);
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/1/performance/records', {
      method: 'POST',
      headers,
      body: JSON.stringify(batch),
    });
    expect([response.status, response.headers.get('x-mock-violations')]).to.deep.equal([200, null]);
  });

  it('are those of one view, if two scripts start measuring', async () => {
    const page = await openAllowed();
    const first = page.measure();
    expect(page.measure()).to.equal(first);
    await never('the view is requested again', () => page.requests.length > 1);
    first();
    expect(page.clock.waiting()).to.equal(0);
    page.measure();
    await identifiedViews(page, 2);
    page.show('hidden');
    expect((await page.batches()).map(([record]) => record?.pageLoadId)).to.deep.equal(['view-2']);
  });
});

describe('the id of a view', () => {
  it('is awaited before records are sent', async () => {
    let respond = (_response: Response): void => {};
    const settings = (): Promise<Response> =>
      new Promise((resolve) => {
        respond = resolve;
      });
    const page = await openMeasured({ settings: [settings] });
    page.allow();
    page.measure();
    await eventually('the view is requested', () => page.requests.length === 1);
    page.show('hidden');
    fail(page);
    page.show('hidden');
    expect(page.beacons).to.deep.equal([]);
    respond(new Response('{"pageLoadId":"late"}'));
    await eventually('the records are sent', () => page.beacons.length === 1);
    const [batch = []] = await page.batches();
    expect(batch.filter(({ name }) => name === 'errors').map(({ value }) => value)).to.deep.equal([0, 1]);
    for (const { pageLoadId } of batch) expect(pageLoadId).to.equal('late');
  });

  it('is awaited for 30 seconds, then nothing is measured, with one warning', async () => {
    const page = await openMeasured({ settings: [hanging] });
    page.allow();
    page.measure();
    await eventually('the view is requested', () => page.requests.length === 1);
    page.show('hidden');
    page.clock.advance(29_999);
    await frames(2);
    expect(page.troubles).to.deep.equal([]);
    page.clock.advance(1);
    await eventually('the warning', () => page.troubles.length === 1);
    expect(page.troubles).to.deep.equal(['site-elements: Metric settings request timeout']);
    fail(page);
    page.show('hidden');
    page.clock.advance(60_000);
    expect(page.beacons).to.deep.equal([]);
    expect(page.clock.waiting()).to.equal(0);
  });

  const text =
    (body: string): Settings =>
    () =>
      new Response(body);
  for (const [name, response] of Object.entries({
    'an error of the server': identified('x', 500),
    'a page': text('<p>'),
    'no id': text('{}'),
    'an empty id': identified(''),
    'an id that is not a text': identified({}),
    'a huge id': identified('x'.repeat(201)),
    'an id of the prototype': text('{"__proto__":{"pageLoadId":"x"}}'),
    null: text('null'),
    'a text': text('"pageLoadId"'),
    'no response': (): Response => {
      throw new TypeError('Failed to fetch');
    },
  } satisfies Record<string, Settings>))
    it(`is missing after ${name}: nothing is sent, with one warning`, async () => {
      const page = await openMeasured({ settings: [response] });
      page.allow();
      page.measure();
      await eventually('the warning', () => page.troubles.length === 1);
      expect(page.troubles).to.deep.equal(['site-elements: Unable to resolve pageLoadId']);
      page.show('hidden');
      page.clock.advance(60_000);
      expect(page.beacons).to.deep.equal([]);
      expect(page.clock.waiting()).to.equal(0);
    });
});
