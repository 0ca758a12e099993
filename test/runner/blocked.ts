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
    if (path.endsWith(`/${file}`) && !unblocked.has(run)) {
      // Sent at once, because the test runner declares that its responses can be cached for a year. Empty, so that
      // tests can tell refused requests from others by their size.
      context.respond = false;
      context.res.writeHead(503, { 'cache-control': 'no-store' }).end();
      return undefined;
    }
    context.url = path;
    return next();
  };
};
