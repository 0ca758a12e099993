import { text } from 'node:stream/consumers';
import type { Middleware } from '@web/dev-server-core';
import type { PrerenderedPage, PrerenderOptions } from '../../cli/prerender.ts';
import { fromRoot } from '../../tools/root.ts';

interface BuiltPrerender {
  prerender(html: string, options: PrerenderOptions): Promise<PrerenderedPage>;
}

/** Prerenders a page with the built command: `npm run build -- cli`. */
export async function prerender(html: string, options: PrerenderOptions = {}): Promise<PrerenderedPage> {
  const built: BuiltPrerender = await import(fromRoot('dist/cli/prerender.js'));
  // The integrity is that of the package, but tests load other builds.
  return built.prerender(html, { preload: false, ...options });
}

/** Prerenders the page that a test posts to `/prerender`. */
export const prerenders: Middleware = async (context, next) => {
  if (context.path !== '/prerender' || context.method !== 'POST') return next();
  const { html, options } = JSON.parse(await text(context.req));
  context.body = await prerender(html, options);
  return undefined;
};
