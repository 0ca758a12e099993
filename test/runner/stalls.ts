import type { Middleware } from '@web/dev-server-core';

/** A server that hangs: what is asked for under `/stalls/` is never answered. */
export const stalls: Middleware = (context, next) =>
  context.url.startsWith('/stalls/') ? new Promise(() => undefined) : next();
