/** Tests the Web Vitals of a measured page: with a timeline of the test, and with that of the browser. */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import {
  identifiedViews,
  openAllowed,
  openMeasured,
  type PerformancePage,
  type SentRecord,
  setProperty,
} from './performance-page.ts';

const lcp = 'largest-contentful-paint';
const cls = 'cumulative-layout-shift';
const inp = 'interaction-to-next-paint';
const ttfb = 'time-to-first-byte';

type Values = Readonly<Record<string, number>>;

const valuesOf = (batch: readonly SentRecord[] = []): Values =>
  Object.fromEntries(batch.map(({ name, value }) => [name, value]));

const paint = (page: PerformancePage, startTime: number): Promise<void> => page.emit(lcp, { startTime });

/** Shifts the layout; the browser counts shifts after the first paint. */
const shift = (page: PerformancePage, value: number, startTime: number): Promise<void> =>
  page.emit('layout-shift', { value, startTime, hadRecentInput: false });

const interact = (page: PerformancePage, interactionId: number, duration: number): Promise<void> =>
  page.emit('event', { interactionId, duration, startTime: 100 });

/** Paints the first content; the library then starts to sum up layout shifts in a timer. */
async function paintFirst(page: PerformancePage): Promise<void> {
  await page.emit('paint', { name: 'first-contentful-paint', startTime: 5 });
  page.clock.advance(0);
}

afterEach(closePages);

describe('the Web Vitals of a measured page', () => {
  it('are the largest paint, the layout shift, the slowest interaction and the time to the first byte', async () => {
    const page = await openAllowed();
    await paintFirst(page);
    await paint(page, 400.12345);
    await paint(page, 912.5);
    await shift(page, 0.1, 500);
    await shift(page, 0.0212345, 600);
    await interact(page, 7, 48);
    await interact(page, 14, 120);
    page.show('hidden');
    const [batch = []] = await page.batches();
    expect(valuesOf(batch)).to.deep.equal({ errors: 0, [lcp]: 912.5, [cls]: 0.121, [inp]: 120, [ttfb]: 0 });
    for (const { name, navigationType, id } of batch) {
      if (name === 'errors') continue;
      expect(navigationType).to.equal('navigate');
      expect(id).to.match(/^v\d+-\d+-\d+$/);
    }
    expect(page.beacons).to.have.length(1);
  });

  it('are sent again with the same id when they change later, and only those', async () => {
    const page = await openAllowed();
    await paintFirst(page);
    await paint(page, 400);
    await shift(page, 0.1, 500);
    page.clock.advance(30_000);
    await shift(page, 0.2, 900);
    page.show('hidden');
    const [first = [], second = []] = await page.batches();
    expect(valuesOf(first)).to.include({ [lcp]: 400, [cls]: 0.1 });
    expect(valuesOf(second)).to.deep.equal({ [cls]: 0.3 });
    expect(second[0]?.id).to.equal(first.find(({ name }) => name === cls)?.id);
  });

  it('are of a new view, with its own id, when the page returns from the back/forward cache', async () => {
    const page = await openAllowed();
    await paintFirst(page);
    await paint(page, 400);
    await shift(page, 0.1, 500);
    page.show('hidden');
    page.show('visible');
    page.restore();
    await eventually('the new view is requested', () => page.requests.length === 2);
    // The library measures the paint of a restored page by two frames.
    await frames(4);
    await identifiedViews(page, 2);
    await shift(page, 0.04, 9000);
    page.clock.advance(30_000);
    const [first = [], second = []] = await page.batches();
    expect(new Set(first.map(({ pageLoadId }) => pageLoadId))).to.deep.equal(new Set(['view-1']));
    expect(new Set(second.map(({ pageLoadId }) => pageLoadId))).to.deep.equal(new Set(['view-2']));
    expect(valuesOf(first)).to.include({ [lcp]: 400, [cls]: 0.1 });
    expect(valuesOf(second)).to.include({ errors: 0, [cls]: 0.04, [ttfb]: 0 });
    expect(valuesOf(second)[lcp]).to.be.a('number').and.not.equal(400);
    for (const { name, navigationType } of second)
      if (name !== 'errors') expect([name, navigationType]).to.deep.equal([name, 'back-forward-cache']);
    const ids = [...first, ...second].flatMap(({ id }) => id ?? []);
    expect(new Set(ids)).to.have.length(ids.length);
    page.show('hidden');
    page.clock.advance(60_000);
    expect(page.beacons).to.have.length(2);
  });

  it('count from the moment in which the visitor opens a page that the browser has prerendered', async () => {
    const page = await openMeasured({ activationStart: 1000 });
    setProperty(page.document, 'prerendering', true);
    page.allow();
    page.measure();
    page.show('hidden');
    await frames(3);
    expect(page.requests).to.deep.equal([]);
    expect(page.clock.waiting()).to.equal(0);
    setProperty(page.document, 'prerendering', false);
    page.show('visible');
    page.document.dispatchEvent(new page.view.Event('prerenderingchange'));
    await identifiedViews(page, 1);
    await paint(page, 1300);
    page.clock.advance(29_999);
    expect(page.beacons).to.deep.equal([]);
    page.clock.advance(1);
    const [batch = []] = await page.batches();
    expect(valuesOf(batch)).to.deep.equal({ errors: 0, [lcp]: 300, [ttfb]: 0 });
    for (const { name, navigationType } of batch) if (name !== 'errors') expect(navigationType).to.equal('prerender');
  });

  it('are not measured on a prerendered page whose visitor withdraws the consent before opening it', async () => {
    const page = await openMeasured({ activationStart: 1000 });
    setProperty(page.document, 'prerendering', true);
    page.allow();
    page.measure();
    page.withdraw();
    setProperty(page.document, 'prerendering', false);
    page.document.dispatchEvent(new page.view.Event('prerenderingchange'));
    await frames(3);
    expect(page.requests).to.deep.equal([]);
  });

  it('are read from a page whose markup replaces properties of the document', async () => {
    const page = await openAllowed({
      body: '<img name="prerendering"><img name="readyState"><form name="addEventListener"></form>',
    });
    await paint(page, 400);
    page.show('hidden');
    expect(valuesOf((await page.batches())[0])).to.deep.equal({ errors: 0, [lcp]: 400, [ttfb]: 0 });
  });

  it('are those of the browser, as far as it measures them', async () => {
    const page = await openMeasured({ isReal: true, body: '<h1>Saltmarsh</h1>' });
    page.allow();
    page.measure();
    await identifiedViews(page, 1);
    const isSupported = page.view.PerformanceObserver.supportedEntryTypes.includes(lcp);
    const find = (): unknown => page.view.performance.getEntriesByName('first-contentful-paint')[0];
    if (isSupported) await eventually('the first paint', find);
    await frames(3);
    page.clock.advance(30_000);
    const [batch = []] = await page.batches();
    const { errors, ...vitals } = valuesOf(batch);
    expect(errors).to.equal(0);
    for (const name of Object.keys(vitals)) expect([lcp, cls, inp, ttfb]).to.include(name);
    if (isSupported) expect(vitals[lcp]).to.be.greaterThan(0);
  });
});
