/** The calls that were recorded: as a list, one by one, as they come, and as a HAR. */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { harOf } from '../recorder/har.ts';
import { type Matches, type Recorder, type RecorderEvent, summaryOf } from '../recorder/recorder.ts';
import { type Kit, own, type Route } from '../route.ts';
import { inspectedBy } from './inspected.ts';
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

const givesCalls = ({ z, callSummary }: Kit) => ({ 200: z.looseObject({ requests: z.array(callSummary) }) });

/** Which calls; the session too, where the caller names one. */
const takesFilter = ({ z, text }: Kit) => ({
  query: z.looseObject({
    path: text('A path, in which * stands for any text.').optional(),
    method: text('In either case.').optional(),
  }),
});

export const callRoutes: readonly Route[] = [
  {
    ...own,
    method: 'GET',
    path: '/__mock/requests',
    name: 'ListRequests',
    summary: 'The last 1000 calls, the oldest first, with headers and bodies.',
    takes: takesFilter,
    gives: givesCalls,
    sample: { query: { path: '/api/*' } },
    answer: (context) => context.json({ requests: inspectedBy(context).recorder.list(wanted(context)) }),
  },
  {
    ...own,
    method: 'GET',
    path: '/__mock/requests/unmatched',
    name: 'ListUnmatchedRequests',
    summary: 'Those of them for which there is no route, each with what was probably meant.',
    takes: takesFilter,
    gives: givesCalls,
    answer(context) {
      const matches = wanted(context);
      const { recorder } = inspectedBy(context);
      return context.json({ requests: recorder.list((call) => call.route === null && matches(call)) });
    },
  },
  {
    ...own,
    method: 'GET',
    path: '/__mock/requests/:id',
    name: 'ReadRequest',
    summary: 'One call, with headers and bodies.',
    takes: ({ z, text }) => ({ params: z.looseObject({ id: text('Its number in the list.') }) }),
    gives: ({ callSummary, refusal }) => ({ 200: callSummary, 404: refusal }),
    sample: { params: { id: '{ListRequests/requests/0/id}' } },
    answer(context) {
      const id = context.req.param('id') ?? '';
      const call = inspectedBy(context).recorder.get(Number(id));
      if (call) return context.json(call);
      return context.json(
        { code: 'admin-call-unknown', error: formatMessage(messages['admin-call-unknown'], { id }) },
        404,
      );
    },
  },
  {
    ...own,
    method: 'GET',
    path: '/__mock/events',
    name: 'FollowRequests',
    summary: 'Server-Sent Events: `call` for each that there is and comes, `cleared`, `session` when one is set.',
    takes: takesFilter,
    gives: () => ({ 200: 'text/event-stream' }),
    answer: (context) =>
      context.body(
        eventStream(inspectedBy(context).recorder, wanted(context)).pipeThrough(new TextEncoderStream()),
        200,
        { 'content-type': 'text/event-stream; charset=utf-8' },
      ),
  },
  {
    ...own,
    method: 'GET',
    path: '/__mock/har',
    name: 'ReadHar',
    summary: 'The calls as an HTTP Archive 1.2.',
    takes: takesFilter,
    gives: ({ z, text }) => ({
      200: z.looseObject({ log: z.looseObject({ version: text('1.2'), entries: z.array(z.looseObject({})) }) }),
    }),
    answer: (context) =>
      context.json(harOf(inspectedBy(context).recorder.list(wanted(context)), new URL(context.req.url).origin), 200, {
        'content-disposition': 'attachment; filename="mock.har"',
      }),
  },
  {
    ...own,
    method: 'DELETE',
    path: '/__mock/requests',
    name: 'ClearRequests',
    summary: 'Removes calls from the list.',
    takes: takesFilter,
    gives: ({ z, count }) => ({ 200: z.looseObject({ removed: count('How many there were.') }) }),
    answer: (context) => context.json({ removed: inspectedBy(context).recorder.remove(wanted(context)) }),
  },
];
