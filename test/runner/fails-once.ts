import type { Middleware } from '@web/dev-server-core';

const pattern = /^\/fails-once\/(?<run>[^/]+)\/(?<file>[^/]+)(?<path>\/[^?]*)/;

/**
 * Simulates a single failure: `/fails-once/<run>/<file>/<path>` is `/<path>`, but the first request for a path that
 * ends with `/<file>` gets a 404 response. Each `run` has separate state.
 */
export const failsOnce = (): Middleware => {
  const failed = new Set<string>();
  return (context, next) => {
    const { run, file, path } = pattern.exec(context.url)?.groups ?? {};
    if (path === undefined) return next();
    context.set('cache-control', 'no-store');
    const isFirst = path.endsWith(`/${file}`) && !failed.has(`${run}/${file}`);
    if (!isFirst) {
      context.url = path;
      return next();
    }
    failed.add(`${run}/${file}`);
    context.status = 404;
    return undefined;
  };
};
