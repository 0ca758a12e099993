import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { referringPage } from '../routes/referring-page.ts';

/** The session of who names none. */
export const defaultSession = 'default';

export const isSessionName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name);

/**
 * Which session a request belongs to: by the header `X-Mock-Session`, by `?__session=` in its own address or in that of
 * the page that asks, or by the cookie `__session`, which a page keeps while its visitor goes on.
 */
export const sessionNameOf = (context: Context): string =>
  context.req.header('x-mock-session') ??
  context.req.query('__session') ??
  referringPage(context.req)?.searchParams.get('__session') ??
  getCookie(context, '__session') ??
  defaultSession;
