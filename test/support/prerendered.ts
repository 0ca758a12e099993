/** Prerendered markup for browser tests. Needs `npm run build -- cli`. */
import type { PrerenderedPage, PrerenderOptions } from '../../cli/prerender.ts';

/** Prerenders a whole page. Waits for the server, so that synchronous fixtures can call it. */
export function prerenderPage(html: string, options: PrerenderOptions = {}): PrerenderedPage {
  const request = new XMLHttpRequest();
  request.open('POST', '/prerender', false);
  request.send(JSON.stringify({ html, options }));
  if (request.status !== 200) throw new Error(`/prerender: ${request.status} ${request.responseText}`);
  return JSON.parse(request.responseText);
}

/** Lets the elements of a prerendered page take over when the page is idle, also those that wait for a use. */
export const awake = (html: string): string =>
  html.replace(/(<div data-site-view data-site-root="[^"]*")(?: data-site-wake="[^"]*")?/g, '$1 data-site-wake="idle"');

/**
 * Prerenders markup as a part of this page: with its language and direction, its URL and its site context. Throws if an element cannot be
 * prerendered.
 */
export function prerenderedHtml(html: string, options: PrerenderOptions = {}): string {
  const { lang, dir } = document.documentElement;
  const context = document.querySelector('script[data-site-context]')?.outerHTML ?? '';
  const before = `<!doctype html><html lang="${lang}" dir="${dir}"><head>${context}</head><body>`;
  const page = prerenderPage(before + html, { url: document.baseURI, ...options });
  const failure = page.findings.find(({ severity }) => severity === 'error');
  if (failure) throw new Error(`${failure.code}: ${JSON.stringify(failure.args)}`);
  // Bytes outside of the templates stay as they are.
  return page.html.slice(before.length);
}

/** Adds prerendered elements at the end of the page, in a box, and returns the first one. Their scripts may be loaded already. */
export function mountPrerendered<E extends HTMLElement = HTMLElement>(html: string, options?: PrerenderOptions): E {
  const box = document.createElement('div');
  document.body.append(box);
  box.setHTMLUnsafe(prerenderedHtml(html, options));
  // The caller specifies the type of the first element of the markup.
  return box.firstElementChild as E;
}

/** Waits for the script that the loader imports first on a page with prerendered elements: from now on it notices each use. */
export async function noticeUse(): Promise<void> {
  await import('/dist/test/prerendered.js');
}
