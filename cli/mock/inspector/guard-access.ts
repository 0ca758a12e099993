/**
 * Access control of the routes under `/__mock`: they are open to this machine, and with the token to other machines.
 * Pages of other sites are refused, also when their host name resolves to 127.0.0.1 (DNS rebinding).
 */
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { formatMessage } from '../../../core/model/message-format.ts';
import { isLoopback } from './loopback.ts';
import { messages } from './messages.en.ts';

const cookie = '__mock_token';

const refuse = (
  context: Context,
  status: 401 | 403,
  code: 'admin-origin' | 'admin-host' | 'admin-token',
  args: Record<string, string> = {},
): Response => context.json({ code, error: formatMessage(messages[code], args) }, status);

/** Following a link from anywhere shows the inspector and changes nothing. */
const isNavigation = ({ req }: Context): boolean => req.method === 'GET' && req.header('sec-fetch-mode') === 'navigate';

/** Returns the origin of a cross-site request, where the browser sends it. */
function foreignOrigin(context: Context): string | undefined {
  const { req } = context;
  const origin = req.header('origin');
  if (origin !== undefined && origin !== new URL(req.url).origin) return origin;
  const site = req.header('sec-fetch-site');
  const isForeign = site === 'cross-site' || site === 'same-site';
  return isForeign && !isNavigation(context) ? (req.header('referer') ?? site) : undefined;
}

/** Compares two texts in a time that depends only on their lengths. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < b.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

const bearer = ({ req }: Context): string | undefined => /^Bearer (.+)$/.exec(req.header('authorization') ?? '')?.[1];

/** Moves the token from the query to a cookie, so that the address bar and the history do not keep it. */
function moveTokenToCookie(context: Context, token: string): Response {
  setCookie(context, cookie, token, { path: '/__mock', httpOnly: true, sameSite: 'Strict' });
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.delete('token');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return context.redirect(`${pathname}${query}`, 303);
}

function checkToken(context: Context, token: string): Response | undefined {
  const { req } = context;
  const inQuery = req.method === 'GET' ? req.query('token') : undefined;
  // Browsers send no Sec-Fetch headers to http: addresses of other machines: a page visit cannot be required here.
  if (inQuery !== undefined && isSame(inQuery, token)) return moveTokenToCookie(context, token);
  const found = inQuery ?? bearer(context) ?? getCookie(context, cookie) ?? '';
  return isSame(found, token) ? undefined : refuse(context, 401, 'admin-token');
}

function refusal(context: Context, token: string | undefined): Response | undefined {
  const origin = foreignOrigin(context);
  if (origin !== undefined) return refuse(context, 403, 'admin-origin', { origin });
  if (token !== undefined) return checkToken(context, token);
  const { hostname } = new URL(context.req.url);
  return isLoopback(hostname) ? undefined : refuse(context, 403, 'admin-host', { host: hostname });
}

/**
 * Creates the guard; mount it before all routes under `/__mock`. Without a token, only host names of this machine are
 * accepted.
 */
export const guardAccess =
  (token: string | undefined): MiddlewareHandler =>
  async (context, next) => {
    const refused = refusal(context, token);
    if (refused) return refused;
    await next();
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['x-content-type-options', 'nosniff'],
      ['cross-origin-resource-policy', 'same-origin'],
    ] as const)
      context.res.headers.set(name, value);
    return undefined;
  };
