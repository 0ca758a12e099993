/** Tests the inspector of the built command in a browser. It is long because all tests share one browser. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { timeText } from '../../../../cli/mock/inspector/client/time-text.ts';
import { fromRoot } from '../../../../tools/root.ts';
import type { Browser, Page } from '../../../runner/puppeteer.ts';
import { axeViolations } from '../../../support/axe-violations.ts';
import { launchChromium } from '../../../support/launch-chromium.ts';
import { serve } from '../../../support/serve.ts';

const main = fromRoot('dist/cli/main.js');
const isBuilt = existsSync(main);
const address = isBuilt ? await serve(main, '--mock-only') : '';
const patience = { timeout: 40_000 };

describe('the inspector', { skip: isBuilt ? false : 'nothing is built' }, () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  before(async () => {
    browser = await launchChromium();
    page = await browser.newPage();
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(new URL('/__mock', address).href, patience);
    await page.waitForSelector('input[type=radio]', patience);
  });
  after(() => browser?.close());

  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, address), init);
  const press = async (text: string) => {
    await page.waitForFunction(
      (wanted) => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(wanted));
        button?.focus();
        return button !== undefined;
      },
      patience,
      text,
    );
    await page.keyboard.press('Enter');
  };
  /** Clicks an element by its text as soon as it is there, in one step: a refresh may replace elements. */
  const click = (text: string, selector = 'button') =>
    page.waitForFunction(
      (wanted, among) => {
        const all = [...document.querySelectorAll<HTMLElement>(among)];
        const found = all.find(({ textContent }) => textContent.includes(wanted));
        found?.click();
        return found !== undefined;
      },
      patience,
      text,
      selector,
    );
  const untilShown = (selector: string) => page.waitForSelector(selector, { ...patience, visible: true });
  const sessionOf = async (name = 'default') =>
    (await ask('/__mock/session', { headers: { 'x-mock-session': name } })).json();
  const scenario = async () => (await sessionOf()).scenario;

  it('shows calls as they arrive, and the errors of one, by keyboard alone', async () => {
    await ask('/api/commerce/shoping-cart');
    await ask('/api/form/SaveFormSubmission', {
      method: 'POST',
      body: new URLSearchParams({ formId: 'contact', name: 'Ida Halden' }),
    });
    await page.waitForSelector('.submissions ::-p-text(Ida)', patience);
    await press('shoping-cart');
    await page.waitForSelector('.wrong ::-p-text(GET /api/commerce/shopping-cart)', patience);
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H2');
    await press('SaveFormSubmission');
    await page.waitForFunction(
      () => document.querySelector('.details pre')?.textContent === 'formId=contact\nname=Ida Halden',
      patience,
    );
  });

  it('shows orders when they are placed', async () => {
    const cart = await ask('/api/commerce/shopping-cart');
    const cookie = cart.headers.get('set-cookie')?.split(';')[0] ?? '';
    await untilShown('.orders ::-p-text(No orders yet)');
    await ask('/commerce/goto-checkout', { method: 'POST', headers: { cookie } });
    await untilShown('.orders li::-p-text(Order 1: €309.00)');
    await untilShown('.orders li::-p-text(2 × Saltmarsh)');
  });

  it('shows the files of forms while they arrive', async () => {
    const file = { formId: 'contact', fieldId: 'photo', name: 'beach.png', size: 1536, type: 'image/png' };
    const json = { 'content-type': 'application/json' };
    const answer = await ask('/api/form/files', { method: 'POST', headers: json, body: JSON.stringify(file) });
    const { id } = await answer.json();
    const untilFile = (text: string) => untilShown(`.files li::-p-text(${text})`);
    for (const text of ['beach.png', 'image/png', 'contact, photo', id, '0 Bytes of 1.5 KB', 'uploading'])
      await untilFile(text);
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    await ask(`/api/form/files/${id}`, { method: 'PATCH', headers: part, body: 'x'.repeat(1536) });
    await untilFile('ready');
  });

  it('sets scenario, clock and faults, and resets them', async () => {
    await click('empty-cart', 'label');
    await untilShown('.controls [role=status]::-p-text(Applied)');
    assert.equal(await scenario(), 'empty-cart');
    await page.type('#rules', 'type=rest');
    await press('Apply');
    await page.waitForSelector('[role=status] ::-p-text(type cannot be "rest")', patience);
    await press('Stop');
    await page.waitForSelector('.clock ::-p-text(stopped)', patience);
    await press('Reset session');
    await untilShown('.submissions ::-p-text(No submissions yet)');
    assert.equal(await scenario(), null);
  });

  /** Waits until the page shows that these fault rules are set. */
  const untilSet = (rules: string) =>
    page.waitForFunction(
      (wanted) => {
        const field = document.querySelector<HTMLTextAreaElement>('#rules');
        return field?.defaultValue === wanted && field.value === wanted;
      },
      patience,
      rules,
    );
  const faults = async () => (await sessionOf()).faults;

  it('keeps typed fault rules until they are applied, whatever else changes in the session', async () => {
    const rules = () => page.$eval('#rules', (field) => (field as HTMLTextAreaElement).value);
    await page.type('#rules', 'match=/api/* type=status:503');
    await page.keyboard.press('Tab');
    await ask('/__mock/clock', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stopped: true }),
    });
    await page.waitForSelector('.clock ::-p-text(stopped)', patience);
    assert.equal(await rules(), 'match=/api/* type=status:503');
    await press('Apply');
    await untilSet('match=/api/* type=status:503');
    assert.deepEqual(await faults(), ['match=/api/* type=status:503']);
    await press('Remove');
    await untilSet('');
    assert.deepEqual(await faults(), []);
  });

  /** Opens the inspector with a new session, after this session got these calls. */
  const open = async (session: string, ...paths: readonly string[]) => {
    for (const path of paths) await ask(path, { headers: { 'x-mock-session': session } });
    await page.goto(new URL(`/__mock?__session=${session}`, address).href, patience);
    await page.waitForSelector('input[type=radio]', patience);
  };
  /** Waits until the page lists these calls and no others, the newest first. */
  const untilListed = (...paths: readonly string[]) =>
    page.waitForFunction(
      (wanted) => {
        const shown = [...document.querySelectorAll('.calls li:not([hidden]) .path')];
        const areDone = document.querySelector('.pending') === null;
        return areDone && shown.map(({ textContent }) => textContent).join(' ') === wanted;
      },
      patience,
      paths.join(' '),
    );
  const [cart, unknown] = ['/api/commerce/shopping-cart', '/api/unknown'];

  it('opens and closes a call, and clears the calls of the session', async () => {
    await ask(cart, { headers: { 'x-mock-session': 'other' } });
    await open('calls', cart);
    await untilListed(cart);
    await click(cart);
    await untilShown('.details h2');
    await click('Close');
    await untilShown('.details ::-p-text(Select a call)');
    assert.equal(await page.$('.details h2'), null);
    assert.match(await page.evaluate(() => document.activeElement?.textContent ?? ''), /shopping-cart/);
    await click('Clear');
    await untilShown('.list ::-p-text(No calls yet)');
    const left = async (name: string) =>
      (await (await ask('/__mock/requests', { headers: { 'x-mock-session': name } })).json()).requests.length;
    assert.deepEqual([await left('calls'), await left('other')], [0, 1]);
  });

  it('keeps the focus, and shows the rest of an open call when it ends', async () => {
    await open('pending');
    const client = new AbortController();
    const headers = { 'x-mock-session': 'pending', prefer: 'fault=hang' };
    const hanging = ask(cart, { headers, signal: client.signal }).catch(() => undefined);
    await page.waitForSelector('.calls .pending', patience);
    await click(cart);
    await untilShown('.details ::-p-text(No response)');
    await page.focus('.details header button');
    client.abort();
    await hanging;
    await untilShown('.details ::-p-text(hang)');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Close');
  });

  it('filters calls by path and by problems', async () => {
    await open('filters', cart, unknown);
    await untilListed(unknown, cart);
    await page.type('#filter', 'SHOPPING');
    await untilListed(cart);
    await click('Only problems', 'label');
    await untilListed();
    await untilShown('.list ::-p-text(No call matches the filter)');
    await page.$eval('#filter', (field) => (field as HTMLInputElement).select());
    await page.keyboard.press('Backspace');
    await untilListed(unknown);
    await click('Only problems', 'label');
    await untilListed(unknown, cart);
  });

  it('applies and removes a latency', async () => {
    await open('latency');
    const untilLatency = (wanted: string) =>
      page.waitForFunction(
        (text) => {
          const field = document.querySelector<HTMLInputElement>('#latency');
          return field?.defaultValue === text && field.value === text;
        },
        patience,
        wanted,
      );
    await page.type('#latency', '0..1');
    await click('Apply');
    await untilLatency('0..1');
    assert.equal((await sessionOf('latency')).latency, '0..1');
    await click('Remove');
    await untilLatency('');
    assert.equal((await sessionOf('latency')).latency, null);
  });

  it('stops, advances and resumes the clock, and resets it to the real time', async () => {
    await open('clock');
    const clock = async () => (await sessionOf('clock')).clock;
    await click('Stop');
    await untilShown('.clock::-p-text(stopped)');
    let { now, stopped } = await clock();
    assert.ok(stopped);
    for (const [button, minutes] of [
      ['+ 1 min', 1],
      ['+ 31 min', 31],
      ['+ 1 day', 1440],
    ] as const) {
      await click(button);
      now = new Date(Date.parse(now) + minutes * 60_000).toISOString();
      await untilShown(`.clock::-p-text(${timeText(now)} · stopped)`);
      assert.deepEqual(await clock(), { now, stopped: true });
    }
    await click('Resume');
    await untilShown('button::-p-text(Stop)');
    assert.equal((await clock()).stopped, false);
    await click('Real time');
    const hour = 3_600_000;
    await page.waitForFunction(
      (most) => Math.abs(Date.parse(document.querySelector('.clock')?.textContent ?? '') - Date.now()) < most,
      patience,
      hour,
    );
    assert.ok(Math.abs(Date.parse((await clock()).now) - Date.now()) < hour);
  });

  it('shows the calls and settings of the selected session', async () => {
    await ask(unknown, { headers: { 'x-mock-session': 'second' } });
    await ask('/__mock/scenarios/empty-cart', { method: 'PUT', headers: { 'x-mock-session': 'second' } });
    await open('first', cart);
    await untilListed(cart);
    await page.waitForSelector('#session option::-p-text(second)', patience);
    await page.select('#session', 'second');
    await untilListed(unknown);
    await page.waitForSelector('label:has(:checked)::-p-text(empty-cart)', patience);
    await click('Stop');
    await untilShown('.clock::-p-text(stopped)');
    assert.ok((await sessionOf('second')).clock.stopped);
    assert.ok(!(await sessionOf('first')).clock.stopped);
    await page.select('#session', 'first');
    await untilListed(cart);
    await page.waitForSelector('label:has(:checked)::-p-text(none)', patience);
    await untilShown('button::-p-text(Stop)');
  });

  /** Submits a form so often that the list of submissions scrolls. */
  async function showSubmissions(count: number): Promise<void> {
    const body = new URLSearchParams({ formId: 'contact', name: 'Ida Halden' });
    const headers = { 'x-mock-session': 'first' };
    for (let sent = 0; sent < count; sent += 1)
      await ask('/api/form/SaveFormSubmission', { method: 'POST', body, headers });
    await page.waitForFunction(
      (least) => document.querySelectorAll('.submissions li').length >= least,
      patience,
      count,
    );
  }

  for (const width of [360, 1440])
    for (const scheme of ['light', 'dark'])
      it(`has no axe violation and fits at ${width} px, ${scheme}`, async () => {
        await page.setViewport({ width, height: 800 });
        await showSubmissions(30);
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        assert.deepEqual(await axeViolations(page), []);
      });

  it('sends no requests to other servers, and logs no errors', () =>
    assert.deepEqual(
      complaints.filter((one) => !one.includes('400')),
      [],
    ));
});
