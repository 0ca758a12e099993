import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { referringPage } from '../routes/referring-page.ts';

/** The session of requests that do not name one. */
export const defaultSession = 'default';

export const isSessionName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name);

/**
 * Returns the name of the session that a request belongs to: from the header `X-Mock-Session`, from `?__session=` in the
 * URL of the request or of the referring page, or from the cookie `__session`, which keeps the session across pages.
 */
export const sessionNameOf = (context: Context): string =>
  context.req.header('x-mock-session') ??
  context.req.query('__session') ??
  referringPage(context.req)?.searchParams.get('__session') ??
  getCookie(context, '__session') ??
  defaultSession;
