import type { Middleware } from '@web/dev-server-core';

/** Simulates a server that hangs: requests below `/stalls/` never get a response. */
export const stalls: Middleware = (context, next) =>
  context.url.startsWith('/stalls/') ? new Promise(() => undefined) : next();
