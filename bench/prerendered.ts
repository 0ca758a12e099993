/** Prerendering pages for the measures, with the built package. */
import { pathToFileURL } from 'node:url';
import type { PrerenderOptions, prerender } from '../cli/prerender.ts';
import { fromRoot } from '../tools/root.ts';

/** Returns the page with its elements prerendered. @throws if an element cannot be. */
export async function prerendered(page: string, options: PrerenderOptions = {}): Promise<string> {
  const url = pathToFileURL(fromRoot('dist/cli/prerender.js')).href;
  const built: { prerender: typeof prerender } = await import(url);
  const { html, findings } = await built.prerender(page, options);
  const [first] = findings;
  if (first) throw new Error(`Not prerendered: ${JSON.stringify(first)}`);
  return html;
}
