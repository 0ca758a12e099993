import { getRequestListener } from '@hono/node-server';
import type { Middleware } from '@web/dev-server-core';
import { createMock } from '../../cli/mock/app.ts';

const paths = /^\/(?:api|mock|__mock)\//;

/** The mock API of `serve`, so that tests get its responses and faults. Each test uses its own form ids. */
export const mockApi = (): Middleware => {
  const answer = getRequestListener(createMock({ savesPerMinute: Number.POSITIVE_INFINITY }).app.fetch);
  return async (context, next) => {
    if (!paths.test(context.url)) return next();
    // From here on the answer is the mock's, also where it breaks the connection.
    context.respond = false;
    // Another middleware may have rewritten the requested path.
    context.req.url = context.url;
    await answer(context.req, context.res);
    return undefined;
  };
};
