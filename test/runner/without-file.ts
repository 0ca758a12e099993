import type { Middleware } from '@web/dev-server-core';

const pattern = /^\/without\/(?<file>[^/]+)(?<path>\/[^?]*)/;

/** A server that lacks a file: `/without/<file>/<path>` is `/<path>`, but what ends with `/<file>` is answered with 404. */
export const withoutFile = (): Middleware => (context, next) => {
  const { file, path } = pattern.exec(context.url)?.groups ?? {};
  if (path === undefined) return next();
  if (path.endsWith(`/${file}`)) {
    context.status = 404;
    return undefined;
  }
  context.url = path;
  return next();
};
