/** Tests that each design of the gallery looks unchanged, at the width of a phone, a tablet and a desktop. */
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fromRoot } from '../../tools/root.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { difference } from './compare.ts';
import { designs, pageOf } from './pages.ts';

const widths = [320, 768, 1440];
/** The time limit for a page, long enough for a busy machine. */
const patience = 90_000;

const folder = temporaryFolder();
after(() => rm(folder, { recursive: true, force: true }));
for (const design of designs) await writeFile(join(folder, `${design}.html`), pageOf(design));

const browser = await launchChromium('--force-color-profile=srgb', '--hide-scrollbars');
after(() => browser.close());
const address = await serve(fromRoot('dist/cli/main.js'), folder);

/** Resolves once the gallery has taken its slides in and every picture is there. A text, because the page has no helpers of the compiler's. */
const ready = `(async () => {
  await customElements.whenDefined('site-gallery');
  const { shadowRoot } = document.querySelector('site-gallery');
  const shown = [...document.images, ...shadowRoot.querySelectorAll('img')];
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode()));
})()`;

const screenshot = async (design: string, width: number): Promise<Uint8Array> => {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ]);
  // High enough for every design: a screenshot of what is outside would resize the page.
  await page.setViewport({ width, height: 3000 });
  try {
    await page.goto(new URL(`${design}.html`, address).href);
    await page.evaluate(ready);
    const { height } = await page.$eval('body', (body) => ({ height: body.getBoundingClientRect().height }));
    return await page.screenshot({ clip: { x: 0, y: 0, width, height }, captureBeyondViewport: false });
  } finally {
    await page.close();
  }
};

/** A busy machine may take the picture before the gallery has come to rest: three tries. */
const problemOf = async (design: string, width: number): Promise<string | undefined> => {
  let problem: string | undefined;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    problem = difference(`${design}-${width}`, await screenshot(design, width));
    if (!problem) return undefined;
  }
  return problem;
};

for (const design of designs) {
  describe(`a gallery, ${design}`, () => {
    for (const width of widths) {
      it(`looks unchanged at ${width} px`, async () => {
        assert.equal(await problemOf(design, width), undefined);
      });
    }
  });
}
