/** Applies faults to responses. Faults of the connection require a Node server; elsewhere they are network errors. */
import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { delay } from './delay.ts';
import type { Fault } from './fault.ts';

// Detected by its method, not by its class: a worker has no Node modules.
const isOutgoing = (value: unknown): value is ServerResponse => typeof Object(value).writeHead === 'function';

const outgoingOf = ({ env }: Context): ServerResponse | undefined => {
  const outgoing: unknown = typeof env === 'object' && env !== null ? Reflect.get(env, 'outgoing') : undefined;
  return isOutgoing(outgoing) ? outgoing : undefined;
};

const aborted = ({ req }: Context): Promise<void> =>
  new Promise((resolve) => {
    if (req.raw.signal.aborted) resolve();
    else req.raw.signal.addEventListener('abort', () => resolve());
  });

async function breakConnection(context: Context, act: (outgoing: ServerResponse) => void): Promise<Response> {
  const outgoing = outgoingOf(context);
  if (!outgoing) return Response.error();
  // Loaded on demand: the module creates a response when it loads, and the first response allocates memory that Node
  // never frees.
  const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response');
  act(outgoing);
  // The clone is a native Response; the server would send its own Response class without checking it.
  return RESPONSE_ALREADY_SENT.clone();
}

/** Sends the headers of the whole body, but only half of the body. */
async function truncate(context: Context, response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  return breakConnection(context, (outgoing) => {
    const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length + 1 };
    outgoing.writeHead(response.status, headers);
    outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
  });
}

const chunks = 10;

async function sendSlowly(response: Response, duration: number): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const size = Math.max(1, Math.ceil(body.length / chunks));
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= body.length) return controller.close();
      await delay(duration / chunks);
      controller.enqueue(body.subarray(sent, sent + size));
      sent += size;
    },
  });
  return new Response(stream, response);
}

/** Returns the response with its fault. */
export async function applyFault(context: Context, response: Response, fault: Fault): Promise<Response> {
  switch (fault.type) {
    case 'status':
      return fault.body ? Response.json(fault.body, fault) : new Response(null, fault);
    case 'malformed':
      return new Response('{"data": [{"id": "', { status: 200, headers: { 'content-type': 'application/json' } });
    case 'reset':
      return breakConnection(context, (outgoing) => outgoing.socket?.resetAndDestroy());
    case 'empty':
      return breakConnection(context, (outgoing) => outgoing.socket?.end());
    case 'truncate':
      return truncate(context, response);
    case 'dribble':
      return sendSlowly(response, fault.duration);
    case 'hang':
      await aborted(context);
      // The client has disconnected.
      return breakConnection(context, (outgoing) => outgoing.destroy());
  }
}
