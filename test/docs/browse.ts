/** Opens pages of the docs, as they are served, in a real browser: what they say to the console, ask of others, and lack. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after } from 'node:test';
import puppeteer, { type Frame, type Page } from 'puppeteer-core';
import { ensureEngine } from '../../tools/browsers/ensure.ts';
import { findEngine } from '../../tools/browsers/find.ts';
import { engines } from '../../tools/browsers/programs.ts';
import { fromRoot } from '../../tools/root.ts';
import { serve } from '../support/serve.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page may take its time on a busy machine. */
const patience = 90_000;

ensureEngine(engines.chromium);
const browser = await puppeteer.launch({
  executablePath: findEngine(engines.chromium)?.browser ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  timeout: patience,
});
after(() => browser.close());
const address = await serve(fromRoot('dist/cli/main.js'));

export interface Opened {
  readonly page: Page;
  /** Complaints on the console, errors, requests that failed or left this machine. */
  readonly troubles: readonly string[];
}

function listen(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) troubles.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('requestfailed', (request) => troubles.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('request', (request) => {
    if (!/^(?:data:|blob:|about:)/.test(request.url()) && !request.url().startsWith(address))
      troubles.push(`asked of others: ${request.url()}`);
  });
}

/** Opens a page of the docs, `elements/map.html`, until all that it loads is there. */
export async function open(path: string, width = 1280, hasScript = true): Promise<Opened> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.setViewport({ width, height: 800 });
  // What fades in would be judged while it is pale.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setJavaScriptEnabled(hasScript);
  const troubles: string[] = [];
  listen(page, troubles);
  await page.goto(new URL(`docs/${path}`, address).href, { waitUntil: 'load' });
  return { page, troubles };
}

/**
 * Opens what is folded, and each example with all its elements, as if somebody came near them. A text, because pages
 * have no helpers of the compiler's.
 */
const visitAll = `(async () => {
  const until = async (isTrue) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  for (const frame of document.querySelectorAll('iframe')) {
    frame.scrollIntoView();
    await until(() => frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank');
    for (const element of frame.contentDocument.querySelectorAll(':not(:defined)')) {
      // Dialogs have no box before somebody asks for them.
      if (!element.checkVisibility()) continue;
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await until(() => element.matches(':defined'));
    }
    await until(() => frame.contentDocument.getAnimations().length === 0);
  }
})()`;

/** A page has one main heading; an example in it needs none. */
const partRules = "{ 'page-has-heading-one': { enabled: false } }";

/** What axe finds in one document, as `rule: selector`. */
async function violations(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(axe);
  const rules = frame.parentFrame() ? partRules : '{}';
  return (await frame.evaluate(`axe.run({ iframes: false, resultTypes: ['violations'], rules: ${rules} }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`)) as readonly string[];
}

/** Loads the examples of the page and judges all documents in it. */
export async function judge({ page }: Opened): Promise<readonly string[]> {
  await page.evaluate(visitAll);
  const found: string[] = [];
  for (const frame of page.frames()) {
    const problems = await violations(frame);
    found.push(...problems.map((problem) => `${new URL(frame.url()).pathname} ${problem}`));
  }
  return found;
}
