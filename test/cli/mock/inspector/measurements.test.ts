/** Tests the measurements in the inspector of the built command, in a browser. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fromRoot } from '../../../../tools/root.ts';
import type { Browser, Page } from '../../../runner/puppeteer.ts';
import { axeViolations } from '../../../support/axe-violations.ts';
import { eventually } from '../../../support/eventually.ts';
import { launchChromium } from '../../../support/launch-chromium.ts';
import { serve } from '../../../support/serve.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const main = fromRoot('dist/cli/main.js');
const isBuilt = existsSync(main);
const patience = { timeout: 60_000 };

const measured = `<!doctype html><html lang="en"><title>Visit</title>
<script type="application/json" data-site-context>{"website":{"id":"64f1c0de5a1e7a0b2c3d4e5f","language":"en-GB"}}</script>
<script type="module" src="/site-elements/site.js" data-site-tracking></script>
<site-cookie-banner preset="strict"></site-cookie-banner>
<h1>Visit</h1><a href="#book" data-site-button="book">Book a visit</a>`;

const folder = join(temporaryFolder(), 'site');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'visit.html'), measured);
const address = isBuilt ? await serve(main, folder) : '';

describe('the measurements in the inspector', { skip: isBuilt ? false : 'nothing is built' }, () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  before(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => complaints.push(message.text()));
  });
  after(async () => {
    await browser?.close();
    await rm(folder, { recursive: true });
  });

  /** Sends a call, and reads all of the response. */
  async function send(session: string, path: string, body: string, headers: Record<string, string> = {}) {
    const referer = new URL('/visit', address).href;
    const all = { 'x-mock-session': session, 'content-type': 'text/plain', referer, ...headers };
    await (await fetch(new URL(path, address), { method: 'POST', body, headers: all })).text();
  }
  const event = (session: string, name: string, data: object) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ event: name, data: JSON.stringify({ websiteId: 'w', ...data }) });
    return send(session, '/api/events/RecordEvent', String(body), type);
  };
  const records = (session: string, list: readonly object[]) =>
    send(session, '/api/1/performance/records', JSON.stringify(list));

  const open = (session: string) =>
    page.goto(new URL(`/__mock?__session=${session}#measurements`, address).href, patience);
  const untilShown = (selector: string) => page.waitForSelector(selector, { ...patience, visible: true });
  /** Waits until the table has these titles and no others, the newest first. */
  const untilListed = (...titles: readonly string[]) =>
    page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.sent:not([hidden]) tbody tr:not([hidden]) .title')]
          .map(({ textContent }) => textContent)
          .join(' | ') === wanted,
      patience,
      titles.join(' | '),
    );
  const imageLabels = () =>
    page.$$eval('.charts svg[role=img]', (images) => images.map((image) => image.getAttribute('aria-label')));

  it('explain how to turn measuring on while there are none', async () => {
    await open('none');
    await untilShown('.explanation pre::-p-text(data-site-tracking)');
    const link = await page.$eval('.explanation a', (one) => (one as HTMLAnchorElement).href);
    assert.equal(link, new URL('/docs/tracking', address).href);
    assert.equal(await page.$eval('[aria-current=page]', ({ textContent }) => textContent), 'Measurements');
  });

  it('show what a page sends once its visitor has agreed, as it arrives', async () => {
    await open('default');
    await untilShown('.explanation');
    const visit = await browser.newPage();
    await visit.goto(new URL('/visit', address).href, patience);
    await visit.waitForFunction(() => {
      const banner = document.querySelector('site-cookie-banner');
      const accept = banner?.shadowRoot?.querySelector<HTMLElement>('[part~=accept]');
      accept?.click();
      return Boolean(accept);
    }, patience);
    const names = async () => {
      const { measurements } = await (await fetch(new URL('/__mock/measurements?__session=default', address))).json();
      return measurements.map(({ name }: { readonly name: string }) => name);
    };
    // A button counts as shown only in the page in front, and only that page checks what it waits for.
    await eventually('the view and the button are reported', async () => (await names()).length === 2, patience);
    await visit.click('[data-site-button]');
    await page.bringToFront();
    for (const title of ['Visit', 'Button shown: Book a visit', 'Button clicked: Book a visit'])
      await untilShown(`.sent .title::-p-text(${title})`);
    assert.deepEqual((await names()).toSorted(), ['View', 'button-click', 'button-render']);
    assert.equal(await page.$eval('.sent tbody tr:last-child .path', ({ textContent }) => textContent), '/visit');
    assert.equal(await page.$('.sent .bad'), null);
    await visit.close();
  });

  it('have a row for each record of a batch, and charts with text', async () => {
    await open('vitals');
    await records('vitals', [
      { name: 'largest-contentful-paint', value: 2600 },
      { name: 'cumulative-layout-shift', value: 0.26 },
      { name: 'hydration', value: 12, element: 'site-gallery' },
    ]);
    await untilListed('Hydration of site-gallery: 12 ms', 'CLS: 0.26', 'LCP: 2.6 s');
    await untilShown('.charts svg[role=img][aria-label^="Performance per minute"]');
    const [activity, ...gauges] = await imageLabels();
    assert.match(activity ?? '', /^Performance per minute, the oldest first: (\d+, ){9}\d+$/);
    assert.deepEqual(gauges, ['LCP: 2.6 s, needs improvement', 'CLS: 0.26, poor']);
    await records('vitals', [{ name: 'largest-contentful-paint', value: 900 }]);
    await untilShown('.charts svg[aria-label="LCP: 900 ms, good"]');
    await page.click('.charts summary');
    await untilShown('.numbers td');
    assert.deepEqual(
      await page.$$eval('.numbers tbody tr', (rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].reduce((sum, cell) => sum + Number(cell.textContent), 0)),
      ),
      [4],
    );
  });

  it('show anything that a page sends as text', async () => {
    await open('hostile');
    const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    await event('hostile', markup, { [markup]: markup, __proto__: null, list: [1, { a: markup }] });
    await untilListed(markup);
    await event('hostile', 'x'.repeat(1_000_000), { long: 'y'.repeat(1_000_000) });
    await records('hostile', [{ name: 7, value: 'fast' }, { value: 1e300 }, { name: ['a'], element: {} }]);
    await send('hostile', '/api/v1/events', 'null');
    await untilShown('.sent tr:nth-child(6)');
    assert.deepEqual(await page.$$('.sent img, .sent script'), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(width, await page.evaluate(() => window.innerWidth));
  });

  it('can be filtered by kind and session, and cleared', async () => {
    await event('other', 'elsewhere', {});
    await event('filters', 'signed-up', { plan: 'pro' });
    await records('filters', [{ name: 'errors', value: 2 }]);
    await open('filters');
    await untilListed('Errors: 2', 'signed-up');
    await page.select('#kind', 'event');
    await untilListed('signed-up');
    await untilShown('.sent .fields ::-p-text(pro)');
    await page.select('#kind', 'log');
    await untilShown('.measurements ::-p-text(No measurement of this kind)');
    await page.select('#kind', '');
    // The sessions are read after the calls.
    await page.waitForFunction(
      () => [...document.querySelectorAll('#session option')].some(({ textContent }) => textContent === 'other'),
      patience,
    );
    await page.select('#session', 'other');
    await untilListed('elsewhere');
    await page.click('.measurements .filters button');
    await untilShown('.explanation');
    await page.select('#session', 'filters');
    await untilListed('Errors: 2', 'signed-up');
  });

  it('lead to the recorded call by keyboard, and back', async () => {
    await event('keyboard', 'signed-up', {});
    await open('keyboard');
    await untilListed('signed-up');
    await page.focus('.sent .title');
    await page.keyboard.press('Enter');
    await untilShown('.details h2::-p-text(POST /api/events/RecordEvent)');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H2');
    await page.focus('.details header button');
    await page.keyboard.press('Enter');
    await untilShown('.details ::-p-text(Select a call)');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'signed-up');
  });

  it('return the focus to the visible row or the heading if the view has changed', async () => {
    const focused = () =>
      page.evaluate(() => {
        const { id, className } = document.activeElement ?? document.body;
        return `${id} ${className}`.trim();
      });
    const untilOpen = () => untilShown('.details h2::-p-text(POST /api/events/RecordEvent)');
    const close = async () => {
      await page.focus('.details header button');
      await page.keyboard.press('Enter');
      await untilShown('.details ::-p-text(Select a call)');
    };
    await event('focus', 'signed-up', {});
    await open('focus');
    await untilListed('signed-up');
    await page.click('.sent .title');
    await untilOpen();
    await page.click('nav a[href="#calls"]');
    await untilShown('.calls .call');
    await close();
    assert.equal(await focused(), 'call');
    await page.click('.calls .call');
    await untilOpen();
    await page.click('nav a[href="#measurements"]');
    await untilShown('.sent .title');
    await close();
    assert.equal(await focused(), 'title');
    await page.click('.sent .title');
    await untilOpen();
    await page.select('#kind', 'log');
    await untilShown('.measurements ::-p-text(No measurement of this kind)');
    await close();
    assert.equal(await focused(), 'measurements');
  });

  it('keep the charts while their data are the same, so that selected text stays selected', async () => {
    await open('vitals');
    await untilShown('.sent tr:not([hidden]) .title');
    // The minutes of the chart do not move.
    await page.evaluate(() => {
      const now = Date.now();
      Date.now = () => now;
    });
    await page.select('#kind', 'log');
    await untilShown('.measurements ::-p-text(No measurement of this kind)');
    const tables = await page.$$('.charts table');
    await page.select('#kind', '');
    await untilShown('.sent tr:not([hidden]) .title');
    const areKept = await Promise.all(tables.map((table) => table.evaluate(({ isConnected }) => isConnected)));
    assert.deepEqual(areKept, [true, true, true]);
  });

  it('mark a call that the visitor has refused, also in the list of calls', async () => {
    const cookie = 'site-consent=2.1732226400.analytics-0';
    const body = new URLSearchParams({ event: 'early', data: '{"websiteId":"w"}' });
    const type = 'application/x-www-form-urlencoded';
    await send('refused', '/api/events/RecordEvent', String(body), { cookie, 'content-type': type });
    await open('refused');
    await untilShown('.sent .bad::-p-text(no consent: analytics)');
    await page.click('nav a[href="#calls"]');
    await untilShown('.calls .bad::-p-text(no consent: analytics)');
    assert.equal(await page.$eval('.measurements', (section) => (section as HTMLElement).hidden), true);
    await page.click('.calls .call');
    await untilShown('.wrong li::-p-text(The visitor has refused analytics)');
  });

  for (const width of [320, 1440])
    for (const scheme of ['light', 'dark'])
      it(`have no axe violation and fit at ${width} px, ${scheme}`, async () => {
        await page.setViewport({ width, height: 800 });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await open('vitals');
        await untilShown('.charts svg[aria-label="LCP: 900 ms, good"]');
        // The controls show the state of the clock once it has been read.
        await page.waitForFunction(
          () => [...document.querySelectorAll('button')].every(({ textContent }) => textContent !== ''),
          patience,
        );
        await page.click('.charts summary');
        await untilShown('.numbers td');
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        // Wide columns, as with large text.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.numbers td { min-inline-size: 60px }');
          document.adoptedStyleSheets.push(sheet);
        });
        const overflows = (selector: string) =>
          page.$eval(selector, ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        assert.deepEqual([await overflows('.scrollable'), await overflows('.measurements')], [true, false]);
        assert.deepEqual(await axeViolations(page), []);
      });

  it('cause no errors in the page', () =>
    assert.deepEqual(
      complaints.filter((one) => !one.includes('400')),
      [],
    ));
});
