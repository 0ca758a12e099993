/**
 * Checks the Host header: a page on the web can make a browser send requests to this server under a domain name of its
 * own (DNS rebinding), and would then read the answers as its own origin.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type Context, Hono } from 'hono';
import { formatMessage } from '../../core/model/message-format.ts';
import { isLoopback } from '../mock/inspector/loopback.ts';
import { messages } from './messages.en.ts';

/** Whether the host means every network interface of this machine. */
export const isEveryInterface = (host: string): boolean => /^(?:0\.0\.0\.0|::|\[::\])$/.test(host);

/** Returns a name without the brackets of IPv6 and the dot that ends a full name. */
const bareName = (name: string): string =>
  name
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * Returns whether a request may use a host name. `host` is the address that the server listens on, `allowed` are further
 * names. On every interface each IP address is accepted: a rebinding attack needs a domain name.
 */
export function hostChecker(host: string, allowed: readonly string[] = []): (name: string) => boolean {
  const machine = hostname().toLowerCase();
  const own = isEveryInterface(host) ? [machine, `${machine}.local`] : [bareName(host)];
  const names = new Set([...own, ...allowed.map(bareName)]);
  return (name) => {
    const bare = bareName(name);
    return isLoopback(bare) || names.has(bare) || (isEveryInterface(host) && isIP(bare) !== 0);
  };
}

/** Whether a request has two Host headers: programs in front of this one may have checked the other. */
function hasTwoHosts({ env }: Context): boolean {
  const incoming: Partial<IncomingMessage> | undefined = Object(env).incoming;
  return (incoming?.headersDistinct?.host?.length ?? 0) > 1;
}

/** Responds to an error of a route. A client that disconnects while it sends is no error. */
function answerError(error: Error, context: Context): Response {
  if ('code' in error && error.code === 'ECONNRESET') return context.body(null, 400);
  console.error(error);
  return context.text('Internal Server Error', 500);
}

/** The app behind a check of the Host header; other names get status 403. */
export function withHostCheck(app: Hono, isAllowed: (name: string) => boolean): Hono {
  const checked = new Hono();
  checked.onError(answerError);
  checked.use('*', async (context, next) => {
    if (hasTwoHosts(context)) return context.text(`${formatMessage(messages['serve-host-twice'])}\n`, 400);
    // The Node adapter builds the URL from the Host header, and accepts names that no URL may have (`xn--lcalhost`).
    if (!URL.canParse(context.req.url)) return context.text(`${formatMessage(messages['serve-host-invalid'])}\n`, 400);
    const { hostname: host } = new URL(context.req.url);
    return isAllowed(host) ? next() : context.text(`${formatMessage(messages['serve-host-refused'], { host })}\n`, 403);
  });
  checked.route('/', app);
  return checked;
}
