import { text } from 'node:stream/consumers';
import type { Middleware } from '@web/dev-server-core';

const pattern = /^\/streamed\/(?<run>[^/]+)(?<end>\/end)?$/;

/**
 * Serves pages in the parts that a test sends: `GET /streamed/<run>` gets what is posted to the same URL, one part after the other, until
 * `POST /streamed/<run>/end`.
 */
export const streams = (): Middleware => {
  const open = new Map<string, { write(part: string): unknown; end(): unknown }>();
  return async (context, next) => {
    const { run = '', end } = pattern.exec(context.path)?.groups ?? {};
    if (!run) return next();
    if (context.method === 'GET') {
      context.respond = false;
      context.res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      context.res.flushHeaders();
      open.set(run, context.res);
      return undefined;
    }
    const response = open.get(run);
    if (end) response?.end();
    else response?.write(await text(context.req));
    context.status = response ? 204 : 404;
    return undefined;
  };
};
