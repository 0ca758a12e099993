/** Tests the inspector of the built command in a browser. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import axe from 'axe-core';
import { ensureEngine } from '../../../../tools/browsers/ensure.ts';
import { findEngine } from '../../../../tools/browsers/find.ts';
import { engines } from '../../../../tools/browsers/programs.ts';
import { fromRoot } from '../../../../tools/root.ts';
import puppeteer, { type Browser, type Page } from '../../../runner/puppeteer.ts';
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
    ensureEngine(engines.chromium);
    const executablePath = findEngine(engines.chromium)?.browser ?? '';
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await puppeteer.launch({ executablePath, args, ...patience });
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
  const scenario = async () => (await (await ask('/__mock/session')).json()).scenario;

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

  it('sets scenario, clock and faults, and resets them', async () => {
    await (await page.waitForSelector('label ::-p-text(empty-cart)', patience))?.click();
    await page.waitForFunction(() => document.querySelector('.controls [role=status]')?.textContent !== '', patience);
    assert.equal(await scenario(), 'empty-cart');
    await page.type('#rules', 'type=rest');
    await press('Apply');
    await page.waitForSelector('[role=status] ::-p-text(type cannot be "rest")', patience);
    await press('Stop');
    await page.waitForSelector('.clock ::-p-text(stopped)', patience);
    await press('Reset session');
    await page.waitForSelector('.submissions ::-p-text(No submissions yet)', patience);
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
  const faults = async () => (await (await ask('/__mock/session')).json()).faults;

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

  for (const width of [360, 1440])
    for (const scheme of ['light', 'dark'])
      it(`has no axe violation and fits at ${width} px, ${scheme}`, async () => {
        await page.setViewport({ width, height: 800 });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
        await page.evaluate(axe.source);
        const violations = await page.evaluate(
          'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))',
        );
        assert.deepEqual(violations, []);
      });

  it('sends no requests to other servers, and logs no errors', () =>
    assert.deepEqual(
      complaints.filter((one) => !one.includes('400')),
      [],
    ));
});
