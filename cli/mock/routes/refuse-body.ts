/** Refuses a request whose body was not read to its end. */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';

export type BodyReader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Why a body is refused. */
export type BodyProblem = 'mock-body-too-large' | 'mock-bodies-too-many';

/** Reads the rest of a body without keeping it. A client that disconnects ends it. */
async function discard(rest: BodyReader): Promise<void> {
  try {
    for (let isDone = false; !isDone; ) isDone = (await rest.read()).done;
  } catch {
    // The connection is closed.
  }
}

/** Sends the bytes at once, but ends only when the client has sent the rest of its body. */
const lingering = (bytes: Uint8Array<ArrayBuffer>, rest: BodyReader): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes);
      await discard(rest);
      controller.close();
    },
  });

/** Whether a connection carries the request, and not a call of a function, as in tests and workers. */
const isConnected = ({ env }: Context): boolean => Object(env).outgoing !== undefined;

function describe(context: Context, problem: BodyProblem, limit: number): Response | Promise<Response> {
  const status = problem === 'mock-body-too-large' ? 413 : 503;
  if (status === 503) context.header('retry-after', '1');
  const error = formatMessage(messages[problem], { limit: limit / 1_000_000 });
  if (wantsPage(context)) return noticePage(context, formatMessage(messages['mock-answer-refused']), error, status);
  return context.json({ code: problem, error }, status);
}

/**
 * Responds before the client has sent its body, and closes the connection afterwards. The server reads until then: it
 * would reset a connection with unread data, and the client could lose the response
 * (RFC 9112, https://www.rfc-editor.org/rfc/rfc9112#section-9.6). The time-out of requests ends a client that does not
 * stop.
 */
export async function refuseBody(
  context: Context,
  problem: BodyProblem,
  { limit, rest }: { readonly limit: number; readonly rest: BodyReader | undefined },
): Promise<Response> {
  const response = await describe(context, problem, limit);
  if (!rest) return response;
  if (!isConnected(context)) {
    void rest.cancel().catch(() => undefined);
    return response;
  }
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  headers.set('connection', 'close');
  headers.set('content-length', String(bytes.byteLength));
  // Compressing would wait for the end of the response.
  headers.set('cache-control', 'no-store, no-transform');
  return new Response(lingering(bytes, rest), { status, headers });
}
