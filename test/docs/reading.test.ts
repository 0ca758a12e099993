/** The docs in the hands of people: search by keys, phones, narrow windows, browsers without script. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from 'puppeteer-core';
import { open } from './browse.ts';

const visit = async (context: TestContext, ...args: Parameters<typeof open>): Promise<Page> => {
  const { page } = await open(...args);
  context.after(() => page.close());
  return page;
};

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent ?? '');

const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.checkVisibility());

const inMenu = '.menu a[href="theming.html"]';
const found = '[role="search"] ol a';

describe('the search of a page', () => {
  it('is reached by /, told in numbers, walked by arrows, and leads to the place', async (context) => {
    const page = await visit(context, 'elements/map.html');
    await page.keyboard.press('/');
    await page.keyboard.type('autoplay-timeout');
    await page.waitForSelector(found);
    assert.match(await textOf(page, '[role="status"]'), /^(?:One place|\d+ places)/);
    await page.keyboard.press('ArrowDown');
    assert.equal(await textOf(page, `${found}:focus b`), 'autoplay-timeout');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(page.url(), /\/docs\/elements\/gallery\.html#attributes-autoplay-timeout$/);
  });

  it('says when there is nothing, and Escape takes it away', async (context) => {
    const page = await visit(context, 'index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('qqqq');
    await page.waitForFunction("document.querySelector('[role=status]').textContent === 'Nothing found.'");
    await page.keyboard.press('Escape');
    assert.equal(await textOf(page, '[role="status"]'), '');
  });

  it('leads to all pages where there is no script', async (context) => {
    const page = await visit(context, 'rules/link.html', 1280, false);
    await page.type('input[type="search"]', 'map');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(page.url(), /\/docs\/search\.html\?q=map$/);
    assert.ok((await page.$$('main li a')).length > 50);
  });
});

describe('a page of the docs without script', () => {
  it('opens its menu on a phone, and has it open where there is room', async (context) => {
    const page = await visit(context, 'index.html', 360, false);
    assert.equal(await isSeen(page, inMenu), false);
    await page.click('.menu > summary');
    assert.equal(await isSeen(page, inMenu), true);
    assert.equal(await isSeen(await visit(context, 'index.html', 1280, false), inMenu), true);
  });

  it('shows its examples as they are without script', async (context) => {
    const page = await visit(context, 'elements/gallery.html', 1280, false);
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    assert.equal(await frame?.$eval('figcaption', (caption) => caption.textContent), 'Far Shore');
  });
});

describe('a page of the docs', () => {
  for (const path of [
    'index',
    'elements/gallery',
    'bench',
    'commands/index',
    'rules/index',
    'getting-started/frameworks',
  ]) {
    it(`${path} fits into 320 px, and what scrolls in it can be reached by keys`, async (context) => {
      const page = await visit(context, `${path}.html`, 320);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
      await page.waitForFunction(`[...document.querySelectorAll('pre, .scroll')]
        .every((box) => (box.scrollWidth > box.clientWidth) === (box.tabIndex === 0))`);
    });
  }

  it('gives its examples the height that they need', async (context) => {
    const page = await visit(context, 'elements/cart-indicator.html');
    await page.waitForFunction("document.querySelector('iframe').clientHeight < 200");
  });
});
