import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isEveryInterface } from './check-host.ts';
import { fail } from './fail.ts';

/** The range of ports for `serve` without --port. */
const ports = { first: 4173, last: 4192 };

/** The address to open in a browser on this machine, with the port that the server got. */
export function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const name = isEveryInterface(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether the server got the port; false when another program has it. */
async function take(server: Server, host: string, port: number): Promise<boolean> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return false;
    throw fail('serve-listen-failed', { host, port, reason: String(codeOf(error) ?? error) }, error);
  }
}

/** How many milliseconds a client may take to send a request. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 };

export interface ListenOptions {
  readonly host: string;
  /** Absent: the first free one of a range. */
  readonly port: number | undefined;
  /** Milliseconds; Node answers 408 and closes the connection after them. */
  readonly timeouts?: Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>;
}

/** Starts a server. Throws a UserError where the port is in use or the host is not of this machine. */
export async function listen(fetch: Hono['fetch'], options: ListenOptions): Promise<Server> {
  const { host, port } = options;
  const server = createServer({ ...timeouts, ...options.timeouts }, getRequestListener(fetch));
  if (port !== undefined) {
    if (await take(server, host, port)) return server;
    throw fail('serve-port-taken', { host, port });
  }
  for (let next = ports.first; next <= ports.last; next += 1) if (await take(server, host, next)) return server;
  throw fail('serve-port-none-free', { host, ...ports });
}

/**
 * Lets V8 collect soon rather than grow, which is what `node --optimize-for-size` does from the start: a server that
 * waits most of its time shares the machine with browsers and builds. Of 10,000 calls over 50 connections, 113 MB become
 * 75, and 4.0 s become 4.2 (Node 20, `tools/mock-load`). Node 20 to 24 know both flags, and take them while they run.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--optimize-for-size');
  setFlagsFromString('--semi-space-growth-factor=1');
}
