import { getRequestListener } from '@hono/node-server';
import type { Middleware } from '@web/dev-server-core';
import { createMockApi } from '../../cli/mock/app.ts';

const paths = /^\/(?:api|mock|__mock)\//;

/** The mock API as `serve` has it, so that tests meet its answers and faults. Forms of a test have ids of their own. */
export const mockApi = (): Middleware => {
  const answer = getRequestListener(createMockApi({ savesPerMinute: Number.POSITIVE_INFINITY }).fetch);
  return async (context, next) => {
    if (!paths.test(context.url)) return next();
    // From here on the answer is the mock's, also where it breaks the connection.
    context.respond = false;
    // Another middleware may have found the path behind the one that was asked for.
    context.req.url = context.url;
    await answer(context.req, context.res);
    return undefined;
  };
};
