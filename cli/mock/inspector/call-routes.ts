/** The routes for recorded calls: as a list, one by one, as a stream of events, and as a HAR. */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { pathMatches } from '../faults/match-faults.ts';
import { mockRoute, type Route, type SchemaKit } from '../routes/route.ts';
import { harOf } from './har.ts';
import { inspectionOf } from './inspection.ts';
import { messages } from './messages.en.ts';
import { type CallFilter, maxCalls, type Recorder, type RecorderEvent } from './recorder.ts';

/** Returns the filter of the query: `path`, `method`, and the session if the request names one. */
export function filterOf({ req }: Context): CallFilter {
  const { path, method } = req.query();
  const session = req.header('x-mock-session') ?? req.query('__session');
  return (call) =>
    (session === undefined || call.session === session) &&
    (method === undefined || call.method === method.toUpperCase()) &&
    (path === undefined || pathMatches(path, call.url.replace(/\?.*$/s, '')));
}

/**
 * The number of events that may wait for a slow reader. Then its stream ends, and the reader reconnects and gets the
 * list.
 */
const maxWaitingEvents = 1000;

/** The number of readers at the same time. Each call is sent to all of them. */
export const maxReaders = 100;

function refuseReader(context: Context): Response {
  const error = formatMessage(messages['admin-readers-too-many'], { n: maxReaders });
  return context.json({ code: 'admin-readers-too-many', error }, 503, { 'retry-after': '1' });
}

/** The number of recorded calls that a new reader gets without `?tail=`. */
const defaultTail = 100;

function tailOf({ req }: Context): number {
  const text = req.query('tail');
  return text === undefined ? defaultTail : Math.min(Number(text), maxCalls);
}

/** Bytes that are written at once. */
const pieceSize = 65_536;

/** Joins the first messages up to the size of a piece, and removes them from the list. */
function takePiece(messages: Uint8Array[]): Uint8Array {
  let count = 0;
  let size = 0;
  for (const { byteLength } of messages) {
    if (count > 0 && size + byteLength > pieceSize) break;
    size += byteLength;
    count += 1;
  }
  const piece = new Uint8Array(size);
  for (const message of messages.splice(0, count)) {
    size -= message.byteLength;
    piece.set(message, piece.byteLength - size - message.byteLength);
  }
  return piece;
}

/**
 * Streams the last recorded calls, then every event (Server-Sent Events). All readers share the bytes of an event, and a
 * reader gets the next piece only when it has read the one before.
 */
function eventStream(recorder: Recorder, matches: CallFilter, tail: number): ReadableStream<Uint8Array> {
  const isWanted = (event: RecorderEvent): boolean => event.type !== 'call' || matches(event.call);
  // Sending the retry time makes browsers report the connection as open before the first call.
  const waiting = [new TextEncoder().encode('retry: 1000\n\n'), ...recorder.lastEvents(matches, tail)];
  const most = waiting.length + maxWaitingEvents;
  let stop = (): void => {};
  let wake = (): void => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      stop = recorder.subscribe((event, message) => {
        // Waking for an event of another reader would end `pull` without a piece, and it would not be called again.
        if (!isWanted(event)) return;
        waiting.push(message);
        wake();
        if (waiting.length <= most) return;
        stop();
        controller.close();
      });
    },
    async pull(controller) {
      if (waiting.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (waiting.length > 0) controller.enqueue(takePiece(waiting));
    },
    cancel: () => stop(),
  });
}

const givesCalls = ({ z, callSummary }: SchemaKit) => ({ 200: z.looseObject({ requests: z.array(callSummary) }) });

/** The query parameters that filter calls. */
const takesFilter = ({ z, text }: SchemaKit) => ({
  query: z.looseObject({
    path: text('A path, in which * matches any text.').optional(),
    method: text('The HTTP method, in upper or lower case.').optional(),
  }),
});

const takesTail = (kit: SchemaKit) => ({
  query: takesFilter(kit).query.extend({
    tail: kit.z
      .string()
      .regex(/^\d{1,6}$/, 'mock-tail')
      .describe('Number of recorded calls to send first, up to 1000 (default: 100).')
      .optional(),
  }),
});

export const callRoutes: readonly Route[] = [
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock/requests',
    name: 'ListRequests',
    summary: 'The last 1000 calls, the oldest first, with headers and bodies.',
    takes: takesFilter,
    gives: givesCalls,
    sample: { query: { path: '/api/*' } },
    answer: (context) => context.json({ requests: inspectionOf(context).recorder.list(filterOf(context)) }),
  },
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock/requests/:id',
    name: 'ReadRequest',
    summary: 'One call, with headers and bodies.',
    takes: ({ z, text }) => ({ params: z.looseObject({ id: text('Number of the call.') }) }),
    gives: ({ callSummary, refusal }) => ({ 200: callSummary, 404: refusal }),
    sample: { params: { id: '{ListRequests/requests/0/id}' } },
    answer(context) {
      const id = context.req.param('id') ?? '';
      const call = inspectionOf(context).recorder.get(Number(id));
      if (call) return context.json(call);
      return context.json(
        { code: 'admin-call-unknown', error: formatMessage(messages['admin-call-unknown'], { id }) },
        404,
      );
    },
  },
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock/events',
    name: 'FollowRequests',
    summary:
      'Server-Sent Events: `call` for each recorded and each new call, `cleared` when calls are removed, `session` when settings change.',
    takes: takesTail,
    gives: ({ refusal }) => ({ 200: 'text/event-stream', 503: refusal }),
    answer(context) {
      const { recorder } = inspectionOf(context);
      const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
      // A stream never ends, and the client does not read it.
      if (context.req.method === 'HEAD') return context.body(null, 200, headers);
      if (recorder.listenerCount >= maxReaders) return refuseReader(context);
      return context.body(eventStream(recorder, filterOf(context), tailOf(context)), 200, headers);
    },
  },
  {
    ...mockRoute,
    method: 'GET',
    path: '/__mock/har',
    name: 'ReadHar',
    summary: 'The calls as an HTTP Archive 1.2.',
    takes: takesFilter,
    gives: ({ z, text }) => ({
      200: z.looseObject({ log: z.looseObject({ version: text('1.2'), entries: z.array(z.looseObject({})) }) }),
    }),
    answer: (context) =>
      context.json(
        harOf(inspectionOf(context).recorder.list(filterOf(context)), new URL(context.req.url).origin),
        200,
        {
          'content-disposition': 'attachment; filename="mock.har"',
        },
      ),
  },
  {
    ...mockRoute,
    method: 'DELETE',
    path: '/__mock/requests',
    name: 'ClearRequests',
    summary: 'Removes calls from the list.',
    takes: takesFilter,
    gives: ({ z, count }) => ({ 200: z.looseObject({ removed: count('Number of removed calls.') }) }),
    answer: (context) => context.json({ removed: inspectionOf(context).recorder.remove(filterOf(context)) }),
  },
];
