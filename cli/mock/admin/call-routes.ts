/** The calls that were recorded: as a list, one by one, as they come, and as a HAR. */
import type { Context } from 'hono';
import { say } from '../../../core/model/words.ts';
import { harOf } from '../recorder/har.ts';
import { type Matches, type Recorder, type RecorderEvent, summaryOf } from '../recorder/recorder.ts';
import type { AdminRoute } from './admin-route.ts';
import { messages } from './messages.en.ts';

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A path in which `*` stands for any text; without one, the query does not count. */
const pathMatches = (pattern: string, url: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`, 's').test(url.replace(/\?.*$/s, ''));

/** By `?path=`, `?method=` and, where the caller names one, session. */
function wanted({ req }: Context): Matches {
  const { path, method } = req.query();
  const session = req.header('x-mock-session') ?? req.query('__session');
  return (call) =>
    (session === undefined || call.session === session) &&
    (method === undefined || call.method === method.toUpperCase()) &&
    (path === undefined || pathMatches(path, call.url));
}

const eventText = ({ type, ...data }: RecorderEvent): string => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** Events that a reader may be behind; who is further behind has to connect again, and gets the list anew. */
const patience = 10_000;

/** What there is, then all that comes (Server-Sent Events). */
function eventStream(recorder: Recorder, matches: Matches): ReadableStream<string> {
  let stop = (): void => {};
  const isWanted = (event: RecorderEvent): boolean => event.type !== 'call' || matches(event.call);
  return new ReadableStream<string>({
    start(controller) {
      // Also tells a browser that the connection stands.
      controller.enqueue('retry: 1000\n\n');
      for (const call of recorder.list(matches)) controller.enqueue(eventText({ type: 'call', call: summaryOf(call) }));
      stop = recorder.listen((event) => {
        if (isWanted(event)) controller.enqueue(eventText(event));
        if ((controller.desiredSize ?? 0) > -patience) return;
        stop();
        controller.close();
      });
    },
    cancel: () => stop(),
  });
}

function oneCall(context: Context, recorder: Recorder): Response {
  const id = context.req.param('id') ?? '';
  const call = recorder.get(Number(id));
  if (call) return context.json(call);
  return context.json({ code: 'admin-call-unknown', error: say(messages['admin-call-unknown'], { id }) }, 404);
}

export const callRoutes: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/__mock/requests',
    answer: (context, _, { recorder }) => context.json({ requests: recorder.list(wanted(context)) }),
  },
  {
    method: 'DELETE',
    path: '/__mock/requests',
    answer: (context, _, { recorder }) => context.json({ removed: recorder.remove(wanted(context)) }),
  },
  {
    method: 'GET',
    path: '/__mock/requests/unmatched',
    answer(context, _, { recorder }) {
      const matches = wanted(context);
      return context.json({ requests: recorder.list((call) => call.route === null && matches(call)) });
    },
  },
  {
    method: 'GET',
    path: '/__mock/requests/:id',
    answer: (context, _, { recorder }) => oneCall(context, recorder),
  },
  {
    method: 'GET',
    path: '/__mock/events',
    answer: (context, _, { recorder }) =>
      context.body(eventStream(recorder, wanted(context)).pipeThrough(new TextEncoderStream()), 200, {
        'content-type': 'text/event-stream; charset=utf-8',
      }),
  },
  {
    method: 'GET',
    path: '/__mock/har',
    answer: (context, _, { recorder }) =>
      context.json(harOf(recorder.list(wanted(context)), new URL(context.req.url).origin), 200, {
        'content-disposition': 'attachment; filename="mock.har"',
      }),
  },
];
