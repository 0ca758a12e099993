/** Screenshots of the example site, as the README shows them. They need a build and Chromium. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import puppeteer, { type Browser } from '../../test/runner/puppeteer.ts';
import { ensureEngine } from '../browsers/ensure.ts';
import { findEngine } from '../browsers/find.ts';
import { engines } from '../browsers/programs.ts';
import { fromRoot } from '../root.ts';

const page = 'halden/';
const viewport = { width: 1200, height: 750 };
const schemes = ['light', 'dark'] as const;

function launch(): Promise<Browser> {
  ensureEngine(engines.chromium);
  const executablePath = findEngine(engines.chromium)?.browser ?? '';
  const args = ['--hide-scrollbars', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return puppeteer.launch({ executablePath, args });
}

/** Starts `serve` on a free port and returns its URL. */
async function serveExamples(): Promise<{ readonly server: ChildProcess; readonly url: string }> {
  const command = [fromRoot('dist/cli/main.js'), 'serve', fromRoot('examples')];
  const options = ['--port', '0', '--no-reload', '--no-overlay'];
  const server = spawn(process.execPath, [...command, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [url] = await once(createInterface(server.stdout), 'line');
  return { server, url };
}

async function takeScreenshot(browser: Browser, url: string, scheme: (typeof schemes)[number]): Promise<void> {
  const tab = await browser.newPage();
  await tab.setViewport(viewport);
  await tab.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await tab.goto(url + page, { waitUntil: 'networkidle0' });
  // Hidden elements and those below the first view load later.
  await tab.waitForFunction(() =>
    [...document.querySelectorAll(':not(:defined)')].every(
      (element) => !element.checkVisibility() || element.getBoundingClientRect().top > innerHeight,
    ),
  );
  const png = await tab.screenshot();
  await sharp(png)
    .avif({ quality: 55, effort: 9 })
    .toFile(fromRoot(`docs/pictures/halden-${scheme}.avif`));
  await tab.close();
}

/** Writes `docs/pictures/halden-light.avif` and `halden-dark.avif`. */
export async function writeScreenshots(): Promise<void> {
  const [{ server, url }, browser] = await Promise.all([serveExamples(), launch()]);
  try {
    for (const scheme of schemes) await takeScreenshot(browser, url, scheme);
  } finally {
    await browser.close();
    server.kill();
  }
}
