import axe from 'axe-core';
import type { Page } from '../runner/puppeteer.ts';

/** Returns the rules of axe that a page in Chromium breaks, each with the first element. */
export async function axeViolations(page: Page): Promise<unknown> {
  await page.evaluate(axe.source);
  // A text, because the page has no helpers of the compiler's.
  return page.evaluate(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))',
  );
}
