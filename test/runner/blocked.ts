import type { Middleware } from '@web/dev-server-core';

const pattern = /^\/(?<verb>blocked|unblock)\/(?<run>[^/]+)(?:\/(?<file>[^/]+)(?<path>\/[^?]*))?/;

/**
 * Simulates an outage: `/blocked/<run>/<file>/<path>` is `/<path>`, but paths that end with `/<file>` get a 503 response
 * until `/unblock/<run>` is requested.
 */
export const blocked = (): Middleware => {
  const unblocked = new Set<string>();
  return (context, next) => {
    const { verb, run = '', file, path = '' } = pattern.exec(context.url)?.groups ?? {};
    if (verb === undefined) return next();
    if (verb === 'unblock') {
      unblocked.add(run);
      context.status = 204;
      return undefined;
    }
    context.set('cache-control', 'no-store');
    if (path.endsWith(`/${file}`) && !unblocked.has(run)) {
      context.status = 503;
      // Empty, so that tests can tell refused requests from others by their size.
      context.body = '';
      return undefined;
    }
    context.url = path;
    return next();
  };
};
