import { text } from 'node:stream/consumers';
import type { Middleware } from '@web/dev-server-core';
import type { PrerenderedPage, PrerenderOptions } from '../../cli/prerender.ts';
import { fromRoot } from '../../tools/root.ts';

interface BuiltPrerender {
  prerender(html: string, options: PrerenderOptions): Promise<PrerenderedPage>;
}

/** Prerenders the page that a test posts to `/prerender`, with the built command: `npm run build -- cli`. */
export const prerenders: Middleware = async (context, next) => {
  if (context.path !== '/prerender' || context.method !== 'POST') return next();
  const { html, options } = JSON.parse(await text(context.req));
  const { prerender }: BuiltPrerender = await import(fromRoot('dist/cli/prerender.js'));
  context.body = await prerender(html, options);
  return undefined;
};
