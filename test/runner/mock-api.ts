import { getRequestListener } from '@hono/node-server';
import type { Middleware } from '@web/dev-server-core';
import { createMock } from '../../cli/mock/app.ts';
import { servedProducts } from '../../cli/serve/served-products.ts';
import { root } from '../../tools/root.ts';

const paths = /^\/(?:api|mock|__mock|commerce|checkout)\//;

/** The mock API of `serve`, so that tests get its responses and faults. Each test uses its own form ids. */
export const mockApi = (): Middleware => {
  // The example pages, which tests visit below /visit/, sell what their markup declares.
  const find = servedProducts(root);
  const mock = createMock({
    savesPerMinute: Number.POSITIVE_INFINITY,
    findProduct: (id, page) => find(id, page.replace(/^\/visit\//, '/')),
  });
  const answer = getRequestListener(mock.app.fetch);
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
