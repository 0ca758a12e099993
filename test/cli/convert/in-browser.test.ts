/** Visitors use the pages of a converted site, with script and without. */
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fromRoot } from '../../../tools/root.ts';
import type { Page } from '../../runner/puppeteer.ts';
import { launchChromium } from '../../support/launch-chromium.ts';
import { serve } from '../../support/serve.ts';
import { folderOf, runHere } from '../command.ts';
import { savedPages, savedSite } from './saved-site.ts';

const cwd = await folderOf(
  Object.fromEntries(Object.entries(savedSite).map(([path, file]) => [`saved/${path}`, file])),
);
after(() => rm(cwd, { recursive: true }));
const { code, stderr } = await runHere(['convert', 'saved', '--out', 'site'], { cwd });
// 1: blocks that need the server of the site builder are left.
assert.equal(code, 1, stderr);

const browser = await launchChromium();
after(() => browser.close());
const address = await serve(fromRoot('dist/cli/main.js'), join(cwd, 'site'));

interface Opened {
  readonly page: Page;
  /** Errors of the page, and requests to the site that failed. */
  readonly problems: string[];
}

/** Opens a page of the converted site without access to other servers. */
async function open(file: string, width: number, hasScript = true): Promise<Opened> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.setDefaultTimeout(90_000);
  await page.setJavaScriptEnabled(hasScript);
  // All elements are in view, so all of them load.
  await page.setViewport({ width, height: 4000 });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(address) || /^(?:data|blob):/.test(request.url());
    void (isOwn ? request.continue() : request.abort());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
      problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(new URL(encodeURI(file), address).href, { waitUntil: 'load' });
  return { page, problems };
}

/** Of every page. The info bar has no address to show. */
const everywhere = ['site-cart-indicator', 'site-account', 'site-announcement-bar', 'site-cookie-banner'];

/** Resolves when the scripts of the elements have arrived. A text, because the page has no helpers of the compiler's. */
const whenDefined = (tags: readonly string[]): string =>
  `Promise.all(${JSON.stringify(tags)}.map((tag) => customElements.whenDefined(tag))).then(() => true)`;

/** The files of images that are shown broken, also in the shadow roots of elements. */
const brokenImages = `(async () => {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const images = roots.flatMap((root) => [...root.querySelectorAll('img')]).filter((one) => one.checkVisibility());
  for (const image of images) image.loading = 'eager';
  const decoded = await Promise.all(images.map((one) => one.decode().then(() => '', () => one.src)));
  return decoded.filter(Boolean);
})()`;

const assertShown = async (page: Page): Promise<void> => {
  const broken: unknown = await page.evaluate(brokenImages);
  assert.deepEqual(broken, []);
};

for (const { file, elements } of savedPages)
  describe(`the converted page ${file}`, () => {
    const tags = [...everywhere, ...Object.keys(elements)];

    for (const width of [390, 1440])
      it(`shows its elements and images without an error, and does not scroll sideways, at ${width} px`, async () => {
        const { page, problems } = await open(file, width);
        await page.evaluate(whenDefined(tags));
        for (const tag of tags) assert.ok(await page.$(`${tag}:defined`), tag);
        await assertShown(page);
        const { scrollWidth, clientWidth } = await page.$eval('html', (root) => ({
          scrollWidth: root.scrollWidth,
          clientWidth: root.clientWidth,
        }));
        assert.ok(scrollWidth <= clientWidth, `${scrollWidth} px`);
        assert.deepEqual(problems, []);
        await page.close();
      });

    it('shows its images without script', async () => {
      const { page } = await open(file, 1440, false);
      await assertShown(page);
      await page.close();
    });
  });
