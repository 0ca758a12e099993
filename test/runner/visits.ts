import { readFile } from 'node:fs/promises';
import type { Context, Middleware } from '@web/dev-server-core';
import { fromRoot } from '../../tools/root.ts';
import { awake } from '../support/prerendered.ts';
import { prerender } from './prerenders.ts';

/** The first script of a page under `/visit/`: hands its window to the test that has opened it, frames in the page as well. */
const introduction = `for (let above = window; above !== top && above.frameElement; ) {
  above = above.parent;
  above.ownPage?.(window);
}
window.loadAxe = () => import('/node_modules/axe-core/axe.min.js');`;

const script = '<script src="/visit/introduction.js"></script>';

/** The paths of files that `serve` has elsewhere. */
const places = [
  [/^\/docs\//, '/dist/docs/'],
  [/^\/site-elements\//, '/dist/test/'],
] as const;

const placeOf = (url: string): string =>
  places.reduce((found, [from, to]) => (from.test(found) ? found.replace(from, to) : found), url);

/** Returns the policy that the docs recommend, read from their source. */
const recommended = async (): Promise<string> => {
  const [, policy] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      await readFile(fromRoot('docs/security.md'), 'utf8'),
    ) ?? [];
  if (policy === undefined) throw new Error('docs/security.md recommends no policy.');
  return policy;
};

/** The nonce of prerendered styles and scripts. */
const nonce = 'prerendered';

/** In the lane of prerendered pages, adds the nonce to each directive of styles and scripts. */
const allowNonce = (text: string): string =>
  process.env.PRERENDER ? text.replace(/(style|script)-src '[^;"]*/g, `$& 'nonce-${nonce}'`) : text;

async function answerPage(context: Context): Promise<void> {
  const source = await readFile(fromRoot(context.path.slice(1)), 'utf8');
  // Pages of the docs have their own policy.
  if (!source.includes('http-equiv="Content-Security-Policy"'))
    context.set('content-security-policy', allowNonce(await recommended()));
  context.type = 'html';
  // Warnings for developers come after some seconds; a test that expects them visits the page with `?debug`.
  const quiet = 'debug' in context.query ? source : source.replace(/<html/, '$& data-site-debug="false"');
  const page = allowNonce(quiet).replace(/<head>/, `$&${script}`);
  context.body = process.env.PRERENDER ? awake((await prerender(page, { nonce })).html) : page;
}

/**
 * Serves pages as visitors get them, at separate URLs: `/visit/examples/map.html` and `/visit/docs/index.html`, under the
 * strict policy that the docs recommend. The bundles of this build are under `/site-elements/`, as on every served page.
 */
export const visits: Middleware = async (context, next) => {
  const isVisit = context.url.startsWith('/visit/');
  if (context.path === '/visit/introduction.js') {
    context.type = 'js';
    context.body = introduction;
    return undefined;
  }
  context.url = placeOf(isVisit ? context.url.slice('/visit'.length) : context.url);
  if (!isVisit || !context.path.endsWith('.html')) return next();
  return answerPage(context);
};
